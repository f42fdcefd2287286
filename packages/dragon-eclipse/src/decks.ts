/** Deck construction: which cards may be together in a deck, and why not. Used by matches, the command and the page. */
import {
  type Def,
  InputError,
  nearest,
  type Refusal,
  refuse,
  type Text,
  text,
  titlesOf,
  unknownWord,
} from '@tabard/engine';
import type { ActionDef, EclipseContent, EclipseDef, MystlingDef } from './defs.ts';

/** DE-DECK-04 to DE-DECK-06. */
export const DECK_SIZE = 16;
export const OWN_LEAST = 3;
export const OWN_MOST = 6;
const LEGENDARY_MOST = 1;

/** How many copies of a card there are to build with. */
export type Supply = (card: ActionDef, def: Def) => number;

/** DE-RARE-02: the whole collection. */
const everyCopy: Supply = (card) => card.copies;

const NO_ACTION = refuse('no-action-card', 'DE-DECK-03');
const FATIGUE = refuse('fatigue-in-deck', 'DE-DECK-04');
const TOO_SMALL = refuse('deck-too-small', 'DE-DECK-04');
const TOO_LARGE = refuse('deck-too-large', 'DE-DECK-04');
const OWN_FEW = refuse('too-few-own-cards', 'DE-DECK-05');
const OWN_MANY = refuse('too-many-own-cards', 'DE-DECK-05');
const OTHERS = refuse('card-of-another-mystling', 'DE-DECK-05');
const LEGENDARIES = refuse('second-legendary', 'DE-DECK-06');
const ELEMENT = refuse('other-element', 'DE-DECK-07');
const SUBTYPE = refuse('subtype-limit', 'DE-DECK-08');
const COPIES = refuse('no-copy-left', 'DE-DECK-09');

/** A deck under construction: for which Mystling, from which supply. */
export interface DeckPlan {
  readonly content: EclipseContent;
  readonly mystling: MystlingDef;
  readonly supply: Supply;
}

export function deckPlan(
  content: EclipseContent,
  mystling: MystlingDef,
  supply: Supply = everyCopy,
): DeckPlan {
  return { content, mystling, supply };
}

function actionOf({ content }: DeckPlan, def: Def): ActionDef | undefined {
  const card = content.defs[def];
  return card?.type === 'action' ? card : undefined;
}

function count(plan: DeckPlan, deck: readonly number[], fits: (card: ActionDef) => boolean): number {
  let found = 0;
  for (const def of deck) {
    const card = actionOf(plan, def);
    if (card && fits(card)) found++;
  }
  return found;
}

const isOwn = (card: ActionDef) => card.kind === 'mystling';
const isLegendary = (card: ActionDef) => card.rarity === 'legendary';

/** DE-DECK-08: the Mystling's own cards never count. */
function isSubtype({ mystling }: DeckPlan, card: ActionDef): boolean {
  return (
    card.kind === 'elemental' &&
    card.element !== mystling.element &&
    card.element === mystling.subtype?.element
  );
}

/** Why this card can never be in a deck of this Mystling, whatever else is in it. */
export function whyNotCard(plan: DeckPlan, def: Def): Refusal | undefined {
  const card = actionOf(plan, def);
  if (!card) return NO_ACTION;
  if (card.kind === 'fatigue') return FATIGUE;
  if (card.kind === 'mystling') return card.mystling === plan.mystling.id ? undefined : OTHERS;
  if (card.kind === 'elemental' && card.element !== plan.mystling.element && !isSubtype(plan, card))
    return ELEMENT;
  return undefined;
}

/** Why this card may not join this deck. */
export function whyNotAdd(plan: DeckPlan, deck: readonly number[], def: Def): Refusal | undefined {
  const card = actionOf(plan, def);
  if (!card) return NO_ACTION;
  const never = whyNotCard(plan, def);
  if (never) return never;
  if (deck.length >= DECK_SIZE) return TOO_LARGE;
  if (isOwn(card) && count(plan, deck, isOwn) >= OWN_MOST) return OWN_MANY;
  if (isLegendary(card) && count(plan, deck, isLegendary) >= LEGENDARY_MOST) return LEGENDARIES;
  if (
    isSubtype(plan, card) &&
    count(plan, deck, (other) => isSubtype(plan, other)) >= (plan.mystling.subtype?.limit ?? 0)
  )
    return SUBTYPE;
  if (deck.filter((other) => other === def).length >= plan.supply(card, def)) return COPIES;
  return undefined;
}

/** A fault of a deck, and the card that is to blame, or -1 for the deck as a whole. */
export interface DeckFault {
  readonly why: Refusal;
  readonly card: Def;
}

