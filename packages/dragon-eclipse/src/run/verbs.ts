/** How a Run changes: each verb does one thing and reports it. */
import { type Def, happen, newInformation, pickAtRandom, type Seat } from '@tabard/engine';
import { type ActionDef, type EclipseDef, eclipseContent, STATISTICS, type Statistic } from '../defs.ts';
import { mystlingAt } from '../tale/facts.ts';
import { noticeRun } from './achievements.ts';
import type { RunSpace } from './defs.ts';
import {
  advancementSets,
  boxesOf,
  elementsOf,
  HIGHEST_TIER,
  type InRun,
  isUnlocked,
  mystlingsIn,
  pocketOf,
  runDefOf,
  spaceAt,
  tierDrawn,
} from './facts.ts';

// --- the map ---

/** DE-RL-MAP-03. */
export function enterSpace(m: InRun, space: number): RunSpace {
  m.run.way.push(space);
  happen(m, 'space-entered', space);
  return spaceAt(m, space);
}

/**
 * DE-RL-PLAY-01, DE-RL-PLAY-03, DE-RL-RUN-10: a Mystling of the Tier that is not played. Those met least often are in
 * the deck: once all were beaten they are its refill.
 */
export function drawEnemy(m: InRun, space: RunSpace): Def {
  const tier = tierDrawn(m, space);
  const own = (def: Def) => m.tamers.some((_, seat) => pocketOf(m, seat).mystling === def);
  const all = mystlingsIn(m).filter((def) => mystlingAt(m, def).tier === tier && !own(def));
  const met = all.map((one) => countIn(m.run.defeated, one));
  const least = Math.min(...met);
  const deck = all.filter((_, i) => met[i] === least);
  if (!deck.length) throw new Error(`no Mystling of Tier ${Math.min(tier, HIGHEST_TIER)} is left to meet`);
  newInformation(m);
  return deck[pickAtRandom(m, deck.length)];
}

// --- Mystery cards ---

/** DE-RL-MSPACE-02: from the shuffled part of the deck, then what was put under it, in its order. It lies open. */
export function turnUpMystery(m: InRun): number {
  const { slots, mysteriesUnder, open } = m.run;
  const away = [...slots, ...mysteriesUnder, ...open];
  const deck = runDefOf(m).mysteries.flatMap((_, i) => (away.includes(i) ? [] : [i]));
  newInformation(m);
  const card = deck.length ? deck[pickAtRandom(m, deck.length)] : (mysteriesUnder.shift() ?? -1);
  open.push(card);
  return card;
}

/** DE-RL-MSPACE-02, DE-RL-SHORT-05: what lies open goes under the deck. */
export function buryMysteries({ run }: InRun): void {
  run.mysteriesUnder.push(...run.open);
  run.open = [];
}

// --- decks ---

function actionAt(m: InRun, def: Def): ActionDef | undefined {
  const found: EclipseDef = eclipseContent(m).defs[def];
  return found.type === 'action' ? found : undefined;
}

type DeckName = 'advancement' | 'elemental';

const pools = new WeakMap<object, ReadonlyMap<string, readonly Def[]>>();

/** The designs of the decks of a set, by Advancement set and element; put together once. */
function poolsOf(m: InRun): ReadonlyMap<string, readonly Def[]> {
  const { defs } = eclipseContent(m);
  const known = pools.get(defs);
  if (known) return known;
  const made = new Map<string, Def[]>();
  defs.forEach((card, def) => {
    const name = card.type !== 'action' ? undefined : card.kind === 'elemental' ? card.element : card.set;
    if (name !== undefined) made.set(name, [...(made.get(name) ?? []), def]);
  });
  pools.set(defs, made);
  return made;
}

/** The designs of the Advancement deck of this Run, or of the Elemental decks of a player. */
function designsOf(m: InRun, seat: Seat, from: DeckName): Def[] {
  const names = from === 'advancement' ? advancementSets(m) : elementsOf(m, seat);
  const all = poolsOf(m);
  return names.flatMap((name) => all.get(name) ?? []);
}

function copiesOf(m: InRun, def: Def): number {
  return actionAt(m, def)?.copies ?? 0;
}

function countIn(list: readonly number[], one: number): number {
  let count = 0;
  for (const other of list) if (other === one) count++;
  return count;
}

