import { type Args, isSingular, type Phrases, type Telling } from '@tabard/engine';

/** The sentences of the table: questions, answers, events and refusals. */
export const phrases: Phrases = {
  'option.nights': 'Nights',
  'option.replies': 'Cards may be answered',
  'ask.act': ['Your turn: play a card or burn one', '{0} plays or burns a card'],
  'ask.reply': '{0} is played: will you answer?',
  'ask.choose-rival': '{0}: whose lantern?',
  'ask.choose-hand': '{0}: whose hand?',
  'ask.choose-effect': '{0}: which?',
  'ask.may': '{0}: will you?',
  'do.play': 'play {0}',
  'do.burn': 'burn {0} for 1 light',
  'do.reply': 'answer with {0}',
  'do.choose': '{0}',
  'do.choose-effect': '{0}',
  'do.pass': 'pass',
  'event.drew': ['You draw {1}', '{0} draws {1}'],
  'event.played': ['You play {1}', '{0} plays {1}'],
  'event.burnt': ['You burn {1}', '{0} burns {1}'],
  'event.replied': ['You answer with {1}', '{0} answers with {1}'],
  'event.snuffed': '{0} is snuffed out',
  'event.brightened': ['You gain {1} light', '{0} gains {1} light'],
  'event.dimmed': ['You lose {1} light', '{0} loses {1} light'],
  'event.peeked': ["You look at {1}'s hand", "{0} looks at {1}'s hand"],
  'event.night-fell': 'Night {0} falls; the cards are shuffled',
  'event.dawn-came': 'Dawn comes',
  'event.resigned': ['You resign', '{0} resigns'],
  'outcome.dawn': 'the brightest lantern at dawn',
  'outcome.resigned': 'all others resigned',
  'refuse.only-as-reply': "Only in answer to another player's card.",
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

/** What each word of the vocabulary says, as a clause without capital and full stop. */
export const clauses = {
  sequence: (args: Args, t: Telling) => tellAll(args.steps, t).join(', then '),
  choose: (args: Args, t: Telling) => `either ${tellAll(args.choose, t).join(' or ')}`,
  may: (args: Args, t: Telling) => `you may ${t.effect(args.may)}`,
  if: (args: Args, t: Telling) =>
    `if ${t.phrase(args.if)}, ${t.effect(args.then)}${args.else === undefined ? '' : `; otherwise ${t.effect(args.else)}`}`,
  shine: (args: Args, t: Telling) => `gain ${t.phrase(args.light)}`,
  dim: (args: Args) => `make a rival of your choice lose ${args.light} light`,
  'dim-all': (args: Args) => `make each rival lose ${args.light} light`,
  draw: (args: Args) => `draw ${cards(args.cards as number)}`,
  peek: () => "look at a rival's hand",
  take: (args: Args) => `take ${args.light} light from that player`,
  snuff: () => 'cancel that card',
  number: (args: Args) => `${args.number} light`,
  'brighter-rivals': () => '1 light for each lantern brighter than yours',
  dimmest: () => 'no lantern is dimmer than yours',
};

/** A card's whole text. */
export function sentence(clause: string, isReply: boolean): string {
  const whole = isReply ? `when another player plays a card: ${clause}` : clause;
  return `${whole[0].toUpperCase()}${whole.slice(1)}.`;
}

function cards(count: number): string {
  return isSingular('en', count) ? `${count} card` : `${count} cards`;
}

function tellAll(nodes: unknown, t: Telling): string[] {
  return (nodes as readonly number[]).map((node) => t.effect(node));
}
