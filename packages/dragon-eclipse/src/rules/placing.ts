/** DE-ETOK-04 to DE-ETOK-11: how Elemental tokens come into the Arena. */
import { allow, ask, compute, computeOr, done, go, type Next, type Phrased } from '@tabard/engine';
import type { ArgsAt, EffectVars, FighterId, InCombat, Space, Steps } from '../state.ts';
import {
  colourOf,
  distance,
  enemySide,
  fighterAt,
  geometry,
  hasTokenAt,
  isEnemy,
  spaceOf,
  terrainAt,
  tokenAt,
} from './facts.ts';
import { deciderFor, isPosition } from './targets.ts';
import { putToken, putTokenFrom, roomForTokens, takeToken } from './tokens.ts';

interface PlaceArgs {
  readonly count: Phrased<number>;
  readonly range: Phrased<number> | undefined;
  readonly at: 'foe' | 'here' | undefined;
  readonly apart: true | undefined;
}

/** DE-ETOK-07, DE-ETOK-08. RULING DE-SUMM-07: a Summon also needs a space without a standee. */
function mayHold(m: InCombat, fighter: FighterId, space: Space): boolean {
  if (!isPosition(m, space) || terrainAt(m, space) || tokenAt(m, colourOf(m, fighter), space) >= 0)
    return false;
  return !(isEnemy(m, fighter) && enemySide(m).summon !== undefined && fighterAt(m, space) >= 0);
}

function hasTokenBeside(m: InCombat, fighter: FighterId, space: Space): boolean {
  const g = geometry(m);
  for (let d = 0; d < 6; d++) {
    const next = g.neighbours[space * 6 + d];
    if (next >= 0 && hasTokenAt(m, fighter, next)) return true;
  }
  return false;
}

/** The spaces that the effect allows; for an Enemy only those nearest to its opponent: DE-ETOK-05. */
function placeableSpaces(m: InCombat, v: EffectVars, a: PlaceArgs): number[] {
  const from = spaceOf(m, v);
  const range = computeOr(m, v, a.range, 1);
  const foe = m.combat.fighters[v.foe].space;
  const found: number[] = [];
  for (let space = 0; space < m.combat.terrain.length; space++) {
    if (a.at === 'foe' && space !== foe) continue;
    if (a.at === 'here' && space !== from) continue;
    if (a.at !== 'here' && (a.at !== 'foe' || a.range !== undefined) && distance(m, from, space) > range)
      continue;
    if (mayHold(m, v.you, space) && !(a.apart && hasTokenBeside(m, v.you, space))) found.push(space);
  }
  return isEnemy(m, v.you) ? nearest(m, found, foe) : found;
}

function nearest(m: InCombat, spaces: readonly number[], to: number): number[] {
  let least = 99;
  for (const space of spaces) least = Math.min(least, distance(m, space, to));
  return spaces.filter((space) => distance(m, space, to) === least);
}

/** The tokens that one at the limit may move; for an Enemy those farthest from its opponent: DE-ETOK-11. */
function movableTokens(m: InCombat, fighter: FighterId, opponent: FighterId): number[] {
  const found: number[] = [];
  for (let space = 0; space < m.combat.terrain.length; space++)
    if (hasTokenAt(m, fighter, space)) found.push(space);
  if (!isEnemy(m, fighter)) return found;
  const foe = m.combat.fighters[opponent].space;
  let most = -1;
  for (const space of found) most = Math.max(most, distance(m, space, foe));
  return found.filter((space) => distance(m, space, foe) === most);
}

/** The token taken up lies nowhere while its new space is chosen: `v.origin` of the effect stays as it is. */
function next(m: InCombat, v: EffectVars, count: number): Next<'place' | 'take'> {
  if (v.called >= count) return done(v.called);
  return go(roomForTokens(m, v.you) > 0 ? 'place' : 'take');
}

/** How many are placed is counted in `called`; DE-ETOK-10: at the limit one of the own tokens is moved. */
export const placeSteps = (args: ArgsAt<PlaceArgs>): Steps => ({
  next: (m, v) => next(m, v, compute(m, v, args(m, v).count)),
  take: ask({
    kind: 'take-token',
    rule: 'DE-ETOK-10',
    auto: true,
    batch: true,
    who: (m, v) => deciderFor(m, v),
    about: (_m, v) => [{ kind: 'token', id: v.you }],
    offer: (m, v, offer) => {
      for (const space of movableTokens(m, v.you, v.foe)) allow(offer, 'take-token', space);
    },
    none: (_m, v) => done(v.called),
    then: (m, v, answer) => {
      takeToken(m, v.you, answer.refs[0]);
      v.at = answer.refs[0] + 1;
      return go('place');
    },
  }),
  place: ask({
    kind: 'place-token',
    rule: 'DE-ETOK-04',
    auto: true,
    batch: true,
    orders: (m, v, options) => v.at === 0 && compute(m, v, args(m, v).count) - v.called >= options.length,
    who: (m, v) => deciderFor(m, v),
    about: (_m, v) => [
      { kind: 'fighter', id: v.you },
      { kind: 'token', id: v.you },
    ],
    offer: (m, v, offer) => {
      const spaces = placeableSpaces(m, v, args(m, v));
      for (const space of spaces) allow(offer, 'place-token', space);
      if (v.at > 0 && !isEnemy(m, v.you) && !spaces.includes(v.at - 1)) allow(offer, 'place-token', v.at - 1);
    },
    none: (m, v) => {
      if (v.at > 0) putToken(m, v.you, v.at - 1);
      v.at = 0;
      return done(v.called);
    },
    then: (m, v, answer) => {
      if (v.at > 0) putTokenFrom(m, v.you, v.at - 1, answer.refs[0]);
      else putToken(m, v.you, answer.refs[0]);
      v.at = 0;
      v.called++;
      return go('next');
    },
  }),
});
