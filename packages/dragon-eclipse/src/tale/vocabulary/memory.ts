/** Lines that remember: statuses, tokens, locks, time, maps; Mystlings that come and go; the World Map. */
import {
  allow,
  call,
  compute,
  done,
  go,
  happen,
  type Next,
  name,
  number,
  oneOf,
  optional,
  phrase,
  positive,
  refuse,
  yes,
} from '@tabard/engine';
import { ELEMENTS } from '../../defs.ts';
import {
  hasElement,
  type InTale,
  mystlingCalled,
  numberOf,
  partsHad,
  sceneOf,
  slotNumber,
  storyOf,
} from '../facts.ts';
import { choosingMystling, lines } from '../handles.ts';
import { decide, jointly } from '../joint.ts';
import { firstDeck, pocketFor } from '../rules/prepare.ts';
import { testOf, trialOf } from '../rules/trial.ts';
import { openBooster } from '../rules/wrap-up.ts';
import { EMPTY_SLOT, EXPLORED, TOKEN_A, TOKEN_B, UNEXPLORED } from '../state.ts';
import {
  addToRandom,
  fulfilQuest,
  gainStatus,
  joinParty,
  leaveParty,
  openMap,
  placeToken,
  setEvent,
  spendTime,
  takeBack,
} from '../verbs.ts';
import * as words from '../words.ts';

const { word } = lines;
const { silent } = words.flow;
const amount = phrase<number>('tale-amount');
const NOT_REVEALED = refuse('no-revealed-card', 'DE-TEST-07');
const NO_TEST = refuse('no-test', 'DE-EQUIP-02');

const TOKENS = { A: TOKEN_A, B: TOKEN_B } as const;

/** DE-START-04: in Scenario 1 the free pocket and the second Starting deck are taken at once. */
function takePocket(m: InTale, mystling: number): void {
  const { scene, played } = m.tale;
  if (!scene || played.length || m.seats > 1 || scene.tray.length > 1) return;
  scene.tray.push(pocketFor(mystling, firstDeck(m, mystling)));
}

function turnCard(m: InTale, card: number, side: number): void {
  const slotted = m.tale.world.find((one) => one.card === card);
  if (slotted?.side === side) return;
  if (slotted) slotted.side = side;
  else m.tale.world.push({ card, side });
  happen(m, 'world-changed', card, side);
}

/** DE-TEST-07. */
const discarding = jointly({
  kind: 'discard-revealed',
  rule: 'DE-TEST-07',
  offer: (m, v: { at: number }, offer) => {
    for (const item of revealed(m, v.at)) allow(offer, 'drop-item', item);
  },
  then: (m, _v, { refs }): Next<'end'> => {
    const { revealed: cards } = trialOf(m);
    cards.splice(cards.indexOf(refs[0]), 1);
    m.tale.discarded.push(refs[0]);
    return go('end');
  },
});

/** Which revealed cards may be discarded: any, one with Misfortune, or the one revealed last. */
const WHICH = ['misfortune', 'last'] as const;
const [ANY, MISFORTUNE, LAST] = [0, 1, 2];

function whichOf(written: (typeof WHICH)[number] | undefined): number {
  return written === undefined ? ANY : WHICH.indexOf(written) + MISFORTUNE;
}

function revealed(m: InTale, which: number): number[] {
  const { items } = storyOf(m);
  const { revealed: cards } = trialOf(m);
  if (which === LAST) return cards.slice(-1);
  return cards.filter((item) => which === ANY || items[item].hasMisfortune);
}

/** DE-TEST-16. */
const outcome = jointly({
  kind: 'choose-outcome',
  rule: 'DE-TEST-16',
  offer: (m, _v: { at: number }, offer) => {
    testOf(m).rows.forEach((_, row) => {
      allow(offer, 'outcome', row);
    });
  },
  then: (m, _v, { refs }): Next<'end'> => {
    [trialOf(m).row] = refs;
    return go('end');
  },
});

