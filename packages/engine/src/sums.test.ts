import { describe, expect, it } from 'vitest';
import { toy } from '../test/toy.ts';
import type { Sum } from './events.ts';
import { say } from './say.ts';
import { eventText } from './speech.ts';
import { sumPhrases, sumText } from './sums.ts';

const NAMES = ['Weaponmaster', 'Curse'];
const speaker = {
  language: 'en',
  phrases: {
    ...sumPhrases.en,
    'part.aura': '{0} {1}',
    'part.die': 'die {1}',
    'event.won': '{0} against {1}',
  },
  reader: -1,
  nameOf: ({ id }: { id: number }) => NAMES[id],
} as const;

const own: Sum = [
  { origin: 'printed', def: 3, by: 2 },
  { origin: 'printed', def: 4, by: 3 },
  { origin: 'aura', def: 0, by: 1 },
  { origin: 'aura', def: 1, by: -2 },
  { origin: 'die', def: -1, by: 4 },
];

describe('a sum in words', () => {
  it('names its parts, but shows printed values as one number', () => {
    expect(say(speaker, sumText(own))).toBe('5 + Weaponmaster 1 − Curse 2 + die 4 = 8');
  });

  it('is a number if no part has a name', () => {
    expect(say(speaker, sumText([{ origin: 'printed', def: -1, by: 3 }]))).toBe('3');
    expect(say(speaker, sumText([]))).toBe('0');
    expect(say(speaker, sumText([{ origin: 'die', def: -1, by: 4 }]))).toBe('die 4');
  });

  it('begins with 0 before a subtraction, and explains a total of 0', () => {
    const curse = { origin: 'aura', def: 1, by: -2 };
    expect(say(speaker, sumText([curse, { origin: 'floor', def: -1, by: 2 }]))).toBe('0 − Curse 2, so 0');
    expect(say(speaker, sumText([curse, { origin: 'die', def: -1, by: 4 }]))).toBe('0 − Curse 2 + die 4 = 2');
  });

  it('names a part that is no definition by its own kind', () => {
    const named = { ...speaker, nameOf: ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}` };
    expect(say(named, sumText([{ origin: 'aura', kind: 'item', def: 7, by: 2 }]))).toBe('item 7 2');
  });

  it('stands in the sentence of an event', () => {
    const text = eventText(toy, { type: 'won', args: [own, []] });
    expect(say(speaker, text)).toBe('5 + Weaponmaster 1 − Curse 2 + die 4 = 8 against 0');
  });
});
