/** DE-DMG-01, DE-HEAL-01, DE-FAT-03, DE-RES-01: the players divide it between the two Mystlings. */
import { allow, call, done, go, type Next } from '@tabard/engine';
import { MOST_POWER } from '../../state.ts';
import { fatigueLeft, type InTale, sceneOf } from '../facts.ts';
import { sharing } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import type { Pocket } from '../state.ts';
import { canSuffer, empower, heal, hurt, rest, tire } from '../verbs.ts';
import { offerHeld, useHeld } from './held.ts';
import { taleProcedure } from './procedure.ts';

/** What can be divided: how much one Mystling can take, and how it takes it. */
const SHARED = {
  damage: { room: canSuffer, take: hurt },
  heal: { room: (_m: InTale, { damage }: Pocket) => damage, take: heal },
  power: { room: (_m: InTale, { power }: Pocket) => MOST_POWER - power, take: empower },
  rest: { room: (_m: InTale, { fatigue }: Pocket) => fatigue, take: each(rest) },
  // DE-FAT-04: without cards it becomes damage, which no limit but DE-DMG-02 bounds.
  fatigue: { room: () => Number.MAX_SAFE_INTEGER, take: each(tire) },
} as const;
export type Shared = keyof typeof SHARED;

function each(once: (m: InTale, pocket: Pocket) => void) {
  return (m: InTale, pocket: Pocket, amount: number) => {
    for (let i = 0; i < amount; i++) once(m, pocket);
  };
}

interface ShareVars {
  what: Shared;
  amount: number;
}

/** How much the first Mystling may get at least and at most, when as much as possible is given. */
function bounds(m: InTale, { what, amount }: ShareVars): readonly [least: number, most: number] {
  const [first, second] = sceneOf(m).tray;
  const { room } = SHARED[what];
  const most = Math.min(amount, room(m, first));
  if (!second) return [most, most];
  const total = Math.min(amount, room(m, first) + room(m, second));
  return [Math.max(0, total - room(m, second)), Math.min(most, total)];
}

function give(m: InTale, v: ShareVars, toFirst: number): void {
  const { tray } = sceneOf(m);
  const [first, second] = tray;
  const { take, room } = SHARED[v.what];
  // Where nobody has room for any of it, each is told so.
  if (tray.every((one) => room(m, one) < 1)) {
    for (const one of tray) take(m, one, v.amount);
    return;
  }
  const rest = second ? Math.min(v.amount - toFirst, room(m, second)) : 0;
  take(m, first, toFirst);
  if (second) take(m, second, rest);
}

const share = jointly({
  kind: 'share',
  rule: 'DE-DMG-01',
  about: (m, v: ShareVars) => [
    { key: `share.${v.what}`, args: [v.amount] },
    { kind: 'def', id: sceneOf(m).tray[0].mystling },
  ],
  offer: (m, v, offer) => {
    const [least, most] = bounds(m, v);
    for (let toFirst = most; toFirst >= least; toFirst--) allow(offer, 'share', toFirst, v.amount - toFirst);
    // DE-EQUIP-02: before it is assigned.
    offerHeld(m, offer);
  },
  then: (m, v, answer): Next<'begin'> => {
    const used = useHeld(m, answer, 'begin');
    if (used) return used;
    give(m, v, answer.refs[0]);
    return done();
  },
});

const divide = taleProcedure(sharing, {
  begin: (m, v) => {
    const [least, most] = bounds(m, v);
    // DE-FAT-05: nobody is asked where the cards are all gone and nobody can suffer.
    const isIdle =
      v.what === 'fatigue' && fatigueLeft(m) < 1 && sceneOf(m).tray.every((one) => canSuffer(m, one) < 1);
    if (least < most && !isIdle) return decide(m, 'share', 'share-together');
    if (!isIdle) give(m, v, most);
    return go('end');
  },
  share: share.alone,
  'share-together': share.together,
  end: () => done(),
});

/** Divides an amount between the Mystlings, then goes on with the step `back`. */
export function shareOut<S extends string>(what: Shared, amount: number, back: S): Next<S, never> {
  return call(sharing, { what, amount }, back);
}

export { SHARED };
export const divisions = [divide];
