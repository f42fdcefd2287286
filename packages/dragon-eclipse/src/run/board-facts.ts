/** What a board shows of a Run: the map with the way walked, decks as they grew, what the next unlocks cost. */
import type { Def, Seat } from '@tabard/engine';
import { deckPlan, startingDeck } from '../decks.ts';
import { eclipseContent, STATISTICS, type Statistic } from '../defs.ts';
import type { Match } from '../state.ts';
import { cardWorth } from '../suggest.ts';
import { mystlingAt, statsOf } from '../tale/facts.ts';
import { type RunSpace, STARTING_PERKS, type StartingPerk } from './defs.ts';
import {
  darknessOf,
  darknessUnlocked,
  type InRun,
  isRun,
  lockedMystlings,
  mapOf,
  nextPerkCost,
  pocketOf,
  positionOn,
  runDefOf,
  tierDrawn,
  unlockCost,
} from './facts.ts';
import { writeSheet } from './sheet.ts';

/** A space as a board draws it. */
export interface SpaceFact extends RunSpace {
  readonly at: number;
  /** The Mystery card of its letter, or -1. */
  readonly mystery: number;
  /** The Tier that its Enemy is drawn from, Darkness counted; 0 where there is none. */
  readonly drawnTier: number;
  /** The damage that the Camp of this space does not heal; 0 where there is none. */
  readonly scar: number;
  readonly isWalked: boolean;
  readonly isHere: boolean;
  /** Whether an arrow leads here from where the players are. */
  readonly isNext: boolean;
}

/** The map with the way walked and the forks ahead; undefined before it is chosen. */
export function mapFacts(m: Match): readonly SpaceFact[] | undefined {
  if (!isRun(m) || m.run.map < 0 || !m.run.way.length) return undefined;
  const here = positionOn(m);
  const { next } = mapOf(m).spaces[here];
  return mapOf(m).spaces.map((space, at) => ({
    ...space,
    at,
    mystery: m.run.slots[space.letter] ?? -1,
    drawnTier: space.tier ? tierDrawn(m, space) : 0,
    scar: space.kind === 'camp' ? darknessOf(m, 'scar') : 0,
    isWalked: m.run.way.includes(at),
    isHere: at === here,
    isNext: next.includes(at),
  }));
}

function without(cards: readonly Def[], others: readonly Def[]): Def[] {
  const left = others.slice();
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A deck beside the one it began as: one entry a copy. */
export interface DeckGrowth {
  readonly deck: readonly Def[];
  readonly fatigue: number;
  readonly added: readonly Def[];
  readonly removed: readonly Def[];
}

export function deckGrowth(m: InRun, seat: Seat): DeckGrowth {
  const { mystling, deck, fatigue } = pocketOf(m, seat);
  const first = startingDeck(deckPlan(eclipseContent(m), mystlingAt(m, mystling)));
  return { deck, fatigue, added: without(deck, first), removed: without(first, deck) };
}

/** A statistic as the next Combat begins with it, and how far the Run has raised it. */
export interface GrowthFact {
  readonly name: Statistic;
  readonly now: number;
  readonly by: number;
  readonly most: number;
}

export function growthFacts(m: InRun, seat: Seat): readonly GrowthFact[] {
  const stats = statsOf(m, pocketOf(m, seat).mystling);
  const { growthLimits } = runDefOf(m);
  return STATISTICS.map((name, i) => ({
    name,
    now: stats[name],
    by: m.run.grown[seat][i],
    most: growthLimits[name],
  }));
}

/** What a deck is as a whole. */
export interface DeckSum {
  readonly cards: number;
  /** What a card of it is worth on average, in hundredths. */
  readonly worth: number;
}

export function deckSum(m: InRun, deck: readonly Def[], fatigue: number): DeckSum {
  const content = eclipseContent(m);
  const sum = deck.reduce((total, def) => {
    const card = content.defs[def];
    return card.type === 'action' ? total + cardWorth(content, card) : total;
  }, 0);
  const cards = deck.length + fatigue;
  return { cards, worth: cards ? Math.round((100 * sum) / cards) : 0 };
}

/** A deck before and after a card joins it or leaves it. */
export function rewardComparison(
  m: InRun,
  seat: Seat,
  change: { readonly add?: Def; readonly remove?: Def },
): { readonly before: DeckSum; readonly after: DeckSum } {
  const { deck, fatigue } = pocketOf(m, seat);
  const { add, remove } = change;
  const isFatigue = remove !== undefined && !deck.includes(remove);
  const kept = remove === undefined ? deck : without(deck, [remove]);
  return {
    before: deckSum(m, deck, fatigue),
    after: deckSum(m, add === undefined ? kept : [...kept, add], isFatigue ? fatigue - 1 : fatigue),
  };
}

/** What each next unlock costs, whether it can be paid now or not. */
export interface NextUnlocks {
  /** By Starting Perk with its number on the sheet. */
  readonly perks: readonly {
    readonly perk: StartingPerk;
    readonly at: number;
    readonly step: number;
    readonly silver: number;
  }[];
  readonly mystlings: readonly { readonly mystling: Def; readonly essence: number }[];
  /** How many Artifacts are unlocked, and so how many Artifact Perks; the next is that with this number. */
  readonly artifacts: number;
  readonly maps: number;
  readonly darkness: number;
}

export function nextUnlocks(m: InRun): NextUnlocks {
  const { sheet } = m.run;
  return {
    perks: STARTING_PERKS.flatMap((perk, i) => {
      const silver = nextPerkCost(m, i);
      return silver === undefined ? [] : [{ perk, at: i, step: sheet.perks[i] + 1, silver }];
    }),
    mystlings: lockedMystlings(m).map((mystling) => ({ mystling, essence: unlockCost(m, mystling) })),
    artifacts: sheet.artifacts.length,
    maps: sheet.maps,
    darkness: darknessUnlocked(runDefOf(m), sheet),
  };
}

/** The Save Sheet as it stands: what the next Run is given. Undefined where the match is no Run. */
export function sheetOf(m: Match): string | undefined {
  return isRun(m) ? writeSheet(eclipseContent(m), m.run.sheet) : undefined;
}
