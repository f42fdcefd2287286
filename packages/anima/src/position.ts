import {
  bitOf,
  type Card,
  EVERYONE,
  type Given,
  givenInteger,
  givenList,
  givenRecord,
  givenSeats,
  givenWord,
  givenYes,
  isOneOf,
  onlyGiven,
  type Path,
  PositionError,
  type Raw,
  type Seat,
  type Setup,
} from '@tabard/engine';
import { type Deck, PHASES, PILES, TYPE_IN } from './defs.ts';
import { among, areaNamed, type Setting, seatNamed, takeAll } from './position-words.ts';
import { beginTurn } from './rules/turn.ts';
import { INCAPACITATED, type Omega, type Party, partyOf, placeOf, rulesOf, SPUN } from './state.ts';

/** Beside the phases: before the turn begins, before Characters are straightened, and after the last step. */
const MOMENTS = ['start', 'straighten', ...PHASES, 'end'] as const;

/** The step of a turn that a match stands at there, where it is not the step of a phase. */
const STEPS: Readonly<Record<string, string>> = { start: 'begin', straighten: 'reset', end: 'end' };

const TABLE_WORDS = [
  'turn',
  'phase',
  'step',
  'order',
  'areas',
  'traps',
  'incidents',
  'next order',
  'decks',
  'discards',
  'final',
  'countdown',
  'sought',
];
const HOST_WORDS = ['seats', 'options', 'dice'];

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

/** Sets up a position given in the game's own words: docs/rulings.md lists them. */
export function positionOf(given: Given, fresh: (setup: Setup) => Omega): Omega {
  const seats = givenSeats(given, [...TABLE_WORDS, ...HOST_WORDS]);
  const m = fresh({
    seed: 'position',
    seats: seats.length,
    options: givenRecord(given.options ?? {}, ['options']),
  });
  const s: Setting = { m, seats };
  onlyGiven('word of a position', given, [...TABLE_WORDS, ...HOST_WORDS, ...seats], []);
  m.turn = given.turn === undefined ? 1 : givenInteger(given.turn, ['turn']);
  layAreas(s, given.areas);
  seats.forEach((name, seat) => {
    setParty(s, seat, givenRecord(given[name] ?? {}, [name]), [name]);
  });
  layTraps(s, givenRecord(given.traps ?? {}, ['traps']));
  takeAll(s, given.incidents ?? [], ['incidents'], m.incidents, EVERYONE, 'advantage');
  m.nextOrder = givenList(given['next order'] ?? [], ['next order']).map((name, i) =>
    seatNamed(s, name, ['next order', i]),
  );
  layDiscards(s, givenRecord(given.discards ?? {}, ['discards']));
  revealFinal(s, given.final);
  m.setAside.push(...m.decks.basic);
  m.decks.basic.length = 0;
  layDecks(s, givenRecord(given.decks ?? {}, ['decks']));
  m.countdown = given.countdown === undefined ? -1 : givenInteger(given.countdown, ['countdown']);
  m.sought = givenYes(given.sought, ['sought']);
  m.dice = givenList(given.dice ?? [], ['dice']).map((die, i) => givenInteger(die, ['dice', i]));
  standAt(s, given);
  seats.forEach((_, seat) => {
    if (!partyOf(m, seat).characters.length) takeFirst(s, seat);
  });
  return m;
}

