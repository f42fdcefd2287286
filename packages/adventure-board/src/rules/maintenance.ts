/** Maintenance: sections QUEST and EQUIP. */
import {
  allow,
  allowUnless,
  ask,
  bitOf,
  type Card,
  call,
  compute,
  done,
  EVERYONE,
  go,
  happen,
  move,
  type Offer,
  type Refusal,
  refuse,
  type Seat,
  show,
  takeTop,
} from '@tabard/engine';
import { boardContent, defOfType, type ItemDef, type Quarry, type QuestDef } from '../defs.ts';
import { aboutNow, effects, type Hero, heroOf, type Match } from '../state.ts';
import { mustFall } from './defeat.ts';
import { whyNotUsable } from './equipment-limits.ts';
import { challengeDef, isAt, itemOn, questDef } from './facts.ts';
import * as the from './handles.ts';
import { procedure } from './procedure.ts';
import { drawQuest, removeQuest, whyNotDrawQuest } from './quest-verbs.ts';
import { notice } from './report.ts';
import { totalOf } from './sources.ts';
import { discardItem, markUsed } from './verbs.ts';
import { checkVictory } from './victory.ts';
import { isUse, mightUse, offerUses, useChosen } from './windows.ts';

const NOT_AT_PLACE = refuse('quest-elsewhere', 'WA-QUEST-01');
const NOT_MET = refuse('quest-not-met', 'WA-QUEST-01');
const JUST_DRAWN = refuse('quest-just-drawn', 'WA-QUEST-04');
const QUESTS_FIRST = refuse('quests-first', 'WA-EQUIP-11');
const BAG_ITEM = refuse('bag-item', 'WA-EQUIP-03');
const CHANGED = refuse('changed-already', 'WA-EQUIP-01');
const WOULD_KILL = refuse('change-would-kill', 'WA-EQUIP-10');

// --- Quests ---

/** WA-QUEST-11: the places of a journey where the Character now is are marked. */
function markProgress(m: Match, seat: Seat): void {
  const { quests, progress, space } = heroOf(m, seat);
  quests.forEach((card, i) => {
    const { objective } = questDef(m, card);
    if (objective.kind !== 'visit') return;
    objective.places.forEach((place, n) => {
      if (!isAt(m, space, place) || progress[i] & (1 << n)) return;
      progress[i] |= 1 << n;
      happen(m, 'progressed', seat, card);
    });
  });
}

function isQuarry(m: Match, foe: Quarry, encounter: number): boolean {
  const { id, kind, level } = boardContent(m).encounters[encounter];
  if (foe.name !== undefined) return id === foe.name;
  return (foe.kind === undefined || kind === foe.kind) && (foe.level < 0 || level === foe.level);
}

/** WA-QUEST-08: beaten there this turn. */
function hasBeaten(m: Match, { beaten }: Hero, foe: Quarry, place: string): boolean {
  for (let i = 0; i < beaten.length; i += 2)
    if (isAt(m, beaten[i + 1], place) && isQuarry(m, foe, beaten[i])) return true;
  return false;
}

export function isHandedIn(item: ItemDef, { objective }: QuestDef): boolean {
  if (objective.kind !== 'hand-in') return false;
  return (objective.type === undefined || item.type === objective.type) && item.level >= objective.level;
}

/** Whether the objective is met, place and condition aside. */
function isMet(m: Match, seat: Seat, card: Card): boolean {
  const hero = heroOf(m, seat);
  const quest = questDef(m, card);
  const { objective } = quest;
  switch (objective.kind) {
    case 'be':
      return true;
    case 'beat':
      return hasBeaten(m, hero, objective.foe, quest.at);
    case 'hand-in':
      return hero.bag.some((item) => isHandedIn(itemOn(m, item), quest));
    case 'visit':
      return hero.progress[hero.quests.indexOf(card)] === (1 << objective.places.length) - 1;
    case 'duel':
      return hero.won >= 0 && isAt(m, hero.won, quest.at);
    case 'discoveries':
      return hero.kept.length >= objective.count;
  }
}

/** WA-QUEST-01: on the space where the Character is. */
export function whyNotComplete(m: Match, seat: Seat, card: Card): Refusal | undefined {
  const { at, condition } = questDef(m, card);
  if (!isAt(m, heroOf(m, seat).space, at)) return NOT_AT_PLACE;
  if (condition && !compute(m, aboutNow(m, seat, card), condition)) return NOT_MET;
  return isMet(m, seat, card) ? undefined : NOT_MET;
}

/** What costs something is the player's choice; everything else is resolved: WA-QUEST-04. */
function isCostly(m: Match, card: Card): boolean {
  const { kind } = questDef(m, card).objective;
  return kind === 'hand-in' || kind === 'discoveries';
}

function metQuests(m: Match, fresh: readonly Card[]): Card[] {
  return heroOf(m, m.active).quests.filter(
    (card) => !fresh.includes(card) && !whyNotComplete(m, m.active, card),
  );
}

