import {
  type Card,
  compute,
  computeOr,
  type Features,
  type Judgement,
  type Node,
  nodeOf,
  type Phrased,
  readKnowledge,
  type Seat,
} from '@tabard/engine';
import knowledge from '../knowledge.yaml';
import { type AreaDef, advantageDef, areaDef, type MissionDef, missionDef } from './defs.ts';
import { isQualified } from './rules/strength.ts';
import { checkBonusOf, combatOf, handLimitOf, speedOf } from './rules/values.ts';
import {
  about,
  INCAPACITATED,
  MOST_CHARACTERS,
  type Omega,
  type Party,
  partyOf,
  placeOf,
  READY,
} from './state.ts';

const FEATURES = [
  'hasFinished',
  'finished',
  'combat',
  'speed',
  'hand',
  'plots',
  'characters',
  'ready',
  'incapacitated',
  'lost',
  'progress',
  'firstMission',
  'laterMission',
  'finalMission',
  'resting',
  'placeGain',
  'placeRisk',
  'traps',
  'trapped',
] as const;

/** How bots judge a position: a party's standing, which all see, and what its player knows it stands to gain. */
export const judgement: Judgement<Omega> = {
  features,
  knowledge: readKnowledge(knowledge, FEATURES),
  turnOf: (m) => m.turn,
};

function features(m: Omega, seat: Seat, as: 'self' | 'rival'): Features<(typeof FEATURES)[number]> {
  const party = partyOf(m, seat);
  const { finished, characters, hand, plots } = party;
  const able = { seat, combat: combatOf(m, seat), speed: speedOf(m, seat), limit: handLimitOf(m, seat) };
  const prospect = as === 'self' ? prospectOf(m, able, party) : NO_PROSPECT;
  const place = as === 'self' ? prospectsAt(m, able, party) : NOWHERE;
  return {
    hasFinished: finished.length ? 1 : 0,
    finished: finished.length,
    combat: able.combat,
    speed: able.speed,
    hand: Math.min(hand.length, able.limit),
    plots: plots.length,
    characters: characters.length,
    ready: countIn(m, characters, READY),
    incapacitated: countIn(m, characters, INCAPACITATED),
    lost: party.lost ? 1 : 0,
    progress: party.progress,
    firstMission: prospect.kind === 'opening' ? prospect.chance : 0,
    laterMission: prospect.kind === 'later' ? prospect.chance : 0,
    finalMission: prospect.kind === 'final' ? prospect.chance : 0,
    resting: party.area < 0 && party.resting && !party.lost ? 1 : 0,
    placeGain: place.gain,
    placeRisk: place.risk,
    traps: as === 'self' ? trapsOf(m, seat, party) : 0,
    trapped: as === 'self' ? trapsUnder(m, seat, party) : 0,
  };
}

/** The values of a party, computed once for everything that is judged by them. */
interface Abilities {
  readonly seat: Seat;
  readonly combat: number;
  readonly speed: number;
  /** Of its hand. */
  readonly limit: number;
}

/** How many of its own Traps lie where they should: one that gives where the party is, any other where it is not. */
function trapsOf(m: Omega, seat: Seat, party: Party): number {
  let count = 0;
  for (const { area, traps, trappers } of m.places)
    for (let i = 0; i < traps.length; i++)
      if (trappers[i] === seat && isBoon(m, traps[i]) === (area[0] === party.area)) count++;
  return count;
}

/** How many Traps of others lie where the party is: they strike when Movement is over. */
function trapsUnder(m: Omega, seat: Seat, party: Party): number {
  const place = placeOf(m, party.area);
  return place ? place.trappers.filter((other) => other !== seat).length : 0;
}

function isBoon(m: Omega, trap: Card): boolean {
  const { effect } = advantageDef(m, trap);
  return effect !== undefined && nodeOf(m, effect).word === 'draw';
}

function countIn(m: Omega, cards: readonly Card[], status: number): number {
  let count = 0;
  for (const card of cards) if (m.status[card] === status) count++;
  return count;
}

const NOWHERE = { gain: 0, risk: 0 };

/** The Mission that promises most: its kind, and the chance that it comes to something. */
interface Prospect {
  readonly kind: 'none' | keyof typeof PRIZES;
  readonly chance: number;
}

const NO_PROSPECT: Prospect = { kind: 'none', chance: 0 };
/** By which Missions are compared with each other. */
const PRIZES = { opening: 55, later: 22, final: 150 };

function prospectOf(m: Omega, able: Abilities, party: Party): Prospect {
  let best = NO_PROSPECT;
  let most = 0;
  const consider = (mission: Card) => {
    const prospect = missionProspect(m, able, party, mission);
    const worth = prospect.kind === 'none' ? 0 : PRIZES[prospect.kind] * prospect.chance;
    if (worth <= most) return;
    most = worth;
    best = prospect;
  };
  for (const mission of party.missions) consider(mission);
  if (m.final.length && isQualified(m, able.seat)) consider(m.final[0]);
  return best;
}

