/** The Combat of a position: the table, the fighters with their cards, tokens and Terrain. */
import {
  createCard,
  EVERYONE,
  type Given,
  givenInteger,
  givenList,
  givenRecord,
  givenWithin,
  givenYes,
  onlyGiven,
  type Path,
  PositionError,
  type Raw,
  type Seat,
  unknownWord,
} from '@tabard/engine';
import { startingDeck } from './decks.ts';
import { CONDITION_LIMITS, CONDITIONS, eclipseContent, STATISTICS } from './defs.ts';
import { spaceName } from './names.ts';
import { standAt } from './position-frames.ts';
import {
  bonusNamed,
  count,
  defNamed,
  fighterWord,
  MOST,
  made,
  type Setting,
  seatWord,
  spaceNamed,
  takeAction,
} from './position-words.ts';
import { showTop } from './rules/enemy-deck.ts';
import {
  arenaSide,
  colourOf,
  enemySide,
  fighterAt,
  isPvp,
  mapSide,
  tamingOf,
  tokenAt,
} from './rules/facts.ts';
import { noteOwned } from './rules/owned.ts';
import { FATIGUE_CARDS, layOutFatigue } from './rules/setup.ts';
import { planOf } from './rules/supply.ts';
import { isPosition } from './rules/targets.ts';
import { putTokenAt } from './rules/tokens.ts';
import {
  ENEMY_SLOTS,
  type Fighter,
  type FighterId,
  type InCombat,
  MOST_POWER,
  type Space,
  TOKEN_SUPPLY,
} from './state.ts';

const FIGHTER_WORDS = ['in', 'stats', 'damage', ...CONDITIONS, 'tokens', 'deck', 'slots', 'discard'];
const SEAT_WORDS = [
  ...FIGHTER_WORDS,
  'power',
  'upgrade',
  'removed',
  'used',
  'triggered',
  'moved',
  'struck',
  'resolved',
  'mystlings',
];
const ENEMY_WORDS = [...FIGHTER_WORDS, 'corruption'];
export function layCombat(s: Setting, given: Given): void {
  layTable(s, given);
  s.seats.forEach((name, seat) => {
    laySeat(s, seat, givenRecord(given[name] ?? {}, [name]), [name]);
  });
  if (!isPvp(s.m)) layEnemy(s, givenRecord(given.enemy ?? {}, ['enemy']), ['enemy']);
  checkStandees(s);
  layTokens(s, givenRecord(given.tokens ?? {}, ['tokens']));
  layTerrain(s, givenRecord(given.terrain ?? {}, ['terrain']));
  standAt(s, given);
}

function layTable(s: Setting, given: Given): void {
  const { m } = s;
  const { combat } = m;
  layOutFatigue(m, givenWithin(0, FATIGUE_CARDS, given.fatigue ?? FATIGUE_CARDS, ['fatigue']));
  combat.round = givenWithin(0, 999, given.round ?? 1, ['round']);
  combat.taunt = seatWord(s, given.taunt, ['taunt']);
  combat.target = given.target === undefined ? combat.taunt : seatWord(s, given.target, ['target']);
  m.decider = seatWord(s, given.decision, ['decision']);
  combat.tamed = givenWithin(0, tamingOf(m).length, given.tamed ?? 0, ['tamed']);
  combat.tamingCount =
    given['tamed count'] === undefined ? 0 : givenInteger(given['tamed count'], ['tamed count']);
  if (!isPvp(m))
    combat.specialSlot = givenWithin(1, ENEMY_SLOTS, given['special slot'] ?? enemySide(m).specialSlot, [
      'special slot',
    ]);
  layScore(s, givenRecord(given.wins ?? {}, ['wins']), givenRecord(given.retired ?? {}, ['retired']));
}

function layScore(s: Setting, wins: Raw, retired: Raw): void {
  for (const [name, count] of Object.entries(wins))
    s.m.tamers[seatWord(s, name, ['wins'])].wins = givenWithin(0, MOST, count, ['wins', name]);
  for (const [name, id] of Object.entries(retired))
    s.m.tamers[seatWord(s, name, ['retired'])].retired.push(
      defNamed(s.m, id, ['mystling'], ['retired', name]),
    );
}

