/** How a campaign changes: each verb does one thing and reports it. */
import { type Def, happen, newInformation, pickAtRandom } from '@tabard/engine';
import { eclipseContent } from '../defs.ts';
import { noticeRun } from '../run/achievements.ts';
import { isRun } from '../run/facts.ts';
import { MOST_POWER } from '../state.ts';
import {
  equipmentInDeck,
  fatigueLeft,
  hasRead,
  hasStatus,
  healthIn,
  type InTale,
  itemsInDeck,
  locationOf,
  markRead,
  mystlingAt,
  numberOf,
  questOf,
  sceneOf,
  slotNames,
  storyOf,
} from './facts.ts';
import { writeTaleSheet } from './sheet.ts';
import {
  EMPTY_SLOT,
  type Exit,
  FATIGUE_DAMAGE,
  MOST_ESSENCE,
  MOST_SILVER,
  NO_TIME,
  ON_EVENT,
  type Pocket,
  type Scene,
} from './state.ts';

// --- the Journal ---

/** DE-JOUR-12: the way out; the Journal follows it once everything above it is left. */
export function leaveBy(m: InTale, exit: Exit, to = -1): void {
  m.tale.exit = exit;
  m.tale.exitTo = to;
}

/** DE-JOUR-02. What nobody had read before is new to the players: nothing before it is taken back. */
export function openScript(m: InTale, script: number): void {
  if (!hasRead(m, script)) newInformation(m);
  markRead(m, script);
  m.tale.script = script;
  m.tale.told = [];
  leaveBy(m, 'none');
  happen(m, 'script-read', script);
}

/** A text of the story is read out: it stays on the page until the next Script is opened. */
export function tell(m: InTale, text: string): void {
  m.tale.told.push(text);
  happen(m, 'told', numberOf(m, 'text', text));
}

/** DE-SAVE-01, DE-SAVE-02: what a later version of the story can start from. */
export function writeSheet(m: InTale): void {
  m.tale.sheet = writeTaleSheet(eclipseContent(m), storyOf(m), m.tale, m.decider);
}

// --- possessions ---

/** DE-RES-03: a gain above the limit is lost. */
export function gainSilver(m: InTale, count: number): void {
  const gained = Math.min(count, MOST_SILVER - m.tale.silver);
  m.tale.silver += gained;
  if (gained) happen(m, 'silver-gained', gained);
  if (isRun(m)) noticeRun(m);
}

/** DE-RES-04: as much as is there. */
export function loseSilver(m: InTale, count: number): void {
  const lost = Math.min(count, m.tale.silver);
  m.tale.silver -= lost;
  if (lost) happen(m, 'silver-lost', lost);
}

/** DE-RES-06, DE-RES-07. */
export function gainEssence(m: InTale, count: number): void {
  const gained = Math.min(count, MOST_ESSENCE - m.tale.essence);
  m.tale.essence += gained;
  if (gained) happen(m, 'essence-gained', gained);
}

export function loseEssence(m: InTale, count: number): void {
  const lost = Math.min(count, m.tale.essence);
  m.tale.essence -= lost;
  if (lost) happen(m, 'essence-lost', lost);
}

/** DE-ITEM-05, DE-TEST-11: an empty deck is made anew from the discard pile. -1 when there is no card at all. */
export function turnUpItem(m: InTale, turnedUp: readonly number[]): number {
  let deck = itemsInDeck(m, turnedUp);
  if (!deck.length) {
    m.tale.discarded = [];
    deck = itemsInDeck(m, turnedUp);
  }
  return deck.length ? deck[pickAtRandom(m, deck.length)] : -1;
}

/** DE-EQUIP-06: the top card; what was put under the deck comes last, in its order. */
export function turnUpEquipment(m: InTale, turnedUp: readonly number[]): number {
  const deck = equipmentInDeck(m).filter((one) => !turnedUp.includes(one));
  if (deck.length) return deck[pickAtRandom(m, deck.length)];
  return m.tale.under.shift() ?? -1;
}

export function takeItem(m: InTale, item: number): void {
  m.tale.items.push(item);
  happen(m, 'item-gained', item);
}

export function takeEquipment(m: InTale, equipment: number): void {
  m.tale.equipment.push(equipment);
  happen(m, 'equipment-gained', equipment);
}

