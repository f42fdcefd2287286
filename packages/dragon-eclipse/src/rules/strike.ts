/** Attacks, deals and Conditions: whom they reach and what they do. */
import {
  allow,
  areWaiting,
  ask,
  call,
  computeOr,
  done,
  fixed,
  go,
  isOneOf,
  type Next,
  type Node,
  nodeOf,
  type Phrased,
  react,
} from '@tabard/engine';
import { CONDITIONS, type Condition } from '../defs.ts';
import {
  type About,
  type ArgsAt,
  type EffectVars,
  effects,
  type FighterId,
  type InCombat,
  type Space,
  type Steps,
} from '../state.ts';
import { spendAttackBoosts } from './boosts.ts';
import { afflict } from './conditions.ts';
import { drain, hurt } from './damage.ts';
import { isEnemy, remainingHealth, spaceOf, summonDef, terrainAt } from './facts.ts';
import { strike as strikeEach, type VarsOf } from './handles.ts';
import { hurtObject } from './objects.ts';
import { procedure } from './procedure.ts';
import { report } from './report.ts';
import { settle } from './settle.ts';
import { attackValue, modifierOf, statisticOf } from './stats.ts';
import {
  type Aim,
  AT_SPACE,
  allInReach,
  deciderFor,
  type Each,
  fightersInReach,
  isFighter,
  targetsOf,
} from './targets.ts';
import { noteStrike } from './taunt.ts';
import { damageSum, guardPart, partsOfBlow } from './told-damage.ts';

const STRIKES = ['attack', 'deal', 'afflict'] as const;
type Strike = (typeof STRIKES)[number];
type Amount = Phrased<number> | undefined;

/** What attack, deal and afflict may say; each says some of it. */
interface StrikeArgs {
  readonly bonus?: Amount;
  readonly damage?: Amount;
  readonly condition?: Condition;
  readonly count?: Amount;
  readonly range?: Amount;
  readonly line?: true;
  readonly pierce?: Amount;
  readonly drain?: true;
  readonly each?: Each;
  readonly who?: 'you' | 'foe';
  readonly burn?: number;
  readonly slow?: true;
  readonly weak?: true;
  readonly silence?: true;
  readonly hit?: Node;
}

function aimOf(m: InCombat, about: About, args: StrikeArgs, strike: Strike): Aim {
  const range = computeOr(m, about, args.range, 1);
  const more = strike === 'attack' ? modifierOf(m, about.you, 'range') : modifierOf(m, about.you, 'reach');
  return {
    you: about.you,
    foe: about.foe,
    from: spaceOf(m, about),
    range: Math.max(0, range + more),
    isInLine: args.line === true,
  };
}

/** Whom the effect may hit now. */
function reached(m: InCombat, about: About, args: StrikeArgs, strike: Strike): number[] {
  if (args.who === 'you') return [about.you];
  if (about.hit >= 0 && isUnaimed(args))
    return strike === 'afflict' ? [about.hit].filter(isFighter) : [about.hit];
  const aim = aimOf(m, about, args, strike);
  if (args.each !== undefined) {
    const all = allInReach(m, aim, args.each);
    // DE-TERR-06, DE-SUMM-04: Conditions are for Mystlings alone.
    return strike === 'afflict' ? all.filter(isFighter) : all;
  }
  return strike === 'afflict' ? fightersInReach(m, aim) : targetsOf(m, aim);
}

/** What a hit brings along befalls the one who was hit, unless it says where. */
function isUnaimed({ range, line, each }: StrikeArgs): boolean {
  return range === undefined && line === undefined && each === undefined;
}

/** DE-SUMM-03, DE-TERR-05: a Summon or Terrain may be chosen; where nothing else is in range it may be spared. */
function maySpare({ each }: StrikeArgs, targets: readonly number[]): boolean {
  return each === undefined && targets.length > 0 && !targets.some(isFighter);
}

/** Whether one fighter is in the range of an effect that needs no choice; without a range it always is. */
export function inReach(m: InCombat, about: About, args: StrikeArgs, fighter: FighterId): boolean {
  if (args.range === undefined) return true;
  return fightersInReach(m, aimOf(m, about, args, 'deal')).includes(fighter);
}

