import { describe, expect, it } from 'vitest';
import { number } from './args.ts';
import { ContentError } from './compile.ts';
import { effectsAbout } from './effects.ts';
import type { MatchState } from './match.ts';
import { noReactions, type ReactionQueue } from './reactions.ts';
import { card, type Infer, int, struct } from './schema.ts';
import { type HappeningPhrasing, type Query, type Standing, see, seePart, sourcesOf } from './sources.ts';
import { type StandingCompiler, standingAt } from './standing.ts';
import type { Tell } from './vocabulary.ts';

/** Two players with sources in force, a common table, and two values of which one depends on the other. */
interface Field extends MatchState {
  readonly printed: readonly number[];
  readonly owned: readonly (readonly Standing[])[];
  readonly table: readonly Standing[];
  readonly reactions: ReactionQueue;
  readonly fired: number[];
}

const aboutSchema = struct({ you: int, card, amount: int });
const effects = effectsAbout<Field, Infer<typeof aboutSchema>>(aboutSchema);
const mute: Tell = { en: () => '', fr: () => '' };

const VALUES = ['strength', 'speed'] as const;
const ACTS = ['attack', 'rest'] as const;
/** More than the bits of a number. */
const HAPPENINGS = Array.from({ length: 40 }, (_, i) => `happening-${i}`);

const happenings = Object.fromEntries(
  HAPPENINGS.map((name, code): [string, HappeningPhrasing<Field>] => [
    name,
    { code, args: {}, text: mute, matches: (_m, owner, _args, a) => owner < 0 || owner === a },
  ]),
);

const vocabulary = {
  words: { nothing: effects.word({ args: {}, text: mute, run: () => {} }) },
  families: {
    amount: {
      number: effects.phrasing<number>()({
        args: { number },
        text: mute,
        value: (_m, _about, a) => a.number,
      }),
      speed: effects.phrasing<number>()({ args: {}, text: mute, value: (m, { you }) => speedOf(m, you) }),
    },
    condition: {
      fast: effects.phrasing<boolean>()({ args: {}, text: mute, value: (m, { you }) => speedOf(m, you) > 3 }),
    },
    happening: happenings,
  },
};

function visit(m: Field, q: Query): void {
  m.printed.forEach((strength, seat) => {
    if (q.subject >= 0 && q.subject !== seat) return;
    seePart(q, VALUES.indexOf('strength'), strength, seat, 'printed', seat);
  });
  m.owned.forEach((owned, seat) => {
    for (const standing of owned) see(q, standing, seat, 'card', 7);
  });
  for (const standing of m.table) see(q, standing, -1, 'table', 9);
}

const sources = sourcesOf<Field, Infer<typeof aboutSchema>>({
  visit,
  about: (_m, owner, subject) => ({ you: owner < 0 ? subject : owner, card: -1, amount: 0 }),
  reaches: (_m, owner, reach, subject) => owner < 0 || (reach === 0 ? owner === subject : owner !== subject),
  ruleOf: (act) => `TOY-1${act}`,
  watching: {
    of: (m) => m.reactions,
    mayFire: (m, _owner, { id }) => !m.fired.includes(id) && m.fired.push(id) > 0,
  },
});

function speedOf(m: Field, seat: number): number {
  return sources.sum(m, VALUES.indexOf('speed'), seat);
}

function strengthOf(m: Field, seat: number): number {
  return sources.sum(m, VALUES.indexOf('strength'), seat);
}

function compiler(): StandingCompiler {
  return { vocabulary, nodes: [], triggers: [], standing: { values: VALUES, acts: ACTS, reaches: ['foe'] } };
}
const c = compiler();
const standing = (written: object) => standingAt(c, written as never, ['card']);

function field(owned: readonly (readonly object[])[], table: readonly object[] = []): Field {
  return {
    printed: [3, 5],
    owned: owned.map((list) => list.map(standing)),
    table: table.map(standing),
    reactions: noReactions(),
    fired: [],
  } as unknown as Field;
}

