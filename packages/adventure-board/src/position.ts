import {
  bitOf,
  type Card,
  EVERYONE,
  type Given,
  givenInteger,
  givenList,
  givenRecord,
  givenSeat,
  givenSeats,
  givenWord,
  givenYes,
  onlyGiven,
  type Path,
  PositionError,
  type Seat,
  type Setup,
} from '@tabard/engine';
import { boardContent } from './defs.ts';
import {
  characterNamed,
  levelNamed,
  type Setting,
  type Side,
  spaceNamed,
  takeCard,
  takeCards,
  usualCharacter,
} from './position-words.ts';
import { encounterOn, questDef } from './rules/facts.ts';
import { stock, takeCharacter } from './rules/setup.ts';
import { beginTurn } from './rules/turn.ts';
import type { Hero, Match } from './state.ts';

/** Where play stands: the frame on top of the turn, and the step of the turn that comes after it. */
const MOMENTS: Readonly<Record<string, Moment>> = {
  start: { step: 'start' },
  roll: { step: 'roll' },
  movement: { step: 'exploration', proc: 'movement', vars: {} },
  exploration: { step: 'challenge', proc: 'exploration', vars: { isDone: false, space: -1 } },
  challenge: { step: 'maintenance', proc: 'challenge', vars: {} },
  maintenance: { step: 'end', proc: 'maintenance', vars: { fresh: [], card: -1, left: 0, changed: [] } },
  end: { step: 'end' },
};
interface Moment {
  readonly step: string;
  readonly proc?: string;
  readonly vars?: Readonly<Record<string, unknown>>;
}

const TABLE_WORDS = [
  'turn',
  'phase',
  'round',
  'steps',
  'first',
  'event',
  'track',
  'markers',
  'packs',
  'discards',
  'elite',
  'trophies',
  'discoveries',
  'moved',
];
const HOST_WORDS = ['seats', 'options', 'dice'];

/** Sets up a position given in the game's own words: docs/rulings.md lists them. */
export function positionOf(given: Given, fresh: (setup: Setup) => Match): Match {
  const seats = givenSeats(given, [...TABLE_WORDS, ...HOST_WORDS]);
  onlyGiven('word of a position', given, [...TABLE_WORDS, ...HOST_WORDS, ...seats], []);
  const m = fresh({
    seed: 'position',
    seats: seats.length,
    options: givenRecord(given.options ?? {}, ['options']),
  });
  m.dice = givenList(given.dice ?? [], ['dice']).map((die, i) => givenInteger(die, ['dice', i]));
  const s: Setting = { m, seats };
  if (given.phase === 'setup') {
    m.stack.push({ proc: 'match', step: 'setup', since: 0, vars: {} });
    return m;
  }
  stock(m, m.box);
  // Where the box lies open, cards that nobody names stay in it.
  seats.forEach((name, seat) => {
    const raw = givenRecord(given[name] ?? {}, [name]);
    const def =
      raw.character === undefined
        ? usualCharacter(s, seat)
        : characterNamed(s, raw.character, [name, 'character']);
    takeCharacter(m, seat, def);
    m.heroes[seat].space = boardContent(m).map.cities[0];
  });
  seats.forEach((name, seat) => {
    layPlayer(s, seat, givenRecord(given[name] ?? {}, [name]), [name]);
  });
  layTable(s, given);
  standAt(s, given);
  return m;
}

// --- the table ---

function packs({ m }: Setting): Card[][] {
  return m.packs.map(({ deck }) => deck);
}

function showAll(m: Match, cards: readonly Card[], seen: number): void {
  for (const card of cards) m.cards.seen[card] = seen;
}

function layTable(s: Setting, given: Given): void {
  const { m } = s;
  if (given.event !== undefined) m.event.push(takeCard(s, given.event, ['event'], packs(s), 'front'));
  showAll(m, m.event, EVERYONE);
  givenList(given.track ?? [], ['track']).forEach((one, i) => {
    layTrack(s, givenRecord(one, ['track', i]), ['track', i]);
  });
  givenList(given.markers ?? [], ['markers']).forEach((one, i) => {
    layMarker(s, givenRecord(one, ['markers', i]), ['markers', i]);
  });
  const discards = givenRecord(given.discards ?? {}, ['discards']);
  for (const [key, names] of Object.entries(discards)) {
    const level = levelNamed(key, ['discards', key]);
    const cards = takeCards(s, names, ['discards', key], [m.packs[level].deck], 'front');
    showAll(m, cards, EVERYONE);
    m.packs[level].discard.push(...cards);
  }
  const piles = givenRecord(given.packs ?? {}, ['packs']);
  for (const [key, names] of Object.entries(piles)) {
    const level = levelNamed(key, ['packs', key]);
    layOn(s, m.packs[level].deck, names, ['packs', key], 'front', 'bottom');
  }
  layOn(s, m.elite, given.elite, ['elite'], 'front', 'top');
  layOn(s, m.trophies, given.trophies, ['trophies'], 'front', 'top');
  layOn(s, m.discoveries, given.discoveries, ['discoveries'], 'front', 'top');
}