/** Every copy that lies in the shuffled part of a deck, one entry each. */
function shuffledPart(m: InRun, seat: Seat, from: DeckName, drawn: readonly number[]): Def[] {
  const { cardsOut, cardsUnder } = m.run;
  const deck: Def[] = [];
  for (const def of designsOf(m, seat, from)) {
    const away = countIn(cardsOut, def) + countIn(cardsUnder, def) + countIn(drawn, def);
    for (let left = copiesOf(m, def) - away; left > 0; left--) deck.push(def);
  }
  return deck;
}

/** DE-RL-MYST-02, DE-RL-MYST-05: the top card of a deck, or -1; what was put under it comes last, in its order. */
export function drawCardFrom(m: InRun, seat: Seat, from: DeckName, drawn: readonly number[]): Def {
  const deck = shuffledPart(m, seat, from, drawn);
  newInformation(m);
  if (deck.length) return deck[pickAtRandom(m, deck.length)];
  const { cardsUnder } = m.run;
  const designs = designsOf(m, seat, from);
  const at = cardsUnder.findIndex((def) => designs.includes(def));
  return at < 0 ? -1 : cardsUnder.splice(at, 1)[0];
}

/** DE-RL-PERK-04: the designs of a deck of which a copy is left. */
export function designsLeft(m: InRun, seat: Seat, from: DeckName): Def[] {
  return designsOf(m, seat, from).filter((def) => countIn(m.run.cardsOut, def) < copiesOf(m, def));
}

/** Cards not kept: DE-RL-MYST-02, DE-RL-MYST-05. */
export function buryCards({ run }: InRun, cards: readonly Def[]): void {
  run.cardsUnder.push(...cards);
}

/** Into the deck of a player; the copy has left the deck it came from. */
export function addCard(m: InRun, seat: Seat, card: Def): void {
  pocketOf(m, seat).deck.push(card);
  m.run.cardsOut.push(card);
  const at = m.run.cardsUnder.indexOf(card);
  if (at >= 0 && countIn(m.run.cardsOut, card) + countIn(m.run.cardsUnder, card) > copiesOf(m, card))
    m.run.cardsUnder.splice(at, 1);
  happen(m, 'card-added', seat, card);
  noticeRun(m);
}

/** DE-RL-MYST-06: out for the rest of the Run; a Fatigue card goes back to its pile. */
export function removeCard(m: InRun, seat: Seat, card: Def): void {
  const pocket = pocketOf(m, seat);
  if (actionAt(m, card)?.kind === 'fatigue') pocket.fatigue--;
  else pocket.deck.splice(pocket.deck.indexOf(card), 1);
  happen(m, 'card-removed', seat, card);
}

/** What Mysteries have added to a statistic in this Run, the same for every Mystling. */
export function grownBy({ run }: InRun, statistic: Statistic): number {
  return run.grown[0][STATISTICS.indexOf(statistic)];
}

/** DE-RL-MYST-01: a Mystery makes every Mystling stronger until the end of the Run. */
export function growAll(m: InRun, statistic: Statistic, by: number): void {
  if (by <= 0) return;
  const at = STATISTICS.indexOf(statistic);
  for (const grown of m.run.grown) grown[at] += by;
  happen(m, 'statistic-grown', at, by);
}

// --- the sheet ---

export function unlockMystling(m: InRun, mystling: Def): void {
  const { sheet } = m.run;
  if (isUnlocked(sheet, mystling)) return;
  sheet.mystlings.push(mystling);
  sheet.boxes.push(0);
  happen(m, 'mystling-unlocked', mystling);
}

/** DE-RL-CAMP-02: gives whether the box is newly marked. */
export function markBox(m: InRun, mystling: Def, box: number): boolean {
  const { sheet } = m.run;
  if (boxesOf(sheet, mystling) >= box) return false;
  sheet.boxes[sheet.mystlings.indexOf(mystling)] = box;
  happen(m, 'box-marked', mystling, box);
  return true;
}

export function exhaust(m: InRun, artifact: number): void {
  m.run.exhausted.push(artifact);
  happen(m, 'artifact-used', artifact);
}

/** DE-RL-PLAY-03, DE-RL-APERK-05: a tamed Mystling counts as defeated, and is unlocked at once. */
export function countDefeated(m: InRun, mystling: Def, isTamed: boolean): void {
  m.run.defeated.push(mystling);
  if (isTamed) unlockMystling(m, mystling);
  happen(m, 'tier-card-won', mystling, mystlingAt(m, mystling).tier);
}
