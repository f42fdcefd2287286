import { type PartInEvent, PRINTED, partText, type Sum, totalOfSum } from '@tabard/engine';
import { Fragment, type ReactNode } from 'react';
import { type BoardContext, useBoardContext } from './board-context.ts';
import { Die } from './die.tsx';
import './sum.css';

/** The origin of a part that is a die. */
const DIE = 'die';

interface SumLineProps {
  readonly sum: Sum;
  readonly tone?: 'bone' | 'ember';
  /** Number of parts shown so far; dice are shown from the start, and the total last. */
  readonly shown?: number;
  /** Renders the die if it is interactive. */
  die?(value: number): ReactNode;
}

/** The parts of a number with their names: `5 + Weaponmaster 1 + die 2 = 8`. */
export function SumLine({ sum, tone = 'bone', shown = Number.POSITIVE_INFINITY, die }: SumLineProps) {
  const { words } = useBoardContext();
  const total = totalOfSum(sum);
  const parts = partsInOrder(sum);
  return (
    <span className="sum" role="img" aria-label={words('total', total)}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sum never change places
        <Fragment key={at}>
          {at > 0 && <span className="sum-sign">{part.by < 0 ? '−' : '+'}</span>}
          {part.origin === DIE ? (
            (die?.(part.by) ?? <Die value={part.by} tone={tone} />)
          ) : (
            <PartChip part={part} isFirst={at === 0} isShown={at < shown} />
          )}
        </Fragment>
      ))}
      {parts.length > 1 && (
        <span className="sum-total" data-shown={shown >= parts.length}>
          <span className="sum-sign">=</span>
          <b>{total}</b>
        </span>
      )}
    </span>
  );
}

/** The parts as they are added: what is printed first, the die last. */
function partsInOrder(sum: Sum): readonly PartInEvent[] {
  const dice = sum.filter(({ origin }) => origin === DIE);
  const others = sum
    .filter(({ origin }) => origin !== DIE)
    .toSorted((a, b) => Number(b.origin === PRINTED) - Number(a.origin === PRINTED));
  const isTold = others.length > 0 || dice.length === 0;
  return [...(isTold ? atLeastOne(others) : []), ...dice];
}

function atLeastOne(parts: Sum): Sum {
  return parts.length ? parts : [{ origin: PRINTED, def: -1, by: 0 }];
}

/** Number of steps in which a sum is built up. */
export function stepsOf(sum: Sum): number {
  return partsInOrder(sum).length;
}

function PartChip({ part, isFirst, isShown }: { part: PartInEvent; isFirst: boolean; isShown: boolean }) {
  const board = useBoardContext();
  return (
    <span className="sum-part" data-shown={isShown}>
      <b>{isFirst ? part.by : Math.abs(part.by)}</b>
      <small>{partName(board, part)}</small>
    </span>
  );
}

/** Origin of a part without its number; undefined for a plain number. */
function partName({ say }: Pick<BoardContext, 'say'>, part: PartInEvent): string {
  if (part.origin === PRINTED && part.def < 0) return '';
  return say(partText(part, '')).trim();
}

/** A part in a list: `+1 Weaponmaster`. */
export function partLine(board: Pick<BoardContext, 'say'>, part: PartInEvent): string {
  const by = part.origin === PRINTED ? String(part.by) : part.by < 0 ? `−${-part.by}` : `+${part.by}`;
  return `${by} ${partName(board, part)}`.trim();
}