/** The parts that attack, deal and afflict share: at once with one target, by a choice with several. */
export function strikeWord(strike: Strike) {
  return {
    givesAmount: true as const,
    mustAsk: (m: InCombat, v: EffectVars, args: StrikeArgs) => {
      if (args.who === 'you') return false;
      const targets = reached(m, v, args, strike);
      return targets.length > 1 || (targets.length > 0 && args.hit !== undefined) || maySpare(args, targets);
    },
    run: (m: InCombat, v: EffectVars, args: StrikeArgs) => {
      const [target] = reached(m, v, args, strike);
      v.amount = target === undefined ? miss(m, v.you, strike) : strikeOne(m, v, args, strike, target);
    },
    steps: (args: ArgsAt<StrikeArgs>): Steps => ({
      begin: (m, v) =>
        call(
          strikeEach,
          { ...effects.aboutOf(v), node: v.node, left: reached(m, v, args(m, v), strike), total: 0 },
          'end',
        ),
      end: (m) => done(m.result),
    }),
  };
}

/** DE-ATTACK-02: an Attack with nobody in range does nothing. */
function miss(m: InCombat, you: FighterId, strike: Strike): number {
  if (strike === 'attack') report(m, 'missed', you);
  return 0;
}

type StrikeVars = VarsOf<typeof strikeEach>;

/** DE-ATTACK-04, DE-DEAL-03: one target of choice, or all of them one after another in an order of choice. */
export const striking = [
  procedure(strikeEach, {
    choose: ask({
      kind: 'target',
      rule: 'DE-ATTACK-04',
      auto: true,
      orders: (m, v) => argsOf(m, v).each !== undefined,
      who: (m, v) => deciderFor(m, v),
      offer: (m, v, offer) => {
        const args = argsOf(m, v);
        const now = reached(m, v, args, strikeOf(m, v)).filter((target) => v.left.includes(target));
        for (const target of now) allow(offer, 'target', target);
        if (maySpare(args, now)) allow(offer, 'pass');
      },
      none: (_m, v) => done(v.total),
      then: (m, v, answer) => (answer.verb === 'pass' ? done(v.total) : strikeNext(m, v, answer.refs[0])),
    }),
    end: (_m, v) => done(v.total),
  }),
];

function strikeOf(m: InCombat, v: StrikeVars): Strike {
  const { word } = nodeOf(m, v.node);
  if (!isOneOf(STRIKES, word)) throw new Error(`"${word}" is no strike`);
  return word;
}

function argsOf(m: InCombat, v: StrikeVars): StrikeArgs {
  return nodeOf(m, v.node).args;
}

function strikeNext(m: InCombat, v: StrikeVars, target: number): Next<'choose' | 'end'> {
  const args = argsOf(m, v);
  v.left.splice(v.left.indexOf(target), 1);
  const dealt = strikeOne(m, v, args, strikeOf(m, v), target);
  v.total += dealt;
  settle(m);
  const back = args.each === undefined ? 'end' : 'choose';
  if (dealt > 0 && args.hit !== undefined)
    return effects.perform(args.hit, { ...effects.aboutOf(v), hit: target, amount: dealt }, back);
  return areWaiting(m.combat.reactions) ? react(back) : go(back);
}

function strikeOne(m: InCombat, about: About, args: StrikeArgs, strike: Strike, target: number): number {
  if (strike === 'attack') return attackOne(m, about, args, target);
  return strike === 'deal' ? dealOne(m, about, args, target) : afflictOne(m, about, args, target);
}

function isCounted(amount: Amount): boolean {
  return amount !== undefined && fixed(amount) === undefined;
}

/** DE-ATTACK-01, DE-TAG-PIERCE. */
function attackOne(m: InCombat, about: About, args: StrikeArgs, target: number): number {
  const printed = computeOr(m, about, args.bonus, 0);
  const value = attackValue(m, about.you, printed);
  const blow = partsOfBlow(m, {
    by: 'attack',
    you: about.you,
    printed,
    isCounted: isCounted(args.bonus),
    value,
  });
  spendAttackBoosts(m, about.you);
  const guard = guardOf(m, about, args, target, 'attack');
  const dealt = inflict(m, about, args, target, value, 'attack');
  report(m, 'attacked', about.you, target, dealt, damageSum(blow, guard.part, guard.pierce, dealt));
  return dealt;
}

