/** DE-JOUR-01 to DE-EXPL-11: reading Scripts, and exploring a map between them. */
import { allow, call, done, go, happen, type Next } from '@tabard/engine';
import { clearArena } from '../../rules/combat.ts';
import { hasRead, type InTale, locationOf, partsHad, sceneOf, spotsSeen, storyOf } from '../facts.ts';
import { ABOUT_ALL, fight, journal, lines } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import { EXITS, type Exit, NO_TIME, ON_EVENT } from '../state.ts';
import { leaveBy, openScript, spendTime } from '../verbs.ts';
import { settleCombat } from './fight.ts';
import { hasSwitched, offerModes } from './hard-modes.ts';
import { offerHeld, useHeld } from './held.ts';
import { taleProcedure } from './procedure.ts';

/** Ways out that lead out of the Journal. */
const LEAVING: readonly Exit[] = ['visit', 'choose-scenario', 'end-scenario', 'end-campaign'];

/** Ways out that lead on between two Scenarios. */
const ELSEWHERE: readonly Exit[] = ['visit', 'choose-scenario'];

/** DE-FIGHT-06: a result Script that does not let the Combat go on ends it. */
function endCombat(m: InTale): void {
  if (!m.combat) return;
  settleCombat(m);
  clearArena(m);
}

/** DE-TIME-03: due as soon as the Exploration is continued. */
function isEventDue(m: InTale): boolean {
  const { time, event, isEventOpen } = sceneOf(m);
  return time === ON_EVENT && event >= 0 && !isEventOpen;
}

/** DE-STATUS-04: Scripts of the status sheet that may be read now, each once. */
export function thresholdScripts(m: InTale): number[] {
  return storyOf(m).statuses.flatMap(({ thresholds }, status) =>
    thresholds
      .filter(({ parts, script }) => partsHad(m, status) >= parts && !hasRead(m, script))
      .map(({ script }) => script),
  );
}

/** DE-EXPL-09: readings beyond the limits cost time, and at last the way out is taken. */
function wander(m: InTale, script: number): number {
  const scene = sceneOf(m);
  const { tiring, wandering } = storyOf(m);
  scene.wandered++;
  if (scene.wandered >= wandering) return locationOf(m)?.out ?? script;
  if (scene.wandered >= tiring) spendTime(m, 1);
  return script;
}

const explore = jointly({
  kind: 'explore',
  rule: 'DE-EXPL-04',
  about: (m) => [{ kind: 'location', id: sceneOf(m).map }],
  offer: (m, _v: { script: number }, offer) => {
    const { locks } = sceneOf(m);
    for (const { script } of spotsSeen(m)) if (!locks.includes(script)) allow(offer, 'read', script);
    for (const script of thresholdScripts(m)) allow(offer, 'remember', script);
    offerHeld(m, offer);
    offerModes(offer);
  },
  then: (m, v, answer): Next<'read' | 'map'> => {
    if (hasSwitched(m, answer)) return go('map');
    const used = useHeld(m, answer, 'map');
    if (used) return used;
    v.script = answer.verb === 'read' ? wander(m, answer.refs[0]) : answer.refs[0];
    return go('read');
  },
});

const readJournal = taleProcedure(
  journal,
  {
    read: (m, v) => {
      openScript(m, v.script);
      return lines.perform(storyOf(m).scripts[v.script].does, ABOUT_ALL, 'page');
    },
    /** The landing of every way out. */
    page: (m, v) => {
      const { exit, exitTo } = m.tale;
      if (exit !== 'resume') endCombat(m);
      // DE-WMAP-11: a place of the World Map that is used during a Scenario leads back to it.
      if (m.tale.scene && ELSEWHERE.includes(exit)) return go('map');
      if (LEAVING.includes(exit)) return done(EXITS.indexOf(exit));
      switch (exit) {
        case 'go':
          v.script = exitTo;
          return go('read');
        case 'back':
          v.script = sceneOf(m).back;
          return go('read');
        case 'combat':
        case 'resume':
          return call(fight, { isResumed: exit === 'resume', pockets: [], aftermath: undefined }, 'fought');
        case 'explore':
          // DE-STATUS-04: what was read between two Scenarios leads back to the World Map.
          return m.tale.scene ? go('map') : done(EXITS.indexOf('visit'));
        default:
          throw new Error(`DE-JOUR-12: Script ${storyOf(m).scripts[v.script].id} has no way out`);
      }
    },
    fought: (m, v) => {
      v.script = m.result;
      return go('read');
    },
    map: (m) => {
      m.tale.script = -1;
      if (isEventDue(m)) return go('event');
      return decide(m, 'explore', 'explore-together');
    },
    event: (m) => {
      const scene = sceneOf(m);
      scene.time = NO_TIME;
      scene.isEventOpen = true;
      leaveBy(m, 'explore');
      m.tale.told = [];
      happen(m, 'event-came', scene.event);
      const { does } = storyOf(m).secrets[scene.event];
      return does === undefined ? go('page') : lines.perform(does, ABOUT_ALL, 'page');
    },
    explore: explore.alone,
    'explore-together': explore.together,
  },
  {
    shows: (m, _v, step) =>
      step === 'explore' || step === 'explore-together'
        ? { kind: 'map', location: sceneOf(m).map }
        : m.tale.script < 0
          ? undefined
          : { kind: 'script', script: m.tale.script },
  },
);

export const journals = [readJournal];