describe('a value', () => {
  it('is the sum of its printed part, one’s own, the others’ and the table’s', () => {
    const m = field(
      [[{ while: [{ strength: 2 }] }], [{ while: [{ strength: -1, foe: true }] }]],
      [{ while: [{ strength: 10 }] }],
    );
    expect([strengthOf(m, 0), strengthOf(m, 1)]).toEqual([3 + 2 - 1 + 10, 5 + 10]);
  });

  it('has parts that add up to it, each with where it comes from', () => {
    const m = field([[{ while: [{ strength: 2 }, { strength: 0 }] }], []], [{ while: [{ strength: 4 }] }]);
    const parts = sources.partsOf(m, VALUES.indexOf('strength'), 0);
    expect(parts).toEqual([
      { origin: 'printed', def: 0, owner: 0, by: 3 },
      { origin: 'card', def: 7, owner: 0, by: 2 },
      { origin: 'table', def: 9, owner: -1, by: 4 },
    ]);
    expect(parts.reduce((sum, { by }) => sum + by, 0)).toBe(strengthOf(m, 0));
  });

  it('may depend on another value, at any depth', () => {
    const m = field([[{ while: [{ speed: 4 }, { strength: 'speed', if: 'fast' }] }], []]);
    expect([strengthOf(m, 0), strengthOf(m, 1)]).toEqual([7, 5]);
  });

  it('is correct again after a condition threw during a walk', () => {
    const m = field([[{ while: [{ strength: 1, if: 'fast' }] }], []]);
    const broken = {
      ...m,
      owned: [[{ modifiers: [{ value: 0, reach: 0 }], prohibitions: [], triggers: [] }]],
    };
    expect(() => strengthOf(broken as never, 0)).toThrow();
    expect(strengthOf(m, 0)).toBe(3);
  });
});

describe('a prohibition', () => {
  it.each([
    [{ forbid: ['attack'] }, [true, false]],
    [{ forbid: [{ act: 'attack', foe: true }] }, [false, true]],
    [{ forbid: [{ act: 'attack', if: 'fast' }] }, [false, false]],
    [{ forbid: ['rest'] }, [false, false]],
  ])('%j of the first player forbids an attack to %j', (written, expected) => {
    const m = field([[written], []]);
    const forbidden = [0, 1].map((seat) => sources.whyForbidden(m, ACTS.indexOf('attack'), seat));
    expect(forbidden.map((why) => why?.rule)).toEqual(expected.map((is) => (is ? 'TOY-10' : undefined)));
  });
});

describe('a trigger', () => {
  const on = (happening: string, more: object = {}) => ({
    when: [{ on: happening, do: 'nothing', ...more }],
  });

  it('is queued with its owner; the table’s with the seat that it happened to', () => {
    const m = field([[on('happening-39')], [on('happening-39')]], [on('happening-39'), on('happening-7')]);
    sources.notice(m, 39, 1, -1, -1);
    const [own, table] = [m.owned[1][0].triggers[0].effect, m.table[0].triggers[0].effect];
    expect(m.reactions.waiting).toEqual([own, 1, table, 1]);
  });

  it('acts as often as the game allows, and only where its condition holds', () => {
    const m = field([[on('happening-3', { once: true }), on('happening-3', { if: 'fast' })], []]);
    sources.notice(m, 3, 0, -1, -1);
    sources.notice(m, 3, 0, -1, -1);
    expect(m.reactions.waiting).toEqual([m.owned[0][0].triggers[0].effect, 0]);
  });

  it('is not fired by a triggered effect', () => {
    const m = field([[on('happening-3')], []]);
    m.reactions.isReacting = true;
    sources.notice(m, 3, 0, -1, -1);
    expect(m.reactions.waiting).toEqual([]);
  });
});

describe('an error in a written source', () => {
  it.each<[object, (string | number)[], string]>([
    [{ while: [{ strenght: 1 }] }, ['while', 0], 'unknown word "strenght"; did you mean "strength"?'],
    [
      { while: [{ strength: 1, speed: 1 }] },
      ['while', 0],
      'a modifier changes one value; write another for the next',
    ],
    [{ forbid: ['atack'] }, ['forbid', 0, 'act'], 'unknown word "atack"; did you mean "attack"?'],
    [{ when: [{ on: 'happening-1' }] }, ['when', 0, 'do'], '"do" is missing; expected an effect'],
  ])('%j is refused with its place', (written, path, message) => {
    expect(() => standing(written)).toThrow(new ContentError(['card', ...path], message));
  });
});
