/** What bots know: how good a position is for a seat. */
import type { Seat } from '@tabard/engine';
import { type Aura, eclipseContent } from './defs.ts';
import { passiveOf, upgradeOf } from './rules/auras.ts';
import { countTokens, distance, healthOf, isPvp, opponentOf, remainingHealth } from './rules/facts.ts';
import { statisticOf } from './rules/stats.ts';
import { type FighterId, type InCombat, isInCombat, type Match } from './state.ts';
import { auraWorth, cardWorth } from './suggest.ts';
import { tamingProgress } from './taming.ts';
import { threatTo } from './threat.ts';

const HEALTH = 100;
const WORN_OUT = 30;
const POWER = 1.1;
const TOKEN = 1.2;
const PASSIVE = 1.6;
const UPGRADE = 3;
const FAR = 1.6;
const TAMING = 60;
const THREAT = 0.75;
/** The rounds in which a fight that drags on loses its caution. */
const CAREFUL = 10;
const CARELESS = 22;

export function evaluate(m: Match, seat: Seat): number {
  if (m.outcome) return m.outcome.winners.includes(seat) ? 1000 : -1000;
  if (!isInCombat(m)) return building(m, seat);
  if (isPvp(m)) return standing(m, seat) - standing(m, 1 - seat) + nearness(m, seat);
  let own = 0;
  for (let s = 0; s < m.seats; s++) own += (standing(m, s) + nearness(m, s) - threat(m, s)) / m.seats;
  const worth = own - enemyStanding(m);
  return m.combat.goal === 'tame' ? worth * 0.25 + own * 0.5 + TAMING * tamingProgress(m, seat) : worth;
}

/** More than any sixteen cards are worth: a bot that is still building finishes. */
const FINISHED = 1000;

/** Before a fight: a finished deck above all, then the worth of the decks. A sealed answer counts as given. */
function building(m: Match, seat: Seat): number {
  const { decks, mystlings, isDone, group } = m.tamers[seat];
  const sealed = m.answers[seat];
  if (sealed === 'finish' || sealed === 'use-saved' || sealed === 'use-suggested') return FINISHED - 1;
  if (!isDone) return mystlings.length + (group < 0 || sealed === 'back' ? 1 : 0);
  return FINISHED + decks.reduce((sum, deck) => sum + deckWorth(m, deck), 0);
}

function deckWorth(m: Match, deck: readonly number[]): number {
  const content = eclipseContent(m);
  return deck.reduce((sum, def) => {
    const card = content.defs[def];
    return card.type === 'action' ? sum + cardWorth(content, card) : sum;
  }, 0);
}

/** What is left of a fighter: the last points of Health are worth the most. */
function health(m: InCombat, fighter: FighterId): number {
  const share = remainingHealth(m, fighter) / healthOf(m, fighter);
  return HEALTH * share + WORN_OUT * Math.min(1, share * 3);
}

/** Damage still to come from Burn: each turn as much as there is, then one less. */
function burning(m: InCombat, fighter: FighterId): number {
  const burn = m.combat.fighters[fighter].conditions[0];
  return ((burn * (burn + 1)) / 2) * (HEALTH / healthOf(m, fighter)) * 0.8;
}

function conditions(m: InCombat, fighter: FighterId): number {
  const [, slow, weak, silence] = m.combat.fighters[fighter].conditions;
  return burning(m, fighter) + 2 * slow + 4 * weak + 1.5 * silence;
}

function auras(m: InCombat, aura: Aura | undefined, weight: number): number {
  return aura ? weight * auraWorth(eclipseContent(m), aura) : 0;
}

function standing(m: InCombat, fighter: FighterId): number {
  const sheet = m.combat.fighters[fighter];
  return (
    health(m, fighter) -
    conditions(m, fighter) +
    POWER * sheet.power +
    TOKEN * (sheet.tokens + countTokens(m, fighter)) +
    auras(m, passiveOf(m, fighter), PASSIVE) +
    auras(m, upgradeOf(m, fighter), UPGRADE)
  );
}

/** Most cards need the opponent near; how near, the next turn's reach says. */
function nearness(m: InCombat, fighter: FighterId): number {
  const opponent = m.combat.fighters[opponentOf(m, fighter)];
  if (!opponent || opponent.space < 0 || m.combat.fighters[fighter].space < 0) return 0;
  const far = distance(m, m.combat.fighters[fighter].space, opponent.space) - 1;
  return -FAR * Math.max(0, far - 0.5 * statisticOf(m, fighter, 'swiftness'));
}

/** Who keeps out of reach for ever wins nothing: from 1 down to 0 as the rounds go by. */
function caution(m: InCombat): number {
  return Math.max(0, Math.min(1, (CARELESS - m.combat.round) / (CARELESS - CAREFUL)));
}

/** The damage that the face-up card announces, as a share of the Health; the last points count double. */
function threat(m: InCombat, seat: Seat): number {
  const care = THREAT * caution(m);
  if (care === 0) return 0;
  const coming = threatTo(m, seat);
  const deadly = coming >= remainingHealth(m, seat) ? WORN_OUT : 0;
  return care * ((HEALTH * coming) / healthOf(m, seat) + deadly);
}

/** The Enemy's Health, its tokens, and how soon its Special Ability comes. */
function enemyStanding(m: InCombat): number {
  const enemy = m.combat.fighters[m.seats];
  let furthest = 0;
  for (const place of enemy.places) if (place <= m.combat.specialSlot) furthest = Math.max(furthest, place);
  const health = 130 * (remainingHealth(m, m.seats) / healthOf(m, m.seats));
  return health - conditions(m, m.seats) + 1.5 * countTokens(m, m.seats) + enemy.tokens + furthest;
}
