/** Positions of a campaign: what lasts, what lies on the table, and where play stands. docs/rulings.md lists the words. */
import {
  type Given,
  givenInteger,
  givenList,
  givenRecord,
  givenWithin,
  givenWord,
  givenYes,
  onlyGiven,
  PositionError,
  type Raw,
  unknownWord,
} from '@tabard/engine';
import { MOST_POWER, type Plan } from '../state.ts';
import { type InTale, locationOf, markRead, sceneOf, slotNames, storyOf } from './facts.ts';
import {
  actionNamed,
  entriesGiven,
  mystlingNamed,
  mystlingsNamed,
  thingNamed,
  thingsNamed,
} from './position-words.ts';
import { planFor } from './rules/fight.ts';
import { firstDeck, newScene, pocketFor } from './rules/prepare.ts';
import {
  EXPLORED,
  MOST_ESSENCE,
  MOST_SILVER,
  NO_TIME,
  type Pocket,
  TOKEN_A,
  TOKEN_B,
  UNEXPLORED,
} from './state.ts';
import { layOverlay, openMap } from './verbs.ts';

const LASTING = [
  'party',
  'silver',
  'essence',
  'items',
  'equipment',
  'secrets',
  'item deck',
  'equipment deck',
  'statuses',
  'random',
  'met',
  'tamed',
  'exalted',
  'growing',
  'unlocked',
  'kept',
  'read',
  'played',
  'world',
  'boosters',
  'advancement a',
  'advancement b',
  'hard',
];
const ON_THE_TABLE = [
  'scenario',
  'tray',
  'front',
  'map',
  'slots',
  'locks',
  'overlays',
  'region',
  'event',
  'event open',
  'time',
  'red',
  'wandered',
  'result',
  'back',
];
const STANDING = ['story', 'script', 'at', 'combat', 'decision'];
export const TALE_WORDS = [...LASTING, ...ON_THE_TABLE, ...STANDING];

/** Where play can stand beside a Script or a Combat. */
export const PLACES = ['start', 'map', 'world map', 'mystlings', 'wrap-up'] as const;

const HARD_MODES = { corrupted: 'isCorrupted', unpredictable: 'isUnpredictable', steel: 'isSteel' } as const;
const TOKENS: Readonly<Record<string, number>> = { A: TOKEN_A, B: TOKEN_B };
/** More than any count in play. */
const MOST = 99;

export function layTale(m: InTale, given: Given): void {
  layLasting(m, given);
  layHeld(m, given);
  if (given.at === 'start' || given.at === 'world map' || given.at === 'mystlings') return;
  layScene(m, given);
}

function layLasting(m: InTale, raw: Raw): void {
  const { tale } = m;
  tale.silver = givenWithin(0, MOST_SILVER, raw.silver ?? 0, ['silver']);
  tale.essence = givenWithin(0, MOST_ESSENCE, raw.essence ?? 0, ['essence']);
  for (const [id, parts, path] of entriesGiven(raw, 'statuses'))
    tale.statuses[thingNamed(m, 'status', id, path)] = maskOf(parts, path);
  tale.party = mystlingsNamed(m, raw, 'party');
  tale.random = mystlingsNamed(m, raw, 'random');
  tale.met = mystlingsNamed(m, raw, 'met');
  tale.tamed = raw.tamed === undefined ? tale.party.slice() : mystlingsNamed(m, raw, 'tamed');
  tale.exalted = mystlingsNamed(m, raw, 'exalted');
  tale.growing = mystlingsNamed(m, raw, 'growing');
  tale.played = thingsNamed(m, 'scenario', raw, 'played');
  for (const script of thingsNamed(m, 'script', raw, 'read')) markRead(m, script);
  tale.world = entriesGiven(raw, 'world').map(([id, side, path]) => ({
    card: thingNamed(m, 'world', id, path),
    side: givenWord(side, ['unexplored', 'explored'] as const, path) === 'explored' ? EXPLORED : UNEXPLORED,
  }));
  tale.boosters = givenWithin(0, MOST, raw.boosters ?? 0, ['boosters']);
  tale.hasAdvancementB = givenYes(raw['advancement b'], ['advancement b']);
  tale.keepsAdvancementA = !tale.hasAdvancementB || givenYes(raw['advancement a'], ['advancement a']);
  tale.unlocked.push(
    ...givenList(raw.unlocked ?? [], ['unlocked']).map((one, i) => actionNamed(m, one, ['unlocked', i])),
  );
  tale.kept = entriesGiven(raw, 'kept').map(([id, cards, path]) => ({
    mystling: mystlingNamed(m, id, path),
    cards: givenList(cards, path).map((one, i) => actionNamed(m, one, [...path, i])),
  }));
  for (const [i, mode] of givenList(raw.hard ?? [], ['hard']).entries())
    tale[HARD_MODES[givenWord(mode, ['corrupted', 'unpredictable', 'steel'] as const, ['hard', i])]] = true;
}