/** A Mission has its chance, most where it is tried, less while its Area still has to be found. */
function missionProspect(m: Omega, able: Abilities, party: Party, mission: Card): Prospect {
  const def = missionDef(m, mission);
  const kind = def.kind === 'final' ? 'final' : party.finished.length === 0 ? 'opening' : 'later';
  const odds = oddsOf(m, able, def.trial) ** def.turns;
  return { kind, chance: odds * nearness(m, party, def) };
}

function nearness(m: Omega, party: Party, def: MissionDef): number {
  let near = 0.25;
  for (const place of m.places) {
    if (!isPlaceOf(areaDef(m, place.area[0]), def)) continue;
    if (place.area[0] === party.area && !party.lost) return 0.8;
    near = place.guard.length ? 0.4 : 0.5;
  }
  return near;
}

function isPlaceOf(area: AreaDef, def: MissionDef): boolean {
  if (def.atArea !== undefined) return area.id === def.atArea;
  if (def.atLevel !== undefined) return area.level === def.atLevel;
  return area.rewards.some((reward) => reward.kind === 'mission' && reward.name === def.at);
}

/** What exploring where it stands may bring the party besides Missions, and the chance that it goes wrong. */
function prospectsAt(
  m: Omega,
  { combat, limit }: Abilities,
  party: Party,
): { readonly gain: number; readonly risk: number } {
  if (party.lost || party.area < 0) return NOWHERE;
  const area = areaDef(m, party.area);
  const safety = chance(combat - 3.2 * area.level);
  const room = Math.max(0, limit - party.hand.length);
  let best = 0;
  for (const reward of area.rewards) {
    if (reward.kind === 'advantage') best = Math.max(best, 2 * Math.min(area.level, room));
    if (reward.kind === 'recruit' && party.characters.length < MOST_CHARACTERS) best = Math.max(best, 11);
    if (reward.kind === 'special') best = Math.max(best, 3.5);
  }
  return { gain: safety * best, risk: 1 - safety };
}

// --- odds ---

/** The chance that a party passes a trial, read off its effect; `lead` is what earlier parts add to its Combat. */
function oddsOf(m: Omega, able: Abilities, node: Node, lead = 0): number {
  const { word, args } = nodeOf(m, node);
  const read = ODDS[word];
  return read ? read(m, able, args as never, lead) : 1;
}

type Odds<A> = (m: Omega, able: Abilities, args: A, lead: number) => number;

/** By word of a trial. */
const ODDS: Readonly<Record<string, Odds<never>>> = {
  fight: ((m, able, { combat, pass }, lead) => {
    const need = compute(m, about(able.seat, -1), combat);
    return chance(able.combat + lead - need) * follow(m, able, pass, lead);
  }) satisfies Odds<{ combat: Phrased<number>; pass?: Node }>,
  check: ((m, able, { difficulty, pass }, lead) => {
    const need = difficulty - able.speed - checkBonusOf(m, able.seat);
    return Math.min(1, Math.max(0, (7 - need) / 6)) * follow(m, able, pass, lead);
  }) satisfies Odds<{ difficulty: number; pass?: Node }>,
  gauntlet: ((_m, { combat }, { count }, lead) => chance(combat + lead - 8) ** (count / 2)) satisfies Odds<{
    count: number;
  }>,
  sequence: ((m, able, { steps }, lead) => {
    let odds = 1;
    let gained = lead;
    for (const node of steps) {
      odds *= oddsOf(m, able, node, gained);
      gained += gainOf(m, able.seat, node);
    }
    return odds;
  }) satisfies Odds<{ steps: readonly Node[] }>,
  choose: ((m, able, { choose }, lead) =>
    Math.max(...choose.map((node) => oddsOf(m, able, node, lead)))) satisfies Odds<{
    choose: readonly Node[];
  }>,
  if: ((m, able, args, lead) =>
    follow(m, able, branchOf(m, able.seat, args), lead)) satisfies Odds<Conditional>,
};

interface Conditional {
  readonly if: Phrased<boolean>;
  readonly then: Node;
  readonly else?: Node;
}

/** What a part of a trial adds to the party's Combat. */
function gainOf(m: Omega, seat: Seat, node: Node): number {
  const { word, args } = nodeOf(m, node);
  const { to, count }: { readonly to?: string; readonly count?: Phrased<number> } = args;
  if (word === 'bonus' && to === 'combat') return computeOr(m, about(seat, -1), count, 0);
  const branch = word === 'if' ? branchOf(m, seat, args as never) : undefined;
  return branch === undefined ? 0 : gainOf(m, seat, branch);
}

function branchOf(m: Omega, seat: Seat, args: Conditional): Node | undefined {
  return compute(m, about(seat, -1), args.if) ? args.then : args.else;
}

function follow(m: Omega, able: Abilities, node: Node | undefined, lead: number): number {
  return node === undefined ? 1 : oddsOf(m, able, node, lead);
}

/** The chance to win a fight with this lead, a die on both sides. */
function chance(lead: number): number {
  if (lead >= 5) return 1;
  if (lead <= -6) return 0;
  return lead >= 0 ? 1 - ((5 - lead) * (6 - lead)) / 72 : ((6 + lead) * (7 + lead)) / 72;
}
