/** What the Enemy's next turn would come to if it began now: played out on what a seat knows. */
import {
  type Card,
  confinedWorld,
  type Def,
  type Game,
  isSum,
  type MatchEvent,
  type Seat,
  type Sum,
  type View,
} from '@tabard/engine';
import { defOfType, eclipseContent } from './defs.ts';
import { type Branch, type PlayingOut, playOut } from './playing-out.ts';
import { push } from './position-frames.ts';
import { goOn } from './rules/combat.ts';
import { enemySide, isFree, isPvp, topOf } from './rules/facts.ts';
import { combat, enemyTurn, rounds, turnEnd } from './rules/handles.ts';
import { type InCombat, isInCombat, type Match, type Space } from './state.ts';
import { isSpecialDue } from './threat.ts';

/** From so much to so much: it depends on what players decide in that turn, or on what is hidden. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

export interface Forecast {
  /** The coming card by definition, and its symbol from 0. */
  readonly def: Def;
  readonly symbol: number;
  /** The effect of the card, and of the Special Ability where it follows. */
  readonly effect: number;
  readonly special: number | undefined;
  /** By seat: the damage in the Enemy's turn. */
  readonly damage: readonly Span[];
  /** By seat: the sums of the blows that make up the most of it, where there are any. */
  readonly blows: readonly (readonly Sum[])[];
  /** Where the Enemy may stand in the end. */
  readonly ends: readonly Space[];
  /** Nothing that is hidden from the viewer, and no chance, decides on any of it. */
  readonly isCertain: boolean;
}

/** How one playing of the turn ended. */
interface End {
  readonly damage: readonly number[];
  readonly blows: readonly (readonly Sum[])[];
  readonly space: Space;
}

type Eclipse = Game<Match>;
type Seen = Pick<View<Match>, 'viewer' | 'state'>;

/** How many ways of what is hidden are tried, and how many ways players may decide in each. */
const WORLDS = 8;
const MOST_ENDS = 40;
const MOST_ENDS_A_SPACE = 8;

/** Undefined where the coming card is not known, or there is no Enemy. */
export function forecastOf(game: Eclipse, seen: Seen): Forecast | undefined {
  const m = seen.state;
  if (!isInCombat(m) || !isForetold(m)) return undefined;
  const def = m.cards.def[topOf(enemyDeck(m))];
  const { symbol } = defOfType(eclipseContent(m), def, 'attack');
  const { attacks, special } = enemySide(m);
  const worlds = worldsOf(game, seen).map((world) => endsOf(game, world, MOST_ENDS));
  return {
    def,
    symbol,
    effect: attacks[symbol],
    special: isSpecialDue(m) ? special : undefined,
    damage: Array.from({ length: m.seats }, (_, seat) =>
      spanOf(worlds.flat().map(({ damage }) => damage[seat])),
    ),
    blows: Array.from({ length: m.seats }, (_, seat) => worst(worlds.flat(), seat).blows[seat]),
    ends: [...new Set(worlds.flat().map(({ space }) => space))],
    isCertain:
      !isTargetShuffled(m) &&
      worlds.every((ends) => ends.length < MOST_ENDS && told(ends) === told(worlds[0])),
  };
}

/** By space: the most damage that a seat would suffer there in the Enemy's turn; where it cannot be, -1. */
export function threatsTo(game: Eclipse, seen: Seen, seat: Seat): readonly number[] {
  const m = seen.state;
  if (!isInCombat(m) || !isForetold(m)) return [];
  const [world] = worldsOf(game, seen);
  return m.combat.terrain.map((_, space) => {
    if (space !== m.combat.fighters[seat].space && !isFree(m, seat, space)) return -1;
    const there = game.clone(world);
    inside(there).combat.fighters[seat].space = space;
    return Math.max(...endsOf(game, there, MOST_ENDS_A_SPACE).map(({ damage }) => damage[seat]));
  });
}

function isForetold(m: InCombat): boolean {
  if (isPvp(m) || m.combat.over) return false;
  const card = topOf(m.combat.fighters[m.seats].deck);
  return card >= 0 && m.cards.def[card] >= 0 && m.combat.fighters.every(({ space }) => space >= 0);
}

/** DE-COOP-06: once the last card is drawn, the deck that is shuffled then shows whom it turns on. */
function isTargetShuffled(m: InCombat): boolean {
  return m.seats > 1 && enemyDeck(m).length === 1;
}