function maskOf(written: unknown, path: readonly (string | number)[]): number {
  const parts = Array.isArray(written) ? written : [written];
  return parts.reduce(
    (mask: number, part, i) => mask | (1 << (givenWithin(1, 30, part, [...path, i]) - 1)),
    0,
  );
}

/** Held cards; a deck that is given holds just these, and all others were discarded before. */
export function layHeld(m: InTale, raw: Raw): void {
  const { tale } = m;
  tale.items = thingsNamed(m, 'item', raw, 'items');
  tale.equipment = thingsNamed(m, 'equipment', raw, 'equipment');
  tale.secrets = thingsNamed(m, 'secret', raw, 'secrets');
  const rest = (kind: 'item' | 'equipment', word: string, held: readonly number[]) => {
    const deck = thingsNamed(m, kind, raw, word);
    return Object.values(storyOf(m).at[kind]).filter((one) => !deck.includes(one) && !held.includes(one));
  };
  if (raw['item deck'] !== undefined) tale.discarded = rest('item', 'item deck', tale.items);
  if (raw['equipment deck'] !== undefined) tale.under = rest('equipment', 'equipment deck', tale.equipment);
}

function layScene(m: InTale, raw: Raw): void {
  const scenario = raw.scenario === undefined ? 0 : thingNamed(m, 'scenario', raw.scenario, ['scenario']);
  const tray = givenList(raw.tray ?? [], ['tray']).map((one, i) => pocketGiven(m, one, i));
  m.tale.scene = newScene(scenario, tray);
  for (const { mystling } of tray)
    for (const list of [m.tale.party, m.tale.tamed]) if (!list.includes(mystling)) list.push(mystling);
  const scene = sceneOf(m);
  scene.front = thingsNamed(m, 'front', raw, 'front');
  scene.result =
    raw.result === undefined ? '' : givenWord(raw.result, ['tame', 'win', 'lose'] as const, ['result']);
  if (raw.back !== undefined) scene.back = thingNamed(m, 'script', raw.back, ['back']);
  if (raw.map !== undefined) layMap(m, raw);
}

const POCKET_WORDS = ['mystling', 'damage', 'power', 'fatigue'];

/** A pocket of the tray: a name, or a name with what is assigned to it. */
function pocketGiven(m: InTale, written: unknown, i: number): Pocket {
  const path = ['tray', i];
  const raw = typeof written === 'string' ? { mystling: written } : givenRecord(written, path);
  onlyGiven('word about a Mystling of the tray', raw, POCKET_WORDS, path);
  const mystling = mystlingNamed(m, raw.mystling, [...path, 'mystling']);
  const count = (word: string, most: number) => givenWithin(0, most, raw[word] ?? 0, [...path, word]);
  return {
    ...pocketFor(mystling, firstDeck(m, mystling)),
    damage: count('damage', MOST),
    power: count('power', MOST_POWER),
    fatigue: count('fatigue', MOST),
  };
}

function layMap(m: InTale, raw: Raw): void {
  openMap(m, thingNamed(m, 'location', raw.map, ['map']));
  const scene = sceneOf(m);
  const location = locationOf(m);
  for (const secret of thingsNamed(m, 'secret', raw, 'overlays')) layOverlay(m, secret);
  const known = slotNames(m);
  for (const [slot, token, path] of entriesGiven(raw, 'slots')) {
    if (!known.includes(slot)) throw new PositionError(path, unknownWord('slot', slot, known));
    scene.slots[known.indexOf(slot)] = TOKENS[givenWord(token, ['A', 'B'], path)];
  }
  scene.locks = thingsNamed(m, 'script', raw, 'locks');
  if (raw.region !== undefined)
    scene.region = (location?.regions ?? []).indexOf(
      givenWord(raw.region, location?.regions ?? [], ['region']),
    );
  if (raw.event !== undefined) scene.event = thingNamed(m, 'secret', raw.event, ['event']);
  scene.isEventOpen = givenYes(raw['event open'], ['event open']);
  scene.time = raw.time === undefined ? NO_TIME : givenInteger(raw.time, ['time']);
  scene.isRed = givenYes(raw.red, ['red']);
  scene.wandered = givenWithin(0, MOST, raw.wandered ?? 0, ['wandered']);
}

/** The plan of the Combat that lies on the table: a call of the story, or a Mystling met at random. */
export function combatGiven(m: InTale, raw: Raw): Plan {
  const scene = sceneOf(m);
  const pockets = m.seats === 2 ? [0, 1] : [givenWithin(0, 1, raw.pocket ?? 0, ['combat', 'pocket'])];
  scene.combat = raw.call === undefined ? -1 : thingNamed(m, 'combat', raw.call, ['combat', 'call']);
  const enemy = storyOf(m).combats[scene.combat]?.enemy ?? raw.against;
  scene.enemy = mystlingNamed(m, enemy, ['combat', raw.call === undefined ? 'against' : 'call']);
  scene.fighting = pockets;
  return planFor(m, pockets);
}
export const COMBAT_CALL_WORDS = ['call', 'against', 'pocket'];