const inTest = (m: InTale) => (m.tale.scene?.trial ? undefined : NO_TEST);

export const memoryWords = {
  status: word({
    args: { status: name, part: optional(positive) },
    text: silent,
    run: (m, _v, { status, part }) => gainStatus(m, numberOf(m, 'status', status), part ?? 1),
  }),
  /** The next part of a status that fills up. */
  'mark-next': word({
    args: { status: name },
    text: silent,
    run: (m, _v, { status }) => {
      const at = numberOf(m, 'status', status);
      const next = partsHad(m, at) + 1;
      if (next <= storyOf(m).statuses[at].parts) gainStatus(m, at, next);
    },
  }),
  /** DE-SLOT-01, DE-SLOT-04. */
  place: word({
    args: { place: oneOf(['A', 'B']), slot: name },
    text: silent,
    run: (m, _v, { place, slot }) => placeToken(m, slotNumber(m, slot), TOKENS[place]),
  }),
  /** DE-SLOT-03. */
  flip: word({
    args: { slot: name },
    text: silent,
    run: (m, _v, { slot }) => {
      const at = slotNumber(m, slot);
      const token = sceneOf(m).slots[at];
      if (token === TOKEN_A || token === TOKEN_B) placeToken(m, at, token === TOKEN_A ? TOKEN_B : TOKEN_A);
    },
  }),
  clear: word({
    args: { slot: name },
    text: silent,
    run: (m, _v, { slot }) => placeToken(m, slotNumber(m, slot), EMPTY_SLOT),
  }),
  /** DE-STATUS-05. */
  front: word({
    args: { front: name },
    text: silent,
    run: (m, _v, a) => {
      const { front } = sceneOf(m);
      const token = numberOf(m, 'front', a.front);
      if (!front.includes(token)) front.push(token);
    },
  }),
  'lose-front': word({
    args: { front: name },
    text: silent,
    run: (m, _v, a) => {
      takeBack(m, numberOf(m, 'front', a.front));
    },
  }),
  /** DE-TRAY-02: assigned to the Mystling of one pocket. */
  attach: word({
    args: { attach: name, to: optional(oneOf(ELEMENTS)) },
    text: silent,
    steps: (args) => ({
      choose: (m, v) => {
        const { to } = args(m, v);
        const among = sceneOf(m).tray.flatMap((pocket, i) =>
          to === undefined || hasElement(m, pocket, to) ? [i] : [],
        );
        return call(choosingMystling, { among }, 'chosen');
      },
      chosen: (m, v) => {
        const { attached } = sceneOf(m).tray[m.result] ?? { attached: [] };
        attached.push(numberOf(m, 'front', args(m, v).attach));
        return done();
      },
    }),
  }),
  /** DE-LOCK-01, DE-LOCK-02. */
  lock: word({
    args: { lock: name },
    text: silent,
    run: (m, _v, { lock }) => {
      const { locks } = sceneOf(m);
      const script = numberOf(m, 'script', lock);
      if (!locks.includes(script)) locks.push(script);
    },
  }),
  unlock: word({
    args: { unlock: name },
    text: silent,
    run: (m, _v, { unlock }) => {
      const scene = sceneOf(m);
      const script = numberOf(m, 'script', unlock);
      scene.locks = scene.locks.filter((one) => one !== script);
    },
  }),
  /** DE-EXPL-08. */
  region: word({
    args: { region: name },
    text: silent,
    run: (m, _v, { region }) => {
      const scene = sceneOf(m);
      scene.region = storyOf(m).locations[scene.map]?.regions.indexOf(region) ?? -1;
    },
  }),

  // --- time ---
  time: word({
    args: { amount },
    text: words.time.time,
    run: (m, v, a) => spendTime(m, compute(m, v, a.amount)),
  }),
  event: word({
    args: { event: name, time: positive, red: yes },
    text: silent,
    run: (m, _v, { event, time, red }) => setEvent(m, numberOf(m, 'secret', event), time, red ?? false),
  }),
  'open-map': word({
    args: { map: name },
    text: silent,
    run: (m, _v, { map }) => openMap(m, numberOf(m, 'location', map)),
  }),

  // --- Mystlings ---
  join: word({
    args: { mystling: name },
    text: words.mystlings.joins,
    run: (m, _v, a) => {
      const mystling = mystlingCalled(m, a.mystling);
      joinParty(m, mystling);
      takePocket(m, mystling);
    },
  }),
  leave: word({
    args: { mystling: name },
    text: silent,
    run: (m, _v, a) => leaveParty(m, mystlingCalled(m, a.mystling)),
  }),
  'add-tier': word({
    args: { mystling: name },
    text: silent,
    run: (m, _v, a) => addToRandom(m, mystlingCalled(m, a.mystling)),
  }),
  /** DE-QUEST-03. */
  quest: word({
    args: { mystling: name },
    text: silent,
    run: (m, _v, a) => {
      const mystling = mystlingCalled(m, a.mystling);
      if (m.tale.party.includes(mystling)) fulfilQuest(m, mystling);
    },
  }),

  // --- the World Map and the wrap-up: DE-AFTER-02, DE-AFTER-09 ---
  'slot-card': word({
    args: { card: name, side: optional(oneOf(['explored', 'unexplored'])) },
    text: silent,
    run: (m, _v, { card, side }) =>
      turnCard(m, numberOf(m, 'world', card), side === 'explored' ? EXPLORED : UNEXPLORED),
  }),
  'flip-card': word({
    args: { card: name },
    text: silent,
    run: (m, _v, { card }) => turnCard(m, numberOf(m, 'world', card), EXPLORED),
  }),
  'remove-card': word({
    args: { card: name },
    text: silent,
    run: (m, _v, a) => {
      const card = numberOf(m, 'world', a.card);
      m.tale.world = m.tale.world.filter((one) => one.card !== card);
    },
  }),
  booster: word({ args: {}, text: silent, run: (m) => openBooster(m) }),
  /** DE-AFTER-06: deck B takes the place of A, or joins it where the Journal says so. */
  'unlock-b': word({
    args: { how: optional(oneOf(['with-a'])) },
    text: silent,
    run: (m, _v, { how }) => {
      m.tale.hasAdvancementB = true;
      m.tale.keepsAdvancementA &&= how === 'with-a';
    },
  }),

  // --- inside a Test ---
  sum: word({
    args: { sum: number },
    text: words.tests.sum,
    voice: ['test'],
    // DE-TEST-18: from the first reveal on.
    whyNot: (m) => inTest(m) ?? (trialOf(m).revealed.length ? undefined : NOT_REVEALED),
    run: (m, _v, { sum }) => {
      trialOf(m).change += sum;
    },
  }),
  'discard-revealed': word({
    args: { with: optional(oneOf(WHICH)) },
    text: words.tests.discard,
    voice: ['test'],
    whyNot: (m, _about, a) => inTest(m) ?? (revealed(m, whichOf(a.with)).length ? undefined : NOT_REVEALED),
    steps: (args) => ({
      begin: (m, v) => {
        v.at = whichOf(args(m, v).with);
        return revealed(m, v.at).length ? decide(m, 'discard', 'discard-together') : done();
      },
      discard: discarding.alone,
      'discard-together': discarding.together,
      end: () => done(),
    }),
  }),
  'any-outcome': word({
    args: {},
    text: words.tests.outcome,
    voice: ['test'],
    whyNot: (m) => inTest(m),
    steps: () => ({
      begin: (m) => decide(m, 'outcome', 'outcome-together'),
      outcome: outcome.alone,
      'outcome-together': outcome.together,
      end: () => done(),
    }),
  }),
};