function layFighter(s: Setting, fighter: FighterId, raw: Raw, path: Path, start: number): Fighter {
  const sheet = s.m.combat.fighters[fighter];
  sheet.space = raw.in === undefined ? start : spaceNamed(s.m, raw.in, [...path, 'in']);
  layStats(sheet, givenRecord(raw.stats ?? {}, [...path, 'stats']), [...path, 'stats']);
  if (!isPosition(s.m, sheet.space))
    throw new PositionError([...path, 'in'], `nobody may stand in ${String(raw.in)}`);
  sheet.damage = count(raw, 'damage', path, MOST);
  sheet.tokens = count(raw, 'tokens', path, TOKEN_SUPPLY);
  sheet.conditions = CONDITIONS.map((name, i) => count(raw, name, path, CONDITION_LIMITS[i]));
  return sheet;
}

/** DE-GOLD-04. */
function checkStandees({ m, seats }: Setting): void {
  m.combat.fighters.forEach(({ space }, fighter) => {
    if (fighterAt(m, space) < fighter)
      throw new PositionError(
        [seats[fighter] ?? 'enemy', 'in'],
        `${spaceName(m, space)} is taken by another Mystling`,
      );
  });
}

/** Numbers in place of those of the Stat card. */
function layStats(sheet: Fighter, raw: Raw, path: Path): void {
  onlyGiven('statistic', raw, STATISTICS, path);
  STATISTICS.forEach((name, i) => {
    const least = name === 'health' ? 1 : 0;
    if (raw[name] !== undefined) sheet.stats[i] = givenWithin(least, MOST, raw[name], [...path, name]);
  });
}

/** PvP challenge: the whole team, each with its Starting deck; the one in the Arena is that of the options. */
function layTeam(s: Setting, seat: Seat, team: readonly unknown[], path: Path): void {
  const { m } = s;
  const tamer = m.tamers[seat];
  team.forEach((written, i) => {
    const def = defNamed(m, written, ['mystling'], [...path, i]);
    if (tamer.mystlings.includes(def)) return;
    tamer.mystlings.push(def);
    tamer.decks.push(startingDeck(planOf(m, seat, tamer.mystlings.length - 1)));
  });
}

function laySeat(s: Setting, seat: Seat, raw: Raw, path: Path): void {
  onlyGiven('word about a player', raw, SEAT_WORDS, path);
  const { m } = s;
  layTeam(s, seat, givenList(raw.mystlings ?? [], [...path, 'mystlings']), [...path, 'mystlings']);
  const starts = mapSide(m).starts;
  const start = isPvp(m) ? starts[seat === m.combat.first ? 0 : 1] : starts[seat + 1];
  const sheet = layFighter(s, seat, raw, path, start);
  sheet.power = count(raw, 'power', path, MOST_POWER);
  sheet.moved = count(raw, 'moved', path, MOST);
  sheet.struck = count(raw, 'struck', path, MOST);
  sheet.resolved = count(raw, 'resolved', path, MOST);
  sheet.hasTriggered = givenYes(raw.triggered, [...path, 'triggered']);
  const rest = s.decks[seat].slice();
  const take = (written: unknown, at: Path, seen: number) => takeAction(m, rest, written, at, seen);
  laySlots(sheet, raw.slots, [...path, 'slots'], 4, (card, at) => take(card, at, EVERYONE));
  const pile = (word: string, seen: number) =>
    givenList(raw[word] ?? [], [...path, word])
      .map((card, i) => take(card, [...path, word, i], seen))
      .reverse();
  sheet.discard = pile('discard', EVERYONE);
  sheet.upgrade = pile('upgrade', EVERYONE);
  if (sheet.upgrade.length > 1)
    throw new PositionError(
      [...path, 'upgrade'],
      `a Mystling has at most 1 Upgrade; ${sheet.upgrade.length} are given`,
    );
  sheet.removed = pile('removed', EVERYONE);
  sheet.deck = raw.deck === undefined ? rest.map((def) => createCard(m, def)).reverse() : pile('deck', 0);
  noteOwned(m, seat);
  sheet.used = givenList(raw.used ?? [], [...path, 'used']).map((name, i) =>
    bonusNamed(m, name, [...path, 'used', i]),
  );
}

