import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { Refused } from '../board.ts';
import { useBoardContext } from './board-context.ts';
import './why-not.css';

const MOST = 3;

interface BesideProps {
  readonly anchor: Element | null;
  readonly children: ReactNode;
}

/** Content of a thing's tooltip. */
function Beside({ anchor, children }: BesideProps) {
  const box = anchor?.getBoundingClientRect();
  if (!box) return null;
  return createPortal(
    <div className="why-not" style={placeAt(box)} aria-hidden="true">
      {children}
    </div>,
    document.body,
  );
}

interface NearNotesProps extends Omit<BesideProps, 'children'> {
  readonly tip: readonly string[];
  /** Why it cannot be used, with the rule. */
  readonly refused: readonly Refused[];
}

/** What a thing is, and why it cannot be used. */
export function NearNotes({ anchor, tip, refused }: NearNotesProps) {
  if (tip.length + refused.length === 0) return null;
  return (
    <Beside anchor={anchor}>
      {tip.map((line, at) => (
        <p key={line}>{at === 0 ? <b>{line}</b> : line}</p>
      ))}
      <Reasons refused={refused} />
    </Beside>
  );
}

const WIDTH = 256;
/** Room in pixels with which the preview opens on the right. */
const PREVIEW = 316;

/** Above or below the thing, away from the side of the preview. */
function placeAt(box: DOMRect): CSSProperties {
  const left = innerWidth - box.right > PREVIEW ? box.right - WIDTH : box.left;
  return {
    maxWidth: WIDTH,
    left: Math.max(8, Math.min(innerWidth - WIDTH - 8, left)),
    ...(box.top > innerHeight / 2 ? { bottom: innerHeight - box.top + 8 } : { top: box.bottom + 8 }),
  };
}

/** The reasons without duplicates. */
export function Reasons({ refused }: { refused: readonly Refused[] }) {
  const { words } = useBoardContext();
  const common = useTranslations('common');
  const reasons = [...new Map(refused.map((one) => [one.reason, one])).values()].slice(0, MOST);
  return (
    <>
      {reasons.map(({ label, reason, rule }) => (
        <p key={reason}>
          <b>{words('not-now')}</b> · {label}
          <br />
          {reason} <small>{common('rule', { rule })}</small>
        </p>
      ))}
    </>
  );
}
