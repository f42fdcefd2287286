import {
  ContentError,
  isEmpty,
  listAt,
  namesAt,
  onlyFields,
  type Path,
  pictureAt,
  proseAt,
  type Raw,
  recordAt,
  STANDING_FIELDS,
  type Standing,
  textAt,
  wordAt,
  yesAt,
} from '@tabard/engine';
import {
  ATTACKS,
  CLASSES,
  type EncounterDef,
  type EventDef,
  ITEM_TYPES,
  type ItemDef,
  KINDS,
  type Meeting,
  POSTS,
} from '../defs.ts';
import type { Printed } from './map.ts';
import {
  attackAt,
  CARD_FIELDS,
  type Compiling,
  effectAt,
  FIGHTING_FIELDS,
  fightingAt,
  levelAt,
  neededEffectAt,
  POWER_FIELDS,
  placeAt,
  powerAt,
  standingOf,
} from './parts.ts';

const ENCOUNTER_FIELDS = [...CARD_FIELDS, 'kind', 'aggro', ...FIGHTING_FIELDS, 'powers'];
const ITEM_FIELDS = [...CARD_FIELDS, 'type', 'classes', 'gives', ...POWER_FIELDS];
const EVENT_FIELDS = [...CARD_FIELDS, 'effect', 'meets', ...STANDING_FIELDS];
const MOST_POWERS = 2;

function face(raw: Raw, path: Path) {
  return {
    id: textAt(raw.id, [...path, 'id']),
    names: namesAt(raw.name, [...path, 'name']),
    picture: pictureAt(raw.picture, [...path, 'picture']),
    flavour: raw.flavour === undefined ? {} : proseAt(raw.flavour, [...path, 'flavour']),
  };
}

export function compileEncounter(c: Compiling, raw: Raw, path: Path, level: number): EncounterDef {
  onlyFields(raw, ENCOUNTER_FIELDS, path);
  return encounterOf(c, raw, path, level);
}

function encounterOf(c: Compiling, raw: Raw, path: Path, level: number): EncounterDef {
  return {
    ...face(raw, path),
    level,
    kind: wordAt(raw.kind, KINDS, [...path, 'kind']),
    isAggressive: yesAt(raw.aggro, [...path, 'aggro']),
    ...fightingAt(raw, path),
    ...powersAt(c, raw.powers, [...path, 'powers']),
  };
}

/** WA-CHAL-12: up to two powers, each an effect of step 2 (`do`) or something that stands while it is fought. */
function powersAt(c: Compiling, written: unknown, path: Path): Pick<EncounterDef, 'powers' | 'standing'> {
  const list = listAt(written ?? [], path);
  if (list.length > MOST_POWERS)
    throw new ContentError(path, `an Encounter has up to ${MOST_POWERS} powers; ${list.length} are written`);
  const powers: number[] = [];
  const standings: Standing[] = [];
  list.forEach((one, i) => {
    const raw = recordAt(one, [...path, i]);
    onlyFields(raw, ['do', ...STANDING_FIELDS], [...path, i]);
    if (raw.do !== undefined) powers.push(neededEffectAt(c, raw.do, [...path, i, 'do']));
    else standings.push(standingOf(c, raw, [...path, i]));
  });
  return {
    powers,
    standing: {
      modifiers: standings.flatMap(({ modifiers }) => modifiers),
      prohibitions: standings.flatMap(({ prohibitions }) => prohibitions),
      triggers: standings.flatMap(({ triggers }) => triggers),
    },
  };
}

/** WA-BOARD-06: an Encounter with the space it is printed on. */
export function compilePrinted(
  c: Compiling,
  raw: Raw,
  path: Path,
): { def: EncounterDef; printed: Omit<Printed, 'encounter'> } {
  onlyFields(raw, [...ENCOUNTER_FIELDS, 'post', 'level', 'at'], path);
  const def = encounterOf(c, raw, path, levelAt(raw.level, [...path, 'level']));
  return {
    def,
    printed: { post: wordAt(raw.post, POSTS, [...path, 'post']), at: placeAt(c, raw.at, [...path, 'at']) },
  };
}

export function compileItem(c: Compiling, raw: Raw, path: Path, level: number): ItemDef {
  onlyFields(raw, ITEM_FIELDS, path);
  const type = wordAt(raw.type, ITEM_TYPES, [...path, 'type']);
  const item: ItemDef = {
    ...face(raw, path),
    level,
    type,
    classes: listAt(raw.classes ?? [], [...path, 'classes']).map((one, i) =>
      wordAt(one, CLASSES, [...path, 'classes', i]),
    ),
    gives: givesAt(raw.gives, [...path, 'gives']),
    ...powerAt(c, raw, path, type === 'bag' ? 'once' : 'turn'),
  };
  if (item.gives && type !== 'weapon')
    throw new ContentError([...path, 'gives'], 'only a Weapon gives an attack');
  if (isEmpty(item.standing) && !item.uses.length)
    throw new ContentError(path, 'an Item needs "while", "forbid", "when" or "use"');
  return item;
}

function givesAt(written: unknown, path: Path): ItemDef['gives'] {
  if (written === undefined) return undefined;
  const raw = recordAt(written, path);
  onlyFields(raw, ATTACKS, path);
  const [kind] = Object.keys(raw);
  const attack = attackAt(raw[kind], [...path, kind]);
  return attack && { kind: wordAt(kind, ATTACKS, path), ...attack };
}

/** What an Event puts into the content beside itself. */
export interface CompiledEvent {
  readonly event: EventDef;
  /** The Encounter it puts on spaces, numbered by the caller. */
  readonly encounter: EncounterDef | undefined;
}

export function compileEvent(c: Compiling, raw: Raw, path: Path, level: number, next: number): CompiledEvent {
  onlyFields(raw, EVENT_FIELDS, path);
  const { id, names } = face(raw, path);
  const met = raw.meets === undefined ? undefined : meetingAt(c, raw.meets, [...path, 'meets'], level, next);
  const event: EventDef = {
    id,
    names,
    effect: effectAt(c, raw.effect, [...path, 'effect']),
    standing: standingOf(c, raw, path),
    meets: met?.meeting,
  };
  if (event.effect === undefined && isEmpty(event.standing) && !event.meets)
    throw new ContentError(path, 'an Event needs "effect", "while", "forbid", "when" or "meets"');
  return { event, encounter: met?.encounter };
}

/** WA-CHAL-03: an Encounter with its reward, or an effect alone, on the spaces that `at` means. */
function meetingAt(
  c: Compiling,
  written: unknown,
  path: Path,
  level: number,
  next: number,
): { meeting: Meeting; encounter: EncounterDef | undefined } {
  const raw = recordAt(written, path);
  onlyFields(raw, ['at', 'encounter', 'effect'], path);
  const encounter =
    raw.encounter === undefined
      ? undefined
      : compileEncounter(c, recordAt(raw.encounter, [...path, 'encounter']), [...path, 'encounter'], level);
  return {
    encounter,
    meeting: {
      at: placeAt(c, raw.at, [...path, 'at']),
      encounter: encounter ? next : -1,
      effect: neededEffectAt(c, raw.effect, [...path, 'effect']),
    },
  };
}
