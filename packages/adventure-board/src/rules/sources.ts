/** What is in force: character cards, Items, attached cards, Trophies, the Event, the Encounter, and what passes. */
import {
  type Card,
  FLOOR,
  numbered,
  type Part,
  type PartInEvent,
  type Query,
  type Refusal,
  type Seat,
  type Sum,
  see,
  seePart,
  sourcesOf,
  totalOfSum,
} from '@tabard/engine';
import { ACTS, type Act, boardContent, type ItemDef, SPEAKER, VALUES, type Value } from '../defs.ts';
import {
  type About,
  type Attached,
  aboutNow,
  type Combatant,
  FOE,
  type Hero,
  type Match,
  opponentOf,
} from '../state.ts';
import { whyNotUsable } from './equipment-limits.ts';
import { abilityDef, challengeDef, faceOf, hasCharacter } from './facts.ts';

/** How many numbers a boost has. */
export const BOOST = 5;
const CODES = numbered(VALUES);
const ACT_CODES = numbered(ACTS);

/** What lies before a player. */
const HERO = SPEAKER.character | SPEAKER.weapon | SPEAKER.armour | SPEAKER.bag | SPEAKER.trophy;

const sources = sourcesOf<Match, About>({
  visit: (m, q) => {
    const speakers = boardContent(m).speakers[q.kind][q.code];
    if (speakers & HERO) visitHeroes(m, q, speakers);
    if (speakers & SPEAKER.encounter) visitEncounter(m, q);
    if (speakers & SPEAKER.ability)
      for (let i = 0; i < m.attached.length; i++) visitAttached(m, q, m.attached[i]);
    if (m.event.length && speakers & SPEAKER.event) {
      const def = m.cards.def[m.event[0]];
      see(q, challengeDef(m, m.event[0]).event?.standing, -1, 'event', def);
    }
    for (let i = 0; i < m.boosts.length; i += BOOST) if (m.boosts[i] === q.subject) seeBoost(m, q, i);
  },
  about: (m, owner, subject) => {
    const you = owner < 0 ? subject : owner;
    return aboutNow(m, you === FOE ? (m.fight?.seat ?? -1) : you);
  },
  reaches,
  ruleOf: (act) => ACT_RULES[ACTS[act]],
  watching: {
    of: (m) => m.reactions,
    mayFire: (m, owner, { id }) => {
      const { fired } = m.heroes[owner];
      if (fired.includes(id)) return false;
      fired.push(id);
      return true;
    },
  },
});

/** The rule by which something that an effect forbids would be done. */
const ACT_RULES: Readonly<Record<Act, string>> = {
  rest: 'WA-EXPL-08',
  train: 'WA-EXPL-09',
  scout: 'WA-EXPL-06',
  rumour: 'WA-EXPL-10',
  travel: 'WA-EXPL-11',
  barter: 'WA-EXPL-12',
  ranged: 'WA-COMBAT-04',
  melee: 'WA-COMBAT-05',
  duel: 'WA-PVP-01',
  play: 'WA-TURN-03',
  use: 'WA-TURN-04',
  aggro: 'WA-MOVE-04',
  reroll: 'WA-COMBAT-12',
};

/** What passes comes from what said so. */
function seeBoost(m: Match, q: Query, at: number): void {
  const { origin, of } = boardContent(m).writtenOn[m.boosts[at + 4]];
  seePart(q, m.boosts[at + 1], m.boosts[at + 2], q.subject, origin, of);
}

/** Reach 0 is the owner's own, 1 its opponent's, 2 every other Character's. WA-CHAL-13: an Event binds everybody. */
function reaches(m: Match, owner: number, reach: number, subject: number): boolean {
  if (owner < 0) return reach === 1 ? subject === FOE : subject !== FOE;
  if (reach === 0) return subject === owner;
  if (reach === 1) return opponentOf(m, owner) === subject;
  return subject !== owner && subject !== FOE;
}

/** Of a value only the subject and its opponent know anything, unless something reaches further. */
function visitHeroes(m: Match, q: Query, speakers: number): void {
  const { subject } = q;
  if (subject < 0 || boardContent(m).reachesRivals) {
    for (let seat = 0; seat < m.seats; seat++) visitHero(m, q, seat, speakers);
    return;
  }
  if (subject !== FOE) visitHero(m, q, subject, speakers);
  const other = opponentOf(m, subject);
  if (other >= 0 && other !== FOE) visitHero(m, q, other as Seat, speakers);
}

function visitHero(m: Match, q: Query, seat: Seat, speakers: number): void {
  const hero = m.heroes[seat];
  if (!hasCharacter(hero)) return;
  if (speakers & SPEAKER.character) {
    const face = faceOf(m, seat);
    if (q.subject === seat) seeFace(q, face, seat, hero.def);
    see(q, face.standing, seat, 'character', hero.def);
  }
  if (hero.weapon.length && speakers & SPEAKER.weapon) visitItem(m, q, seat, hero.weapon[0]);
  if (hero.armour.length && speakers & SPEAKER.armour) visitItem(m, q, seat, hero.armour[0]);
  if (hero.bag.length && speakers & SPEAKER.bag) visitBag(m, q, seat, hero);
  if (speakers & SPEAKER.trophy) visitTrophies(m, q, seat, hero);
}

function visitTrophies(m: Match, q: Query, seat: Seat, { trophies }: Hero): void {
  for (let i = 0; i < trophies.length; i++) {
    const def = m.cards.def[trophies[i]];
    const trophy = boardContent(m).defs[def];
    if (trophy.type === 'trophy') see(q, trophy.standing, seat, 'trophy', def);
  }
}

