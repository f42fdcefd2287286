import { type HeldDef, heldText, storyOf } from '@tabard/dragon-eclipse';
import type { CSSProperties } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Thing } from '../../../table/kit/thing.tsx';
import { storyRef, type TaleBoard, useTaleBoard } from './tale-board.ts';

const KINDS = ['item', 'equipment', 'secret'] as const;
/** What can be held. */
export type HeldKind = (typeof KINDS)[number];

const SHELVES = { item: 'items', equipment: 'equipment', secret: 'secrets' } as const;

function defOf({ state }: TaleBoard, kind: HeldKind, id: number): HeldDef {
  return storyOf(state)[SHELVES[kind]][id];
}

interface HeldProps {
  readonly kind: HeldKind;
  readonly id: number;
}

/** What is held that does something in a Combat. */
export function heldInCombat(board: TaleBoard): HeldProps[] {
  const { items, equipment, secrets } = board.state.tale;
  const held = { item: items, equipment, secret: secrets };
  const all = KINDS.flatMap((kind) => held[kind].map((id) => ({ kind, id })));
  return all.filter(({ kind, id }) => defOf(board, kind, id).inCombat !== undefined);
}

/** An Item, Equipment or Secret as a small card: it can be used, given up or kept where that is offered. */
export function HeldFace({ kind, id }: HeldProps) {
  const board = useTaleBoard();
  const { nameOf, tell, offers } = board;
  const def = defOf(board, kind, id);
  const ref = storyRef(kind, id);
  const name = nameOf(ref);
  const [from, to] = def.picture.colours;
  const [offered] = offers.at(ref);
  const facts = factsOf(board, kind, id).filter(Boolean);
  return (
    <Thing
      refs={[ref]}
      name={name}
      state={facts}
      tip={[name, ...facts]}
      className="tale-held"
      style={{ '--from': `var(--${from})`, '--to': `var(--${to})` } as CSSProperties}
      data={{ 'data-kind': kind, 'data-option': offered?.key }}
    >
      {() => (
        <>
          <span className="tale-held-field">
            <Icon name={def.picture.icon} />
          </span>
          <span className="tale-held-name">{name}</span>
          <Corner kind={kind} id={id} />
          <span className="tale-held-text">{heldText(board.state, def, board.language)}</span>
          {def.timing && <span className="tale-held-timing">{tell(`timing.${def.timing}`)}</span>}
        </>
      )}
    </Thing>
  );
}

/** What is said of it beside its name. */
function factsOf(board: TaleBoard, kind: HeldKind, id: number): string[] {
  const { state, tell } = board;
  const { timing } = defOf(board, kind, id);
  const { items, equipment } = storyOf(state);
  const own =
    kind === 'item'
      ? [tell('value-is', items[id].value), items[id].hasMisfortune ? tell('misfortune') : '']
      : kind === 'equipment'
        ? equipment[id].symbols.map((symbol) => tell(`symbol.${symbol}`))
        : [];
  const does = heldText(state, defOf(board, kind, id), board.language);
  return [...own, does, timing ? tell(`timing.${timing}`) : ''];
}

const SYMBOL_ICONS = {
  'light-source': 'lantern',
  food: 'meal',
  gear: 'mountain-climbing',
  tools: 'hammer-nails',
} as const;

/** The value of an Item with its Misfortune, or the symbols of Equipment. */
function Corner({ kind, id }: HeldProps) {
  const { state } = useTaleBoard();
  const { items, equipment } = storyOf(state);
  if (kind === 'secret') return null;
  return (
    <span className="tale-held-corner" aria-hidden="true">
      {kind === 'item'
        ? items[id].value
        : equipment[id].symbols.map((one) => <Icon key={one} name={SYMBOL_ICONS[one]} />)}
      {kind === 'item' && items[id].hasMisfortune && <Icon name="broken-skull" />}
    </span>
  );
}
