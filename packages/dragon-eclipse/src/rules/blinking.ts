/** DE-TAG-BLINK: to another space without a way between. */
import { allow, ask, compute, done, type Phrased } from '@tabard/engine';
import type { About, ArgsAt, InCombat, Space, Steps } from '../state.ts';
import { distance, isFree, isPlace, type Place } from './facts.ts';
import { enter } from './movement.ts';
import { report } from './report.ts';
import { deciderFor } from './targets.ts';

/** How far, and where to. */
interface BlinkArgs {
  readonly range: Phrased<number>;
  readonly to: 'toward' | 'away' | Place | undefined;
}

/** The spaces that it may lead to; directed ones only the nearest or farthest: DE-TAG-BLINK-ENEMY. */
function landings(m: InCombat, about: About, args: BlinkArgs): number[] {
  const range = compute(m, about, args.range);
  const from = m.combat.fighters[about.you].space;
  const found: number[] = [];
  for (let space = 0; space < m.combat.terrain.length; space++)
    if (distance(m, from, space) <= range && isFree(m, about.you, space) && isWanted(m, about, args, space))
      found.push(space);
  if (args.to !== 'toward' && args.to !== 'away') return found;
  const foe = m.combat.fighters[about.foe].space;
  const sign = args.to === 'toward' ? 1 : -1;
  const now = sign * distance(m, from, foe);
  let best = now;
  for (const space of found) best = Math.min(best, sign * distance(m, space, foe));
  return best === now ? [] : found.filter((space) => sign * distance(m, space, foe) === best);
}

function isWanted(m: InCombat, about: About, args: BlinkArgs, space: Space): boolean {
  if (args.to === undefined || args.to === 'toward' || args.to === 'away') return true;
  return isPlace(m, about.you, space, args.to);
}

export function canBlink(m: InCombat, about: About, args: BlinkArgs): boolean {
  return landings(m, about, args).length > 0;
}

export const blinkSteps = (args: ArgsAt<BlinkArgs>): Steps => ({
  choose: ask({
    kind: 'blink',
    rule: 'DE-TAG-BLINK',
    auto: true,
    who: (m, v) => deciderFor(m, v),
    about: (_m, v) => [{ kind: 'fighter', id: v.you }],
    offer: (m, v, offer) => {
      for (const space of landings(m, v, args(m, v))) allow(offer, 'blink', space);
    },
    none: () => done(0),
    then: (m, v, answer) => {
      const [space] = answer.refs;
      const far = distance(m, m.combat.fighters[v.you].space, space);
      enter(m, v.you, space, 'placed');
      report(m, 'blinked', v.you, space);
      return done(far);
    },
  }),
});
