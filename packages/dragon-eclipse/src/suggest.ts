/** Suggested decks: what bots play, and what a player may begin with. */
import { type EffectNode, effectsWithin, fixed, type Node } from '@tabard/engine';
import { DECK_SIZE, type DeckPlan, OWN_MOST, whyNotAdd } from './decks.ts';
import { type ActionDef, type Aura, defOfType, type EclipseContent } from './defs.ts';

/** How much of the worth of an inner effect counts: it may not come about, or costs something. */
const INNER: Readonly<Record<string, number>> = {
  slot: 0.3,
  against: 0.15,
  if: 0.55,
  spend: 0.6,
  may: 0.9,
  choose: 0.7,
  from: 0.8,
};
const PASSIVE = 1.1;
const UPGRADE = 1.5;
/** What a turn with nothing to do with it is not worth. */
const MOBILE = ['move', 'blink'];
const STRIKES = ['attack', 'deal'];
const LEAST_MOBILE = 4;
const LEAST_STRIKES = 7;

/** And of what is done where a condition does not hold. */
const OTHERWISE = 0.4;

export function effectWorth(content: EclipseContent, node: Node): number {
  const { word, args, spec } = content.nodes[node];
  const own = spec.worth?.(args) ?? 0;
  const share = INNER[word] ?? (word === 'sequence' || word === 'repeat' ? 1 : 0.5);
  const otherwise = typeof args.else === 'number' ? OTHERWISE * effectWorth(content, args.else) : 0;
  return own + share * innerWorth(content, content.nodes[node]) + otherwise;
}

function innerWorth(content: EclipseContent, { args, spec }: EffectNode): number {
  const { choose }: { readonly choose?: readonly Node[] } = args;
  if (choose) return Math.max(...choose.map((node) => effectWorth(content, node)));
  const inner = [args.do, args.to, args.then, args.hit, args.may].filter((node) => typeof node === 'number');
  const parts = spec.parts?.(args) ?? inner;
  return sum(parts.map((node) => effectWorth(content, node)));
}

const auraWorths = new WeakMap<Aura, number>();

/** Reckoned once for each aura: bots ask at every look. */
export function auraWorth(content: EclipseContent, aura: Aura): number {
  let worth = auraWorths.get(aura);
  if (worth === undefined) {
    worth = reckonAura(content, aura);
    auraWorths.set(aura, worth);
  }
  return worth;
}

function reckonAura(content: EclipseContent, aura: Aura): number {
  const modifiers = aura.modifiers.map(
    ({ by, when, reach }) => (reach ? -1 : 1) * (fixed(by) ?? 1.5) * (when ? 0.6 : 1),
  );
  const triggers = aura.triggers.map(({ effect }) => 0.8 * effectWorth(content, effect));
  return sum(modifiers) + sum(triggers) + aura.bonuses.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

const cardWorths = new WeakMap<ActionDef, number>();

/** What a card is worth to anybody; reckoned once for each. */
export function cardWorth(content: EclipseContent, card: ActionDef): number {
  let worth = cardWorths.get(card);
  if (worth === undefined) {
    worth = reckonCard(content, card);
    cardWorths.set(card, worth);
  }
  return worth;
}

function reckonCard(content: EclipseContent, card: ActionDef): number {
  return (
    (card.active === undefined ? 0 : effectWorth(content, card.active)) +
    (card.passive ? PASSIVE * auraWorth(content, card.passive) : 0) +
    (card.upgrade ? UPGRADE * auraWorth(content, card.upgrade) : 0)
  );
}

const speakers = new Map<readonly string[], WeakMap<ActionDef, boolean>>([
  [MOBILE, new WeakMap()],
  [STRIKES, new WeakMap()],
]);

/** Looked up once for each card: decks are built often. */
function has(content: EclipseContent, card: ActionDef, words: readonly string[]): boolean {
  const known = speakers.get(words);
  let does = known?.get(card);
  if (does === undefined) {
    does = card.active !== undefined && speaks(content, card.active, words);
    known?.set(card, does);
  }
  return does;
}

function speaks(content: EclipseContent, node: Node, words: readonly string[]): boolean {
  return effectsWithin(content.nodes, node).some((one) => words.includes(content.nodes[one].word));
}

/**
 * A legal deck of the best cards of the supply, with enough that moves and enough that strikes. A smaller size
 * leaves room for cards that are picked later.
 */
export function buildDeck(plan: DeckPlan, size = DECK_SIZE): number[] {
  const { content, mystling } = plan;
  const deck: number[] = [];
  const ranked = rank(content);
  const take = (fits: (card: ActionDef) => boolean, until: () => boolean) => {
    for (const def of ranked) {
      const card = defOfType(content, def, 'action');
      while (!until() && fits(card) && !whyNotAdd(plan, deck, def)) deck.push(def);
      if (until()) return;
    }
  };
  const countOf = (words: readonly string[]) =>
    deck.filter((def) => has(content, defOfType(content, def, 'action'), words)).length;
  take(
    (card) => card.mystling === mystling.id,
    () => deck.length >= OWN_MOST,
  );
  take(
    (card) => has(content, card, MOBILE),
    () => countOf(MOBILE) >= LEAST_MOBILE,
  );
  take(
    (card) => has(content, card, STRIKES),
    () => countOf(STRIKES) >= LEAST_STRIKES,
  );
  take(
    () => true,
    () => deck.length >= size,
  );
  return deck.sort((a, b) => a - b);
}

const rankings = new WeakMap<EclipseContent, readonly number[]>();

/** Every Action card but Fatigue, the best first. */
function rank(content: EclipseContent): readonly number[] {
  let ranked = rankings.get(content);
  if (!ranked) {
    const worth = content.defs.map((def) => (def.type === 'action' ? cardWorth(content, def) : 0));
    ranked = content.defs
      .flatMap((def, i) => (def.type === 'action' && def.kind !== 'fatigue' ? [i] : []))
      .sort((a, b) => worth[b] - worth[a] || a - b);
    rankings.set(content, ranked);
  }
  return ranked;
}
