import { type FighterId, type InCombat, type Space, TOKEN_SUPPLY } from '../state.ts';
import { colourOf, countTokens, fighterDef, isEnemy } from './facts.ts';
import { report } from './report.ts';

/** DE-SHEET-09, DE-SHEET-10: sheet and Arena count together. */
function tokenLimit(m: InCombat, fighter: FighterId): number {
  const { limit, binds } = fighterDef(m, fighter).token;
  if (binds === 'both') return limit;
  return (binds === 'enemy') === isEnemy(m, fighter) ? limit : TOKEN_SUPPLY;
}

function ownTokens(m: InCombat, fighter: FighterId): number {
  return m.combat.fighters[fighter].tokens + countTokens(m, fighter);
}

/** DE-TERM-06: ten of an element, for all who have it as their main one. */
function supplyLeft(m: InCombat, fighter: FighterId): number {
  const { element } = fighterDef(m, fighter);
  let left = TOKEN_SUPPLY;
  for (let f = 0; f < m.combat.fighters.length; f++)
    if (fighterDef(m, f).element === element) left -= ownTokens(m, f);
  return left;
}

/** How many more tokens a fighter may have. */
export function roomForTokens(m: InCombat, fighter: FighterId): number {
  return Math.max(0, Math.min(tokenLimit(m, fighter) - ownTokens(m, fighter), supplyLeft(m, fighter)));
}

/** DE-ETOK-03, DE-ETOK-09: a gain over the limit is ignored. A negative count is spent. */
export function gainTokens(m: InCombat, fighter: FighterId, count: number): void {
  const gained = Math.min(count, roomForTokens(m, fighter));
  if (gained === 0) return;
  m.combat.fighters[fighter].tokens += gained;
  if (gained > 0) report(m, 'token-gained', fighter, gained, fighter);
}

export function putTokenAt(m: InCombat, fighter: FighterId, space: Space): void {
  m.combat.tokens[colourOf(m, fighter) * m.combat.terrain.length + space] = fighter + 1;
}

export function putToken(m: InCombat, fighter: FighterId, space: Space): void {
  putTokenAt(m, fighter, space);
  report(m, 'token-placed', fighter, space, fighter);
}

/** Takes a token up to be put elsewhere; what damage it has waits where it lay. */
export function takeToken(m: InCombat, fighter: FighterId, space: Space): void {
  m.combat.tokens[colourOf(m, fighter) * m.combat.terrain.length + space] = 0;
}

/** DE-SUMM-03: a Summon takes its damage along. */
export function putTokenFrom(m: InCombat, fighter: FighterId, from: number, space: Space): void {
  const damage = m.combat.summonDamage[from];
  m.combat.summonDamage[from] = 0;
  m.combat.summonDamage[space] = damage;
  putToken(m, fighter, space);
}

export function discardToken(m: InCombat, fighter: FighterId, space: Space): void {
  takeToken(m, fighter, space);
  if (isEnemy(m, fighter)) m.combat.summonDamage[space] = 0;
}
