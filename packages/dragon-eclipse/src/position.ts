/** Positions in the game's own words: docs/rulings.md lists them. */
import {
  type Given,
  givenInteger,
  givenList,
  givenRecord,
  givenSeat,
  givenSeats,
  onlyGiven,
  PositionError,
  type Setup,
} from '@tabard/engine';
import { startingDeck } from './decks.ts';
import { eclipseContent } from './defs.ts';
import { layCombat } from './position-combat.ts';
import {
  push,
  standAround,
  standInFight,
  standInRun,
  standInRunFight,
  standInTale,
} from './position-frames.ts';
import { count, MOST } from './position-words.ts';
import { inCombat, layOutCombat } from './rules/combat.ts';
import { isVersus } from './rules/facts.ts';
import { match } from './rules/handles.ts';
import { planSingle } from './rules/match.ts';
import { newDuel, planDuel } from './rules/pvp.ts';
import { layOutCorruptions } from './rules/setup.ts';
import { planOf } from './rules/supply.ts';
import { type InRun, isRun } from './run/facts.ts';
import { layRun, RUN_COMBAT_WORDS, RUN_WORDS, runCombatGiven } from './run/position.ts';
import { type InCombat, type Luggage, type Match, MOST_POWER, type Plan } from './state.ts';
import { withScenario } from './tale/compile/extend.ts';
import { hasTale, type InTale } from './tale/facts.ts';
import { COMBAT_CALL_WORDS, combatGiven, layTale, TALE_WORDS } from './tale/position.ts';

const HOST_WORDS = ['seats', 'options', 'dice'];
const TABLE_WORDS = [
  'round',
  'turn',
  'step',
  'tokens',
  'terrain',
  'taunt',
  'target',
  'decision',
  'first',
  'tamed',
  'tamed count',
  'special slot',
  'fatigue',
  'enemy',
  'wins',
  'retired',
];
/** What a position of a campaign says about its Combat. */
const FIGHT_WORDS = [
  ...TABLE_WORDS.filter((word) => !['decision', 'wins', 'retired'].includes(word)),
  ...COMBAT_CALL_WORDS,
  ...RUN_COMBAT_WORDS,
];
const LUGGAGE_WORDS = ['damage', 'power', 'fatigue'];

/** Lays out a position. Decks that are given are whole; others hold what the other words leave of the usual deck. */
export function positionOf(given: Given, fresh: (setup: Setup) => Match): Match {
  const seats = givenSeats(given, [...HOST_WORDS, ...TABLE_WORDS]);
  const setup: Setup = {
    seed: 'position',
    seats: seats.length,
    options: givenRecord(given.options ?? {}, ['options']),
  };
  const m = fresh(setup);
  if (m.mode === 'campaign') return layCampaign(given, seats, setup, fresh);
  if (isRun(m)) return layRoguelite(m, seats, given);
  onlyGiven('word of a position', given, [...HOST_WORDS, ...TABLE_WORDS, ...seats], []);
  m.dice = diceGiven(given);
  if (given.step === 'setup') {
    push(m, match, 'begin', { luggage: luggageOf(seats, given) });
    return m;
  }
  m.first = given.first === undefined ? 0 : givenSeat(seats, given.first, ['first']);
  const arena = layArena(m);
  const decks = m.tamers.map((tamer) => tamer.decks[0]);
  standAround(arena);
  layCombat({ m: arena, seats, decks }, given);
  return m;
}

function diceGiven(given: Given): number[] {
  return givenList(given.dice ?? [], ['dice']).map((die, i) => givenInteger(die, ['dice', i]));
}

