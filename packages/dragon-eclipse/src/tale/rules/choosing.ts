/** DE-JOUR-20: one Mystling of the tray is meant, and where several fit the players pick. */
import { allow, done, type Next } from '@tabard/engine';
import { type InTale, sceneOf } from '../facts.ts';
import { choosingMystling } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import { taleProcedure } from './procedure.ts';

const choose = jointly({
  kind: 'choose-mystling',
  rule: 'DE-JOUR-20',
  offer: (m: InTale, v: { among: number[] }, offer) => {
    for (const pocket of v.among) allow(offer, 'choose-mystling', sceneOf(m).tray[pocket].mystling);
  },
  then: (m, _v, { refs }): Next<never> =>
    done(sceneOf(m).tray.findIndex(({ mystling }) => mystling === refs[0])),
});

/** Gives the pocket, or -1 where nobody fits. */
const pick = taleProcedure(choosingMystling, {
  begin: (m, v) => (v.among.length > 1 ? decide(m, 'choose', 'choose-together') : done(v.among[0] ?? -1)),
  choose: choose.alone,
  'choose-together': choose.together,
});

export const choosings = [pick];
