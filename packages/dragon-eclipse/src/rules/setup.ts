/** Combat setup in its order: DE-CSETUP-01. */
import {
  call,
  createCard,
  type Def,
  done,
  EVERYONE,
  go,
  happen,
  isOneOf,
  poll,
  type Seat,
  shuffle,
} from '@tabard/engine';
import {
  CONDITIONS,
  defOfType,
  eclipseContent,
  fighterDefOf,
  type MystlingDef,
  STATISTICS,
} from '../defs.ts';
import { geometryOf } from '../geometry.ts';
import {
  type Boon,
  ENEMY_SLOTS,
  type Entrant,
  effects,
  type Fighter,
  type FighterId,
  type InCombat,
  type Match,
  MOST_POWER,
} from '../state.ts';
import { afflict } from './conditions.ts';
import { agreedOn } from './decision-token.ts';
import { attachCorruption, showTop } from './enemy-deck.ts';
import {
  about,
  arenaSide,
  distance,
  enemySide,
  fighterAt,
  healthOf,
  isPvp,
  mapDef,
  mapSide,
  tamingOf,
} from './facts.ts';
import { combatSetup, mulligan } from './handles.ts';
import { dealOpening } from './opening.ts';
import { noteOwned } from './owned.ts';
import { procedure } from './procedure.ts';
import { isPosition } from './targets.ts';
import { takeTaunt } from './taunt.ts';
import { gainTokens } from './tokens.ts';

export const FATIGUE_CARDS = 5;
const CARDS_A_SYMBOL = 4;
/** RULING DE-COOP-13: the others name Other. */
const TAUNTS_A_SYMBOL = 3;

/** A Mystling with an empty sheet; DE-SHEET-02, DE-PVP-04: its Stat card shows one side or the other. */
export function newFighter(m: InCombat, def: Def, stats?: readonly number[]): Fighter {
  const card = fighterDefOf(eclipseContent(m), def);
  const side = isPvp(m) && card.type === 'mystling' ? card.pvp : card.stats;
  return {
    def,
    stats: stats?.slice() ?? STATISTICS.map((name) => side[name]),
    space: -1,
    damage: 0,
    power: 0,
    conditions: [0, 0, 0, 0],
    tokens: 0,
    boosts: [],
    deck: [],
    slots: [],
    places: [],
    discard: [],
    upgrade: [],
    resolving: [],
    looked: [],
    removed: [],
    corruption: [],
    owned: [],
    used: [],
    fired: [],
    hasTriggered: false,
    resolved: 0,
    moved: 0,
    struck: 0,
  };
}

/** DE-CSETUP-03: the map, with nothing on it. */
export function openMap(m: InCombat): void {
  const { size } = geometryOf(mapDef(m).radius);
  m.combat.tokens = new Array(2 * size).fill(0);
  m.combat.summonDamage = new Array(size).fill(0);
  m.combat.terrain = new Array(size).fill(0);
  m.combat.terrainDamage = new Array(size).fill(0);
}

function defNumber(m: Match, id: string): number {
  return eclipseContent(m).byId.get(id) ?? -1;
}

/** DE-CSETUP-05: the Fatigue pile and the Corruption decks. */
function layOutSupply(m: InCombat): void {
  layOutFatigue(m);
  layOutCorruptions(m);
}

/** The Corruption deck, shuffled, and the Major Corruptions. */
export function layOutCorruptions(m: InCombat): void {
  eclipseContent(m).defs.forEach((def, i) => {
    if (def.type !== 'corruption') return;
    if (def.letter === undefined) m.combat.corruptions.push(createCard(m, i));
    else m.combat.majors.push(known(m, i));
  });
  if (m.combat.corruptions.length > 1) shuffle(m, m.combat.corruptions);
}

/** DE-COMP-06. */
export function layOutFatigue(m: InCombat, count = FATIGUE_CARDS): void {
  const fatigue = defNumber(m, 'fatigue');
  for (let i = 0; i < count; i++) m.combat.fatigue.push(known(m, fatigue));
}

/** A card that everybody sees. */
function known(m: InCombat, def: Def): number {
  const card = createCard(m, def);
  m.cards.seen[card] = EVERYONE;
  return card;
}

