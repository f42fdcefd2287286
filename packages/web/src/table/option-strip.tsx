import { isAdvised, type Odds } from '@tabard/engine';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icons/icon.tsx';
import { Button } from '../ui/button.tsx';
import type { BoardProps, Offered } from './board.ts';
import { OptionHelp, OptionVain } from './option-help.tsx';
import { goldOf } from './primary-option.ts';
import { type OddsNow, oddsText } from './use-odds.ts';

interface OptionStripProps {
  readonly board: BoardProps;
  readonly isSending: boolean;
  /** The answer that the guide advises. */
  readonly advised?: string;
  /** Odds of the next contest, by answer. */
  readonly odds: OddsNow;
}

/** The answers in one scrollable row, with a button that shows all of them if they do not fit. */
export function OptionStrip({ board, isSending, advised, odds }: OptionStripProps) {
  const { offers, choose } = board;
  const t = useTranslations('table');
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const closing = offers.all.find(({ digit }) => digit === 0);
  const row = isOpen ? offers.all : rowOf(offers.all);
  const isShort = row.length < offers.all.length;
  const gold = goldOf(offers.all, odds);
  const isCrowded = useCrowded(list, offers.all.length);
  const refused = offers.refused.filter(({ about }) => about.length === 0);
  if (offers.all.length === 0) return null;
  return (
    <>
      <ul ref={list} className="decision-options" aria-label={t('options')} data-open={isOpen}>
        {row.map((offered, at) => (
          <li key={offered.key} className={offered === closing ? 'decision-close' : undefined}>
            <OptionButton
              offered={offered}
              look={offered === gold ? 'lamp' : 'plain'}
              isFirst={at === 0}
              helps={isOpen}
              isTold={advised !== undefined && isAdvised(advised, offered.option)}
              odds={odds.byKey.get(offered.key)}
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
      {(isCrowded || isOpen || isShort) && (
        <Button look="quiet" className="decision-all" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('fewer') : t('allOptions', { count: offers.all.length })}
        </Button>
      )}
    </>
  );
}

/** Hides options that give a thing up, which are chosen at the thing itself, unless there are no others. */
function rowOf(all: readonly Offered[]): readonly Offered[] {
  const kept = all.filter(({ role, about }) => role !== 'gives-up' || about.length === 0);
  return kept.length > 0 ? kept : all;
}

/** Whether the row or an answer in it overflows; measured in a ResizeObserver, to avoid forced layouts. */
function useCrowded(list: RefObject<HTMLElement | null>, count: number): boolean {
  const [isCrowded, setCrowded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measure again when the number of options changes
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const watch = new ResizeObserver(() => setCrowded(isWider(row) || hasCutLabel(row)));
    watch.observe(row);
    return () => watch.disconnect();
  }, [list, count]);
  return isCrowded;
}

function isWider({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1;
}

/** On a phone the longest answers are cut in the row, and whole in the list of all. */
function hasCutLabel(row: HTMLElement): boolean {
  const labels = [...row.querySelectorAll('.decision-label')];
  return labels.some(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
}

interface OptionButtonProps {
  readonly offered: Offered;
  readonly look: 'lamp' | 'plain';
  readonly isFirst: boolean;
  /** Shows the help line under the answer. */
  readonly helps: boolean;
  readonly isTold: boolean;
  readonly odds: Odds | undefined;
  readonly isSending: boolean;
  onChoose(): void;
}

function OptionButton(props: OptionButtonProps) {
  const { offered, look, isFirst, helps, isTold, odds, isSending, onChoose } = props;
  const t = useTranslations('table');
  return (
    <Button
      look={look}
      hotkey={offered.digit?.toString()}
      data-option={offered.key}
      data-first={isFirst ? '' : undefined}
      data-advised={isTold ? '' : undefined}
      title={[offered.help, offered.vain].filter(Boolean).join(' ') || undefined}
      aria-description={[offered.help, offered.vain].filter(Boolean).join(' ') || undefined}
      disabled={isSending}
      onClick={onChoose}
    >
      {offered.isAtGoal && <Icon name="flying-flag" label={t('atGoal')} />}
      <span className="decision-label">
        {offered.label}
        {helps && <OptionHelp line={offered.help} />}
        {helps && <OptionVain vain={offered.vain} />}
      </span>
      {odds && <small className="decision-odds">{oddsText(odds)}</small>}
    </Button>
  );
}
