import { type Sum, totalOfSum } from '@tabard/engine';
import { type ReactNode, useRef } from 'react';
import { useBoardContext } from './board-context.ts';
import { partLine } from './sum.tsx';
import './explained.css';

interface ExplainedProps {
  /** What the number is: `Combat 8`. */
  readonly label: string;
  /** Its parts, from the computation that the rule uses. */
  readonly parts: Sum;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A number with its breakdown: short on hover, in full on click. */
export function Explained({ label, parts, className, children }: ExplainedProps) {
  const board = useBoardContext();
  const list = useRef<HTMLDivElement>(null);
  const lines = parts.map((part) => partLine(board, part));
  const open = (box: DOMRect) => {
    const bubble = list.current;
    if (!bubble) return;
    bubble.showPopover();
    const { width, height } = bubble.getBoundingClientRect();
    const left = Math.max(8, Math.min(innerWidth - width - 8, box.left));
    const top = box.bottom + height + 12 > innerHeight ? box.top - height - 6 : box.bottom + 6;
    Object.assign(bubble.style, { left: `${left}px`, top: `${top}px` });
  };
  return (
    <>
      <button
        type="button"
        className={`explained ${className ?? ''}`}
        title={[label, ...lines].join('\n')}
        aria-label={[label, lines.join(', ')].filter(Boolean).join(': ')}
        onClick={({ currentTarget }) => open(currentTarget.getBoundingClientRect())}
      >
        {children}
      </button>
      <div ref={list} popover="auto" className="explained-parts">
        <b>{label}</b>
        <ul>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two Characters may have the same text
            <li key={at}>{line}</li>
          ))}
          {lines.length > 1 && <li className="explained-total">= {totalOfSum(parts)}</li>}
        </ul>
      </div>
    </>
  );
}