/** DE-CSETUP-09, DE-CSETUP-10: of the four cards of each symbol as many as the recipe says, at random. */
function buildEnemyDeck(m: InCombat): void {
  const { deck } = m.combat.fighters[m.seats];
  enemySide(m).deck.forEach((count, symbol) => {
    const cards: number[] = [];
    for (let i = 0; i < CARDS_A_SYMBOL; i++) {
      const target = m.seats === 1 ? '' : i < TAUNTS_A_SYMBOL ? '-taunt' : '-other';
      cards.push(createCard(m, defNumber(m, `symbol-${symbol + 1}${target}`)));
    }
    if (m.seats > 1 && count < CARDS_A_SYMBOL) shuffle(m, cards);
    deck.push(...cards.splice(0, count));
    m.combat.unused.push(...cards);
  });
  if (deck.length > 1) shuffle(m, deck);
  showTop(m);
}

/** DE-CORR-01, DE-CSETUP-14, DE-HARD-04, DE-HARD-05. */
function corrupt(m: InCombat): void {
  const { corruption } = m.combat.fighters[m.seats];
  const letter = enemySide(m).major;
  if (m.seats > 1) {
    const at = m.combat.majors.findIndex((card) => {
      const def = eclipseContent(m).defs[m.cards.def[card]];
      return def.type === 'corruption' && def.letter === letter;
    });
    if (at >= 0) corruption.push(...m.combat.majors.splice(at, 1));
  }
  for (let i = 0; i < m.combat.corruptionCount; i++) attachCorruption(m);
}

/** DE-CSETUP-17: the sheet with what the Mystling brings along. */
function readySheet(m: InCombat, seat: Seat, { damage, power, deck, fatigue }: Entrant): void {
  const sheet = m.combat.fighters[seat];
  sheet.damage = damage;
  sheet.power = power;
  fillDeck(m, seat, deck);
  for (let i = 0; i < fatigue; i++) {
    const card = m.combat.fatigue.pop();
    if (card === undefined) break;
    m.cards.seen[card] = 0;
    sheet.deck.push(card);
  }
  noteOwned(m, seat);
  dealOpening(m, seat);
}

export function fillDeck(m: InCombat, seat: Seat, defs: readonly number[]): void {
  for (const def of defs) m.combat.fighters[seat].deck.push(createCard(m, def));
}

const setUp = procedure(combatSetup, {
  /** Steps 1 to 3. */
  supply: (m) => {
    layOutSupply(m);
    // DE-CSETUP-04: before any standee is placed.
    const { setup } = arenaSide(m);
    return setup === undefined ? go('enemy') : effects.perform(setup, about(m, 0), 'enemy');
  },
  /** DE-CSETUP-06 to DE-CSETUP-14. */
  enemy: (m) => {
    m.combat.reactions.waiting.length = 0;
    const enemy = m.combat.fighters[m.seats];
    [enemy.space] = mapSide(m).starts;
    // DE-RL-DARK-11.
    m.combat.specialSlot = Math.max(1, enemySide(m).specialSlot - m.combat.specialShift);
    corrupt(m);
    buildEnemyDeck(m);
    return go(m.seats === 1 ? 'stand' : 'agree');
  },
  /** DE-CSETUP-16: who takes space II; DE-DECIDE-01: without agreement the Decision token decides. */
  agree: poll({
    kind: 'who-takes-second',
    rule: 'DE-CSETUP-16',
    who: (m) => (1 << m.seats) - 1,
    offer: (m, _v, offer) => {
      for (let seat = 0; seat < m.seats; seat++) offer.options.push({ verb: 'seat', refs: [seat] });
    },
    then: (m, _v, answers) => {
      placePlayers(m, agreedOn(m, answers).refs[0]);
      return go('additional');
    },
  }),
  /** DE-CSETUP-15. */
  stand: (m) => {
    placePlayers(m, 0);
    return go('additional');
  },
  /** RULING DE-CSETUP-11: it needs to know where the opponents are, so the standees come before it. */
  additional: (m, v) => {
    v.seat = 0;
    const { setup } = enemySide(m);
    return setup === undefined ? go('sheets') : effects.perform(setup, about(m, m.seats), 'sheets');
  },
  sheets: (m, v) => {
    m.combat.reactions.waiting.length = 0;
    for (let seat = 0; seat < m.seats; seat++) readySheet(m, seat, v.entrants[seat]);
    m.combat.reactions.waiting.length = 0;
    return go('mulligan');
  },
  mulligan: (m, v) => {
    if (v.seat >= m.seats) return go(m.seats === 1 ? 'ready' : 'taunt');
    return call(mulligan, { seat: v.seat++ }, 'mulligan');
  },
  /** DE-CSETUP-22. */
  taunt: poll({
    kind: 'who-taunts',
    rule: 'DE-CSETUP-22',
    who: (m) => (1 << m.seats) - 1,
    offer: (m, _v, offer) => {
      for (let seat = 0; seat < m.seats; seat++) offer.options.push({ verb: 'seat', refs: [seat] });
    },
    then: (m, _v, answers) => {
      takeTaunt(m, agreedOn(m, answers).refs[0]);
      m.combat.target = m.combat.taunt;
      return go('ready');
    },
  }),
  ready: (m, v) => {
    m.combat.reactions.waiting.length = 0;
    // What happened during setup fulfils nothing.
    m.combat.tamed = 0;
    m.combat.tamingCount = 0;
    for (const boon of v.boons) bestow(m, boon);
    m.combat.reactions.waiting.length = 0;
    happen(m, 'begun');
    return done();
  },
});