/** A campaign, with a Scenario of the position's own where it writes one. */
function layCampaign(
  given: Given,
  seats: readonly string[],
  setup: Setup,
  fresh: (setup: Setup) => Match,
): Match {
  onlyGiven('word of a position of a campaign', given, [...HOST_WORDS, ...TALE_WORDS], []);
  const plain = fresh(setup);
  const content =
    given.story === undefined
      ? plain.content
      : withScenario(eclipseContent(plain), givenRecord(given.story, ['story']), ['story']);
  const m = fresh({ ...setup, content });
  if (!hasTale(m)) throw new Error('a campaign has a tale');
  m.dice = diceGiven(given);
  layTale(m, given);
  if (given.combat === undefined) standInTale(m, given);
  else layFight(m, seats, givenRecord(given.combat, ['combat']));
  m.decider = given.decision === undefined ? 0 : givenSeat(seats, given.decision, ['decision']);
  return m;
}

function layRoguelite(m: InRun, seats: readonly string[], given: Given): Match {
  onlyGiven('word of a position of a Run', given, [...HOST_WORDS, ...RUN_WORDS], []);
  m.dice = diceGiven(given);
  layRun(m, seats, given);
  if (given.combat === undefined) standInRun(m, given);
  else layRunFight(m, seats, givenRecord(given.combat, ['combat']));
  m.decider = given.decision === undefined ? 0 : givenSeat(seats, given.decision, ['decision']);
  return m;
}

/** The Combat of a Run, in the words of combats. */
function layRunFight(m: InRun, seats: readonly string[], given: Given): void {
  const { plan, isBoss } = runCombatGiven(m, given);
  layPlanned(m, seats, given, () => {
    standInRunFight(m, isBoss);
    return plan;
  });
  // DE-RL-BOSS-01: the deck that a Boss grows from.
  layOutCorruptions(inCombat(m));
}

/** The Combat of a campaign, in the words of combats. */
function layFight(m: InTale, seats: readonly string[], given: Given): void {
  layPlanned(m, seats, given, () => {
    const plan = combatGiven(m, given);
    standInFight(m);
    return plan;
  });
}

/** A Combat by a plan; `stand` pushes what is around it. */
function layPlanned(m: InTale, seats: readonly string[], given: Given, stand: () => Plan): void {
  onlyGiven('word about a Combat', given, [...FIGHT_WORDS, ...seats], ['combat']);
  try {
    const plan = stand();
    const s = { m: layOutCombat(m, plan), seats, decks: plan.entrants.map(({ deck }) => deck) };
    layCombat(s, given);
  } catch (problem) {
    if (!(problem instanceof PositionError) || problem.path[0] === 'combat') throw problem;
    throw new PositionError(['combat', ...problem.path], problem.message);
  }
}

/** The combat that the options ask for, with nothing in it yet. */
function layArena(m: Match): InCombat {
  m.asked.mystlings.forEach((def, seat) => {
    m.tamers[seat].mystlings.push(def);
    m.tamers[seat].decks.push([]);
    m.tamers[seat].decks[0] =
      m.asked.deck[seat] === 'saved' ? m.asked.saved[seat].slice() : startingDeck(planOf(m, seat, 0));
  });
  if (!isVersus(m)) return layOutCombat(m, planSingle(m));
  const { defs } = eclipseContent(m);
  const map = m.asked.map < 0 ? defs.findIndex((def) => def.type === 'map') : m.asked.map;
  const arena = m.asked.arena < 0 ? defs.findIndex((def) => def.type === 'arena' && def.pvp) : m.asked.arena;
  return layOutCombat(m, planDuel(m, { ...newDuel(m), map, arena, chosen: m.asked.mystlings }));
}

/** What Mystlings bring along into a setup: DE-CSETUP-17. */
function luggageOf(seats: readonly string[], given: Given): Luggage[] {
  return seats.map((name) => {
    const raw = givenRecord(given[name] ?? {}, [name]);
    onlyGiven('word about a player before the setup', raw, LUGGAGE_WORDS, [name]);
    return {
      damage: count(raw, 'damage', [name], MOST),
      power: count(raw, 'power', [name], MOST_POWER),
      fatigue: count(raw, 'fatigue', [name], MOST),
    };
  });
}
