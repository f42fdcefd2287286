/** What the Enemy's coming card will do from where everybody stands, as far as it can be told. */
import { computeOr, type Def, type Node, type Phrased } from '@tabard/engine';
import { defOfType, eclipseContent } from './defs.ts';
import { enemyEnds } from './facts.ts';
import { about, enemySide, isPvp, topOf } from './rules/facts.ts';
import type { InCombat } from './state.ts';
import { isSpecialDue, threatTo } from './threat.ts';

export interface Forecast {
  /** The coming card by definition, and its symbol from 0. */
  readonly def: Def;
  readonly symbol: number;
  /** The effect of the card, and of the Special Ability where it follows. */
  readonly effect: number;
  readonly special: number | undefined;
  /** By seat: the damage to expect, rounded. */
  readonly damage: readonly number[];
  /** Where the Enemy may end where the card begins with a Rush or a Retreat; empty otherwise. */
  readonly ends: readonly number[];
}

/** Undefined where the coming card is not known, or there is no Enemy. */
export function forecastOf(m: InCombat): Forecast | undefined {
  const enemy = isPvp(m) ? undefined : m.combat.fighters[m.seats];
  const card = enemy ? topOf(enemy.deck) : -1;
  if (!enemy || card < 0 || m.cards.def[card] < 0 || enemy.space < 0) return undefined;
  const def = m.cards.def[card];
  const { symbol } = defOfType(eclipseContent(m), def, 'attack');
  const { attacks, special } = enemySide(m);
  return {
    def,
    symbol,
    effect: attacks[symbol],
    special: isSpecialDue(m) ? special : undefined,
    damage: m.combat.fighters.slice(0, m.seats).map((_, seat) => Math.round(threatTo(m, seat))),
    ends: endsOf(m, attacks[symbol]),
  };
}

function endsOf(m: InCombat, node: Node): readonly number[] {
  const { nodes } = eclipseContent(m);
  const { word, args, spec } = nodes[node];
  if (spec.parts) return endsOf(m, spec.parts(args)[0]);
  if (word !== 'rush' && word !== 'retreat') return [];
  const { bonus, line }: { readonly bonus?: Phrased<number>; readonly line?: true } = args;
  if (m.combat.fighters[m.combat.target].space < 0 || line) return [];
  return enemyEnds(m, word, computeOr(m, about(m, m.seats), bonus, 0));
}