/** Where play stands: the frames that a match in play would have there. */
function standAt(s: Setting, given: Given): void {
  const { m, seats } = s;
  const order = given.order === undefined ? seats : givenList(given.order, ['order']);
  m.order = order.map((name, i) => seatNamed(s, name, ['order', i]));
  if (new Set(m.order).size !== m.seats)
    throw new PositionError(['order'], 'the order should name every seat once');
  const moment = givenWord(given.phase ?? 'reset', MOMENTS, ['phase']);
  const at = given.step === undefined ? 0 : m.order.indexOf(seatNamed(s, given.step, ['step']));
  const phase = isOneOf(PHASES, moment) ? PHASES.indexOf(moment) : 0;
  m.phase = isOneOf(PHASES, moment) ? moment : '';
  if (moment === 'start') m.turn--;
  if (moment === 'straighten') for (let seat = 0; seat < m.seats; seat++) beginTurn(m, seat);
  const step = STEPS[moment] ?? 'step';
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
  const entries = written === undefined ? [] : givenList(written, ['areas']);
  entries.forEach((entry, i) => {
    const path = ['areas', i];
    const [name, guard] =
      typeof entry === 'string' ? [entry, undefined] : Object.entries(givenRecord(entry, path))[0];
    const area: Card[] = [];
    takeAll(s, [name], path, area, EVERYONE, 'area');
    const guards: Card[] = [];
    const place = { area, guard: guards, traps: [], trappers: [] };
    if (guard !== undefined) {
      const { card, seen } = guardOf(guard, [...path, name]);
      takeAll(s, [card], [...path, name], place.guard, seen, 'encounter');
    }
    m.places.push(place);
  });
  if (m.tree)
    for (const area of m.decks.area.splice(0))
      m.places.push({ area: [area], guard: [], traps: [], trappers: [] });
  for (const place of m.places) m.cards.seen[place.area[0]] = EVERYONE;
}

/** By Area, who laid which Trap there, in the order they were laid: `{Arcane: [{Ann: Mystical Node}]}`. */
function layTraps(s: Setting, raw: Raw): void {
  for (const [name, written] of Object.entries(raw)) {
    const place = placeOf(s.m, areaNamed(s, name, ['traps', name]));
    if (!place) throw new PositionError(['traps', name], 'a Trap lies on an Area in play');
    givenList(written, ['traps', name]).forEach((entry, i) => {
      const path = ['traps', name, i];
      for (const [owner, trap] of Object.entries(givenRecord(entry, path))) {
        const seat = seatNamed(s, owner, path);
        takeAll(s, [trap], path, place.traps, bitOf(seat), 'advantage');
        place.trappers.push(seat);
      }
    });
  }
}

function guardOf(written: unknown, path: Path): { card: unknown; seen: number } {
  if (typeof written === 'string') return { card: written, seen: 0 };
  return { card: givenRecord(written, path).faceup, seen: EVERYONE };
}

function setParty(s: Setting, seat: Seat, raw: Raw, path: Path): void {
  onlyGiven('word of a party', raw, Object.keys(PARTY_WORDS), path);
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
  givenList(written, path).forEach((name, i) => {
    s.m.status[among(s, all, name, [...path, i], 'card in play')] = status;
  });
}

function layDiscards(s: Setting, raw: Raw): void {
  for (const [key, written] of Object.entries(raw)) {
    const name = givenWord(key, PILES, ['discards', key]);
    takeAll(s, written, ['discards', key], s.m.discards[name], EVERYONE, TYPE_IN[name]);
  }
}

/** Decks are written from the top; what is not named lies below in the order of the set. */
function layDecks(s: Setting, raw: Raw): void {
  // AN-SETUP-04: the Basic Missions that were not dealt are out of the game.
  const decks = rulesOf(s.m).decks.is.filter((deck) => deck !== 'basic');
  for (const [key, written] of Object.entries(raw)) {
    const name = givenWord(key, decks, ['decks', key]);
    const top: number[] = [];
    if (written === 'empty') {
      empty(s, name);
      continue;
    }
    takeAll(s, written, ['decks', key], top, 0, TYPE_IN[name]);
    s.m.decks[name].push(...top.reverse());
    s.m.laid.push(...top);
  }
}

/** An empty deck: its cards lie where nobody draws from. */
function empty(s: Setting, name: Deck): void {
  s.m.setAside.push(...s.m.decks[name].splice(0));
}

function revealFinal(s: Setting, written: unknown): void {
  if (written !== undefined) takeAll(s, [written], ['final'], s.m.final, EVERYONE, 'mission');
}

function number(set: (party: Party, value: number) => void) {
  return (s: Setting, seat: Seat, written: unknown, path: Path) =>
    set(partyOf(s.m, seat), givenInteger(written, path));
}

function flag(name: 'rested' | 'resting' | 'leaving' | 'lost' | 'acted') {
  return (s: Setting, seat: Seat, written: unknown, path: Path) => {
    partyOf(s.m, seat)[name] = givenYes(written, path);
  };
}