/** Everything that is wrong with a deck; a legal deck has no fault. */
export function faultsIn(plan: DeckPlan, deck: readonly number[]): DeckFault[] {
  const faults: DeckFault[] = [];
  const sofar: number[] = [];
  for (const def of deck) {
    const why = sofar.length < DECK_SIZE ? whyNotAdd(plan, sofar, def) : TOO_LARGE;
    if (why) faults.push({ why, card: def });
    else sofar.push(def);
  }
  if (deck.length < DECK_SIZE) faults.push({ why: TOO_SMALL, card: -1 });
  if (count(plan, deck, isOwn) < OWN_LEAST) faults.push({ why: OWN_FEW, card: -1 });
  return faults;
}

export function whyNotDeck(plan: DeckPlan, deck: readonly number[]): Refusal | undefined {
  return faultsIn(plan, deck)[0]?.why;
}

/** DE-DECK-02: its six own cards and one Starting deck. */
export function startingDeck({ content: { defs }, mystling }: DeckPlan): number[] {
  const known = startingDecks.get(defs) ?? new Map<string, readonly number[]>();
  startingDecks.set(defs, known);
  const deck = known.get(mystling.id) ?? putTogether(defs, mystling.id);
  known.set(mystling.id, deck);
  return deck.slice();
}

/** By Mystling, for each set: Runs ask for them again and again. */
const startingDecks = new WeakMap<object, Map<string, readonly number[]>>();

function putTogether(defs: DeckPlan['content']['defs'], mystling: string): readonly number[] {
  const deck: number[] = [];
  defs.forEach((def, i) => {
    if (def.type !== 'action') return;
    if (def.mystling === mystling) for (let copy = 0; copy < def.copies; copy++) deck.push(i);
    if (def.set === 'S') deck.push(i);
  });
  return deck;
}

/** A deck as it is written down; the Mystling by definition number, where the text names one. */
interface WrittenDeck {
  readonly mystling: Def | undefined;
  readonly cards: number[];
}

const MOST_WRITTEN = 99;

/** A deck text that cannot be read: the message is for a command, `said` for a page in any language. */
export class DeckTextError extends InputError {
  readonly said: Text;

  constructor(message: string, said: Text) {
    super(message);
    this.said = said;
  }
}

/**
 * A deck as text: one card a line or between commas, `2 strike` for two of them, `#` before a comment; ids or English
 * or French names. The first line may name the Mystling that it is for.
 */
export function parseDeckText(content: EclipseContent, written: string): WrittenDeck {
  const [first, ...others] = written
    .replace(/#.*/g, '')
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const mystling = first === undefined ? -1 : defNamed(content, 'mystling', first);
  const lines = first === undefined || mystling >= 0 ? others : [first, ...others];
  const cards: number[] = [];
  for (const line of lines) addWritten(content, cards, line);
  return { mystling: mystling < 0 ? undefined : mystling, cards };
}

export function parseDeck(content: EclipseContent, written: string): number[] {
  return parseDeckText(content, written).cards;
}

function addWritten(content: EclipseContent, cards: number[], line: string): void {
  const [, times = '1', name = ''] = /^(?:(\d{1,2})\s*[x×]?\s+)?(.*)$/i.exec(line) ?? [];
  const def = cardNamed(content, name);
  if (cards.length + Number(times) > MOST_WRITTEN)
    throw new DeckTextError(
      `a deck text lists at most ${MOST_WRITTEN} cards`,
      text('read.too-many-cards', MOST_WRITTEN),
    );
  for (let i = 0; i < Number(times); i++) cards.push(def);
}

/** Its definition number, or -1. */
function defNamed(content: EclipseContent, type: EclipseDef['type'], name: string): number {
  const wanted = name.toLowerCase();
  return content.defs.findIndex(
    (def) =>
      def.type === type &&
      (def.id === wanted || titlesOf(def.names).some((one) => one.toLowerCase() === wanted)),
  );
}

function everyName(content: EclipseContent, type: EclipseDef['type']): string[] {
  return content.defs.filter((def) => def.type === type).flatMap((def) => [def.id, ...titlesOf(def.names)]);
}

function cardNamed(content: EclipseContent, name: string): number {
  const found = defNamed(content, 'action', name);
  if (found >= 0) return found;
  const known = everyName(content, 'action');
  const close = nearest(name, known);
  throw new DeckTextError(
    unknownWord('Action card', name, known),
    close === undefined ? text('read.unknown-card', name) : text('read.misspelt-card', name, close),
  );
}

/** The definition number of a Mystling, by id or name. */
export function mystlingNamed(content: EclipseContent, name: string): number {
  const found = defNamed(content, 'mystling', name);
  if (found >= 0) return found;
  throw new InputError(unknownWord('Mystling', name, everyName(content, 'mystling')));
}

/** The same, the other way round: what `parseDeckText` reads back. */
export function formatDeck(content: EclipseContent, deck: readonly number[], mystling?: MystlingDef): string {
  const counts = new Map<number, number>();
  for (const def of deck) counts.set(def, (counts.get(def) ?? 0) + 1);
  const cards = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([def, times]) => (times === 1 ? content.defs[def].id : `${times} ${content.defs[def].id}`));
  return [...(mystling ? [mystling.id] : []), ...cards].join('\n');
}