/** The cards named are drawn next, in that order; `empty` leaves none. WA-CHAL-05: Challenge packs from the bottom. */
function layOn(
  s: Setting,
  pile: Card[],
  given: unknown,
  path: Path,
  side: Side,
  from: 'top' | 'bottom',
): void {
  if (given === undefined) return;
  if (given === 'empty') {
    s.m.box.push(...pile.splice(0));
    return;
  }
  const cards = takeCards(s, given, path, [pile], side);
  s.m.laid.push(...cards);
  if (from === 'bottom') pile.unshift(...cards);
  else pile.push(...cards.slice().reverse());
}

function layTrack(s: Setting, raw: Given, path: Path): void {
  onlyGiven('word of an undefeated Encounter', raw, ['card', 'at', 'red', 'attached'], path);
  const { m } = s;
  const card = takeCard(s, raw.card, [...path, 'card'], packs(s), 'front');
  m.cards.seen[card] = EVERYONE;
  const isRed =
    raw.red === undefined ? encounterOn(m, card).isAggressive : givenYes(raw.red, [...path, 'red']);
  m.track.push({
    card: [card],
    space: spaceNamed(s, raw.at, [...path, 'at']),
    isRed,
    number: m.track.length + 1,
  });
  if (raw.attached !== undefined) layAttached(s, raw.attached, [...path, 'attached'], -1, card);
}

/** Attached cards are written with their owner: `{ Ann: Snare }`. */
function layAttached(s: Setting, given: unknown, path: Path, seat: Seat, to: Card): void {
  for (const [name, card] of Object.entries(givenRecord(given, path))) {
    const owner = givenSeat(s.seats, name, [...path, name]);
    for (const one of [card].flat()) attachOne(s, owner, one, [...path, name], seat, to);
  }
}

function attachOne(s: Setting, owner: Seat, name: unknown, path: Path, seat: Seat, to: Card): void {
  const card = takeCard(s, name, path, [s.m.heroes[owner].deck], 'front');
  s.m.cards.seen[card] = EVERYONE;
  s.m.attached.push({ card: [card], owner, seat, to });
}

function layMarker(s: Setting, raw: Given, path: Path): void {
  onlyGiven('word of a marker', raw, ['discovery', 'at', 'by'], path);
  const placer = givenSeat(s.seats, raw.by ?? s.seats[0], [...path, 'by']);
  const card = takeCard(s, raw.discovery, [...path, 'discovery'], [s.m.discoveries], 'front');
  s.m.cards.seen[card] = bitOf(placer);
  s.m.markers.push({ card: [card], space: spaceNamed(s, raw.at, [...path, 'at']), placer });
}

function standAt(s: Setting, given: Given): void {
  const { m, seats } = s;
  m.active = givenSeat(seats, given.turn ?? seats[0], ['turn']);
  m.first = givenSeat(seats, given.first ?? seats[0], ['first']);
  m.round = givenInteger(given.round ?? 1, ['round']);
  const word = givenWord(given.phase ?? 'movement', Object.keys(MOMENTS), ['phase']);
  const { step, proc, vars } = MOMENTS[word];
  const kept = m.heroes.map(({ energy }) => energy);
  beginTurn(m);
  m.heroes.forEach((hero, seat) => {
    hero.energy = kept[seat];
  });
  m.phase =
    word === 'roll' || word === 'start' ? 'start' : word === 'end' ? 'maintenance' : (word as Match['phase']);
  m.steps = givenInteger(given.steps ?? 0, ['steps']);
  m.hasMoved = givenYes(given.moved, ['moved']);
  m.stack.push({ proc: 'match', step: 'next', since: 0, vars: {} });
  m.stack.push({ proc: 'turn', step, since: 0, vars: {} });
  if (proc)
    m.stack.push({
      proc,
      step: 'begin',
      since: 0,
      vars: { ...vars, ...(vars?.fresh ? { fresh: [], changed: [] } : {}) },
    });
}