function offerQuests(m: Match, fresh: readonly Card[], offer: Offer): void {
  const hero = heroOf(m, m.active);
  for (const card of hero.quests) {
    const why = fresh.includes(card) ? JUST_DRAWN : whyNotComplete(m, m.active, card);
    const quest = questDef(m, card);
    if (quest.objective.kind !== 'hand-in' || why) allowUnless(offer, why, 'complete', card);
    else
      for (const item of hero.bag)
        if (isHandedIn(itemOn(m, item), quest)) allow(offer, 'hand-in', card, item);
  }
}

const maintenance = procedure(the.maintenance, {
  begin: (m) => {
    markProgress(m, m.active);
    return go('quests');
  },
  // WA-EQUIP-11: Quests first.
  quests: (m, v) => {
    if (mustFall(m)) return call(the.fallen, {}, 'quests');
    return go(metQuests(m, v.fresh).length ? 'quest' : 'upkeep');
  },
  quest: ask({
    kind: 'quest',
    rule: 'WA-QUEST-01',
    who: (m) => m.active,
    offer: (m, v, offer) => {
      offerQuests(m, v.fresh, offer);
      const isOpen = metQuests(m, v.fresh).some((card) => !isCostly(m, card));
      allowUnless(offer, isOpen ? QUESTS_FIRST : undefined, 'next');
      offerUses(m, m.active, 'maintenance', offer);
    },
    then: (m, v, answer) => {
      if (isUse(answer)) return useChosen(m.active, answer, 'quests');
      if (answer.verb === 'next') return go('upkeep');
      const [card, item = -1] = answer.refs;
      v.card = card;
      if (item >= 0) discardItem(m, m.active, item);
      const { objective } = questDef(m, card);
      if (objective.kind !== 'discoveries') return go('complete');
      v.left = objective.count;
      return go('give-discoveries');
    },
  }),
  'give-discoveries': ask({
    kind: 'give-discoveries',
    rule: 'WA-QUEST-08',
    auto: true,
    who: (m) => m.active,
    offer: (m, v, offer) => {
      if (v.left > 0) for (const card of heroOf(m, m.active).kept) allow(offer, 'leave', card);
    },
    none: () => go('complete'),
    then: (m, v, answer) => {
      move(answer.refs[0], heroOf(m, m.active).kept, m.spent);
      happen(m, 'left-behind', m.active, answer.refs[0]);
      v.left--;
      return go('give-discoveries');
    },
  }),
  // WA-QUEST-02: under the Quest Log; its effect is applied.
  complete: (m, v) => {
    const { valour, reward } = questDef(m, v.card);
    const hero = heroOf(m, m.active);
    removeQuest(m, m.active, v.card);
    hero.log.push(v.card);
    markUsed(m, v.card);
    happen(m, 'completed', m.active, v.card, valour);
    notice(m, 'completed', m.active, m.cards.def[v.card]);
    checkVictory(m);
    return reward === undefined
      ? go('replace')
      : effects.perform(reward, aboutNow(m, m.active, v.card), 'replace');
  },
  // WA-QUEST-03: a new Elite Quest, which waits for the next turn (WA-QUEST-04).
  replace: (m, v) => {
    if (!whyNotDrawQuest(m, m.active)) {
      drawQuest(m, m.active);
      v.fresh.push(heroOf(m, m.active).quests[heroOf(m, m.active).quests.length - 1]);
    }
    return go('quests');
  },
  upkeep: (m, v) => {
    if (mustFall(m)) return call(the.fallen, {}, 'upkeep');
    return canChange(m, v.changed) || mightUse(m, m.active, 'maintenance') ? go('equip') : done();
  },
  equip: ask({
    kind: 'equip',
    rule: 'WA-EQUIP-01',
    who: (m) => m.active,
    // RULING WA-EQUIP-01: any number of Items, each once: so that changing comes to an end.
    offer: (m, { changed }, offer) => {
      const hero = heroOf(m, m.active);
      for (const card of hero.bag)
        allowUnless(offer, whyNotAgain(changed, card) ?? whyNotEquip(m, m.active, card), 'equip', card);
      for (const card of [...hero.weapon, ...hero.armour])
        allowUnless(offer, whyNotAgain(changed, card) ?? whyNotStore(m, m.active, card), 'store', card);
      allow(offer, 'end-turn');
      offerUses(m, m.active, 'maintenance', offer);
    },
    then: (m, v, answer) => {
      if (isUse(answer)) return useChosen(m.active, answer, 'upkeep');
      if (answer.verb === 'end-turn') return done();
      v.changed.push(answer.refs[0]);
      if (answer.verb === 'equip') v.changed.push(...equip(m, m.active, answer.refs[0]));
      else store(m, m.active, answer.refs[0]);
      return go('upkeep');
    },
  }),
});

// --- equipment ---

function whyNotAgain(changed: readonly Card[], card: Card): Refusal | undefined {
  return changed.includes(card) ? CHANGED : undefined;
}

