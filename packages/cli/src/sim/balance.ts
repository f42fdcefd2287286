import type { Content } from '@tabard/engine';
import type { MatchResult } from './plan.ts';

interface Count {
  /** Matches in which the card was seen, used or owned. */
  games: number;
  /** Seats that ever owned it, and how many of them won. */
  owned: number;
  wins: number;
}

export interface BalanceCount {
  /** By group: what is counted over the seats that owned any card of it, and by card. */
  readonly groups: Map<string, { all: Count; cards: Map<string, Count> }>;
}

interface CardBalance {
  readonly card: string;
  readonly games: number;
  readonly owned: number;
  readonly wins: number;
  /** The win share of its owners less that of all owners of the group, in points of a hundred. */
  readonly edge: number | null;
  /** Twice the standard error of that share, in points: an edge within it may be chance. */
  readonly margin: number | null;
}

export interface Balance {
  readonly groups: readonly {
    readonly group: string;
    readonly owned: number;
    readonly winShare: number | null;
    readonly cards: readonly CardBalance[];
  }[];
  readonly neverSeen: readonly string[];
}

export function countNothing(): BalanceCount {
  return { groups: new Map() };
}

/** Adds the cards of one finished match. */
export function countMatch(count: BalanceCount, result: MatchResult): void {
  const winners = result.winners ?? [];
  const seen = new Set<string>();
  for (const { seat, group, card } of result.tally ?? []) {
    const { all, cards } = groupIn(count, group);
    const one = cards.get(card) ?? { games: 0, owned: 0, wins: 0 };
    cards.set(card, one);
    if (isNew(seen, `${group}|${card}`)) one.games++;
    if (seat < 0) continue;
    if (isNew(seen, `${group}|${card}|${seat}`)) addOwner(one, winners.includes(seat));
    if (isNew(seen, `${group}||${seat}`)) addOwner(all, winners.includes(seat));
  }
}

function groupIn(count: BalanceCount, group: string) {
  const known = count.groups.get(group);
  if (known) return known;
  const fresh = { all: { games: 0, owned: 0, wins: 0 }, cards: new Map<string, Count>() };
  count.groups.set(group, fresh);
  return fresh;
}

function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

function addOwner(count: Count, hasWon: boolean): void {
  count.owned++;
  if (hasWon) count.wins++;
}

/** The table: the best card of each group first, and the cards of the content that no match showed. */
export function balanceOf(count: BalanceCount, content: Content): Balance {
  const groups = [...count.groups].sort(([a], [b]) => (a < b ? -1 : 1));
  const seen = new Set(groups.flatMap(([, { cards }]) => [...cards.keys()]));
  return {
    groups: groups.map(([group, { all, cards }]) => ({
      group,
      owned: all.owned,
      winShare: shareOf(all),
      cards: [...cards].map(([card, one]) => cardBalance(card, one, all)).sort(byEdge),
    })),
    neverSeen: content.defs.filter((def) => !seen.has(def.id)).map((def) => def.id),
  };
}

function cardBalance(card: string, one: Count, all: Count): CardBalance {
  const share = shareOf(one);
  const mean = shareOf(all);
  if (share === null || mean === null) return { card, ...one, edge: null, margin: null };
  const margin = 200 * Math.sqrt((share * (1 - share)) / one.owned);
  return { card, ...one, edge: rounded(100 * (share - mean)), margin: rounded(margin) };
}

function shareOf({ owned, wins }: Count): number | null {
  return owned ? wins / owned : null;
}

function byEdge(a: CardBalance, b: CardBalance): number {
  return (b.edge ?? -1000) - (a.edge ?? -1000) || (a.card < b.card ? -1 : 1);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
