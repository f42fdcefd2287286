import {
  bitOf,
  EVERYONE,
  type Given,
  PositionError,
  type Seat,
  type Setup,
  unknownWord,
} from '@tabard/engine';
import { BACKS, type OmegaDef, omegaContent } from './defs.ts';
import { beginTurn } from './rules/turn.ts';
import { combatOf, speedOf } from './rules/values.ts';
import { INCAPACITATED, type Omega, type Party, partyOf, SPUN } from './state.ts';

const PHASES = ['reset', 'movement', 'interaction', 'exploration'] as const;
/** Beside the phases: before the turn begins, before Characters are straightened, and after the last step. */
const MOMENTS = ['start', 'straighten', ...PHASES, 'end'] as const;

const TABLE_WORDS = [
  'turn',
  'phase',
  'step',
  'order',
  'areas',
  'decks',
  'discards',
  'final',
  'countdown',
  'sought',
];
const HOST_WORDS = ['seats', 'options', 'dice'];
const DECK_NAMES = ['character', 'area', 'encounter', 'advantage', 'final'] as const;
const DISCARD_NAMES = ['character', 'area', 'encounter', 'advantage'] as const;

type Path = readonly (string | number)[];
type Raw = Readonly<Record<string, unknown>>;

/** The words of a party, each with how it is set and told. */
const PARTY_WORDS: Readonly<Record<string, (s: Setting, seat: Seat, written: unknown, path: Path) => void>> =
  {
    party: (s, seat, written, path) =>
      takeAll(s, written, path, s.m.parties[seat].characters, EVERYONE, 'character'),
    hand: (s, seat, written, path) =>
      takeAll(s, written, path, s.m.parties[seat].hand, bitOf(seat), 'advantage'),
    missions: (s, seat, written, path) =>
      takeAll(s, written, path, s.m.parties[seat].missions, bitOf(seat), 'mission'),
    finished: (s, seat, written, path) =>
      takeAll(s, written, path, s.m.parties[seat].finished, EVERYONE, 'mission'),
    plots: (s, seat, written, path) =>
      takeAll(s, written, path, s.m.parties[seat].plots, EVERYONE, 'advantage'),
    in: () => undefined,
    spun: (s, _seat, written, path) => turn(s, written, path, SPUN),
    incapacitated: (s, _seat, written, path) => turn(s, written, path, INCAPACITATED),
    'combat bonus': number((party, value) => {
      party.combat = value;
    }),
    'speed bonus': number((party, value) => {
      party.speed = value;
    }),
    'combat this turn': number((party, value) => {
      party.combatNow = value;
    }),
    'speed this turn': number((party, value) => {
      party.speedNow = value;
    }),
    progress: number((party, value) => {
      party.progress = value;
    }),
    rested: flag('rested'),
    resting: flag('resting'),
    leaving: flag('leaving'),
    lost: flag('lost'),
    acted: flag('acted'),
    resisting: () => undefined,
    'recruited last turn in': () => undefined,
  };

interface Setting {
  readonly m: Omega;
  readonly seats: readonly string[];
}

/** Sets up a position given in the game's own words: docs/rulings.md lists them. */
export function positionOf(given: Given, fresh: (setup: Setup) => Omega): Omega {
  const seats = seatNames(given.seats);
  const m = fresh({ seed: 'position', seats: seats.length, options: given.options as Raw | undefined });
  const s: Setting = { m, seats };
  for (const key of Object.keys(given))
    if (!HOST_WORDS.includes(key) && !TABLE_WORDS.includes(key) && !seats.includes(key))
      throw new PositionError([key], unknownWord('word of a position', key, [...TABLE_WORDS, ...seats]));
  m.turn = given.turn === undefined ? 1 : integer(given.turn, ['turn']);
  layAreas(s, given.areas);
  seats.forEach((name, seat) => {
    setParty(s, seat, record(given[name] ?? {}, [name]), [name]);
  });
  layDiscards(s, record(given.discards ?? {}, ['discards']));
  revealFinal(s, given.final);
  m.setAside.push(...m.decks.basic);
  m.decks.basic.length = 0;
  layDecks(s, record(given.decks ?? {}, ['decks']));
  m.countdown = given.countdown === undefined ? -1 : integer(given.countdown, ['countdown']);
  m.sought = given.sought === true;
  if (Array.isArray(given.dice)) m.dice = given.dice.map((die, i) => integer(die, ['dice', i]));
  standAt(s, given);
  seats.forEach((_, seat) => {
    if (!partyOf(m, seat).characters.length) takeFirst(s, seat);
  });
  return m;
}

