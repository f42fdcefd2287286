import { companions, isInCombat, stakesOf } from '@tabard/dragon-eclipse';
import { Icon } from '../../../icons/icon.tsx';
import { Companion } from './companion.tsx';
import { HeldFace, heldInCombat } from './held.tsx';
import { type TaleBoard, useTaleBoard } from './tale-board.ts';

/** Above the Arena: who waits, what can be used, what the story brought into this Combat, and what can come of it. */
export function Stakes() {
  const board = useTaleBoard();
  const { state, language, tell } = board;
  const { texts, isTameable } = stakesOf(state, language);
  const waiting = companions(state, language).filter(
    ({ mystling, pocket }) => pocket && !isFighting(board, mystling),
  );
  return (
    <section className="tale-stakes" aria-label={tell('stakes')}>
      {waiting.length > 0 && (
        <ul aria-label={tell('party')}>
          {waiting.map((one) => (
            <li key={one.mystling}>
              <Companion facts={one} />
            </li>
          ))}
        </ul>
      )}
      <ul className="tale-stakes-lines">
        <li>
          <Icon name={isTameable ? 'love-howl' : 'crossed-swords'} />{' '}
          {tell(isTameable ? 'stake-tame' : 'stake-beat')}
        </li>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
        <li>{tell('stake-lost')}</li>
      </ul>
      <HeldInCombat />
    </section>
  );
}

/** Items and Equipment that can be used in this Combat. */
export function HeldInCombat() {
  const board = useTaleBoard();
  const held = heldInCombat(board);
  if (held.length === 0) return null;
  return (
    <ul className="tale-stakes-held" aria-label={board.tell('goods')}>
      {held.map(({ kind, id }) => (
        <li key={`${kind} ${id}`}>
          <HeldFace kind={kind} id={id} />
        </li>
      ))}
    </ul>
  );
}

function isFighting({ state }: TaleBoard, mystling: number): boolean {
  return isInCombat(state) && state.combat.fighters.some(({ def }) => def === mystling);
}
