import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icons/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import type { BoardProps } from './board.ts';

interface HintProps {
  readonly board: BoardProps;
  readonly hints: Readonly<Record<string, string>> | undefined;
}

/** A short help at the moment it matters: once for each kind of decision, until it is answered. */
export function Hint({ board, hints }: HintProps) {
  const t = useTranslations('table');
  const { hints: isOn, hintsSeen, change } = useSettings();
  const { decision, game } = board;
  const text = decision && hints?.[decision.kind];
  const id = text && `${game.id}.${decision.kind}`;
  useSeenWhenLeft(id);
  if (!text || !id || !isOn || hintsSeen.includes(id)) return null;
  return (
    <p className="decision-hint">
      <Icon name="lantern-flame" />
      <span>{text}</span>
      <Button look="quiet" onClick={() => change({ hintsSeen: [...hintsSeen, id] })}>
        {t('hintSeen')}
      </Button>
      <Button
        look="quiet"
        icon="cancel"
        aria-label={t('hintsOff')}
        title={t('hintsOff')}
        onClick={() => change({ hints: false })}
      />
    </p>
  );
}

/** Marks a hint as seen once its decision is answered. */
function useSeenWhenLeft(id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    const left = before.current;
    before.current = id;
    if (left === undefined || left === id) return;
    const { hints, hintsSeen, change } = useSettings.getState();
    if (hints && !hintsSeen.includes(left)) change({ hintsSeen: [...hintsSeen, left] });
  }, [id]);
}