function seatNames(written: unknown): string[] {
  if (!Array.isArray(written) || !written.every((name) => typeof name === 'string'))
    throw new PositionError(['seats'], 'seats should be a list of names');
  return written as string[];
}

/** Where play stands: the frames that a match in play would have there. */
function standAt(s: Setting, given: Given): void {
  const { m, seats } = s;
  const order = given.order === undefined ? seats : list(given.order, ['order']);
  m.order = order.map((name, i) => seatNamed(s, name, ['order', i]));
  if (new Set(m.order).size !== m.seats)
    throw new PositionError(['order'], 'the order should name every seat once');
  const moment = word(given.phase ?? 'reset', MOMENTS, ['phase']);
  const at = given.step === undefined ? 0 : m.order.indexOf(seatNamed(s, given.step, ['step']));
  const phase = Math.max(0, (PHASES as readonly string[]).indexOf(moment));
  m.phase = (PHASES as readonly string[]).includes(moment) ? moment : '';
  if (moment === 'start') m.turn--;
  if (moment === 'straighten') for (let seat = 0; seat < m.seats; seat++) beginTurn(m, seat);
  const step = { start: 'begin', straighten: 'reset', end: 'end' }[moment as string] ?? 'step';
  m.stack.push({ proc: 'game', step: 'turn', since: 0, vars: {} });
  m.stack.push({
    proc: 'turn',
    step,
    since: 0,
    vars: { phase: moment === 'end' ? PHASES.length : phase, at, asked: [] },
  });
}

// --- setting the table ---

function layAreas(s: Setting, written: unknown): void {
  const { m } = s;
  const entries = written === undefined ? [] : list(written, ['areas']);
  entries.forEach((entry, i) => {
    const path = ['areas', i];
    const [name, guard] =
      typeof entry === 'string' ? [entry, undefined] : Object.entries(record(entry, path))[0];
    const area: number[] = [];
    takeAll(s, [name], path, area, EVERYONE, 'area');
    const place = { area, guard: [] as number[] };
    if (guard !== undefined) {
      const { card, seen } = guardOf(guard, [...path, name]);
      takeAll(s, [card], [...path, name], place.guard, seen, 'encounter');
    }
    m.places.push(place);
  });
  if (m.tree) for (const area of m.decks.area.splice(0)) m.places.push({ area: [area], guard: [] });
  for (const place of m.places) m.cards.seen[place.area[0]] = EVERYONE;
}

function guardOf(written: unknown, path: Path): { card: unknown; seen: number } {
  if (typeof written === 'string') return { card: written, seen: 0 };
  return { card: record(written, path).faceup, seen: EVERYONE };
}

function setParty(s: Setting, seat: Seat, raw: Raw, path: Path): void {
  for (const key of Object.keys(raw))
    if (!Object.hasOwn(PARTY_WORDS, key))
      throw new PositionError([...path, key], unknownWord('word of a party', key, Object.keys(PARTY_WORDS)));
  for (const [key, set] of Object.entries(PARTY_WORDS))
    if (raw[key] !== undefined) set(s, seat, raw[key], [...path, key]);
  const party = partyOf(s.m, seat);
  for (const character of party.characters) s.m.owned[seat].push(s.m.cards.def[character]);
  if (raw.in !== undefined) party.area = areaNamed(s, raw.in, [...path, 'in']);
  if (raw['recruited last turn in'] !== undefined) {
    party.recruitArea = areaNamed(s, raw['recruited last turn in'], [...path, 'recruited last turn in']);
    party.recruitTurn = s.m.turn - 1;
  }
  if (raw.resisting !== undefined) {
    party.resisting = among(
      s,
      party.missions,
      raw.resisting,
      [...path, 'resisting'],
      'Mission of this party',
    );
    s.m.cards.seen[party.resisting] = EVERYONE;
  }
}