/** Public facts: whether there is a Weapon or Armour to put on or off. */
function canChange(m: Match, changed: readonly Card[]): boolean {
  const { weapon, armour, bag } = heroOf(m, m.active);
  if (weapon.length && !changed.includes(weapon[0])) return true;
  if (armour.length && !changed.includes(armour[0])) return true;
  return bag.some((card) => !changed.includes(card) && !whyNotEquip(m, m.active, card));
}

function slotOf(hero: Hero, type: 'weapon' | 'armour'): Card[] {
  return type === 'weapon' ? hero.weapon : hero.armour;
}

/** WA-EQUIP-02 to WA-EQUIP-05, WA-EQUIP-10. */
function whyNotEquip(m: Match, seat: Seat, card: Card): Refusal | undefined {
  const item = itemOn(m, card);
  if (item.type === 'bag') return BAG_ITEM;
  const why = whyNotUsable(m, seat, item);
  if (why) return why;
  const { weapon, armour } = heroOf(m, seat);
  const old = item.type === 'weapon' ? weapon : armour;
  return isVital(m, card) || (old.length > 0 && isVital(m, old[0]))
    ? whyNotLive(m, seat, item.type, [card])
    : undefined;
}

function whyNotStore(m: Match, seat: Seat, card: Card): Refusal | undefined {
  if (!isVital(m, card)) return undefined;
  return whyNotLive(m, seat, heroOf(m, seat).weapon.includes(card) ? 'weapon' : 'armour', []);
}

/** Whether this Item changes the health of its bearer; attached cards count with their Item. */
function isVital(m: Match, card: Card): boolean {
  for (let i = 0; i < m.attached.length; i++) if (m.attached[i].to === card) return true;
  return boardContent(m).changesHealth[m.cards.def[card]];
}

/** WA-EQUIP-10: a change that would leave as much damage as health is refused. It is tried on and taken off again. */
function whyNotLive(
  m: Match,
  seat: Seat,
  slot: 'weapon' | 'armour',
  worn: readonly Card[],
): Refusal | undefined {
  const hero = heroOf(m, seat);
  if (hero.damage === 0) return undefined;
  const before = hero[slot];
  hero[slot] = worn.slice();
  const health = totalOf(m, seat, 'health');
  hero[slot] = before;
  return hero.damage >= health ? WOULD_KILL : undefined;
}

/** WA-EQUIP-02: at most one of each; what was there goes back into the Bag. Gives what went back. */
function equip(m: Match, seat: Seat, card: Card): Card[] {
  const hero = heroOf(m, seat);
  const { type } = itemOn(m, card);
  if (type === 'bag') return [];
  const slot = slotOf(hero, type);
  const old = slot.slice();
  for (const one of old) store(m, seat, one);
  move(card, hero.bag, slot);
  markUsed(m, card);
  happen(m, 'equipped', seat, challengeDef(m, card).item);
  return old;
}

function store(m: Match, seat: Seat, card: Card): void {
  const hero = heroOf(m, seat);
  move(card, hero.weapon.includes(card) ? hero.weapon : hero.armour, hero.bag);
  happen(m, 'stored', seat, challengeDef(m, card).item);
}

// --- Trophies ---

/** WA-QUEST-10: draws two, keeps one; the other goes under the pack. */
const trophy = procedure(
  the.trophy,
  {
    draw: (m, v) => {
      for (let i = 0; i < 2; i++) {
        const card = takeTop(m, m.trophies);
        if (card === undefined) break;
        show(m, card, bitOf(v.seat));
        m.looked.push(card);
      }
      return go('claim');
    },
    claim: ask({
      kind: 'claim',
      rule: 'WA-QUEST-10',
      auto: true,
      who: (_m, v) => v.seat,
      offer: (m, _v, offer) => {
        for (const card of m.looked) if (isTrophy(m, card)) allow(offer, 'claim', card);
      },
      none: () => done(),
      then: (m, v, answer) => {
        const [card] = answer.refs;
        const hero = heroOf(m, v.seat);
        move(card, m.looked, hero.trophies);
        show(m, card, EVERYONE);
        markUsed(m, card);
        for (const left of m.looked.filter((one) => isTrophy(m, one))) {
          m.looked.splice(m.looked.indexOf(left), 1);
          m.trophies.unshift(left);
        }
        const { valour } = defOfType(boardContent(m), m.cards.def[card], 'trophy');
        happen(m, 'trophy-won', v.seat, card, valour);
        notice(m, 'trophy-won', v.seat, m.cards.def[card]);
        checkVictory(m);
        return done();
      },
    }),
  },
  { shows: (_m, v) => ({ kind: 'trophy', seat: v.seat }) },
);

function isTrophy(m: Match, card: Card): boolean {
  return boardContent(m).defs[m.cards.def[card]]?.type === 'trophy';
}

export const maintaining = [maintenance, trophy];
