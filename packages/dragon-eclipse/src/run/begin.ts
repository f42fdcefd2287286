/** From the options of a Run to its first state. */
import { choiceIn, flagIn, InputError, type Options, textIn } from '@tabard/engine';
import { type EclipseContent, STATISTICS } from '../defs.ts';
import type { RunDef } from './defs.ts';
import { darknessUnlocked } from './facts.ts';
import { readSheet } from './sheet.ts';
import type { Run, SaveSheet } from './state.ts';

/** DE-RL-SHORT-01: where a Run begins. */
export const STARTS = ['beginning', 'campsite-1', 'campsite-2'] as const;

function runIn({ run }: EclipseContent): RunDef {
  if (!run?.maps.length)
    throw new InputError('this content has no roguelite; expected one with maps of Runs');
  return run;
}

/** DE-RL-RUN-01, DE-RL-SHEET-06: -1 where the players choose. */
function mapAsked({ maps }: RunDef, sheet: SaveSheet, asked: string): number {
  const at = maps.findIndex(({ id }) => id === asked);
  if (at < 0 && asked !== 'usual')
    throw new InputError(
      `the map "${asked}" is an Arena; expected usual or ${maps.map(({ id }) => id).join(', ')}`,
    );
  if (at > sheet.maps)
    throw new InputError(
      `the map "${asked}" is locked: the map before it has to be completed (DE-RL-SHEET-06)`,
    );
  return at;
}

/** DE-RL-APERK-06, DE-RL-DARK-02, DE-RL-SHORT-02. */
function darknessAsked(def: RunDef, sheet: SaveSheet, start: number): number {
  if (start) throw new InputError('a Run with a shortcut cannot use Darkness (DE-RL-SHORT-02)');
  const perks = def.artifactPerks.slice(0, sheet.artifacts.length);
  if (!perks.some(({ gives }) => gives === 'darkness'))
    throw new InputError('Darkness needs its Artifact Perk on the Save Sheet (DE-RL-APERK-06)');
  const tiers = darknessUnlocked(def, sheet);
  if (!tiers) throw new InputError('the Save Sheet has no Darkness tier yet (DE-RL-DARK-01)');
  return tiers;
}

/** DE-RL-SHORT-01: as many Mystlings with enough boxes as there are players, of different main elements. */
function checkShortcut(
  content: EclipseContent,
  { mystlings, boxes }: SaveSheet,
  start: number,
  seats: number,
): void {
  const elements = new Set(
    mystlings.flatMap((def, i) => {
      const card = content.defs[def];
      return boxes[i] >= start && card.type === 'mystling' ? [card.element] : [];
    }),
  );
  if (elements.size < seats)
    throw new InputError(
      `too few Mystlings of the Save Sheet have ${start} marked ${start === 1 ? 'box' : 'boxes'} (DE-RL-SHORT-01)`,
    );
}

export function newRun(content: EclipseContent, options: Options, seats: number): Run {
  const def = runIn(content);
  const sheet = readSheet(content, textIn(options, 'sheet'));
  const start = STARTS.indexOf(choiceIn(options, 'start', STARTS));
  if (start) checkShortcut(content, sheet, start, seats);
  return {
    sheet,
    map: mapAsked(def, sheet, textIn(options, 'map')),
    way: [],
    start,
    darkness: flagIn(options, 'darkness') ? darknessAsked(def, sheet, start) : 0,
    state: 'on',
    bosses: 0,
    enemy: -1,
    defeated: [],
    slots: [],
    open: [],
    mysteriesUnder: [],
    cardsOut: [],
    cardsUnder: [],
    artifacts: [],
    exhausted: [],
    fresh: [],
    goals: Array.from({ length: seats }, () => -1),
    counts: Array.from({ length: seats }, () => 0),
    grown: Array.from({ length: seats }, () => STATISTICS.map(() => 0)),
    isFirstCompletion: false,
  };
}

/** Why a Run may not begin so, by the checks that refuse it; undefined where it may. */
export function whyNoRun(content: EclipseContent, options: Options, seats: number): string | undefined {
  try {
    newRun(content, options, seats);
    return undefined;
  } catch (refused) {
    if (refused instanceof InputError) return refused.message;
    throw refused;
  }
}