function takeFirst(s: Setting, seat: Seat): void {
  const character = s.m.decks.character.pop();
  if (character === undefined) return;
  s.m.cards.seen[character] = EVERYONE;
  partyOf(s.m, seat).characters.push(character);
}

function turn(s: Setting, written: unknown, path: Path, status: number): void {
  const all = s.m.parties.flatMap((party) => [...party.characters, ...party.plots]);
  list(written, path).forEach((name, i) => {
    s.m.status[among(s, all, name, [...path, i], 'card in play')] = status;
  });
}

function layDiscards(s: Setting, raw: Raw): void {
  for (const [key, written] of Object.entries(raw)) {
    const name = word(key, DISCARD_NAMES, ['discards', key]);
    takeAll(s, written, ['discards', key], s.m.discards[name], EVERYONE, name);
  }
}

/** Decks are written from the top; what is not named lies below in the order of the set. */
function layDecks(s: Setting, raw: Raw): void {
  for (const [key, written] of Object.entries(raw)) {
    const name = word(key, DECK_NAMES, ['decks', key]);
    const top: number[] = [];
    if (written === 'empty') {
      empty(s, name);
      continue;
    }
    takeAll(s, written, ['decks', key], top, 0, name === 'final' ? 'mission' : name);
    s.m.decks[name].push(...top.reverse());
    s.m.laid.push(...top);
  }
}

/** An empty deck: its cards lie where nobody draws from. */
function empty(s: Setting, name: (typeof DECK_NAMES)[number]): void {
  s.m.setAside.push(...s.m.decks[name].splice(0));
}

function revealFinal(s: Setting, written: unknown): void {
  if (written !== undefined) takeAll(s, [written], ['final'], s.m.final, EVERYONE, 'mission');
}

// --- finding cards by name ---

function takeAll(
  s: Setting,
  written: unknown,
  path: Path,
  to: number[],
  seen: number,
  type: OmegaDef['type'],
): void {
  list(written, path).forEach((name, i) => {
    const card = findCard(s, name, [...path, i], type);
    const deck = Object.values(s.m.decks).find((pile) => pile.includes(card));
    if (!deck) throw new PositionError([...path, i], `"${name}" is somewhere else in this position already`);
    deck.splice(deck.indexOf(card), 1);
    to.push(card);
    s.m.cards.seen[card] = seen;
  });
}

function findCard(s: Setting, name: unknown, path: Path, type: OmegaDef['type']): number {
  const { defs } = omegaContent(s.m);
  const fitting = defs.filter((def) => def.type === type);
  const index = defs.findIndex((def) => def.type === type && isCalled(def, name));
  if (index < 0)
    throw new PositionError(
      path,
      unknownWord(
        type,
        String(name),
        fitting.map((def) => def.names.en),
      ),
    );
  return s.m.cards.def.indexOf(index);
}

function isCalled(def: OmegaDef, name: unknown): boolean {
  return typeof name === 'string' && (def.id === name || def.names.en.toLowerCase() === name.toLowerCase());
}

function among(s: Setting, cards: readonly number[], name: unknown, path: Path, what: string): number {
  const { defs } = omegaContent(s.m);
  const found = cards.find((card) => isCalled(defs[s.m.cards.def[card]], name));
  if (found === undefined)
    throw new PositionError(
      path,
      unknownWord(
        what,
        String(name),
        cards.map((card) => defs[s.m.cards.def[card]].names.en),
      ),
    );
  return found;
}

function areaNamed(s: Setting, name: unknown, path: Path): number {
  if (name === 'outside') return -1;
  return among(
    s,
    s.m.places.map((place) => place.area[0]),
    name,
    path,
    'Area in play',
  );
}

function seatNamed(s: Setting, name: unknown, path: Path): Seat {
  const seat = s.seats.indexOf(String(name));
  if (seat < 0) throw new PositionError(path, unknownWord('seat', String(name), s.seats));
  return seat;
}

// --- reading ---

