/** Positions of a Run: what the players have, and where play stands. docs/rulings.md lists the words. */
import {
  type Given,
  givenList,
  givenRecord,
  givenWithin,
  givenWord,
  givenYes,
  onlyGiven,
  type Path,
  PositionError,
  type Raw,
  unknownWord,
} from '@tabard/engine';
import { eclipseContent } from '../defs.ts';
import { MOST_POWER, type Plan } from '../state.ts';
import { layHeld } from '../tale/position.ts';
import { actionNamed, entriesGiven, mystlingNamed, mystlingsNamed } from '../tale/position-words.ts';
import { firstDeck, newScene, pocketFor } from '../tale/rules/prepare.ts';
import { MOST_ESSENCE, MOST_SILVER, type Pocket } from '../tale/state.ts';
import { campsiteSpace, type InRun, mapOf, runDefOf } from './facts.ts';
import { planFor } from './rules/fight.ts';
import { BOSSES, RUN_STATES } from './state.ts';

export const RUN_WORDS = [
  'tray',
  'silver',
  'essence',
  'items',
  'equipment',
  'item deck',
  'equipment deck',
  'slots',
  'mystery deck',
  'cards',
  'artifacts',
  'exhausted',
  'fresh',
  'goals',
  'counts',
  'bosses',
  'defeated',
  'space',
  'at',
  'mystery',
  'combat',
  'decision',
  'state',
];
/** Where play can stand beside a Combat. */
export const RUN_PLACES = [
  'start',
  'mystlings',
  'perks',
  'crossroads',
  'mystery',
  'camp',
  'resolution',
] as const;
const MOST = 99;
const POCKET_WORDS = ['mystling', 'damage', 'power', 'fatigue', 'deck', 'adds'];

export function runThing(m: InRun, kind: 'artifacts' | 'mysteries', written: unknown, path: Path): number {
  const ids = runDefOf(m)[kind].map(({ id }) => id);
  const found = ids.indexOf(String(written));
  if (found < 0) throw new PositionError(path, unknownWord(kind, String(written), ids));
  return found;
}

function runThings(m: InRun, kind: 'artifacts' | 'mysteries', raw: Raw, word: string): number[] {
  return givenList(raw[word] ?? [], [word]).map((one, i) => runThing(m, kind, one, [word, i]));
}

/** A Mystling of the Run: a name, or a name with what it has; `deck` is the whole deck, `adds` joins the first one. */
function pocketGiven(m: InRun, written: unknown, path: Path): Pocket {
  const raw = typeof written === 'string' ? { mystling: written } : givenRecord(written, path);
  onlyGiven('word about a Mystling of a Run', raw, POCKET_WORDS, path);
  const mystling = mystlingNamed(m, raw.mystling, [...path, 'mystling']);
  const cards = (word: string) =>
    givenList(raw[word] ?? [], [...path, word]).map((one, i) => actionNamed(m, one, [...path, word, i]));
  const deck = raw.deck === undefined ? firstDeck(m, mystling) : cards('deck');
  const added = cards('adds');
  m.run.cardsOut.push(...added);
  const count = (word: string, most: number) => givenWithin(0, most, raw[word] ?? 0, [...path, word]);
  return {
    ...pocketFor(mystling, [...deck, ...added]),
    damage: count('damage', MOST),
    power: count('power', MOST_POWER),
    fatigue: count('fatigue', MOST),
  };
}

/** Cards that are given lie on top of the Mystery deck in their order; all others were put under it before. */
function layMysteries(m: InRun, raw: Raw): void {
  const { letters } = mapOf(m);
  const top = runThings(m, 'mysteries', raw, 'mystery deck');
  const all = runDefOf(m).mysteries.map((_, i) => i);
  m.run.slots = letters.map((_, i) => all.filter((one) => !top.includes(one))[i]);
  for (const [letter, id, path] of entriesGiven(raw, 'slots')) {
    if (!letters.includes(letter)) throw new PositionError(path, unknownWord('letter', letter, letters));
    m.run.slots[letters.indexOf(letter)] = runThing(m, 'mysteries', id, path);
  }
  if (raw['mystery deck'] === undefined) return;
  const rest = all.filter((one) => !top.includes(one) && !m.run.slots.includes(one));
  m.run.mysteriesUnder = [...top, ...rest];
}

