import { InputError } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { dragonEclipse as game } from '../src/index.ts';

/** Why a match with these options is refused. */
function refusal(options: unknown, seats = 1): string {
  try {
    game.create({ seed: 'x', seats, options: options as Record<string, unknown> });
  } catch (problem) {
    if (problem instanceof InputError) return problem.message;
    throw problem;
  }
  return 'accepted';
}

describe('options that make no match are refused in one sentence', () => {
  it.each<[string, unknown, number, string]>([
    ['a stray option', { enmy: 'golomo' }, 1, 'unknown option "enmy"; did you mean "enemy"?'],
    [
      'an unknown Mystling',
      { mystling: 'firpel' },
      1,
      'option "mystling": unknown value "firpel"; did you mean "firple"?',
    ],
    [
      'too many Corruptions',
      { corruptions: 6 },
      1,
      'option "corruptions" is 6; expected a whole number from 0 to 5',
    ],
    [
      'half a Corruption',
      { corruptions: 0.5 },
      1,
      'option "corruptions" is 0.5; expected a whole number from 0 to 5',
    ],
    ['a text for a truth', { hardSteel: 'yes' }, 1, 'option "hardSteel" is "yes"; expected true or false'],
    ['nobody', {}, 0, 'dragon-eclipse seats 1 to 2 players; 0 were asked for'],
    ['a crowd', {}, 3, 'dragon-eclipse seats 1 to 2 players; 3 were asked for'],
    [
      'a duel alone',
      { mode: 'quick-battle' },
      1,
      'the mode "quick-battle" is for two players; 1 was asked for',
    ],
    [
      'one element for two, DE-PARTY-03',
      { mystling: 'emberling', partner: 'young-emberling', sameElement: false },
      2,
      'Emberling and Young Emberling have the same main element, fire; expected two different ones, or the option sameElement (DE-PARTY-03)',
    ],
    ['twins', { mystling: 'firple', partner: 'firple' }, 2, 'two players need two different Mystlings'],
    ['a saved deck without one', { deck: 'saved' }, 1, 'the option for a saved deck needs the text of one'],
    [
      'a card that is none',
      { cards: 'strike, strlke' },
      1,
      'unknown Action card "strlke"; did you mean "strike"?',
    ],
    [
      'too few cards',
      { cards: 'strike' },
      1,
      'the saved deck is not legal: A deck has exactly 16 cards; there are fewer. DE-DECK-04',
    ],
    ['a hundred cards', { cards: '99 strike, 1 leap' }, 1, 'a deck text lists at most 99 cards'],
    [
      'a long text',
      { cards: 'x'.repeat(3000) },
      1,
      'option "cards" should be a text of at most 2000 characters',
    ],
    [
      'a deck for another Mystling',
      { cards: 'golomo\n2 stomp' },
      1,
      'the saved deck is not legal: The card belongs to another Mystling. (Stomp) DE-DECK-05',
    ],
    ['no options at all', null, 1, 'expected options with their values, found null'],
    ['options that are a list', [], 1, 'expected options with their values, found []'],
    ['options that are a text', 'x', 1, 'expected options with their values, found "x"'],
  ])('%s', (_, options, seats, told) => {
    expect(refusal(options, seats)).toBe(told);
  });

  it('[DE-PVP-04] a duel on an Arena card without a PvP side', () => {
    const options = { mode: 'quick-battle', draft: false, arena: 'frozen-crater' };
    expect(refusal(options, 2)).toMatch(
      /^the Arena card "frozen-crater" has no PvP side; expected usual or one of /,
    );
  });

  it('an option by the name of what every object has', () => {
    expect(refusal(JSON.parse('{"__proto__": {"mystling": "firple"}}'))).toMatch(
      /^unknown option "__proto__"; /,
    );
  });
});