function drop(held: number[], one: number): boolean {
  const at = held.indexOf(one);
  if (at >= 0) held.splice(at, 1);
  return at >= 0;
}

/** DE-ITEM-04. */
export function discardItem(m: InTale, item: number): void {
  if (!drop(m.tale.items, item)) return;
  m.tale.discarded.push(item);
  happen(m, 'item-lost', item);
}

/** DE-EQUIP-06. */
export function discardEquipment(m: InTale, equipment: number): void {
  if (!drop(m.tale.equipment, equipment)) return;
  m.tale.under.push(equipment);
  happen(m, 'equipment-lost', equipment);
}

/** DE-SECRET-02 to DE-SECRET-06. */
export function gainSecret(m: InTale, secret: number): void {
  const { kind, map } = storyOf(m).secrets[secret];
  const isOverlay = kind === 'overlay';
  // DE-SECRET-09: an overlay belongs on its map.
  if (isOverlay && map !== sceneOf(m).map) return;
  if ((isOverlay ? sceneOf(m).overlays : m.tale.secrets).includes(secret)) return;
  if (isOverlay) layOverlay(m, secret);
  else m.tale.secrets.push(secret);
  happen(m, 'secret-gained', secret);
}

/** DE-SECRET-09: with the slots that it adds. */
export function layOverlay(m: InTale, secret: number): void {
  const { overlays, slots } = sceneOf(m);
  overlays.push(secret);
  for (const _ of storyOf(m).secrets[secret].addsSlots) slots.push(EMPTY_SLOT);
}

/** Tokens in its slots go with it; whether it lay there. */
function liftOverlay(m: InTale, { overlays, slots }: Scene, secret: number): boolean {
  if (!overlays.includes(secret)) return false;
  const { addsSlots } = storyOf(m).secrets[secret];
  if (addsSlots.length) slots.splice(slotNames(m).indexOf(addsSlots[0]), addsSlots.length);
  return drop(overlays, secret);
}

/** DE-SECRET-01, DE-SECRET-07: back to its place in the deck; what lies face down is not revealed. */
export function discardSecret(m: InTale, secret: number): void {
  const { scene, secrets } = m.tale;
  if (scene?.event === secret) clearEvent(m);
  if (drop(secrets, secret) || (scene && liftOverlay(m, scene, secret))) happen(m, 'secret-lost', secret);
}

// --- memory ---

/** DE-STATUS-01, DE-STATUS-02: each part once, and for good. */
export function gainStatus(m: InTale, status: number, part: number): void {
  if (hasStatus(m, status, part)) return;
  m.tale.statuses[status] |= 1 << (part - 1);
  happen(m, 'status-gained', status, part);
}

/** A token in front of the players goes. */
export function takeBack(m: InTale, front: number): void {
  drop(sceneOf(m).front, front);
}

/** A slot that nobody sees is -1 and takes nothing. */
export function placeToken(m: InTale, slot: number, token: number): void {
  if (slot < 0) return;
  sceneOf(m).slots[slot] = token;
  happen(m, token === EMPTY_SLOT ? 'slot-cleared' : 'slot-set', slot, token);
}

// --- the Mystlings of the tray ---

/** DE-DMG-02: never less than 1 remaining Health. */
export function canSuffer(m: InTale, pocket: Pocket): number {
  return Math.max(0, healthIn(m, pocket) - 1 - pocket.damage);
}

export function hurt(m: InTale, pocket: Pocket, damage: number): void {
  const taken = Math.min(damage, canSuffer(m, pocket));
  pocket.damage += taken;
  if (taken) happen(m, 'suffered', pocket.mystling, taken);
}

/** DE-HEAL-01: a surplus is ignored, and whoever could not be healed at all is told so. */
export function heal(m: InTale, pocket: Pocket, amount: number): void {
  if (amount > 0 && pocket.damage === 0) happen(m, 'recovered-nothing', pocket.mystling);
  const healed = Math.min(amount, pocket.damage);
  pocket.damage -= healed;
  if (healed) happen(m, 'recovered', pocket.mystling, healed);
}