/** Advancement and Elemental cards that are given are all that their decks hold, and are drawn in their order. */
function layCards(m: InRun, raw: Raw): void {
  if (raw.cards === undefined) return;
  const top = givenList(raw.cards, ['cards']).map((one, i) => actionNamed(m, one, ['cards', i]));
  m.run.cardsUnder = top;
  eclipseContent(m).defs.forEach((card, def) => {
    if (card.type !== 'action' || (card.kind !== 'elemental' && card.kind !== 'neutral')) return;
    const left = card.copies - top.filter((one) => one === def).length;
    for (let i = 0; i < left; i++) m.run.cardsOut.push(def);
  });
}

function layProgress(m: InRun, seats: readonly string[], raw: Raw): void {
  const { run } = m;
  run.artifacts = runThings(m, 'artifacts', raw, 'artifacts');
  run.exhausted = runThings(m, 'artifacts', raw, 'exhausted');
  run.fresh = runThings(m, 'artifacts', raw, 'fresh');
  for (const [name, id, path] of entriesGiven(raw, 'goals'))
    run.goals[seats.indexOf(givenWord(name, seats, path))] = runThing(m, 'artifacts', id, path);
  for (const [name, count, path] of entriesGiven(raw, 'counts'))
    run.counts[seats.indexOf(givenWord(name, seats, path))] = givenWithin(0, MOST, count, path);
  run.bosses = givenWithin(0, BOSSES, raw.bosses ?? 0, ['bosses']);
  run.defeated = mystlingsNamed(m, raw, 'defeated');
  run.state = raw.state === undefined ? 'on' : givenWord(raw.state, RUN_STATES, ['state']);
}

function spaceNamed(m: InRun, written: unknown): number {
  const ids = mapOf(m).spaces.map(({ id }) => id);
  return ids.indexOf(givenWord(written, ids, ['space']));
}

/** Lays out what the players have; before the Mystlings are chosen there is no more than the sheet. */
export function layRun(m: InRun, seats: readonly string[], given: Given): void {
  if (given.at === 'start') return;
  m.run.map = Math.max(0, m.run.map);
  m.tale.silver = givenWithin(0, MOST_SILVER, given.silver ?? 0, ['silver']);
  m.tale.essence = givenWithin(0, MOST_ESSENCE, given.essence ?? 0, ['essence']);
  layHeld(m, given);
  layMysteries(m, given);
  layCards(m, given);
  layProgress(m, seats, given);
  m.run.way = [given.space === undefined ? campsiteSpace(m, 0) : spaceNamed(m, given.space)];
  const tray = givenList(given.tray ?? ['firple', 'prowler'].slice(0, m.seats), ['tray']);
  if (given.at === 'mystlings') return;
  m.tale.scene = newScene(
    -1,
    tray.map((one, i) => pocketGiven(m, one, ['tray', i])),
  );
  m.tale.scene.tray.forEach(({ mystling }, seat) => {
    m.tamers[seat].mystlings = [mystling];
  });
}

/** The plan of the Combat that lies on the table. */
export function runCombatGiven(m: InRun, raw: Raw): { readonly plan: Plan; readonly isBoss: boolean } {
  const isBoss = givenYes(raw.boss, ['combat', 'boss']);
  m.run.enemy = mystlingNamed(m, raw.against ?? 'golomo', ['combat', 'against']);
  return { plan: planFor(m, m.run.enemy, isBoss), isBoss };
}
export const RUN_COMBAT_WORDS = ['against', 'boss'];