function worst(ends: readonly End[], seat: Seat): End {
  return ends.reduce((found, end) => (end.damage[seat] > found.damage[seat] ? end : found));
}

function spanOf(values: readonly number[]): Span {
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** What may come of a turn, as a text: the same for the same possibilities. */
function told(ends: readonly End[]): string {
  return [...new Set(ends.map(({ damage, space }) => JSON.stringify({ damage, space })))].sort().join();
}

function inside(m: Match): InCombat {
  if (!isInCombat(m)) throw new Error('no combat lies on the table');
  return m;
}

/** Whole states that the viewer cannot tell apart; every card that may lie under the coming one does so in one. */
function worldsOf(game: Eclipse, { viewer, state }: Seen): Match[] {
  const view = { viewer, state, decisions: [], waiting: [] };
  const worlds = Array.from({ length: WORLDS }, (_, i) =>
    confinedWorld(game, view, `forecast ${state.n} ${i}`),
  );
  return [...worlds, ...withEachNext(game, inside(worlds[0]), inside(state))];
}

/** One more for each card that may lie under the coming one: it comes from the deck or from those left out of it. */
function withEachNext(game: Eclipse, world: InCombat, known: InCombat): Match[] {
  const next = enemyDeck(world).length - 2;
  if (next < 0 || enemyDeck(known)[next] >= 0) return [];
  const defs = new Set<Def>();
  return HIDDEN_ZONES.flatMap((zoneOf) =>
    zoneOf(world).flatMap((card, at) => {
      const def = world.cards.def[card];
      if (zoneOf(known)[at] >= 0 || defs.has(def)) return [];
      defs.add(def);
      const other = inside(game.clone(world));
      const [zone, deck] = [zoneOf(other), enemyDeck(other)];
      [zone[at], deck[next]] = [deck[next], zone[at]];
      return [other];
    }),
  );
}

function enemyDeck({ combat, seats }: InCombat): Card[] {
  return combat.fighters[seats].deck;
}

const HIDDEN_ZONES: readonly ((m: InCombat) => Card[])[] = [enemyDeck, ({ combat }) => combat.unused];

/** Every end that the decisions of players in the Enemy's turn may lead to. */
function endsOf(game: Eclipse, world: Match, most: number): End[] {
  const first = game.clone(world);
  beginEnemyTurn(inside(first));
  const counted = { damage: new Array(world.seats).fill(0), blows: new Array(world.seats).fill([]) };
  const start: Branch<Counted> = { m: first, counted };
  const ends = playOut(game, start, (m, listen) => game.proceed(m, listen), { ...ENEMY_TURN, most });
  return ends.map(({ m, counted: { damage, blows } }) => ({ damage, blows, space: enemySpace(inside(m)) }));
}

function enemySpace({ combat, seats }: InCombat): Space {
  return combat.fighters[seats].space;
}

/** By seat: the damage, and the sums of the blows. */
interface Counted {
  readonly damage: number[];
  readonly blows: (readonly Sum[])[];
}

/** Adds up the damage by seat until the Enemy's turn is over; the Combat is confined, so its Arena stays. */
const ENEMY_TURN: Omit<PlayingOut<Counted>, 'most'> = {
  copy: ({ damage, blows }) => ({ damage: [...damage], blows: [...blows] }),
  count: ({ m, counted }, { type, args }) => {
    const { combat, seats } = inside(m);
    if (type === 'turn-began' && combat.active !== seats) return 'over';
    if (combat.active === seats) note(counted, type, args);
    return 'on';
  },
  isOver: (m) => inside(m).combat.over !== 0,
};

function note({ damage, blows }: Counted, type: string, args: MatchEvent['args']): void {
  const [who, target] = args.map(Number);
  if (type === 'hurt' && who < damage.length) damage[who] += target;
  const sum = args[3];
  const isBlow = (type === 'attacked' || type === 'dealt') && target < damage.length;
  if (isBlow && sum !== undefined && isSum(sum)) blows[target] = [...blows[target], sum];
}

/** As if whoever has the turn ended it now. */
function beginEnemyTurn(m: InCombat): void {
  const { active, order } = m.combat;
  m.stack.length = m.stack.findIndex(({ proc }) => proc === combat.name) + 1;
  goOn(m);
  push(m, rounds, 'round', { at: order.length });
  push(m, enemyTurn, 'begin', {});
  if (active < m.seats) push(m, turnEnd, 'stage', { seat: active });
}
