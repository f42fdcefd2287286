import { type Card, compute, computeOr, type Node, nodeOf, type Phrased, type Seat } from '@tabard/engine';
import { type AreaDef, areaDef, type MissionDef, missionDef } from './defs.ts';
import { isQualified } from './rules/strength.ts';
import { checkSpeedOf, combatOf, handLimitOf, speedOf } from './rules/values.ts';
import { about, INCAPACITATED, MOST_CHARACTERS, type Omega, type Party, partyOf, READY } from './state.ts';

/** What a position is worth to a seat: its own standing and prospects, less some of its rivals' standing. */
export function evaluate(m: Omega, seat: Seat): number {
  if (m.outcome) return m.outcome.winners.includes(seat) ? 1000 : -200;
  let best = 0;
  let sum = 0;
  for (let other = 0; other < m.seats; other++) {
    if (other === seat) continue;
    const worth = standing(m, other);
    best = Math.max(best, worth);
    sum += worth;
  }
  return standing(m, seat) + prospects(m, seat) - 0.35 * best - (0.25 * sum) / (m.seats - 1);
}

/** What everybody can see of a party. */
function standing(m: Omega, seat: Seat): number {
  const party = partyOf(m, seat);
  const { finished, characters, hand, plots } = party;
  let worth = finished.length ? 35 + 8 * finished.length : 0;
  worth += 1.6 * combatOf(m, seat) + 0.7 * speedOf(m, seat);
  worth += 2.2 * Math.min(hand.length, handLimitOf(m, seat)) + 2.6 * plots.length;
  for (const character of characters) {
    worth += 4;
    if (m.status[character] === READY) worth += 0.4;
    else if (m.status[character] === INCAPACITATED) worth -= 2;
  }
  if (party.lost) worth -= 4;
  return worth + 10 * party.progress;
}

/** What the seat itself knows it stands to gain: its Missions, wherever they are, and the place where it is. */
function prospects(m: Omega, seat: Seat): number {
  const party = partyOf(m, seat);
  let best = 0;
  for (const mission of party.missions) best = Math.max(best, missionValue(m, seat, party, mission));
  if (m.final.length && isQualified(m, seat)) best = Math.max(best, missionValue(m, seat, party, m.final[0]));
  return best + placeValue(m, seat, party);
}

/** A Mission is worth its chance, most where it is tried, less while its Area still has to be found. */
function missionValue(m: Omega, seat: Seat, party: Party, mission: Card): number {
  const def = missionDef(m, mission);
  const isFirst = party.finished.length === 0;
  const prize = def.kind === 'final' ? 150 : isFirst ? 55 : 22;
  const odds = oddsOf(m, seat, def.trial) ** def.turns;
  return prize * odds * nearness(m, party, def);
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

/** What exploring where it stands may bring the party besides Missions. */
function placeValue(m: Omega, seat: Seat, party: Party): number {
  if (party.lost) return 0;
  if (party.area < 0) return party.resting ? 2.5 : 0;
  const area = areaDef(m, party.area);
  const safety = chance(combatOf(m, seat) - 3.2 * area.level);
  const room = Math.max(0, handLimitOf(m, seat) - party.hand.length);
  let best = 0;
  for (const reward of area.rewards) {
    if (reward.kind === 'advantage') best = Math.max(best, 2 * Math.min(area.level, room));
    if (reward.kind === 'recruit' && party.characters.length < MOST_CHARACTERS) best = Math.max(best, 11);
    if (reward.kind === 'special') best = Math.max(best, 3.5);
  }
  return safety * best - (1 - safety) * 4;
}

// --- odds ---

/** The chance that a party passes a trial, read off its effect; `lead` is what earlier parts add to its Combat. */
function oddsOf(m: Omega, seat: Seat, node: Node, lead = 0): number {
  const { word, args } = nodeOf(m, node);
  const read = ODDS[word];
  return read ? read(m, seat, args as never, lead) : 1;
}

type Odds<A> = (m: Omega, seat: Seat, args: A, lead: number) => number;

/** By word of a trial. */
const ODDS: Readonly<Record<string, Odds<never>>> = {
  fight: ((m, seat, { combat, pass }, lead) => {
    const need = compute(m, about(seat, -1), combat);
    return chance(combatOf(m, seat) + lead - need) * follow(m, seat, pass, lead);
  }) satisfies Odds<{ combat: Phrased<number>; pass?: Node }>,
  check: ((m, seat, { difficulty, pass }, lead) => {
    const need = difficulty - checkSpeedOf(m, seat);
    return Math.min(1, Math.max(0, (7 - need) / 6)) * follow(m, seat, pass, lead);
  }) satisfies Odds<{ difficulty: number; pass?: Node }>,
  gauntlet: ((m, seat, { count }, lead) =>
    chance(combatOf(m, seat) + lead - 8) ** (count / 2)) satisfies Odds<{ count: number }>,
  sequence: ((m, seat, { steps }, lead) => {
    let odds = 1;
    let gained = lead;
    for (const node of steps) {
      odds *= oddsOf(m, seat, node, gained);
      gained += gainOf(m, seat, node);
    }
    return odds;
  }) satisfies Odds<{ steps: readonly Node[] }>,
  choose: ((m, seat, { choose }, lead) =>
    Math.max(...choose.map((node) => oddsOf(m, seat, node, lead)))) satisfies Odds<{
    choose: readonly Node[];
  }>,
  if: ((m, seat, args, lead) => follow(m, seat, branchOf(m, seat, args), lead)) satisfies Odds<Conditional>,
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

function follow(m: Omega, seat: Seat, node: Node | undefined, lead: number): number {
  return node === undefined ? 1 : oddsOf(m, seat, node, lead);
}

/** The chance to win a fight with this lead, a die on both sides. */
function chance(lead: number): number {
  if (lead >= 5) return 1;
  if (lead <= -6) return 0;
  return lead >= 0 ? 1 - ((5 - lead) * (6 - lead)) / 72 : ((6 + lead) * (7 + lead)) / 72;
}
