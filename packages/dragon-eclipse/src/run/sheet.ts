/** DE-RL-SHEET-01, DE-RL-SHEET-07: the Save Sheet as text that is checked when it is read. */
import { InputError } from '@tabard/engine';
import type { EclipseContent } from '../defs.ts';
import { readSections, refuseSheet, refuseUnknown, shownOf, writeSections } from '../sheet-lines.ts';
import { type RunDef, STARTING_PERKS } from './defs.ts';
import { BOSSES, type SaveSheet } from './state.ts';

export const RUN_HEADING = 'roguelite sheet 1';
const SECTIONS = ['mystlings', 'artifacts', 'perks', 'maps', 'free'] as const;
type Section = (typeof SECTIONS)[number];

/** A sheet as long as this holds everything. */
export const MOST_SHEET_TEXT = 2000;

function runIn({ run }: EclipseContent): RunDef {
  if (!run) throw new InputError('this content has no roguelite; expected one with maps of Runs');
  return run;
}

/** DE-RL-SHEET-02, DE-RL-ART-01. */
export function newSheet(content: EclipseContent): SaveSheet {
  const { starting } = runIn(content);
  return {
    mystlings: starting.map((id) => content.byId.get(id) ?? -1),
    boxes: starting.map(() => 0),
    artifacts: [],
    perks: STARTING_PERKS.map(() => 0),
    maps: 0,
    isFreeTaken: false,
  };
}

// --- writing ---

const counted = (id: string, count: number) => (count ? `${id} ${count}` : id);

/** The sheet by ids, a section a line: what `readSheet` reads back. */
export function writeSheet(content: EclipseContent, sheet: SaveSheet): string {
  const { artifacts } = runIn(content);
  const lines: Record<Section, string[]> = {
    mystlings: sheet.mystlings.map((def, i) => counted(content.defs[def].id, sheet.boxes[i])),
    artifacts: sheet.artifacts.map((one) => artifacts[one].id),
    perks: STARTING_PERKS.flatMap((perk, i) => (sheet.perks[i] ? [`${perk} ${sheet.perks[i]}`] : [])),
    maps: sheet.maps ? [String(sheet.maps)] : [],
    free: sheet.isFreeTaken ? ['taken'] : [],
  };
  return writeSections(
    RUN_HEADING,
    SECTIONS.map((section) => [section, lines[section]] as const),
  );
}

// --- reading ---

/** `prowler 2`: an id and a number, 0 where there is none. */
function entryOf(section: Section, written: string): readonly [id: string, count: number] {
  const [, id = '', count = '0'] = /^(\S+)(?:\s+(\d{1,4}))?$/.exec(written) ?? [];
  if (!id) refuseSheet(section, `expected a name and a number, found ${shownOf(written)}`);
  return [id, Number(count)];
}

function refuseMore(place: string, count: number, most: number): void {
  if (count > most) refuseSheet(place, `expected a number up to ${most}, found ${count}`);
}

function readMystlings(content: EclipseContent, sheet: SaveSheet, entries: readonly string[]): void {
  const ids = content.defs.filter(({ type }) => type === 'mystling').map(({ id }) => id);
  const seen = new Set<string>();
  for (const written of entries) {
    const [id, boxes] = entryOf('mystlings', written);
    if (!ids.includes(id)) refuseUnknown('mystlings', 'Mystling', id, ids);
    if (seen.has(id)) refuseSheet(`mystlings, ${id}`, 'it is written twice');
    refuseMore(`mystlings, ${id}`, boxes, BOSSES);
    seen.add(id);
    sheet.mystlings.push(content.byId.get(id) ?? -1);
    sheet.boxes.push(boxes);
  }
  for (const id of runIn(content).starting)
    if (!seen.has(id))
      refuseSheet('mystlings', `${id} is unlocked from the start and is missing (DE-RL-SHEET-02)`);
}

function readArtifacts(content: EclipseContent, sheet: SaveSheet, entries: readonly string[]): void {
  const ids = runIn(content).artifacts.map(({ id }) => id);
  for (const id of entries) {
    const at = ids.indexOf(id);
    if (at < 0) refuseUnknown('artifacts', 'Artifact', id, ids);
    if (sheet.artifacts.includes(at)) refuseSheet(`artifacts, ${id}`, 'it is written twice');
    sheet.artifacts.push(at);
  }
}

function readPerks(content: EclipseContent, sheet: SaveSheet, entries: readonly string[]): void {
  const seen = new Set<string>();
  for (const written of entries) {
    const [id, step] = entryOf('perks', written);
    const at = STARTING_PERKS.findIndex((perk) => perk === id);
    if (at < 0) refuseUnknown('perks', 'Starting Perk', id, STARTING_PERKS);
    if (seen.has(id)) refuseSheet(`perks, ${id}`, 'it is written twice');
    refuseMore(`perks, ${id}`, step, runIn(content).perkCosts.length);
    seen.add(id);
    sheet.perks[at] = step;
  }
}

function readMaps(content: EclipseContent, sheet: SaveSheet, entries: readonly string[]): void {
  const most = runIn(content).maps.length;
  const [written = '0', ...more] = entries;
  if (more.length || !/^\d+$/.test(written) || Number(written) > most)
    refuseSheet(
      'maps',
      `expected how many maps are completed, up to ${most}, found ${shownOf(entries.join(', '))}`,
    );
  sheet.maps = Number(written);
}

function readFree(content: EclipseContent, sheet: SaveSheet, entries: readonly string[]): void {
  if (!entries.length) return;
  if (entries.length > 1 || entries[0] !== 'taken')
    refuseSheet('free', `expected "taken", found ${shownOf(entries.join(', '))}`);
  const perks = runIn(content).artifactPerks.slice(0, sheet.artifacts.length);
  if (!perks.some(({ gives }) => gives === 'free'))
    refuseSheet('free', 'no Mystling of choice is there without its Artifact Perk (DE-RL-APERK-08)');
  if (sheet.mystlings.length <= runIn(content).starting.length)
    refuseSheet('free', 'the Mystling of choice was taken, and only those of the start are there');
  sheet.isFreeTaken = true;
}

/** What no Runs could have led to: DE-RL-BOSS-04 marks a third box and completes a map together. */
function checkTogether(sheet: SaveSheet): void {
  const hasWon = sheet.boxes.some((boxes) => boxes >= BOSSES);
  if (hasWon && !sheet.maps)
    refuseSheet('maps', 'a Mystling has its third box, and no map is completed (DE-RL-SHEET-06)');
  if (sheet.maps && !hasWon)
    refuseSheet('mystlings', 'a map is completed, and no Mystling has its third box (DE-RL-BOSS-04)');
}

/** Reads a sheet; an empty text is a new one. What is impossible is refused with its place and the reason. */
export function readSheet(content: EclipseContent, text: string): SaveSheet {
  if (text.trim() === '') return newSheet(content);
  if (text.length > MOST_SHEET_TEXT) refuseSheet('length', `expected at most ${MOST_SHEET_TEXT} characters`);
  const sections = readSections(text, RUN_HEADING, SECTIONS);
  const sheet: SaveSheet = { ...newSheet(content), mystlings: [], boxes: [] };
  const entries = (section: Section) => sections.get(section) ?? [];
  readMystlings(content, sheet, entries('mystlings'));
  readArtifacts(content, sheet, entries('artifacts'));
  readPerks(content, sheet, entries('perks'));
  readMaps(content, sheet, entries('maps'));
  readFree(content, sheet, entries('free'));
  checkTogether(sheet);
  return sheet;
}
