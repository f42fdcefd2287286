/** Effects whose ranges are counted from a token or from a marked space. */
import { type Args, allow, ask, call, done, go, type Step } from '@tabard/engine';
import type { About, EffectVars, InCombat } from '../state.ts';
import { isPlace } from '../vocabulary/conditions.ts';
import { opponentOf } from './facts.ts';
import { fromEach } from './handles.ts';
import { argsOf, perform } from './interpreter.ts';
import { procedure } from './procedure.ts';
import { deciderFor, isPosition } from './targets.ts';

/** The spaces that ranges may be counted from. */
export function originsOf(m: InCombat, about: About, args: Args): number[] {
  if (args.origin === 'foe') return [m.combat.fighters[opponentOf(m, about.you)].space];
  const kind = args.origin === 'tokens' || args.origin === 'summons' ? 'token' : (args.origin as string);
  const found: number[] = [];
  for (let space = 0; space < m.combat.terrain.length; space++) {
    if (!isPosition(m, space)) continue;
    const isOther = args.or !== undefined && isPlace(m, about.you, space, args.or as string);
    if (isOther || isPlace(m, about.you, space, kind)) found.push(space);
  }
  return found;
}

export function canStartFrom(m: InCombat, about: About, args: Args): boolean {
  return originsOf(m, about, args).length > 0;
}

export const fromSteps: Readonly<Record<string, Step<InCombat, EffectVars>>> = {
  begin: (m, v) => {
    const a = argsOf(m, v);
    if (a.origin !== 'tokens' && a.origin !== 'summons') return go('choose');
    const { you, card, slot, amount } = v;
    return call(fromEach, { node: a.do as number, you, card, slot, amount, left: originsOf(m, v, a) }, 'end');
  },
  choose: ask({
    kind: 'origin',
    rule: 'DE-RANGE-01',
    auto: true,
    who: (m, v) => deciderFor(m, v.you),
    offer: (m, v, offer) => {
      for (const space of originsOf(m, v, argsOf(m, v))) allow(offer, 'from', space);
    },
    none: () => done(0),
    then: (m, v, answer) => perform(argsOf(m, v).do as number, { ...v, origin: answer.refs[0] }, 'end'),
  }),
  end: (m) => done(m.result),
};

/** DE-SUMM-08: each in turn, in an order that the player picks; one that is gone by then does nothing. */
export const startingFrom = [
  procedure(fromEach, {
    choose: ask({
      kind: 'next-origin',
      rule: 'DE-SUMM-08',
      auto: true,
      who: (m, v) => deciderFor(m, v.you),
      offer: (m, v, offer) => {
        for (const space of v.left) if (isPlace(m, v.you, space, 'token')) allow(offer, 'from', space);
      },
      none: () => done(0),
      then: (_m, v, answer) => {
        const [origin] = answer.refs;
        v.left.splice(v.left.indexOf(origin), 1);
        const { you, card, slot, amount } = v;
        return perform(v.node, { you, card, slot, origin, amount }, 'choose');
      },
    }),
  }),
];
