/** PvP: each player may once offer the other one Neutral card for one of theirs. */
import { allow, ask, type Def, done, go, happen, type Seat } from '@tabard/engine';
import { eclipseContent } from '../defs.ts';
import type { Match } from '../state.ts';
import { barter, type VarsOf } from './handles.ts';
import { outerProcedure } from './procedure.ts';
import { neutralCopies } from './supply.ts';

/** The Neutral cards in the pile of a player, by definition. */
function neutralsOf(m: Match, seat: Seat): Def[] {
  return eclipseContent(m).defs.flatMap((def, i) =>
    def.type === 'action' && def.kind === 'neutral' && neutralCopies(m, seat, i) > 0 ? [i] : [],
  );
}

function trade(m: Match, { seat, given, wanted }: VarsOf<typeof barter>): void {
  const [one, other] = [m.tamers[seat], m.tamers[1 - seat]];
  one.given.push(given);
  one.gained.push(wanted);
  other.given.push(wanted);
  other.gained.push(given);
  happen(m, 'neutral-traded', seat, given, wanted);
}

/** DE-PVP-QB-03. */
const tradeNeutral = outerProcedure(barter, {
  give: ask({
    kind: 'give-neutral',
    rule: 'DE-PVP-QB-03',
    batch: true,
    who: (_m, v) => v.seat,
    about: (_m, v) => [{ kind: 'seat', id: 1 - v.seat }],
    offer: (m, v, offer) => {
      allow(offer, 'pass');
      for (const def of neutralsOf(m, v.seat)) allow(offer, 'give-card', def);
    },
    then: (_m, v, answer) => {
      if (answer.verb === 'pass') return done();
      [v.given] = answer.refs;
      return go('want');
    },
  }),
  want: ask({
    kind: 'want-neutral',
    rule: 'DE-PVP-QB-03',
    batch: true,
    who: (_m, v) => v.seat,
    about: (_m, v) => [{ kind: 'def', id: v.given }],
    offer: (m, v, offer) => {
      allow(offer, 'pass');
      for (const def of neutralsOf(m, 1 - v.seat)) if (def !== v.given) allow(offer, 'want-card', def);
    },
    then: (_m, v, answer) => {
      if (answer.verb === 'pass') return done();
      [v.wanted] = answer.refs;
      return go('answer');
    },
  }),
  answer: ask({
    kind: 'neutral-trade',
    rule: 'DE-PVP-QB-03',
    who: (_m, v) => 1 - v.seat,
    about: (_m, v) => [
      { kind: 'seat', id: v.seat },
      { kind: 'def', id: v.given },
      { kind: 'def', id: v.wanted },
    ],
    offer: (_m, _v, offer) => {
      allow(offer, 'agree');
      allow(offer, 'pass');
    },
    then: (m, v, answer) => {
      if (answer.verb === 'agree') trade(m, v);
      return done();
    },
  }),
});

export const trading = [tradeNeutral];