function seeFace(
  q: Query,
  face: { health: number; defence: number; ranged?: Printed; melee?: Printed },
  owner: Combatant,
  def: number,
  origin = 'character',
): void {
  seePart(q, CODES.health, face.health, owner, origin, def);
  seePart(q, CODES.defence, face.defence, owner, origin, def);
  if (face.ranged) seeAttack(q, CODES.ranged, CODES['ranged-damage'], face.ranged, owner, origin, def);
  if (face.melee) seeAttack(q, CODES.melee, CODES['melee-damage'], face.melee, owner, origin, def);
}

interface Printed {
  readonly attack: number;
  readonly damage: number;
}

function seeAttack(
  q: Query,
  attack: number,
  damage: number,
  printed: Printed,
  owner: Combatant,
  origin: string,
  def: number,
): void {
  seePart(q, attack, printed.attack, owner, origin, def);
  seePart(q, damage, printed.damage, owner, origin, def);
}

/** WA-EQUIP-01: a Weapon or Armour in the Bag does nothing. */
function visitBag(m: Match, q: Query, seat: Seat, { bag }: Hero): void {
  const { worksInBag } = boardContent(m);
  for (let i = 0; i < bag.length; i++) if (worksInBag[m.cards.def[bag[i]]]) visitItem(m, q, seat, bag[i]);
}

/** WA-EQUIP-04, WA-EQUIP-05: what cannot be used does nothing. */
function visitItem(m: Match, q: Query, seat: Seat, card: Card): void {
  const { item: number } = challengeDef(m, card);
  const item = boardContent(m).items[number];
  if (whyNotUsable(m, seat, item)) return;
  if (q.subject === seat && item.gives) seeGiven(m, q, seat, item, number);
  see(q, item.standing, seat, 'item', number);
}

/** WA-EQUIP-09: the attack of a Weapon serves a Character that lacks it. */
function seeGiven(m: Match, q: Query, seat: Seat, { gives }: ItemDef, number: number): void {
  if (!gives || faceOf(m, seat)[gives.kind]) return;
  const damage = gives.kind === 'ranged' ? CODES['ranged-damage'] : CODES['melee-damage'];
  seeAttack(q, CODES[gives.kind], damage, gives, seat, 'item', number);
}

/** WA-COMBAT-11: what an Encounter prints, and its lasting powers, which speak to the Character that meets it. */
function visitEncounter(m: Match, q: Query): void {
  if (!m.fight || m.fight.encounter < 0) return;
  const encounter = boardContent(m).encounters[m.fight.encounter];
  if (q.subject === FOE) seeFace(q, encounter, FOE, m.fight.encounter, 'encounter');
  see(q, encounter.standing, m.fight.seat, 'encounter', m.fight.encounter);
}

/** WA-TURN-06: on a Character or its equipped Item for that Character, on an Encounter while it is fought. */
function visitAttached(m: Match, q: Query, { card, seat, to }: Attached): void {
  const def = m.cards.def[card[0]];
  const bearer = seat >= 0 ? seat : to >= 0 && to === m.fight?.card ? FOE : holderOf(m, to);
  if (bearer >= 0) see(q, abilityDef(m, card[0]).standing, bearer, 'attached', def);
}

function holderOf(m: Match, item: Card): Seat | -1 {
  for (let seat = 0; seat < m.seats; seat++)
    if (m.heroes[seat].weapon.includes(item) || m.heroes[seat].armour.includes(item)) return seat;
  return -1;
}

/** WA-COMBAT-12: a value with everything that makes it up, never below zero. */
export function totalOf(m: Match, of: Combatant, value: Value): number {
  return Math.max(0, sources.sum(m, CODES[value], of));
}

/** A number of a die, a space or a card with everything that changes it, never below zero. */
export function countOf(m: Match, of: Combatant, value: Value, start: number): number {
  return Math.max(0, start + sources.sum(m, CODES[value], of));
}

/** What is added or taken by sources alone: it may be below zero. */
export function changeOf(m: Match, of: Combatant, value: Value): number {
  return sources.sum(m, CODES[value], of);
}

function partsOf(m: Match, of: Combatant, value: Value): Part[] {
  return sources.partsOf(m, CODES[value], of);
}

/** What a value or a total comes from, part by part: what it starts with, then the walk that the rule takes. */
export function sumOf(m: Match, of: Combatant, value: Value, start: Sum = []): Sum {
  const parts = [...start, ...partsOf(m, of, value).map(asTold)];
  const total = totalOfSum(parts);
  return total < 0 ? [...parts, { origin: FLOOR, def: -1, by: -total }] : parts;
}

/** Items and Encounters have numbers of their own. */
function asTold({ origin, def, by }: Part): PartInEvent {
  return origin === 'item' || origin === 'encounter'
    ? { origin, def, by, kind: origin }
    : { origin, def, by };
}

export function whyForbidden(m: Match, of: Combatant, act: Act): Refusal | undefined {
  return sources.whyForbidden(m, ACT_CODES[act], of);
}

export function noticeAll(m: Match, code: number, a: number, b: number, c: number): void {
  sources.notice(m, code, a, b, c);
}

/** The Encounter that is fought, if any. */
export function encounterFought(m: Match) {
  return m.fight && m.fight.encounter >= 0 ? boardContent(m).encounters[m.fight.encounter] : undefined;
}