// --- players ---

type Lay = (s: Setting, seat: Seat, written: unknown, path: Path) => void;

function number(set: (hero: Hero, value: number) => void): Lay {
  return (s, seat, written, path) => set(s.m.heroes[seat], givenInteger(written, path));
}

/** Cards of a kind that lie open before a player. */
function open(from: (s: Setting) => Card[][], to: (hero: Hero) => Card[], side: Side): Lay {
  return (s, seat, written, path) => {
    const cards = takeCards(s, written, path, from(s), side);
    showAll(s.m, cards, EVERYONE);
    to(s.m.heroes[seat]).push(...cards);
  };
}

function questPiles({ m }: Setting): Card[][] {
  return [m.elite, m.box];
}

const PLAYER_WORDS: Readonly<Record<string, Lay>> = {
  character: () => undefined,
  at: (s, seat, written, path) => {
    s.m.heroes[seat].space = spaceNamed(s, written, path);
  },
  level: (s, seat, written, path) => {
    s.m.heroes[seat].level = levelNamed(written, path);
  },
  face: (s, seat, written, path) => {
    s.m.heroes[seat].face = givenWord(written, ['start', 'second'], path) === 'start' ? 0 : 1;
  },
  damage: number((hero, value) => {
    hero.damage = value;
  }),
  energy: number((hero, value) => {
    hero.energy = value;
  }),
  hand: (s, seat, written, path) => {
    const hero = s.m.heroes[seat];
    const cards = takeCards(s, written, path, [hero.deck], 'front');
    showAll(s.m, cards, bitOf(seat));
    hero.hand.push(...cards);
  },
  discard: (s, seat, written, path) => {
    const hero = s.m.heroes[seat];
    const cards = takeCards(s, written, path, [hero.deck], 'front');
    showAll(s.m, cards, EVERYONE);
    hero.discard.push(...cards);
  },
  deck: (s, seat, written, path) => layOn(s, s.m.heroes[seat].deck, written, path, 'front', 'top'),
  weapon: open(packs, (hero) => hero.weapon, 'item'),
  armour: open(packs, (hero) => hero.armour, 'item'),
  bag: open(packs, (hero) => hero.bag, 'item'),
  quests: (s, seat, written, path) => {
    const cards = takeCards(s, written, path, questPiles(s), 'front');
    showAll(s.m, cards, EVERYONE);
    s.m.heroes[seat].quests.push(...cards);
    s.m.heroes[seat].progress.push(...cards.map(() => 0));
  },
  progress: (s, seat, written, path) => layProgress(s, seat, givenRecord(written, path), path),
  log: open(questPiles, (hero) => hero.log, 'front'),
  trophies: open(
    ({ m }) => [m.trophies],
    (hero) => hero.trophies,
    'front',
  ),
  kept: open(
    ({ m }) => [m.discoveries],
    (hero) => hero.kept,
    'front',
  ),
  attached: (s, seat, written, path) => layAttached(s, written, path, seat, -1),
  'on weapon': (s, seat, written, path) => layAttached(s, written, path, -1, s.m.heroes[seat].weapon[0]),
  'on armour': (s, seat, written, path) => layAttached(s, written, path, -1, s.m.heroes[seat].armour[0]),
  earned: (s, seat, written, path) => {
    const { encounters } = boardContent(s.m);
    const numbers = givenList(written, path).map((name) =>
      encounters.findIndex(({ names }) => names.en === name),
    );
    if (numbers.includes(-1))
      throw new PositionError(path, 'expected the names of Encounters that are printed on the board');
    s.m.heroes[seat].earned.push(...numbers);
  },
};

function layPlayer(s: Setting, seat: Seat, raw: Given, path: Path): void {
  onlyGiven('word of a player', raw, Object.keys(PLAYER_WORDS), path);
  for (const [key, lay] of Object.entries(PLAYER_WORDS))
    if (raw[key] !== undefined) lay(s, seat, raw[key], [...path, key]);
}

/** How many places of a journey have been seen, from the first on: `{ The Missing Bell: 1 }`. */
function layProgress(s: Setting, seat: Seat, raw: Given, path: Path): void {
  const hero = s.m.heroes[seat];
  for (const [name, count] of Object.entries(raw)) {
    const at = hero.quests.findIndex((card) => questDef(s.m, card).names.en === name);
    if (at < 0) throw new PositionError([...path, name], `"${name}" is no Quest of this player`);
    hero.progress[at] = (1 << givenInteger(count, [...path, name])) - 1;
  }
}
