import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { Refused } from '../../table/board.ts';
import { useSitting } from './sitting.ts';

const MOST = 3;

/** Why a thing cannot be used, with the rule, beside it. */
export function WhyNot({ anchor, refused }: { anchor: Element | null; refused: readonly Refused[] }) {
  const box = anchor?.getBoundingClientRect();
  if (!box) return null;
  const isHigh = box.top > 150;
  const style = {
    left: Math.max(130, Math.min(innerWidth - 130, box.left + box.width / 2)),
    ...(isHigh ? { bottom: innerHeight - box.top + 8 } : { top: box.bottom + 8 }),
  };
  return createPortal(
    <div className="omega-whynot" style={style} aria-hidden="true">
      <Reasons refused={refused} />
    </div>,
    document.body,
  );
}

/** The reasons, each once. */
export function Reasons({ refused }: { refused: readonly Refused[] }) {
  const { words } = useSitting();
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