/** DE-FAT-03, DE-FAT-04: with no card left it is damage. */
export function tire(m: InTale, pocket: Pocket): void {
  if (fatigueLeft(m) < 1) {
    hurt(m, pocket, FATIGUE_DAMAGE);
    return;
  }
  pocket.fatigue++;
  happen(m, 'grew-tired', pocket.mystling);
  if (isRun(m)) noticeRun(m);
}

export function rest(m: InTale, pocket: Pocket): void {
  if (pocket.fatigue < 1) return;
  pocket.fatigue--;
  happen(m, 'rested', pocket.mystling);
}

/** DE-RES-01. */
export function empower(m: InTale, pocket: Pocket, power: number): void {
  const gained = Math.min(power, MOST_POWER - pocket.power);
  pocket.power += gained;
  if (gained) happen(m, 'power-stored', pocket.mystling, gained);
}

// --- Mystlings ---

/** DE-ENC-03 to DE-ENC-05: from wherever it was into the Party. */
export function joinParty(m: InTale, mystling: Def): void {
  const { tale } = m;
  drop(tale.random, mystling);
  if (tale.party.includes(mystling)) return;
  tale.party.push(mystling);
  if (!tale.tamed.includes(mystling)) tale.tamed.push(mystling);
  meet(m, mystling);
  happen(m, 'joined', mystling);
}

/** DE-ENC-02. */
export function meet({ tale }: InTale, mystling: Def): void {
  if (!tale.met.includes(mystling)) tale.met.push(mystling);
}

/** DE-RAND-02, DE-COMP-09. */
export function addToRandom(m: InTale, mystling: Def): void {
  const { random, party, tamed } = m.tale;
  if (random.includes(mystling) || party.includes(mystling) || tamed.includes(mystling)) return;
  random.push(mystling);
  happen(m, 'tier-added', mystling);
}

export function leaveParty(m: InTale, mystling: Def): void {
  if (drop(m.tale.party, mystling)) happen(m, 'left', mystling);
}

/** DE-QUEST-06, DE-QUEST-08, DE-QUEST-09: Exalted at once; grown when the Scenario ends. */
export function fulfilQuest(m: InTale, mystling: Def): void {
  const quest = questOf(m, mystling);
  const { tale } = m;
  if (!quest || tale.exalted.includes(mystling) || tale.growing.includes(mystling)) return;
  const isGrowing = quest.gains === 'grow' && !tale.party.some((one) => mystlingAt(m, one).id === quest.into);
  (isGrowing ? tale.growing : tale.exalted).push(mystling);
  happen(m, 'quest-fulfilled', mystling);
}

// --- the map ---

/** DE-EXPL-02, DE-XEND-03: nothing lies on it from before. */
export function openMap(m: InTale, location: number): void {
  const scene = sceneOf(m);
  scene.map = location;
  const { slots, regions } = storyOf(m).locations[location];
  scene.slots = slots.map(() => EMPTY_SLOT);
  scene.locks = [];
  scene.overlays = [];
  scene.region = regions.length ? 0 : -1;
  scene.wandered = 0;
  clearEvent(m);
  happen(m, 'map-opened', location);
}

function clearEvent(m: InTale): void {
  const scene = sceneOf(m);
  scene.event = -1;
  scene.isEventOpen = false;
  scene.time = NO_TIME;
}

/** DE-XEND-01, DE-TIME-08. */
export function endExploration(m: InTale): void {
  const scene = sceneOf(m);
  if (scene.map < 0) return;
  happen(m, 'map-closed', scene.map);
  scene.map = -1;
  scene.slots = [];
  scene.locks = [];
  scene.overlays = [];
  scene.region = -1;
  clearEvent(m);
}

/** DE-TIME-01, DE-TIME-07. */
export function setEvent(m: InTale, secret: number, time: number, isRed: boolean): void {
  const scene = sceneOf(m);
  scene.event = secret;
  scene.isEventOpen = false;
  scene.time = Math.min(time, locationOf(m)?.time ?? time);
  scene.isRed = isRed;
  happen(m, 'event-set', scene.time);
}

/** DE-TIME-02, DE-TIME-06. */
export function spendTime(m: InTale, count: number): void {
  const scene = sceneOf(m);
  if (scene.time === NO_TIME) return;
  const spent = Math.min(count, scene.time - ON_EVENT);
  scene.time -= spent;
  if (spent) happen(m, 'time-passed', spent);
}
