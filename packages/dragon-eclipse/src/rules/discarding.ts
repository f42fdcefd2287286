/** DE-TAG-DISCARD: what is discarded by the word of that name. */
import { allow, ask, computeOr, done, go, move, type Phrased, type Seat } from '@tabard/engine';
import type { About, ArgsAt, EffectVars, FighterId, InCombat, Steps } from '../state.ts';
import { distance, hasTokenAt, spaceOf, terrainAt } from './facts.ts';
import { discardTerrain } from './objects.ts';
import { losePower } from './power.ts';
import { report } from './report.ts';
import { discardable, discardFromSlot, discardTop } from './slots.ts';
import { deciderFor } from './targets.ts';
import { discardToken } from './tokens.ts';

export const DISCARDS = ['power', 'token', 'card', 'top', 'upgrade', 'terrain'] as const;

/** What, how many, whose, and how near. */
interface DiscardArgs {
  readonly what: (typeof DISCARDS)[number];
  readonly count: Phrased<number> | undefined;
  readonly who: 'you' | 'foe' | undefined;
  readonly range: Phrased<number> | undefined;
}

function whose(about: About, args: DiscardArgs): number {
  return args.who === 'foe' ? about.foe : about.you;
}

/** Tokens in the Arena, within the range if there is one. */
function tokenSpaces(m: InCombat, about: About, args: DiscardArgs): number[] {
  const fighter = whose(about, args);
  return spacesInRange(m, about, args).filter((space) => hasTokenAt(m, fighter, space));
}

function terrainSpaces(m: InCombat, about: About, args: DiscardArgs): number[] {
  return spacesInRange(m, about, args).filter((space) => terrainAt(m, space) !== undefined);
}

function spacesInRange(m: InCombat, about: About, args: DiscardArgs): number[] {
  const range = computeOr(m, about, args.range, 99);
  const from = spaceOf(m, about);
  const found: number[] = [];
  for (let space = 0; space < m.combat.terrain.length; space++)
    if (distance(m, from, space) <= range) found.push(space);
  return found;
}

/** Tokens of the sheet go before those of the Arena, unless a range is given. */
function sheetTokens(m: InCombat, about: About, args: DiscardArgs): number {
  return args.range === undefined ? m.combat.fighters[whose(about, args)].tokens : 0;
}

function available(m: InCombat, about: About, args: DiscardArgs): number {
  const sheet = m.combat.fighters[whose(about, args)];
  switch (args.what) {
    case 'power':
      return sheet.power;
    case 'token':
      return sheetTokens(m, about, args) + tokenSpaces(m, about, args).length;
    case 'card':
      return discardable(m, whose(about, args)).length;
    case 'top':
      return sheet.deck.length;
    case 'upgrade':
      return sheet.upgrade.length;
    default:
      return terrainSpaces(m, about, args).length;
  }
}

export function canDiscard(m: InCombat, about: About, args: DiscardArgs): boolean {
  return available(m, about, args) > 0;
}

/** There is a choice when not everything goes; of cards the order is one, too: DE-TAG-DISCARD-ORDER. */
export function mustChooseDiscard(m: InCombat, v: EffectVars, args: DiscardArgs): boolean {
  const count = computeOr(m, v, args.count, 1);
  const there = available(m, v, args);
  if (args.what === 'card') return there > 1 && count > 0;
  if (args.what === 'terrain') return there > count;
  if (args.what !== 'token') return false;
  const rest = count - sheetTokens(m, v, args);
  return rest > 0 && tokenSpaces(m, v, args).length > rest;
}

export function discardWithoutAsking(m: InCombat, v: EffectVars, args: DiscardArgs): void {
  const fighter = whose(v, args);
  const count = Math.min(computeOr(m, v, args.count, 1), available(m, v, args));
  v.amount = count;
  switch (args.what) {
    case 'power':
      losePower(m, fighter, count);
      return;
    case 'token':
      discardTokens(m, v, args, count);
      return;
    case 'card':
      if (count > 0) discardFromSlot(m, fighter, discardable(m, fighter)[0]);
      return;
    case 'top':
      discardTop(m, fighter, count);
      return;
    case 'upgrade':
      if (count > 0) discardUpgrade(m, fighter);
      return;
    default:
      for (const space of terrainSpaces(m, v, args)) discardTerrain(m, space);
  }
}

function discardTokens(m: InCombat, v: EffectVars, args: DiscardArgs, count: number): void {
  const fighter = whose(v, args);
  const fromSheet = Math.min(count, sheetTokens(m, v, args));
  m.combat.fighters[fighter].tokens -= fromSheet;
  const spaces = tokenSpaces(m, v, args);
  for (let i = 0; i < count - fromSheet; i++) discardToken(m, fighter, spaces[i]);
}

function discardUpgrade(m: InCombat, fighter: FighterId): void {
  const { upgrade, discard } = m.combat.fighters[fighter];
  const [card] = upgrade;
  move(card, upgrade, discard);
  report(m, 'discarded', fighter, card);
}

/** One after another; how many are gone is counted in `at`. */
export const discardSteps = (args: ArgsAt<DiscardArgs>): Steps => ({
  begin: (m, v) => {
    const a = args(m, v);
    if (a.what === 'token') {
      const fighter = whose(v, a);
      v.at = Math.min(computeOr(m, v, a.count, 1), sheetTokens(m, v, a));
      m.combat.fighters[fighter].tokens -= v.at;
    }
    return go('choose');
  },
  choose: ask({
    kind: 'discard',
    rule: 'DE-TAG-DISCARD',
    auto: true,
    batch: true,
    who: (m, v) => chooser(m, v, args(m, v)),
    offer: (m, v, offer) => {
      const a = args(m, v);
      if (v.at >= computeOr(m, v, a.count, 1)) return;
      if (a.what === 'card') for (const card of discardable(m, whose(v, a))) allow(offer, 'discard', card);
      else
        for (const space of a.what === 'token' ? tokenSpaces(m, v, a) : terrainSpaces(m, v, a))
          allow(offer, 'discard-at', space);
    },
    none: (_m, v) => done(v.at),
    then: (m, v, answer) => {
      const a = args(m, v);
      const [chosen] = answer.refs;
      if (a.what === 'card') discardFromSlot(m, whose(v, a), chosen);
      else if (a.what === 'token') discardToken(m, whose(v, a), chosen);
      else discardTerrain(m, chosen);
      v.at++;
      return go('choose');
    },
  }),
});

/** Whoever has to discard a card of theirs picks it; of tokens, whoever has the effect. */
function chooser(m: InCombat, v: EffectVars, args: DiscardArgs): Seat {
  return args.what === 'card' ? deciderFor(m, v, whose(v, args)) : deciderFor(m, v);
}
