/** DE-RL-MYST-01, DE-RL-MYST-07: a Mystery card, its top by each player, its bottom once for all. */
import { allow, call, done, go, happen, type Next } from '@tabard/engine';
import { ABOUT_ALL, lines } from '../../tale/handles.ts';
import { decide, jointly } from '../../tale/joint.ts';
import { type InRun, readyArtifact, runDefOf } from '../facts.ts';
import { mystery } from '../handles.ts';
import { exhaust, turnUpMystery } from '../verbs.ts';
import { runProcedure } from './procedure.ts';

interface MysteryVars {
  card: number;
  seat: number;
  isTopOnly: boolean;
}

/** Guiding Grass: one more card. */
const further = jointly({
  kind: 'another-mystery',
  rule: 'DE-RL-ART-06',
  about: (m: InRun) => [{ kind: 'artifact', id: readyArtifact(m, 'mystery-resolved') }],
  offer: (m: InRun, _v: MysteryVars, offer) => {
    allow(offer, 'use-artifact', readyArtifact(m, 'mystery-resolved'));
    allow(offer, 'pass');
  },
  then: (m: InRun, _v, { verb, refs }): Next<'end'> => {
    if (verb === 'pass') return go('end');
    exhaust(m, refs[0]);
    return resolveMystery(turnUpMystery(m), 'end');
  },
});

const resolving = runProcedure(
  mystery,
  {
    begin: (m, v) => {
      happen(m, 'mystery-met', v.card);
      return go('top');
    },
    top: (m, v) => {
      if (v.seat >= m.seats) return go(v.isTopOnly ? 'end' : 'bottom');
      const seat = v.seat++;
      return lines.perform(runDefOf(m).mysteries[v.card].top, { ...ABOUT_ALL, you: seat }, 'top');
    },
    bottom: (m, v) => lines.perform(runDefOf(m).mysteries[v.card].bottom, ABOUT_ALL, 'after'),
    after: (m) =>
      readyArtifact(m, 'mystery-resolved') < 0 ? go('end') : decide(m, 'further', 'further-together'),
    further: further.alone,
    'further-together': further.together,
    end: () => done(),
  },
  { shows: (_m, v) => ({ kind: 'mystery', card: v.card, isTopOnly: v.isTopOnly }) },
);

/** Resolves a card, then goes on with the step `back`; the top section alone where a shortcut says so. */
export function resolveMystery<S extends string>(
  card: number,
  back: S,
  sections: 'both' | 'top' = 'both',
): Next<S, never> {
  return call(mystery, { card, seat: 0, isTopOnly: sections === 'top' }, back);
}

export const mysteries = [resolving];
