/** DE-JOUR-17, DE-JOUR-18: what conditions look at, and what amounts may count. */
import { compute, isOneOf, name, number, oneOf, optional, phrase, positive } from '@tabard/engine';
import { ELEMENTS } from '../../defs.ts';
import { SYMBOLS } from '../defs.ts';
import {
  hasElement,
  hasRead,
  hasStatus,
  hasSymbol,
  type InTale,
  mystlingCalled,
  numberOf,
  partsHad,
  sceneOf,
  slotNumber,
  storyOf,
} from '../facts.ts';
import { lines } from '../handles.ts';
import { misfortunes } from '../rules/trial.ts';
import { EMPTY_SLOT, TOKEN_A, TOKEN_B } from '../state.ts';
import * as words from '../words.ts';

const condition = lines.phrasing<boolean>();
const nested = phrase<boolean>('tale-condition');

function slotOf(m: InTale, slot: string): number {
  return sceneOf(m).slots[slotNumber(m, slot)] ?? EMPTY_SLOT;
}

const SLOT_STATES = ['A', 'B', 'any', 'empty'] as const;
const SLOT_TESTS: Readonly<Record<(typeof SLOT_STATES)[number], (token: number) => boolean>> = {
  A: (token) => token === TOKEN_A,
  B: (token) => token === TOKEN_B,
  any: (token) => token !== EMPTY_SLOT,
  empty: (token) => token === EMPTY_SLOT,
};

export const conditions = {
  status: condition({
    args: { status: name, part: optional(positive), any: optional(positive) },
    text: words.conditions.status,
    value: (m, _about, { status, part, any }) => {
      const at = numberOf(m, 'status', status);
      return any === undefined ? hasStatus(m, at, part) : partsHad(m, at) >= any;
    },
  }),
  slot: condition({
    args: { slot: name, is: oneOf(SLOT_STATES) },
    text: words.conditions.untold,
    value: (m, _about, { slot, is }) => SLOT_TESTS[is](slotOf(m, slot)),
  }),
  front: condition({
    args: { front: name },
    text: words.conditions.untold,
    value: (m, _about, { front }) => sceneOf(m).front.includes(numberOf(m, 'front', front)),
  }),
  /** DE-TRAY-02: on a Mystling of the tray. */
  attached: condition({
    args: { attached: name },
    text: words.conditions.untold,
    value: (m, _about, { attached }) =>
      sceneOf(m).tray.some((pocket) => pocket.attached.includes(numberOf(m, 'front', attached))),
  }),
  secret: condition({
    args: { secret: name },
    text: words.conditions.secret,
    value: (m, _about, { secret }) => m.tale.secrets.includes(numberOf(m, 'secret', secret)),
  }),
  symbol: condition({
    args: { symbol: oneOf(SYMBOLS) },
    text: words.conditions.symbol,
    value: (m, _about, { symbol }) => hasSymbol(m, symbol),
  }),
  holds: condition({
    args: { holds: name },
    text: words.conditions.holds,
    value: (m, _about, { holds }) =>
      m.tale.items.includes(numberOf(m, 'item', holds)) ||
      m.tale.equipment.includes(numberOf(m, 'equipment', holds)),
  }),
  silver: condition({
    args: { count: positive },
    text: words.conditions.count('Silver', 'Argent'),
    value: (m, _about, { count }) => m.tale.silver >= count,
  }),
  essence: condition({
    args: { count: positive },
    text: words.conditions.count('Essence', 'Essence'),
    value: (m, _about, { count }) => m.tale.essence >= count,
  }),
  /** An element or a Mystling in the tray: DE-JOUR-09. */
  tray: condition({
    args: { tray: name },
    text: words.conditions.tray,
    value: (m, _about, { tray }) =>
      sceneOf(m).tray.some((pocket) =>
        isOneOf(ELEMENTS, tray) ? hasElement(m, pocket, tray) : pocket.mystling === mystlingCalled(m, tray),
      ),
  }),
  party: condition({
    args: { party: name },
    text: words.conditions.party,
    value: (m, _about, { party }) => m.tale.party.includes(mystlingCalled(m, party)),
  }),
  met: condition({
    args: { met: name },
    text: words.conditions.untold,
    value: (m, _about, { met }) => m.tale.met.includes(mystlingCalled(m, met)),
  }),
  tamed: condition({
    args: { tamed: name },
    text: words.conditions.untold,
    value: (m, _about, { tamed }) => m.tale.tamed.includes(mystlingCalled(m, tamed)),
  }),
  quest: condition({
    args: { quest: name },
    text: words.conditions.untold,
    value: (m, _about, { quest }) => {
      const mystling = mystlingCalled(m, quest);
      return m.tale.exalted.includes(mystling) || m.tale.growing.includes(mystling);
    },
  }),
  read: condition({
    args: { read: name },
    text: words.conditions.untold,
    value: (m, _about, { read }) => hasRead(m, numberOf(m, 'script', read)),
  }),
  played: condition({
    args: { played: name },
    text: words.conditions.untold,
    value: (m, _about, { played }) => m.tale.played.includes(numberOf(m, 'scenario', played)),
  }),
  'played-count': condition({
    args: { count: positive },
    text: words.conditions.untold,
    value: (m, _about, { count }) => m.tale.played.length >= count,
  }),
  result: condition({
    args: { result: oneOf(['tame', 'win', 'lose']) },
    text: words.conditions.untold,
    value: (m, _about, { result }) => sceneOf(m).result === result,
  }),
  region: condition({
    args: { region: name },
    text: words.conditions.untold,
    value: (m, _about, { region }) => {
      const scene = sceneOf(m);
      return storyOf(m).locations[scene.map]?.regions[scene.region] === region;
    },
  }),
  seats: condition({
    args: { seats: positive },
    text: words.conditions.untold,
    value: (m, _about, { seats }) => m.seats === seats,
  }),
  misfortune: condition({
    args: { count: positive },
    text: words.conditions.count('Misfortune', 'Malchance'),
    value: (m, _about, { count }) => misfortunes(m) >= count,
  }),
  not: condition({
    args: { not: nested },
    text: words.conditions.not,
    value: (m, about, { not }) => !compute(m, about, not),
  }),
  both: condition({
    args: { both: nested, and: nested },
    text: words.conditions.both,
    value: (m, about, { both, and }) => compute(m, about, both) && compute(m, about, and),
  }),
  either: condition({
    args: { either: nested, or: nested },
    text: words.conditions.either,
    value: (m, about, { either, or }) => compute(m, about, either) || compute(m, about, or),
  }),
};

const amount = lines.phrasing<number>();

export const amounts = {
  number: amount({ args: { number }, text: words.amounts.number, value: (_m, _about, a) => a.number }),
  'parts-of': amount({
    args: { 'parts-of': name, times: optional(positive) },
    text: words.amounts.parts,
    value: (m, _about, a) => partsHad(m, numberOf(m, 'status', a['parts-of'])) * (a.times ?? 1),
  }),
  held: amount({
    args: { held: oneOf(['items', 'equipment']) },
    text: words.amounts.held,
    value: (m, _about, { held }) => m.tale[held].length,
  }),
  'party-size': amount({ args: {}, text: words.amounts.party, value: (m) => m.tale.party.length }),
  misfortunes: amount({ args: {}, text: words.amounts.misfortune, value: (m) => misfortunes(m) }),
  pairs: amount({ args: {}, text: words.amounts.pairs, value: (m) => Math.floor(misfortunes(m) / 2) }),
};