/** DE-FIGHT-02: what a modifier of the setup gives to one side; Corruptions were counted with the others. */
function bestow(m: InCombat, { boon, isEnemy, amount }: Boon): void {
  const fighters = isEnemy ? [m.seats] : Array.from({ length: m.seats }, (_, seat) => seat);
  for (const fighter of fighters) {
    const sheet = m.combat.fighters[fighter];
    if (boon === 'power') sheet.power = Math.min(MOST_POWER, sheet.power + amount);
    else if (boon === 'damage') sheet.damage = Math.min(healthOf(m, fighter) - 1, sheet.damage + amount);
    else if (boon === 'tokens') gainTokens(m, fighter, amount);
    else if (isOneOf(CONDITIONS, boon)) afflict(m, fighter, CONDITIONS.indexOf(boon), amount);
  }
  if (boon === 'nearer') for (const fighter of fighters) startNearer(m, fighter, amount);
  if (boon === 'special-slot') m.combat.specialSlot = Math.min(ENEMY_SLOTS, amount);
  if (boon === 'taming') m.combat.tamed = Math.min(amount, tamingOf(m).length - 1);
}

/** So many spaces nearer to the Enemy, or the Enemy to the one it turns on: each time the first free space that is. */
function startNearer(m: InCombat, fighter: FighterId, steps: number): void {
  const foe = m.combat.fighters[fighter === m.seats ? m.combat.target : m.seats].space;
  const sheet = m.combat.fighters[fighter];
  for (let i = 0; i < steps; i++) {
    const near = distance(m, sheet.space, foe) - 1;
    const free = m.combat.terrain.findIndex(
      (_, space) =>
        distance(m, space, foe) === near &&
        distance(m, space, sheet.space) === 1 &&
        isPosition(m, space) &&
        fighterAt(m, space) < 0,
    );
    if (free < 0) return;
    sheet.space = free;
  }
}

/** RULING DE-CSETUP-11: until somebody has the Taunt token the Enemy turns on who stands in space II. */
function placePlayers(m: InCombat, second: Seat): void {
  const { starts } = mapSide(m);
  for (let seat = 0; seat < m.seats; seat++)
    m.combat.fighters[seat].space = seat === second ? starts[1] : starts[2];
  m.combat.target = second;
}

/** The map that an Arena card names, or the first. */
export function usualMap(m: Match, arena: Def): Def {
  const { map } = defOfType(eclipseContent(m), arena, 'arena');
  return map === undefined
    ? eclipseContent(m).defs.findIndex((def) => def.type === 'map')
    : defNumber(m, map);
}

export function mystlingNumbers(m: Match): number[] {
  const found: number[] = [];
  eclipseContent(m).defs.forEach((def, i) => {
    if (def.type === 'mystling') found.push(i);
  });
  return found;
}

export function mystlingDef(m: Match, def: Def): MystlingDef {
  return defOfType(eclipseContent(m), def, 'mystling');
}

export const settingUp = [setUp];
