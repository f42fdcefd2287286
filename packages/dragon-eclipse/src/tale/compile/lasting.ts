/** What all Scenarios share: statuses, cards that are held, World Map cards, Quests. */
import {
  ContentError,
  countAt,
  listAt,
  namesAt,
  onlyFields,
  pictureAt,
  textAt,
  wordAt,
  yesAt,
} from '@tabard/engine';
import { statisticsAt } from '../../compile/parts.ts';
import {
  type EquipmentDef,
  type HeldDef,
  type ItemDef,
  type QuestDef,
  type StatusDef,
  SYMBOLS,
  TIMINGS,
  type WorldCardDef,
} from '../defs.ts';
import { keep, type Page } from './lines.ts';
import { effectAt, entriesOf, find, findOptional, placeAt, type Reading, type Written } from './reading.ts';

function thresholdsOf(r: Reading, { raw, path }: Written): StatusDef['thresholds'] {
  return entriesOf(raw.thresholds, [...path, 'thresholds']).map((one) => ({
    parts: countAt(one.raw.parts, [...one.path, 'parts']),
    script: find(r, 'script', one.raw.script, [...one.path, 'script']),
  }));
}

export function statusOf(r: Reading, { raw, path }: Written): StatusDef {
  onlyFields(raw, ['id', 'name', 'parts', 'thresholds'], path);
  return {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    parts: raw.parts === undefined ? 1 : countAt(raw.parts, [...path, 'parts']),
    thresholds: r.isOpenHalf ? [] : thresholdsOf(r, { raw, path }),
  };
}

export const HELD = ['id', 'name', 'picture', 'timing', 'effect', 'combat', 'stays', 'roguelite'];

export function heldOf(r: Reading, { raw, path }: Written): HeldDef {
  const timing = raw.timing === undefined ? undefined : wordAt(raw.timing, TIMINGS, [...path, 'timing']);
  const page: Page = { texts: r.texts, id: String(raw.id), count: 0 };
  const fights = timing === 'combat' ? 'effect' : 'combat';
  // DE-EQUIP-09: whatever has an effect carries the discard icon.
  const isStaying = yesAt(raw.stays, [...path, 'stays']);
  if (isStaying && (raw.effect !== undefined || raw.combat !== undefined))
    throw new ContentError([...path, 'stays'], 'a card with an effect is discarded for it; it cannot stay');
  return {
    id: String(raw.id),
    names: namesAt(raw.name, [...path, 'name']),
    picture: pictureAt(raw.picture, [...path, 'picture']),
    timing,
    effect:
      raw.effect === undefined || timing === 'combat'
        ? undefined
        : effectAt(r, page, raw.effect, [...path, 'effect'], timing === 'test' ? 'test' : 'script'),
    inCombat: raw[fights] === undefined ? undefined : r.combatEffect(raw[fights], [...path, fights]),
    isDiscarded: !isStaying,
    isRoguelite: yesAt(raw.roguelite, [...path, 'roguelite']),
  };
}

export function itemOf(r: Reading, written: Written): ItemDef {
  const { raw, path } = written;
  onlyFields(raw, [...HELD, 'value', 'misfortune'], path);
  return {
    ...heldOf(r, written),
    value: countAt(raw.value, [...path, 'value']),
    hasMisfortune: yesAt(raw.misfortune, [...path, 'misfortune']),
  };
}

export function equipmentOf(r: Reading, written: Written): EquipmentDef {
  const { raw, path } = written;
  onlyFields(raw, [...HELD, 'symbols'], path);
  const symbols = listAt(raw.symbols ?? [], [...path, 'symbols']);
  return {
    ...heldOf(r, written),
    symbols: symbols.map((one, i) => wordAt(one, SYMBOLS, [...path, 'symbols', i])),
  };
}

export function worldCardOf(r: Reading, { raw, path }: Written): WorldCardDef {
  onlyFields(raw, ['id', 'name', 'at', 'scenario', 'visit', 'icons'], path);
  const [x, y] = placeAt(raw.at, [...path, 'at']);
  const icons = listAt(raw.icons ?? [], [...path, 'icons']);
  return {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    x,
    y,
    scenario: findOptional(r, 'scenario', raw.scenario, [...path, 'scenario']),
    visit: findOptional(r, 'script', raw.visit, [...path, 'visit']),
    icons: icons.map((one, i) => wordAt(one, ['shop', 'tame'] as const, [...path, 'icons', i])),
  };
}

export function questAt(r: Reading, { raw, path }: Written): QuestDef {
  onlyFields(raw, ['mystling', 'kind', 'text', 'exalt', 'grow', 'on', 'times'], path);
  const mystling = textAt(raw.mystling, [...path, 'mystling']);
  const page: Page = { texts: r.texts, id: `quest-${mystling}`, count: 0 };
  const into = raw.grow === undefined ? undefined : textAt(raw.grow, [...path, 'grow']);
  return {
    mystling,
    kind: wordAt(raw.kind, ['story', 'combat'] as const, [...path, 'kind']),
    text: keep(page, raw.text, [...path, 'text']),
    gains: into === undefined ? 'exalt' : 'grow',
    stats: raw.exalt === undefined ? undefined : statisticsAt(raw.exalt, [...path, 'exalt']),
    into,
    on: raw.on === undefined ? undefined : r.happening(raw.on, [...path, 'on']),
    times: raw.times === undefined ? 1 : countAt(raw.times, [...path, 'times']),
  };
}