/** DE-DEAL-01, DE-DEAL-02, DE-DEAL-05. */
function dealOne(m: InCombat, about: About, args: StrikeArgs, target: number): number {
  const printed = amountAgainst(m, about, args, target);
  const value = Math.max(0, printed + (target === about.you ? 0 : modifierOf(m, about.you, 'deal')));
  const blow = partsOfBlow(m, {
    by: 'deal',
    you: about.you,
    printed,
    isCounted: isCounted(args.damage),
    value,
  });
  const guard = guardOf(m, about, args, target, 'deal');
  const dealt = inflict(m, about, args, target, value, 'deal');
  if (isFighter(target)) {
    if (args.burn !== undefined) giveBurn(m, about.you, target, args.burn);
    for (let i = 1; i < CONDITIONS.length; i++) if (args[CONDITIONS[i]]) afflict(m, target, i, 1);
  }
  report(m, 'dealt', about.you, target, dealt, damageSum(blow, guard.part, guard.pierce, dealt));
  return dealt;
}

/** An Enemy that deals to each opponent counts what is near each of them for itself. */
function amountAgainst(m: InCombat, about: About, args: StrikeArgs, target: number): number {
  const isPlayer = isEnemy(m, about.you) && target < m.seats;
  return computeOr(m, isPlayer ? { ...about, foe: target } : about, args.damage, 0);
}

function afflictOne(m: InCombat, about: About, args: StrikeArgs, target: number): number {
  const kind = CONDITIONS.indexOf(args.condition ?? 'burn');
  const count = computeOr(m, about, args.count, 1);
  return kind === 0 ? giveBurn(m, about.you, target, count) : afflict(m, target, kind, count);
}

function giveBurn(m: InCombat, you: FighterId, target: number, count: number): number {
  return afflict(m, target, 0, count + (target === you ? 0 : modifierOf(m, you, 'burn')));
}

/** What protects a target, and what goes through it: as told. */
function guardOf(m: InCombat, about: About, args: StrikeArgs, target: number, by: 'attack' | 'deal') {
  const statistic = by === 'attack' ? 'defense' : 'willpower';
  const pierce = computeOr(m, about, args.pierce, 0) + modifierOf(m, about.you, 'pierce');
  if (isFighter(target)) return { part: guardPart(statistic, statisticOf(m, target, statistic)), pierce };
  const isTerrain = (terrainAt(m, target - AT_SPACE)?.health ?? 0) > 0;
  return { part: guardPart(statistic, isTerrain ? 0 : (summonDef(m)?.stats[statistic] ?? 0)), pierce };
}

function inflict(
  m: InCombat,
  about: About,
  args: StrikeArgs,
  target: number,
  value: number,
  by: 'attack' | 'deal',
): number {
  const pierce = computeOr(m, about, args.pierce, 0) + modifierOf(m, about.you, 'pierce');
  if (!isFighter(target)) return inflictOnObject(m, about, args, target - AT_SPACE, value, pierce, by);
  const guard = statisticOf(m, target, by === 'attack' ? 'defense' : 'willpower');
  const before = remainingHealth(m, target);
  const dealt = hurt(m, target, Math.max(0, value - Math.max(0, guard - pierce)), by);
  if (dealt > 0) noteDealt(m, about.you, target, dealt);
  // DE-TAG-DRAIN-CAP.
  if (isDraining(m, about, args, by)) drain(m, about.you, Math.min(dealt, before));
  return dealt;
}

function noteDealt(m: InCombat, you: FighterId, target: number, dealt: number): void {
  if (target === you) return;
  m.combat.fighters[you].struck += dealt;
  noteStrike(m, you, target);
}

function isDraining(m: InCombat, about: About, args: StrikeArgs, by: 'attack' | 'deal'): boolean {
  return args.drain === true || (by === 'attack' && modifierOf(m, about.you, 'drain') > 0);
}

/** A Summon has statistics of its own, Terrain has none; DE-TAG-DRAIN-CAP: Terrain gives nothing back. */
function inflictOnObject(
  m: InCombat,
  about: About,
  args: StrikeArgs,
  space: Space,
  value: number,
  pierce: number,
  by: 'attack' | 'deal',
): number {
  const isTerrain = (terrainAt(m, space)?.health ?? 0) > 0;
  const stats = isTerrain ? undefined : summonDef(m)?.stats;
  const guard = (by === 'attack' ? stats?.defense : stats?.willpower) ?? 0;
  const left = isTerrain ? 0 : (stats?.health ?? 0) - m.combat.summonDamage[space];
  const dealt = Math.max(0, value - Math.max(0, guard - pierce));
  if (dealt > 0) hurtObject(m, space, dealt);
  if (!isTerrain && isDraining(m, about, args, by)) drain(m, about.you, Math.min(dealt, left));
  return dealt;
}
