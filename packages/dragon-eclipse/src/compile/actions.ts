import { ContentError, onlyFields, type Path, type Raw, textAt, wordAt } from '@tabard/engine';
import { type ActionDef, type Element, RARITIES, type Rarity } from '../defs.ts';
import { auraAt, type Compiling, common, effectAt } from './parts.ts';

const FIELDS = ['id', 'name', 'picture', 'flavour', 'number', 'active', 'passive', 'upgrade'];

/** What kind of card the file it stands in makes of it. */
export interface ActionFile {
  readonly kind: ActionDef['kind'];
  readonly element?: Element;
  readonly mystling?: string;
}

/** DE-RARE-02: how many copies there are. */
const COPIES: Readonly<Record<Rarity, number>> = {
  common: 2,
  rare: 2,
  'ultra-rare': 1,
  legendary: 1,
  mystling: 2,
};
const FATIGUE_COPIES = 5;

export function compileAction(c: Compiling, raw: Raw, path: Path, file: ActionFile): ActionDef {
  onlyFields(
    raw,
    [
      ...FIELDS,
      ...(file.kind === 'neutral' ? ['set'] : []),
      ...(file.kind === 'elemental' ? ['rarity'] : []),
    ],
    path,
  );
  const rarity = rarityAt(raw, path, file.kind);
  const action: ActionDef = {
    ...common(raw, path, 'action'),
    type: 'action',
    kind: file.kind,
    set: file.kind === 'neutral' ? wordAt(raw.set, ['S', 'A', 'B'] as const, [...path, 'set']) : undefined,
    element: file.element,
    mystling: file.mystling,
    rarity,
    copies: file.kind === 'fatigue' ? FATIGUE_COPIES : COPIES[rarity],
    number: raw.number === undefined ? undefined : textAt(raw.number, [...path, 'number']),
    active: effectAt(c, raw.active, [...path, 'active'], 'player'),
    passive: auraAt(c, raw.passive, [...path, 'passive'], 'player'),
    upgrade: auraAt(c, raw.upgrade, [...path, 'upgrade'], 'player'),
  };
  if (action.active === undefined && !action.passive && !action.upgrade)
    throw new ContentError(path, 'an Action card needs "active", "passive" or "upgrade"');
  if (action.passive && action.upgrade)
    throw new ContentError(
      path,
      'an Upgrade never lies on the discard pile after it was resolved: write "passive" or "upgrade"',
    );
  return action;
}

function rarityAt(raw: Raw, path: Path, kind: ActionDef['kind']): Rarity {
  if (kind === 'mystling') return 'mystling';
  if (kind !== 'elemental') return 'common';
  return wordAt(raw.rarity, RARITIES.slice(1, 4), [...path, 'rarity']);
}
