import type { MystlingDef } from '@tabard/dragon-eclipse';
import type { EntityRef } from '@tabard/engine';
import { defRef } from '../../../table/kit/board-context.ts';
import { ChoiceCard } from '../shelf.tsx';
import { OtherAnswers } from './answers.tsx';
import { HeldFace, type HeldKind } from './held.tsx';
import { situationIn, type TaleBoard, useTaleBoard } from './tale-board.ts';

const HELD: readonly string[] = ['item', 'equipment', 'secret'] satisfies HeldKind[];

/** Cards to choose from, with a title of their own: Mystlings that go along, cards to unlock. */
export function ChoosingRoom() {
  const board = useTaleBoard();
  const { tell, decision } = board;
  const title = titleOf(board);
  return (
    <section className="tale-choosing" aria-label={tell('choosing')} data-asks={decision?.kind}>
      {title && <h2>{title}</h2>}
      {situationIn(board, 'advancement') && <p>{tell('advancement-note')}</p>}
      {isWatching(board) && <p>{tell('still-to-choose', namesAwaited(board))}</p>}
      <ChoiceOfCards />
      <OtherAnswers shown={SHOWN_AS_CARDS} />
    </section>
  );
}

/** The cards that answers are about, side by side: Mystlings, cards to unlock, Items to keep or to give up. */
export function ChoiceOfCards() {
  const board = useTaleBoard();
  const cards = board.decision ? offered(board) : openToOthers(board).map(defRef);
  if (cards.length === 0) return null;
  return (
    <ul className="tale-cards">
      {cards.map((entity) => (
        <li key={`${entity.kind} ${entity.id}`}>
          {isHeld(entity) ? (
            <HeldFace kind={entity.kind} id={entity.id} />
          ) : (
            <ChoiceCard entity={entity} note={noteOf(board, entity.id)} />
          )}
        </li>
      ))}
    </ul>
  );
}

export const SHOWN_AS_CARDS = [
  'take-along',
  'choose-fighter',
  'unlock',
  'keep-item',
  'keep-equipment',
  'drop-item',
  'drop-equipment',
];

function isHeld(entity: EntityRef): entity is EntityRef & { kind: HeldKind } {
  return HELD.includes(entity.kind);
}

/** Whatever the options, and what is refused, are about, each once. */
function offered({ offers }: TaleBoard): EntityRef[] {
  const found = new Map<string, EntityRef>();
  for (const { about, ...one } of [...offers.all, ...offers.refused]) {
    const [first] = about;
    const verb = 'option' in one ? one.option.verb : one.unavailable.option.verb;
    if (first && SHOWN_AS_CARDS.includes(verb)) found.set(`${first.kind} ${first.id}`, first);
  }
  return [...found.values()];
}

/** What somebody else chooses among: everybody may look on. */
function openToOthers(board: TaleBoard): readonly number[] {
  const drawn = situationIn(board, 'advancement')?.drawn ?? [];
  return (situationIn(board, 'starting') ?? situationIn(board, 'party'))?.open ?? [...new Set(drawn)];
}

function isWatching(board: TaleBoard): boolean {
  return !board.decision && board.view.waiting.length > 0 && openToOthers(board).length > 0;
}

function namesAwaited({ view, seats }: TaleBoard): string {
  return view.waiting.map((seat) => seats[seat].name).join(', ');
}

function titleOf(board: TaleBoard): string {
  const { tell } = board;
  if (situationIn(board, 'starting')) return tell('starting');
  if (situationIn(board, 'advancement')) return tell('advancement-title');
  return situationIn(board, 'party') ? tell('take-along') : '';
}

/** How a Mystling plays, or how many copies of a card one has. */
function noteOf({ content, language, state, tell }: TaleBoard, def: number): string | undefined {
  const card = content.defs[def];
  if (card.type === 'mystling') return (card as MystlingDef).style[language];
  const owned = state.tale.unlocked.filter((one) => one === def).length;
  return owned > 0 ? tell('owned', owned) : undefined;
}
