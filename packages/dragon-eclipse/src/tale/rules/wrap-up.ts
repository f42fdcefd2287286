/** DE-AFTER-01 to DE-AFTER-11: Boosters, Advancement, Fatigue and damage gone, Mystlings grown. */
import { allow, type Def, done, go, happen, type Next, pickAtRandom } from '@tabard/engine';
import { type ActionDef, eclipseContent } from '../../defs.ts';
import { type InTale, mystlingCalled, questOf, sceneOf } from '../facts.ts';
import { wrapUp } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import { writeSheet } from '../verbs.ts';
import { taleProcedure } from './procedure.ts';

/** DE-AFTER-04, DE-AFTER-05. */
const DRAWN = 8;
const LEAST_DRAWN = 3;
const CHOSEN = 3;
/** What a Booster is made of: one Legendary and twelve others. */
const OTHERS_IN_BOOSTER = 12;

/** Copies of cards that are still locked, one entry a copy. */
function lockedCopies(m: InTale, fits: (card: ActionDef) => boolean): number[] {
  const unlocked = new Map<Def, number>();
  for (const def of m.tale.unlocked) unlocked.set(def, (unlocked.get(def) ?? 0) + 1);
  return eclipseContent(m).defs.flatMap((card, def) => {
    if (card.type !== 'action' || !fits(card)) return [];
    return new Array<number>(Math.max(0, card.copies - (unlocked.get(def) ?? 0))).fill(def);
  });
}

function drawFrom(m: InTale, pool: number[], count: number): number[] {
  const drawn: number[] = [];
  while (drawn.length < count && pool.length) drawn.push(...pool.splice(pickAtRandom(m, pool.length), 1));
  return drawn;
}

/** DE-AFTER-03, DE-AFTER-10: what a Booster holds nobody knows before, so it is dealt when it is opened. */
export function openBooster(m: InTale): void {
  const isElemental = (card: ActionDef) => card.kind === 'elemental';
  const legendary = lockedCopies(m, (card) => isElemental(card) && card.rarity === 'legendary');
  const others = lockedCopies(m, (card) => isElemental(card) && card.rarity !== 'legendary');
  const cards = [...drawFrom(m, legendary, 1), ...drawFrom(m, others, OTHERS_IN_BOOSTER)];
  if (!cards.length) return;
  m.tale.boosters++;
  happen(m, 'booster-opened', m.tale.boosters);
  for (const def of cards) unlock(m, def);
}

function unlock(m: InTale, def: Def): void {
  m.tale.unlocked.push(def);
  happen(m, 'card-unlocked', def);
}

/** DE-AFTER-06. */
function advancementDeck(m: InTale): number[] {
  const { keepsAdvancementA, hasAdvancementB } = m.tale;
  return lockedCopies(m, ({ set }) => (set === 'A' && keepsAdvancementA) || (set === 'B' && hasAdvancementB));
}

const advance = jointly({
  kind: 'advancement',
  rule: 'DE-AFTER-05',
  about: (_m, v: { drawn: number[]; left: number }) => [v.left],
  offer: (_m, v, offer) => {
    for (const def of new Set(v.drawn)) allow(offer, 'unlock', def);
  },
  then: (m, v, { refs }): Next<'advance'> => {
    unlock(m, refs[0]);
    v.drawn.splice(v.drawn.indexOf(refs[0]), 1);
    v.left--;
    return go('advance');
  },
});

/** DE-QUEST-08: the grown form takes the place of the young one. */
function grow(m: InTale): void {
  const { tale } = m;
  for (const young of tale.growing) {
    const into = questOf(m, young)?.into;
    const grown = into === undefined ? -1 : mystlingCalled(m, into);
    if (grown < 0) continue;
    tale.party = tale.party.map((one) => (one === young ? grown : one));
    tale.random = tale.random.filter((one) => one !== grown);
    tale.tamed.push(grown);
    tale.kept = tale.kept.filter(({ mystling }) => mystling !== young);
    happen(m, 'grew', young, grown);
  }
  tale.growing = [];
}

const wrap = taleProcedure(
  wrapUp,
  {
    /** DE-AFTER-04: counted before Fatigue is gone. */
    begin: (m, v) => {
      const fatigue = sceneOf(m).tray.reduce((sum, one) => sum + one.fatigue, 0);
      v.drawn = drawFrom(m, advancementDeck(m), Math.max(LEAST_DRAWN, DRAWN - fatigue));
      v.left = Math.min(CHOSEN, v.drawn.length);
      m.tale.told = [];
      m.tale.script = -1;
      return go('advance');
    },
    advance: (m, v) => (v.left > 0 ? decide(m, 'unlock', 'unlock-together') : go('end')),
    unlock: advance.alone,
    'unlock-together': advance.together,
    /** DE-AFTER-07, DE-AFTER-08, DE-SAVE-03: with the scene everything goes that is not saved. */
    end: (m) => {
      const { scenario } = sceneOf(m);
      m.tale.played.push(scenario);
      m.tale.scene = undefined;
      grow(m);
      writeSheet(m);
      happen(m, 'scenario-ended', scenario);
      return done();
    },
  },
  { shows: (_m, v) => ({ kind: 'advancement', drawn: v.drawn.slice(), left: v.left }) },
);

export const wrapUps = [wrap];
