/** DE-TERR-01: how the Terrain of an Arena card is laid. */
import { allow, ask, computeOr, done, go, happen, type Phrased } from '@tabard/engine';
import { MARKERS, type Marker } from '../defs.ts';
import type { ArgsAt, EffectVars, InCombat, Space, Steps } from '../state.ts';
import { arenaSide, distance, fighterAt, mapSide, tokenAt } from './facts.ts';
import { deciderFor, isPosition } from './targets.ts';

interface TerrainArgs {
  readonly kind: string;
  readonly on: Marker | undefined;
  readonly or: Marker | undefined;
  readonly some: number | undefined;
  readonly range: Phrased<number> | undefined;
  readonly 'not-middle': true | undefined;
  readonly 'not-near-start': true | undefined;
}

function middleOf(m: InCombat): number {
  return (m.combat.terrain.length - 1) / 2;
}

function isMarked(m: InCombat, args: TerrainArgs, space: Space): boolean {
  const wanted = [args.on, args.or].filter((marker) => marker !== undefined);
  if (!wanted.length) return true;
  const marker = mapSide(m).markers[space];
  return marker > 0 && wanted.includes(MARKERS[marker - 1]);
}

function isNearStart(m: InCombat, space: Space): boolean {
  return mapSide(m).starts.some((start) => start >= 0 && distance(m, start, space) <= 1);
}

/** A starting space while the standees still wait beside the Arena, or are not chosen yet. */
function isAwaited(m: InCombat, space: Space): boolean {
  const { fighters } = m.combat;
  return mapSide(m).starts.includes(space) && !(fighters.length && fighters.every((one) => one.space >= 0));
}

/** Spaces that may take the Terrain; never under a standee, a token or other Terrain. */
function spacesFor(m: InCombat, v: EffectVars, args: TerrainArgs): number[] {
  const range = computeOr(m, v, args.range, 99);
  const found: number[] = [];
  for (let space = 0; space < m.combat.terrain.length; space++) {
    if (
      !isPosition(m, space) ||
      m.combat.terrain[space] ||
      !isMarked(m, args, space) ||
      fighterAt(m, space) >= 0
    )
      continue;
    if (tokenAt(m, 0, space) >= 0 || tokenAt(m, 1, space) >= 0 || isAwaited(m, space)) continue;
    if (args['not-middle'] && space === middleOf(m)) continue;
    if (args['not-near-start'] && isNearStart(m, space)) continue;
    if (range < 99 && distance(m, m.combat.fighters[v.you].space, space) > range) continue;
    found.push(space);
  }
  return found;
}

function lay(m: InCombat, kind: string, space: Space): void {
  m.combat.terrain[space] = arenaSide(m).terrain.findIndex(({ id }) => id === kind) + 1;
  happen(m, 'terrain-laid', space);
}

export const terrainSteps = (args: ArgsAt<TerrainArgs>): Steps => ({
  begin: (m, v) => {
    const a = args(m, v);
    if (a.some !== undefined) return go('choose');
    for (const space of spacesFor(m, v, a)) lay(m, a.kind, space);
    return done(0);
  },
  choose: ask({
    kind: 'lay-terrain',
    rule: 'DE-TERR-01',
    auto: true,
    batch: true,
    who: (m, v) => deciderFor(m, v),
    offer: (m, v, offer) => {
      const a = args(m, v);
      if (v.at < (a.some ?? 0)) for (const space of spacesFor(m, v, a)) allow(offer, 'lay', space);
    },
    none: (_m, v) => done(v.at),
    then: (m, v, answer) => {
      lay(m, args(m, v).kind, answer.refs[0]);
      v.at++;
      return go('choose');
    },
  }),
});
