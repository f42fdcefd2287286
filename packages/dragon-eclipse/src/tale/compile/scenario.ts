/** A Scenario: its Scripts, maps, Secrets and Combats. */
import {
  ContentError,
  compilePhrase,
  countAt,
  integerAt,
  listAt,
  namesAt,
  onlyFields,
  pictureAt,
  textAt,
  unknownWord,
  wordAt,
  yesAt,
} from '@tabard/engine';
import {
  type CombatCall,
  type LocationDef,
  type ScenarioDef,
  type ScriptDef,
  SECRET_KINDS,
  type SecretDef,
  type Spot,
} from '../defs.ts';
import { BOONS } from '../state.ts';
import { taleLanguage } from '../vocabulary/language.ts';
import { HELD, heldOf } from './lasting.ts';
import { layersAt } from './layers.ts';
import { keep, type Page } from './lines.ts';
import {
  conditionOf,
  effectAt,
  entriesOf,
  find,
  findOptional,
  placeAt,
  type Reading,
  type Written,
} from './reading.ts';

export function secretOf(r: Reading, written: Written): SecretDef {
  const { raw, path } = written;
  onlyFields(raw, [...HELD, 'kind', 'do', 'map', 'adds', 'hides', 'adds-slots', 'hides-slots'], path);
  const kind = wordAt(raw.kind, SECRET_KINDS, [...path, 'kind']);
  const id = String(raw.id);
  const page: Page = { texts: r.texts, id: `secret-${id}`, count: 0 };
  return {
    ...heldOf(r, written),
    number: integerAt(raw.id, [...path, 'id']),
    kind,
    does: raw.do === undefined ? undefined : effectAt(r, page, raw.do, [...path, 'do']),
    map: findOptional(r, 'location', raw.map, [...path, 'map']),
    adds: entriesOf(raw.adds, [...path, 'adds']).map((one) => spotOf(r, one, [])),
    hides: listAt(raw.hides ?? [], [...path, 'hides']).map((one, i) =>
      find(r, 'script', one, [...path, 'hides', i]),
    ),
    addsSlots: textsAt(raw['adds-slots'], [...path, 'adds-slots']),
    hidesSlots: textsAt(raw['hides-slots'], [...path, 'hides-slots']),
  };
}

function textsAt(value: unknown, path: Written['path']): string[] {
  return listAt(value ?? [], path).map((one, i) => textAt(one, [...path, i]));
}

function spotOf(r: Reading, { raw, path }: Written, regions: readonly string[]): Spot {
  onlyFields(raw, ['script', 'name', 'at', 'hidden', 'region'], path);
  const [x, y] = placeAt(raw.at, [...path, 'at']);
  const region = raw.region === undefined ? -1 : regions.indexOf(String(raw.region));
  if (raw.region !== undefined && region < 0)
    throw new ContentError([...path, 'region'], unknownWord('region', String(raw.region), regions));
  return {
    script: find(r, 'script', raw.script, [...path, 'script']),
    names: namesAt(raw.name, [...path, 'name']),
    x,
    y,
    isHidden: yesAt(raw.hidden, [...path, 'hidden']),
    region,
  };
}

export function locationOf(r: Reading, { raw, path }: Written): LocationDef {
  onlyFields(raw, ['id', 'name', 'number', 'layers', 'spots', 'slots', 'regions', 'time', 'out'], path);
  const regions = textsAt(raw.regions, [...path, 'regions']);
  return {
    id: textAt(raw.id, [...path, 'id']),
    number: integerAt(raw.number, [...path, 'number']),
    names: namesAt(raw.name, [...path, 'name']),
    layers: layersAt(raw.layers, [...path, 'layers']),
    spots: entriesOf(raw.spots, [...path, 'spots']).map((one) => spotOf(r, one, regions)),
    slots: textsAt(raw.slots, [...path, 'slots']),
    regions,
    time: countAt(raw.time ?? 0, [...path, 'time']),
    out: find(r, 'script', raw.out, [...path, 'out']),
  };
}

export function scriptOf(r: Reading, scenario: number, { raw, path }: Written): ScriptDef {
  onlyFields(raw, ['id', 'do', 'picture', 'layers'], path);
  const id = textAt(raw.id, [...path, 'id']);
  const page: Page = { texts: r.texts, id, count: 0 };
  return {
    id,
    scenario,
    does: effectAt(r, page, raw.do, [...path, 'do']),
    picture: raw.picture === undefined ? undefined : pictureAt(raw.picture, [...path, 'picture']),
    layers: layersAt(raw.layers, [...path, 'layers']),
  };
}

const RESULTS = ['tame', 'win', 'lose'] as const;

export function combatOf(r: Reading, { raw, path }: Written): CombatCall {
  onlyFields(
    raw,
    ['id', 'arena', 'map', 'enemy', 'tameable', 'corruptions', 'modifiers', 'open', ...RESULTS],
    path,
  );
  const id = textAt(raw.id, [...path, 'id']);
  const page: Page = { texts: r.texts, id: `combat-${id}`, count: 0 };
  const isTameable = yesAt(raw.tameable, [...path, 'tameable']);
  if (isTameable !== (raw.tame !== undefined))
    throw new ContentError([...path, 'tame'], 'a Combat has a Script for a tame just when it is tameable');
  const compiler = { vocabulary: taleLanguage, nodes: r.nodes };
  return {
    id,
    arena: textAt(raw.arena, [...path, 'arena']),
    map: raw.map === undefined ? undefined : textAt(raw.map, [...path, 'map']),
    enemy: textAt(raw.enemy, [...path, 'enemy']),
    isTameable,
    corruptions:
      raw.corruptions === undefined
        ? undefined
        : compilePhrase<number>(compiler, 'tale-amount', raw.corruptions, [...path, 'corruptions']),
    modifiers: entriesOf(raw.modifiers, [...path, 'modifiers']).map((one) => ({
      text: keep(page, one.raw.text, [...one.path, 'text']),
      gate: conditionOf(r, one.raw.if, [...one.path, 'if']),
      boon: wordAt(one.raw.boon, BOONS, [...one.path, 'boon']),
      side: wordAt(one.raw.side ?? 'you', ['you', 'enemy'] as const, [...one.path, 'side']),
      amount: countAt(one.raw.amount ?? 1, [...one.path, 'amount']),
      takes: findOptional(r, 'front', one.raw.takes, [...one.path, 'takes']),
    })),
    tame: findOptional(r, 'script', raw.tame, [...path, 'tame']),
    win: find(r, 'script', raw.win, [...path, 'win']),
    lose: find(r, 'script', raw.lose, [...path, 'lose']),
    open: listAt(raw.open ?? [], [...path, 'open']).map((one, i) =>
      wordAt(one, RESULTS, [...path, 'open', i]),
    ),
  };
}

export function scenarioOf(r: Reading, { raw, path }: Written): ScenarioDef {
  const id = textAt(raw.id, [...path, 'id']);
  const page: Page = { texts: r.texts, id: `scenario-${id}`, count: 0 };
  return {
    id,
    names: namesAt(raw.name, [...path, 'name']),
    intro: keep(page, raw.intro, [...path, 'intro']),
    hints: listAt(raw.hints ?? [], [...path, 'hints']).map((one, i) =>
      keep(page, one, [...path, 'hints', i]),
    ),
    start: find(r, 'script', raw.start, [...path, 'start']),
    random: findOptional(r, 'script', raw.random, [...path, 'random']),
  };
}
