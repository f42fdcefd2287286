/** DE-RL-PLAY-01 to DE-RL-PLAY-07, DE-RL-BOSS-01 to DE-RL-BOSS-04: a Combat of a Run. */
import { allow, ask, call, type Def, done, go, happen, takes } from '@tabard/engine';
import { eclipseContent } from '../../defs.ts';
import { clearArena, inCombat } from '../../rules/combat.ts';
import { healthOf, remainingHealth } from '../../rules/facts.ts';
import { combat } from '../../rules/handles.ts';
import { usualMap } from '../../rules/setup.ts';
import type { Aftermath, Plan } from '../../state.ts';
import { sceneOf } from '../../tale/facts.ts';
import { exaltedStats, homeOf } from '../../tale/rules/fight.ts';
import { beginWatching, noticeRun, noticeWon } from '../achievements.ts';
import {
  darknessOf,
  hasPerk,
  type InRun,
  isUnlocked,
  pocketOf,
  positionOn,
  readyArtifact,
  spaceAt,
} from '../facts.ts';
import { runFight } from '../handles.ts';
import { BOSSES } from '../state.ts';
import { countDefeated, drawEnemy, exhaust, markBox } from '../verbs.ts';
import { runProcedure } from './procedure.ts';

/** DE-RL-PLAY-02, DE-RL-APERK-05, DE-RL-BOSS-02. */
function isTameable(m: InRun, enemy: Def, isBoss: boolean): boolean {
  return !isBoss && hasPerk(m, 'taming') && !isUnlocked(m.run.sheet, enemy);
}

export function planFor(m: InRun, enemy: Def, isBoss: boolean): Plan {
  const arena = homeOf(m, enemy);
  return {
    enemy,
    arena,
    map: usualMap(m, arena),
    corruptionCount: isBoss ? darknessOf(m, 'boss-corruption') : 0,
    isUnpredictable: false,
    isSteel: false,
    isTameable: isTameable(m, enemy, isBoss),
    goal: 'win',
    first: 0,
    isConcedable: true,
    growth: isBoss ? 1 : 0,
    elementFee: darknessOf(m, 'element-cost'),
    specialFee: darknessOf(m, 'special-cost'),
    slotFee: darknessOf(m, 'slot-power'),
    specialShift: darknessOf(m, 'special-slot'),
    boons: [],
    entrants: sceneOf(m).tray.map(({ mystling, deck, damage, power, fatigue }) => ({
      def: mystling,
      deck: deck.slice(),
      damage,
      power,
      fatigue,
      stats: exaltedStats(m, mystling),
    })),
  };
}

/** DE-RL-OVER-05: damage and Fatigue stay, Power goes; cards removed from play are out for the Run. */
function bringBack(m: InRun, { mystlings }: Aftermath): void {
  const { byId } = eclipseContent(m);
  mystlings.forEach(({ damage, recovered, fatigue, removed }, seat) => {
    const pocket = pocketOf(m, seat);
    pocket.damage = damage + recovered;
    pocket.power = 0;
    pocket.fatigue = fatigue;
    for (const id of removed) {
      const at = pocket.deck.indexOf(byId.get(id) ?? -1);
      if (at >= 0) pocket.deck.splice(at, 1);
    }
  });
}

/** DE-RL-BOSS-04, DE-RL-SHEET-06: the third wins the Run, marks box 3 and completes the map. */
function beatBoss(m: InRun): void {
  const { run } = m;
  run.bosses++;
  happen(m, 'boss-beaten', run.enemy, run.bosses);
  if (run.bosses < BOSSES) return;
  run.state = 'won';
  for (const { mystling } of sceneOf(m).tray) markBox(m, mystling, BOSSES);
  run.isFirstCompletion = run.map === run.sheet.maps;
  if (run.isFirstCompletion) run.sheet.maps++;
}

/** The only beaten Mystling, or -1: one Spare Soul saves one. */
function savedSeat(m: InRun): number {
  const beaten = m.tamers.flatMap((_, seat) => (remainingHealth(inCombat(m), seat) < 1 ? [seat] : []));
  return beaten.length === 1 ? beaten[0] : -1;
}

const fight = runProcedure(
  runFight,
  {
    begin: (m, v) => {
      m.run.enemy = drawEnemy(m, spaceAt(m, positionOn(m)));
      beginWatching(m);
      return call(combat, { plan: planFor(m, m.run.enemy, v.isBoss) }, 'over');
    },
    over: takes(combat, 'aftermath', (m, v) => {
      if (!v.aftermath) throw new Error('a Combat leaves its aftermath');
      const { result, isConceded } = v.aftermath;
      if (result !== 'lose') return go('won');
      const maySpare = !isConceded && readyArtifact(m, 'fatal') >= 0 && savedSeat(m) >= 0;
      return go(maySpare ? 'spare' : 'lost');
    }),
    /** Spare Soul: DE-FIGHT-06, the Combat goes on with 1 remaining Health. */
    spare: ask({
      kind: 'spare-soul',
      rule: 'DE-RL-ART-06',
      who: savedSeat,
      offer: (m, _v, offer) => {
        allow(offer, 'use-artifact', readyArtifact(m, 'fatal'));
        allow(offer, 'pass');
      },
      then: (m, _v, { verb, refs }) => {
        if (verb === 'pass') return go('lost');
        const seat = savedSeat(m);
        exhaust(m, refs[0]);
        inCombat(m).combat.fighters[seat].damage = healthOf(inCombat(m), seat) - 1;
        return call(combat, { plan: undefined }, 'over');
      },
    }),
    won: (m, v) => {
      noticeWon(m, v.isBoss);
      if (v.aftermath) bringBack(m, v.aftermath);
      countDefeated(m, m.run.enemy, v.aftermath?.result === 'tame');
      if (v.isBoss) beatBoss(m);
      clearArena(m);
      noticeRun(m);
      return done();
    },
    /** DE-RL-OVER-04, DE-RL-PLAY-04. */
    lost: (m, v) => {
      if (v.aftermath) bringBack(m, v.aftermath);
      m.run.state = 'lost';
      clearArena(m);
      noticeRun(m);
      return done();
    },
  },
  { shows: (m, v) => ({ kind: 'run-combat', enemy: m.run.enemy, isBoss: v.isBoss }) },
);

export const runFights = [fight];
