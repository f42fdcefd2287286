import type { Card, Given, Seat } from '@tabard/engine';
import { boardContent, LEVELS } from './defs.ts';
import { namesOf, type Side } from './position-words.ts';
import { characterDef, hasCharacter, valourOf } from './rules/facts.ts';
import { totalOf } from './rules/sources.ts';
import { FOE, type Match, type Space } from './state.ts';

/** The state in the words of `positionOf`, with what follows from it. */
export function describe(m: Match, seats: readonly string[]): Given {
  const facts: Record<string, unknown> = {
    turn: seats[m.active],
    phase: m.phase,
    round: m.round,
    first: seats[m.first],
    steps: m.steps,
    event: m.event.length ? cardName(m, m.event[0], 'front') : null,
    track: m.track.map((one) => ({
      card: cardName(m, one.card[0], 'front'),
      at: spaceName(m, one.space),
      red: one.isRed,
      number: one.number,
      attached: m.attached
        .filter(({ to }) => to === one.card[0])
        .map(({ card }) => cardName(m, card[0], 'front')),
    })),
    undefeated: m.track.map((one) => cardName(m, one.card[0], 'front')),
    markers: m.markers.map((one) => ({ at: spaceName(m, one.space), by: seats[one.placer] })),
    packs: Object.fromEntries(LEVELS.map((level, i) => [level, m.packs[i].deck.length])),
    discards: Object.fromEntries(LEVELS.map((level, i) => [level, named(m, m.packs[i].discard, 'front')])),
    elite: m.elite.length,
    box: named(m, m.box, 'front'),
    'spent discoveries': named(m, m.spent, 'front'),
    fight: describeFight(m, seats),
  };
  seats.forEach((name, seat) => {
    facts[name] = hasCharacter(m.heroes[seat]) ? describePlayer(m, seat) : { character: 'none' };
  });
  return facts;
}

function describeFight(m: Match, seats: readonly string[]): Given | null {
  if (!m.fight) return null;
  const { seat, rival, encounter, red, black, damage, stage } = m.fight;
  const foe = rival >= 0 ? rival : FOE;
  return {
    by: seats[seat],
    against: rival >= 0 ? seats[rival] : boardContent(m).encounters[encounter].names.en,
    red,
    black,
    damage,
    stage,
    defence: totalOf(m, foe, 'defence'),
    health: totalOf(m, foe, 'health'),
    ranged: totalOf(m, foe, 'ranged'),
    melee: totalOf(m, foe, 'melee'),
  };
}

function describePlayer(m: Match, seat: Seat): Given {
  const hero = m.heroes[seat];
  return {
    character: characterDef(m, seat).names.en,
    at: hero.space < 0 ? 'nowhere' : spaceName(m, hero.space),
    level: LEVELS[hero.level],
    face: hero.face === 0 ? 'start' : 'second',
    damage: hero.damage,
    health: totalOf(m, seat, 'health'),
    defence: totalOf(m, seat, 'defence'),
    ranged: totalOf(m, seat, 'ranged'),
    melee: totalOf(m, seat, 'melee'),
    energy: hero.energy,
    hand: named(m, hero.hand, 'front'),
    cards: hero.hand.length,
    deck: hero.deck.length,
    discard: named(m, hero.discard, 'front'),
    weapon: named(m, hero.weapon, 'item'),
    armour: named(m, hero.armour, 'item'),
    bag: named(m, hero.bag, 'item'),
    quests: named(m, hero.quests, 'front'),
    progress: Object.fromEntries(
      hero.quests.map((card, i) => [cardName(m, card, 'front'), bits(hero.progress[i])]),
    ),
    log: named(m, hero.log, 'front'),
    trophies: named(m, hero.trophies, 'front'),
    kept: named(m, hero.kept, 'front'),
    attached: named(
      m,
      m.attached.filter((one) => one.seat === seat).map(({ card }) => card[0]),
      'front',
    ),
    'on items': named(
      m,
      m.attached
        .filter(({ to }) => [...hero.weapon, ...hero.armour, ...hero.bag].includes(to))
        .map(({ card }) => card[0]),
      'front',
    ),
    earned: hero.earned.map((encounter) => boardContent(m).encounters[encounter].names.en),
    valour: valourOf(m, seat),
    defeats: hero.defeats,
  };
}

function bits(mask: number): number {
  let count = 0;
  for (let left = mask; left; left &= left - 1) count++;
  return count;
}

function spaceName(m: Match, space: Space): string {
  return boardContent(m).map.spaces[space].names.en;
}

function named(m: Match, cards: readonly Card[], side: Side): string[] {
  return cards.map((card) => cardName(m, card, side));
}

function cardName(m: Match, card: Card, side: Side): string {
  const def = card < 0 ? undefined : boardContent(m).defs[m.cards.def[card]];
  return def ? namesOf(m, def, side)[0] : 'a card';
}
