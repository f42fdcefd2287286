import {
  ifClause,
  isSingular,
  type Phrased,
  type Phrases,
  type Standing,
  type Telling,
  whenClause,
} from '@tabard/engine';

/** The sentences of the table: questions, answers, events and refusals. */
export const phrases: Phrases = {
  'option.nights': 'Nights',
  'option.replies': 'Cards may be answered',
  'option.customs': 'Customs of the house',
  'ask.act': ['Your turn: play a card or burn one', '{0} plays or burns a card'],
  'ask.reply': '{0} is played: will you answer?',
  'ask.choose-rival': '{0}: whose lantern?',
  'ask.choose-hand': '{0}: whose hand?',
  'ask.choose-effect': '{0}: which?',
  'ask.may': '{0}: will you?',
  'ask.order-effects': 'Which comes first?',
  'do.play': 'play {0}',
  'do.burn': 'burn {0} for 1 light',
  'do.reply': 'answer with {0}',
  'do.choose': '{0}',
  'do.choose-effect': '{0}',
  'do.first': '{1}: {0}',
  'do.pass': 'pass',
  'help.play': 'The card does what it says; others may answer it.',
  'help.burn': 'The card is gone and your lantern gains 1 light.',
  'help.reply': 'Your card answers the one that was played.',
  'help.choose': 'The effect falls on this player.',
  'help.choose-effect': 'This happens, and nothing of the rest.',
  'help.first': 'This happens first, then the rest.',
  'help.pass': 'You do not answer.',
  'event.drew': ['You draw {1}', '{0} draws {1}'],
  'event.played': ['You play {1}', '{0} plays {1}'],
  'event.burnt': ['You burn {1}', '{0} burns {1}'],
  'event.replied': ['You answer with {1}', '{0} answers with {1}'],
  'event.snuffed': '{0} is snuffed out',
  'event.established': '{0} is the custom of the house from now on',
  'event.brightened': ['You gain {1} light', '{0} gains {1} light'],
  'event.dimmed': ['You lose {1} light', '{0} loses {1} light'],
  'event.peeked': ['You look at {1’s} hand', '{0} looks at {1’s} hand', '{0} looks at your hand'],
  'event.night-fell': 'Night {0} falls; the cards are shuffled',
  'event.dawn-came': 'Dawn comes',
  'event.resigned': ['You resign', '{0} resigns'],
  'outcome.dawn': 'The brightest lantern still burns at dawn.',
  'outcome.resigned': 'All others have resigned.',
  'refuse.forbidden': 'The custom of the house forbids it.',
  'refuse.only-as-reply': 'Only in answer to another player’s card.',
  'refuse.no-reply': 'Only on your own turn.',
  'refuse.no-light': 'No light there to lose.',
  'refuse.no-hand': 'No hand there to look at.',
  'refuse.nothing-to-do': 'It would do nothing.',
  'refuse.not-offered': 'Not possible now.',
  'refuse.not-a-choice': 'Not an answer at all.',
  'refuse.not-awaited': 'Nobody asked you.',
  'refuse.decision-passed': 'That question has passed.',
  'refuse.match-over': 'The match is over.',
  'a-card': 'a card',
};

interface Light {
  readonly light: number;
}

/** What each word of the vocabulary says, as a clause without capital and full stop. */
export const clauses = {
  shine: (args: { readonly light: Phrased }, t: Telling) => `gain ${t.phrase(args.light)}`,
  dim: ({ light }: Light) => `make a rival of your choice lose ${light} light`,
  'dim-all': ({ light }: Light) => `make each rival lose ${light} light`,
  draw: (args: { readonly cards: number }) => `draw ${cards(args.cards)}`,
  peek: () => 'look at a rival’s hand',
  take: ({ light }: Light) => `take ${light} light from that player`,
  snuff: () => 'cancel that card',
  number: (args: { readonly number: number }) => `${args.number} light`,
  'brighter-rivals': () => '1 light for each lantern brighter than yours',
  dimmest: () => ifClause('en', 'no lantern is dimmer than yours'),
  dimmed: () => whenClause('en', 'your lantern loses light'),
};

/** A card's whole text. */
export function sentence(clause: string, isReply: boolean): string {
  const whole = isReply ? `when another player plays a card: ${clause}` : clause;
  return `${whole[0].toUpperCase()}${whole.slice(1)}.`;
}

function cards(count: number): string {
  return isSingular('en', count) ? `${count} card` : `${count} cards`;
}

/** The whole text of a custom. */
export function custom({ modifiers, prohibitions, triggers }: Standing, t: Telling): string {
  const parts = [
    ...modifiers.map(({ by }) => `cards that give light give ${t.phrase(by)} more`),
    ...prohibitions.map(() => 'no card is answered'),
    ...triggers.map(
      (trigger) =>
        `${t.phrase(trigger.on)}, ${t.effect(trigger.effect)}${trigger.once ? ' (once a turn)' : ''}`,
    ),
  ];
  return `A custom, for everybody: ${parts.join('; ')}.`;
}
