/** What bots know: how good a position is for a seat. */
import { type Features, type Judgement, readKnowledge, type Seat } from '@tabard/engine';
import knowledge from '../knowledge.yaml';
import { type Aura, eclipseContent } from './defs.ts';
import { passiveOf, upgradeOf } from './rules/auras.ts';
import {
  countTokens,
  distance,
  healthOf,
  isPvp,
  isVersus,
  opponentOf,
  remainingHealth,
} from './rules/facts.ts';
import { statisticOf } from './rules/stats.ts';
import { isRun } from './run/facts.ts';
import { countRun, NO_RUN } from './run/judgement.ts';
import { type FighterId, type InCombat, isInCombat, type Match } from './state.ts';
import { auraWorth, cardWorth } from './suggest.ts';
import { hasTale } from './tale/facts.ts';
import { countTale, NO_TALE } from './tale/judgement.ts';
import type { Scene } from './tale/state.ts';
import { tamingProgress } from './taming.ts';
import { threatTo } from './threat.ts';

/** Nothing of any feature: the list of them, and what others are made from. */
const NOTHING = {
  built: 0,
  sealed: 0,
  building: 0,
  deck: 0,
  health: 0,
  lastHealth: 0,
  burn: 0,
  slow: 0,
  weak: 0,
  silence: 0,
  power: 0,
  tokens: 0,
  passive: 0,
  upgrade: 0,
  far: 0,
  threat: 0,
  deadlyThreat: 0,
  enemyHealth: 0,
  enemyBurn: 0,
  enemySlow: 0,
  enemyWeak: 0,
  enemySilence: 0,
  enemyTokens: 0,
  enemySheetTokens: 0,
  enemySpecial: 0,
  taming: 0,
  ...NO_RUN,
  ...NO_TALE,
};
type Feature = keyof typeof NOTHING;
type Counted = Record<Feature, number>;
const FEATURES = Object.keys(NOTHING) as Feature[];

/** More turns than any Combat has. */
const A_COMBAT = 1000;

export const judgement: Judgement<Match> = {
  features,
  knowledge: readKnowledge(knowledge, FEATURES),
  turnOf: (m) => (m.run ? m.run.way.length * A_COMBAT : 0) + (m.combat?.turn ?? 0),
  sideOf: (m, seat) => (isVersus(m) ? seat : 0),
};

function features(m: Match, seat: Seat): Features<Feature> {
  const f = { ...NOTHING };
  if (isRun(m)) countRun(f, m);
  else if (hasTale(m)) countTale(f, m);
  if (!isInCombat(m)) {
    if (m.tale?.scene) countResult(f, m.tale.scene);
    else if (!m.run) countBuilding(f, m, seat);
    return f;
  }
  if (isPvp(m)) {
    countFighter(f, m, seat, 1);
    return f;
  }
  countTeam(f, m, seat);
  return f;
}

/** A Combat of a campaign that is over counts as it ended: who concedes one has lost it. */
function countResult(f: Counted, { result }: Scene): void {
  if (!result) return;
  if (result === 'lose') {
    f.enemyHealth = 1;
    f.threat = 1;
    f.deadlyThreat = 1;
  } else f.health = 1;
}

/** Who sets out to tame spares the Enemy, and themselves a little. */
const SHARES = { win: { own: 1, enemy: 1 }, tame: { own: 0.75, enemy: 0.25 } };

/** Players against an Enemy count as one: each has a share of what all have. */
function countTeam(f: Counted, m: InCombat, seat: Seat): void {
  const isTaming = m.combat.goal === 'tame';
  const { own, enemy } = SHARES[isTaming ? 'tame' : 'win'];
  for (let s = 0; s < m.seats; s++) {
    countFighter(f, m, s, own / m.seats);
    countThreat(f, m, s, own / m.seats);
  }
  countEnemy(f, m, enemy);
  if (isTaming) f.taming = tamingProgress(m, seat);
}

