import { contentOf, type Refusal, type Seat, see, sourcesOf } from '@tabard/engine';
import type { About, LampSet, Match } from './state.ts';

/** What a custom may change, forbid and watch, each by its place in the list. */
export const VALUES = ['shine'] as const;
export const ACTS = ['reply'] as const;
export const HAPPENINGS = ['dimmed'] as const;

/** LL-14: the only source there is lies in the middle of the table and is everybody's. */
const sources = sourcesOf<Match, About>({
  visit: (m, q) => {
    for (const card of m.house) {
      const def = m.cards.def[card];
      see(q, contentOf<LampSet>(m).defs[def].custom, -1, 'custom', def);
    }
  },
  about: (_m, owner, subject) => ({ you: owner < 0 ? subject : owner, card: -1, rival: -1, amount: 0 }),
  reaches: () => true,
  ruleOf: () => 'LL-16',
  watching: {
    of: (m) => m.reactions,
    mayFire: (m, _owner, { id }) => {
      if (m.fired.includes(id)) return false;
      m.fired.push(id);
      return true;
    },
  },
});

/** LL-15: how much more light a card gives. */
export function extraLight(m: Match, seat: Seat): number {
  return sources.sum(m, VALUES.indexOf('shine'), seat);
}

export function whyForbidden(m: Match, act: (typeof ACTS)[number], seat: Seat): Refusal | undefined {
  return sources.whyForbidden(m, ACTS.indexOf(act), seat);
}

/** LL-17: lets the custom of the house know. */
export function notice(m: Match, happening: (typeof HAPPENINGS)[number], seat: Seat, light: number): void {
  sources.notice(m, HAPPENINGS.indexOf(happening), seat, light, -1);
}
