import { ACTION_SLOTS, partsOfSlot } from '@tabard/dragon-eclipse';
import { totalOfSum } from '@tabard/engine';
import { useRef } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { cardRef } from '../../table/kit/board-context.ts';
import { CardThing } from '../../table/kit/card-thing.tsx';
import { useCombatBoard } from './eclipse-board.ts';
import { GLYPHS } from './glyphs.ts';
import { partWord } from './stats.tsx';
import { useInSight } from './use-in-sight.ts';

interface SlotsProps {
  readonly fighter: number;
  /** Cards one plays lie large; those of others are looked at. */
  readonly size: 'large' | 'small';
}

/** The four Action slots, which lie face up for all, with the Power each gives. */
export function Slots({ fighter, size }: SlotsProps) {
  const { state, words, offers, decision } = useCombatBoard();
  const { slots, places } = state.combat.fighters[fighter];
  const ref = useRef<HTMLElement>(null);
  const isAsked = size === 'large' && slots.some((card) => offers.at(cardRef(card)).length > 0);
  useInSight(ref, isAsked ? decision?.n : undefined);
  return (
    <section
      ref={ref}
      className={`eclipse-slots is-${size}`}
      data-guide={size === 'large' ? 'slots' : undefined}
      aria-label={words('slots')}
    >
      <ol>
        {Array.from({ length: ACTION_SLOTS }, (_, i) => i + 1).map((slot) => {
          const at = places.indexOf(slot);
          return (
            <li key={slot}>
              <Slot fighter={fighter} slot={slot} card={at < 0 ? undefined : slots[at]} size={size} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface SlotProps {
  readonly fighter: number;
  readonly slot: number;
  readonly card: number | undefined;
  readonly size: SlotsProps['size'];
}

function Slot({ fighter, slot, card, size }: SlotProps) {
  const board = useCombatBoard();
  const { state, words, faceOf } = board;
  const parts = partsOfSlot(state, fighter, slot);
  const power = totalOfSum(parts);
  const said = words('slot-is', slot, power);
  const why = parts.length > 1 ? parts.map((part) => partWord(board, part)) : [];
  return (
    <>
      <span className="eclipse-slot-head" title={[said, ...why].join('\n')}>
        <span className="visually-hidden">{said}</span>
        <span aria-hidden="true">{slot}</span>
        <span aria-hidden="true" className="eclipse-slot-power">
          {Array.from({ length: power }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
            <Icon key={i} name={GLYPHS.power} />
          ))}
        </span>
      </span>
      {card === undefined ? (
        <span className="eclipse-slot-empty">
          <span className="visually-hidden">{words('slot-empty', slot)}</span>
        </span>
      ) : (
        <CardThing
          card={card}
          size={size === 'large' ? 'medium' : 'chip'}
          state={[said, faceOf(card)?.text ?? '']}
          aim={`play ${card}`}
          className="eclipse-card"
          data={{ 'data-card': card }}
        />
      )}
    </>
  );
}