/** Before a fight: a finished deck above all, then the worth of the decks. A sealed answer counts as given. */
function countBuilding(f: Counted, m: Match, seat: Seat): void {
  const { decks, mystlings, isDone, group } = m.tamers[seat];
  const sealed = m.answers[seat];
  if (sealed === 'finish' || sealed === 'use-saved' || sealed === 'use-suggested') f.sealed = 1;
  else if (!isDone) f.building = mystlings.length + (group < 0 || sealed === 'back' ? 1 : 0);
  else {
    f.built = 1;
    f.deck = decks.reduce((sum, deck) => sum + deckWorth(m, deck), 0);
  }
}

function deckWorth(m: Match, deck: readonly number[]): number {
  const content = eclipseContent(m);
  return deck.reduce((sum, def) => {
    const card = content.defs[def];
    return card.type === 'action' ? sum + cardWorth(content, card) : sum;
  }, 0);
}

/** Damage still to come from Burn, each turn as much as there is, then one less: as a share of the Health. */
function burning(m: InCombat, fighter: FighterId): number {
  const burn = m.combat.fighters[fighter].conditions[0];
  return (burn * (burn + 1)) / 2 / healthOf(m, fighter);
}

function countFighter(f: Counted, m: InCombat, fighter: FighterId, share: number): void {
  const sheet = m.combat.fighters[fighter];
  const [, slow, weak, silence] = sheet.conditions;
  const health = remainingHealth(m, fighter) / healthOf(m, fighter);
  f.health += share * health;
  f.lastHealth += share * Math.min(1, health * 3);
  f.burn += share * burning(m, fighter);
  f.slow += share * slow;
  f.weak += share * weak;
  f.silence += share * silence;
  f.power += share * sheet.power;
  f.tokens += share * (sheet.tokens + countTokens(m, fighter));
  f.passive += share * worthOf(m, passiveOf(m, fighter));
  f.upgrade += share * worthOf(m, upgradeOf(m, fighter));
  f.far += share * farness(m, fighter);
}

function worthOf(m: InCombat, aura: Aura | undefined): number {
  return aura ? auraWorth(eclipseContent(m), aura) : 0;
}

/** Most cards need the opponent near; how near, the next turn's reach says. */
function farness(m: InCombat, fighter: FighterId): number {
  const opponent = m.combat.fighters[opponentOf(m, fighter)];
  if (!opponent || opponent.space < 0 || m.combat.fighters[fighter].space < 0) return 0;
  const far = distance(m, m.combat.fighters[fighter].space, opponent.space) - 1;
  return Math.max(0, far - 0.5 * statisticOf(m, fighter, 'swiftness'));
}

/** The rounds in which a fight that drags on loses its caution. */
const CAREFUL = 10;
const CARELESS = 22;

/** Who keeps out of reach for ever wins nothing: from 1 down to 0 as the rounds go by. */
function caution(m: InCombat): number {
  return Math.max(0, Math.min(1, (CARELESS - m.combat.round) / (CARELESS - CAREFUL)));
}

/** The damage that the face-up card announces, as a share of the Health. */
function countThreat(f: Counted, m: InCombat, seat: Seat, share: number): void {
  const care = share * caution(m);
  if (care === 0) return;
  const coming = threatTo(m, seat);
  f.threat += (care * coming) / healthOf(m, seat);
  if (coming >= remainingHealth(m, seat)) f.deadlyThreat += care;
}

/** The Enemy's Health, its tokens, and how soon its Special Ability comes. */
function countEnemy(f: Counted, m: InCombat, share: number): void {
  const enemy = m.combat.fighters[m.seats];
  const [, slow, weak, silence] = enemy.conditions;
  let furthest = 0;
  for (const place of enemy.places) if (place <= m.combat.specialSlot) furthest = Math.max(furthest, place);
  f.enemyHealth = (share * remainingHealth(m, m.seats)) / healthOf(m, m.seats);
  f.enemyBurn = share * burning(m, m.seats);
  f.enemySlow = share * slow;
  f.enemyWeak = share * weak;
  f.enemySilence = share * silence;
  f.enemyTokens = share * countTokens(m, m.seats);
  f.enemySheetTokens = share * enemy.tokens;
  f.enemySpecial = share * furthest;
}
