import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import type { BoardProps, Offered } from './board.ts';

interface OptionStripProps {
  readonly board: BoardProps;
  readonly isSending: boolean;
}

/** The answers in one row; where there are more than fit, the rest is a scroll or one button away. */
export function OptionStrip({ board, isSending }: OptionStripProps) {
  const { offers, choose } = board;
  const t = useTranslations('table');
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isCrowded = useCrowded(list, offers.all.length);
  const refused = offers.refused.filter(({ about }) => about.length === 0);
  if (offers.all.length === 0) return null;
  return (
    <>
      <ul ref={list} className="decision-options" aria-label={t('options')} data-open={isOpen}>
        {offers.all.map((offered, at) => (
          <li key={offered.key}>
            <OptionButton
              offered={offered}
              at={at}
              isSending={isSending}
              onChoose={() => choose(offered.option)}
            />
          </li>
        ))}
        {refused.map(({ label, reason, rule }) => (
          <li key={`${label} ${rule}`}>
            <Button
              look="quiet"
              className="decision-refused"
              aria-disabled="true"
              title={`${reason} (${rule})`}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {(isCrowded || isOpen) && (
        <Button look="quiet" className="decision-all" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('fewer') : t('allOptions', { count: offers.all.length })}
        </Button>
      )}
    </>
  );
}

/** Whether the row holds more than it shows; looked at when the page is laid out anyway. */
function useCrowded(list: RefObject<HTMLElement | null>, count: number): boolean {
  const [isCrowded, setCrowded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count of options needs another look
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const watch = new ResizeObserver(() => setCrowded(row.scrollWidth > row.clientWidth + 1));
    watch.observe(row);
    return () => watch.disconnect();
  }, [list, count]);
  return isCrowded;
}

interface OptionButtonProps {
  readonly offered: Offered;
  readonly at: number;
  readonly isSending: boolean;
  onChoose(): void;
}

function OptionButton({ offered, at, isSending, onChoose }: OptionButtonProps) {
  return (
    <Button
      look={at === 0 ? 'lamp' : 'plain'}
      hotkey={offered.digit?.toString()}
      data-option={offered.key}
      data-first={at === 0 ? '' : undefined}
      disabled={isSending}
      onClick={onChoose}
    >
      {offered.label}
    </Button>
  );
}