function number(set: (party: Party, value: number) => void) {
  return (s: Setting, seat: Seat, written: unknown, path: Path) =>
    set(partyOf(s.m, seat), integer(written, path));
}

function flag(name: 'rested' | 'resting' | 'leaving' | 'lost' | 'acted') {
  return (s: Setting, seat: Seat, written: unknown, path: Path) => {
    if (typeof written !== 'boolean') throw new PositionError(path, `${name} should be true or false`);
    partyOf(s.m, seat)[name] = written;
  };
}

function integer(written: unknown, path: Path): number {
  if (!Number.isSafeInteger(written))
    throw new PositionError(path, `expected a whole number, found ${JSON.stringify(written)}`);
  return written as number;
}

function list(written: unknown, path: Path): readonly unknown[] {
  if (!Array.isArray(written))
    throw new PositionError(path, `expected a list, found ${JSON.stringify(written)}`);
  return written;
}

function record(written: unknown, path: Path): Raw {
  if (typeof written !== 'object' || written === null || Array.isArray(written))
    throw new PositionError(path, `expected a mapping, found ${JSON.stringify(written)}`);
  return written as Raw;
}

function word<W extends string>(written: unknown, known: readonly W[], path: Path): W {
  if (!known.includes(written as W))
    throw new PositionError(path, unknownWord('word', String(written), known));
  return written as W;
}

// --- telling ---

/** The state in the words of `positionOf`, with what follows from it. */
export function describe(m: Omega, seats: readonly string[]): Given {
  const named = (cards: readonly number[]) => cards.map((card) => nameOfCard(m, card));
  const facts: Record<string, unknown> = {
    turn: m.turn,
    phase: m.phase,
    order: m.order.map((seat) => seats[seat]),
    areas: named(m.places.map((place) => place.area[0])),
    guards: Object.fromEntries(
      m.places.map((place) => [
        nameOfCard(m, place.area[0]),
        place.guard.length ? guardText(m, place.guard[0]) : null,
      ]),
    ),
    decks: Object.fromEntries(BACKS.map((back) => [back, m.decks[back].length])),
    discards: Object.fromEntries(DISCARD_NAMES.map((name) => [name, named(m.discards[name])])),
    aside: named(m.aside),
    final: m.final.length ? nameOfCard(m, m.final[0]) : 'unknown',
    countdown: m.countdown,
    sought: m.sought,
  };
  seats.forEach((name, seat) => {
    facts[name] = describeParty(m, seat);
  });
  return facts;
}

function describeParty(m: Omega, seat: Seat): Given {
  const party = partyOf(m, seat);
  const named = (cards: readonly number[]) => cards.map((card) => nameOfCard(m, card));
  return {
    in: party.area < 0 ? 'outside' : nameOfCard(m, party.area),
    party: named(party.characters),
    size: party.characters.length,
    combat: combatOf(m, seat),
    speed: speedOf(m, seat),
    hand: named(party.hand),
    cards: party.hand.length,
    missions: named(party.missions),
    'shown missions': named(party.missions.filter((mission) => m.cards.seen[mission] === EVERYONE)),
    finished: named(party.finished),
    plots: named(party.plots),
    spun: named([...party.characters, ...party.plots].filter((card) => m.status[card] === SPUN)),
    incapacitated: named(party.characters.filter((card) => m.status[card] === INCAPACITATED)),
    'combat bonus': party.combat,
    'speed bonus': party.speed,
    'combat this turn': party.combatNow,
    'speed this turn': party.speedNow,
    rested: party.rested,
    resting: party.resting,
    leaving: party.leaving,
    lost: party.lost,
    acted: party.acted,
    resisting: party.resisting < 0 ? 'nothing' : nameOfCard(m, party.resisting),
    progress: party.progress,
  };
}

function nameOfCard(m: Omega, card: number): string {
  const def = m.cards.def[card];
  return card < 0 || def < 0 ? 'a card' : omegaContent(m).defs[def].names.en;
}

function guardText(m: Omega, guard: number): string {
  const name = nameOfCard(m, guard);
  return guard >= 0 && m.cards.seen[guard] === EVERYONE ? name : `${name} (facedown)`;
}
