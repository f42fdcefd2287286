import { useTranslations } from 'use-intl';
import { Icon } from '../icons/icon.tsx';
import type { BoardProps } from '../table/board.ts';
import { Button } from '../ui/button.tsx';
import type { Guiding } from './use-guide.ts';
import './guide-note.css';

/** What the guide says to the question below, and the way out of it. */
export function GuideNote({ guiding, board }: { guiding: Guiding; board: BoardProps }) {
  const t = useTranslations('guide');
  const { step, place, count, end, leave } = guiding;
  const said = step?.say[board.reader.language] ?? end;
  return (
    <aside className="guide-note" aria-live="polite" data-step={place}>
      <Icon name="lantern-flame" />
      <p>
        {said ?? t('playOn')} {step && <small>{t('step', { place, count })}</small>}
      </p>
      <Button look={end === undefined ? 'quiet' : 'lamp'} onClick={leave}>
        {end === undefined ? t('leave') : t('done')}
      </Button>
    </aside>
  );
}
