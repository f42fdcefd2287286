/** Setup: section SETUP. */
import {
  allow,
  ask,
  type Card,
  createCard,
  type Def,
  done,
  go,
  happen,
  roll,
  type Seat,
  seatsFrom,
  shuffle,
} from '@tabard/engine';
import { boardContent } from '../defs.ts';
import { type Match, OPENING_HAND } from '../state.ts';
import { characterDef } from './facts.ts';
import * as the from './handles.ts';
import { procedure } from './procedure.ts';
import { addQuest } from './quest-verbs.ts';
import { drawAbilities, withUsed } from './verbs.ts';

/** WA-SETUP-07. */
const STARTING_QUESTS = 2;

/** Puts every card that is not in the match yet where it begins, unshuffled; the box takes what duels would need. */
export function stock(m: Match, starting: Card[]): void {
  const here = new Map<Def, number>();
  for (const def of m.pool) here.set(def, (here.get(def) ?? 0) + 1);
  boardContent(m).defs.forEach((def, number) => {
    if (def.type === 'character' || def.type === 'ability') return;
    const copies = def.type === 'quest' ? 1 : def.copies;
    for (let i = here.get(number) ?? 0; i < copies; i++)
      zoneFor(m, number, starting).push(createCard(m, number));
  });
}

function zoneFor(m: Match, number: Def, starting: Card[]): Card[] {
  const def = boardContent(m).defs[number];
  switch (def.type) {
    case 'challenge':
      return m.packs[def.level].deck;
    case 'trophy':
      return m.trophies;
    case 'discovery':
      return def.needsDuels && !m.duels ? m.box : m.discoveries;
    case 'quest':
      // WA-GEN-08: Quests that need a fight between Characters stay in the box.
      if (def.objective.kind === 'duel' && !m.duels) return m.box;
      return def.isElite ? m.elite : starting;
    default:
      return m.box;
  }
}

/** WA-SETUP-05: a Character with its own Ability deck, at the grey level and Start face up (WA-SETUP-06). */
export function takeCharacter(m: Match, seat: Seat, def: Def): void {
  const hero = m.heroes[seat];
  hero.def = def;
  const content = boardContent(m);
  for (const number of content.decks[characterDef(m, seat).class]) {
    const ability = content.defs[number];
    if (ability.type === 'ability')
      for (let i = 0; i < ability.copies; i++) hero.deck.push(createCard(m, number));
  }
}

/** Who is asked: the first player first, then clockwise. */
function seatAt(m: Match, at: number): Seat {
  return (m.first + at) % m.seats;
}

const setup = procedure(
  the.setup,
  {
    // WA-SETUP-01, WA-SETUP-02.
    begin: (m, v) => {
      stock(m, m.looked);
      for (const { deck } of m.packs) shuffle(m, deck);
      for (const pile of [m.elite, m.trophies, m.discoveries, m.looked]) shuffle(m, pile);
      v.rolling = (1 << m.seats) - 1;
      return go(m.seats > 1 ? 'roll' : 'pick');
    },
    // WA-SETUP-04: the highest starts, ties roll again.
    roll: (m, v) => {
      const rolls = seatsFrom(m, 0)
        .filter((seat) => v.rolling & (1 << seat))
        .map((seat) => ({ seat, die: rollFor(m, seat) }));
      const best = Math.max(...rolls.map(({ die }) => die));
      const tied = rolls.filter(({ die }) => die === best);
      v.rolling = tied.reduce((mask, { seat }) => mask | (1 << seat), 0);
      if (tied.length > 1) return go('roll');
      m.first = tied[0].seat;
      happen(m, 'first-chosen', m.first);
      return go('pick');
    },
    // WA-SETUP-05: no Character twice.
    pick: ask({
      kind: 'character',
      rule: 'WA-SETUP-05',
      who: (m, v) => seatAt(m, v.at),
      offer: (m, _v, offer) => {
        for (const def of openCharacters(m)) allow(offer, 'pick', def);
      },
      then: (m, v, answer) => {
        const seat = seatAt(m, v.at);
        takeCharacter(m, seat, answer.refs[0]);
        happen(m, 'character-chosen', seat, answer.refs[0]);
        shuffle(m, m.heroes[seat].deck);
        v.at++;
        return go(v.at < m.seats ? 'pick' : 'quests');
      },
    }),
    // WA-SETUP-07: the others go back in the box.
    quests: (m, v) => {
      for (let i = 0; i < m.seats; i++)
        for (let n = 0; n < STARTING_QUESTS; n++) {
          const card = m.looked.pop();
          if (card !== undefined) addQuest(m, seatAt(m, i), card);
        }
      m.box.push(...m.looked.splice(0));
      v.at = 0;
      return go('city');
    },
    // WA-SETUP-08: several figures may share a City.
    city: ask({
      kind: 'city',
      rule: 'WA-SETUP-08',
      who: (m, v) => seatAt(m, v.at),
      offer: (m, _v, offer) => {
        for (const city of boardContent(m).map.cities) allow(offer, 'begin', city);
      },
      then: (m, v, answer) => {
        const seat = seatAt(m, v.at);
        const [space] = answer.refs;
        m.heroes[seat].space = space;
        m.usedSpaces = withUsed(m.usedSpaces, space);
        happen(m, 'city-chosen', seat, space);
        v.at++;
        return go(v.at < m.seats ? 'city' : 'hands');
      },
    }),
    // WA-SETUP-09.
    hands: (m) => {
      for (let i = 0; i < m.seats; i++) drawAbilities(m, seatAt(m, i), OPENING_HAND);
      return done();
    },
  },
  {
    shows: (m, v, step) =>
      step === 'pick'
        ? { kind: 'character', seat: seatAt(m, v.at), open: openCharacters(m) }
        : { kind: 'setup', part: step === 'city' ? 'city' : 'first' },
  },
);

/** WA-SETUP-05: those that nobody has chosen. */
function openCharacters(m: Match): number[] {
  return boardContent(m).defs.flatMap(({ type }, def) =>
    type === 'character' && !m.heroes.some((hero) => hero.def === def) ? [def] : [],
  );
}

function rollFor(m: Match, seat: Seat): number {
  const die = roll(m, 6);
  happen(m, 'first-rolled', seat, die);
  return die;
}

export const settingUp = [setup];
