/** Effects whose ranges are counted from a token or from a marked space. */
import { allow, ask, call, done, go, type Node } from '@tabard/engine';
import { MARKERS, type Marker } from '../defs.ts';
import { type About, type ArgsAt, effects, type InCombat, type Steps } from '../state.ts';
import { isPlace } from './facts.ts';
import { fromEach } from './handles.ts';
import { procedure } from './procedure.ts';
import { deciderFor, isPosition } from './targets.ts';

export const ORIGINS = ['token', 'tokens', 'summons', 'foe', ...MARKERS] as const;

export interface FromArgs {
  readonly origin: (typeof ORIGINS)[number];
  readonly or: Marker | undefined;
  readonly do: Node;
}

/** The spaces that ranges may be counted from. */
export function originsOf(m: InCombat, about: About, args: FromArgs): number[] {
  if (args.origin === 'foe') return [m.combat.fighters[about.foe].space];
  const kind = args.origin === 'tokens' || args.origin === 'summons' ? 'token' : args.origin;
  const found: number[] = [];
  for (let space = 0; space < m.combat.terrain.length; space++) {
    if (!isPosition(m, space)) continue;
    const isOther = args.or !== undefined && isPlace(m, about.you, space, args.or);
    if (isOther || isPlace(m, about.you, space, kind)) found.push(space);
  }
  return found;
}

export function canStartFrom(m: InCombat, about: About, args: FromArgs): boolean {
  return originsOf(m, about, args).length > 0;
}

export const fromSteps = (args: ArgsAt<FromArgs>): Steps => ({
  begin: (m, v) => {
    const a = args(m, v);
    if (a.origin !== 'tokens' && a.origin !== 'summons') return go('choose');
    return call(fromEach, { ...effects.aboutOf(v), node: a.do, left: originsOf(m, v, a) }, 'end');
  },
  choose: ask({
    kind: 'origin',
    rule: 'DE-RANGE-01',
    auto: true,
    who: (m, v) => deciderFor(m, v),
    offer: (m, v, offer) => {
      for (const space of originsOf(m, v, args(m, v))) allow(offer, 'from', space);
    },
    none: () => done(0),
    then: (m, v, answer) => effects.perform(args(m, v).do, { ...v, origin: answer.refs[0] }, 'end'),
  }),
  end: (m) => done(m.result),
});

/** DE-SUMM-08: each in turn, in an order that the player picks; one that is gone by then does nothing. */
export const startingFrom = [
  procedure(fromEach, {
    choose: ask({
      kind: 'next-origin',
      rule: 'DE-SUMM-08',
      auto: true,
      orders: () => true,
      who: (m, v) => deciderFor(m, v),
      offer: (m, v, offer) => {
        for (const space of v.left) if (isPlace(m, v.you, space, 'token')) allow(offer, 'from', space);
      },
      none: () => done(0),
      then: (_m, v, answer) => {
        const [origin] = answer.refs;
        v.left.splice(v.left.indexOf(origin), 1);
        return effects.perform(v.node, { ...v, origin }, 'choose');
      },
    }),
  }),
];