function layEnemy(s: Setting, raw: Raw, path: Path): void {
  onlyGiven('word about the Enemy', raw, ENEMY_WORDS, path);
  const { m } = s;
  const sheet = layFighter(s, m.seats, raw, path, mapSide(m).starts[0]);
  const rest = enemyCards(m);
  const take = (written: unknown, at: Path, seen: number) => {
    const def = defNamed(m, written, ['attack'], at);
    if (rest.includes(def)) rest.splice(rest.indexOf(def), 1);
    return made(m, def, seen);
  };
  laySlots(sheet, raw.slots, [...path, 'slots'], 5, (card, at) => take(card, at, EVERYONE));
  const pile = (word: string, seen: number) =>
    givenList(raw[word] ?? [], [...path, word])
      .map((card, i) => take(card, [...path, word, i], seen))
      .reverse();
  sheet.discard = pile('discard', EVERYONE);
  sheet.deck = raw.deck === undefined ? rest.map((def) => createCard(m, def)).reverse() : pile('deck', 0);
  sheet.corruption = givenList(raw.corruption ?? [], [...path, 'corruption']).map((id, i) =>
    made(m, defNamed(m, id, ['corruption'], [...path, 'corruption', i]), EVERYONE),
  );
  showTop(m);
}

/** The cards of the recipe; with two players the targets take turns. */
function enemyCards(m: InCombat): number[] {
  const { byId } = eclipseContent(m);
  return enemySide(m).deck.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, i) => {
      const target = m.seats === 1 ? '' : i % 2 === 0 ? '-taunt' : '-other';
      return byId.get(`symbol-${symbol + 1}${target}`) ?? -1;
    }),
  );
}

function laySlots(
  sheet: Fighter,
  written: unknown,
  path: Path,
  most: number,
  take: (card: unknown, at: Path) => number,
): void {
  for (const [slot, card] of Object.entries(givenRecord(written ?? {}, path))) {
    const place = Number(slot);
    if (!Number.isInteger(place) || place < 1 || place > most)
      throw new PositionError([...path, slot], `expected a slot from 1 to ${most}, found ${slot}`);
    if (sheet.places.includes(place))
      throw new PositionError([...path, slot], `slot ${place} has a card already`);
    sheet.slots.push(take(card, [...path, slot]));
    sheet.places.push(place);
  }
}

/** A token is written by its space and its owner. */
function layTokens(s: Setting, raw: Raw): void {
  for (const [space, owner] of Object.entries(raw)) {
    const at = spaceNamed(s.m, space, ['tokens', space]);
    for (const one of Array.isArray(owner) ? owner : [owner])
      layToken(s, fighterWord(s, one, ['tokens', space]), at, ['tokens', space]);
  }
}

function layToken({ m }: Setting, owner: number, space: Space, path: Path): void {
  if (!isPosition(m, space)) throw new PositionError(path, 'nothing may lie there');
  if (tokenAt(m, colourOf(m, owner), space) >= 0)
    throw new PositionError(path, 'a space has at most one token of each colour');
  putTokenAt(m, owner, space);
}

function layTerrain(s: Setting, raw: Raw): void {
  const kinds = arenaSide(s.m).terrain.map(({ id }) => id);
  for (const [space, kind] of Object.entries(raw)) {
    const at = kinds.indexOf(String(kind));
    if (at < 0) throw new PositionError(['terrain', space], unknownWord('Terrain', String(kind), kinds));
    const there = spaceNamed(s.m, space, ['terrain', space]);
    if (!isPosition(s.m, there)) throw new PositionError(['terrain', space], 'nothing may lie there');
    if (tokenAt(s.m, 0, there) >= 0 || tokenAt(s.m, 1, there) >= 0)
      throw new PositionError(['terrain', space], 'a token lies there');
    s.m.combat.terrain[there] = at + 1;
  }
}
