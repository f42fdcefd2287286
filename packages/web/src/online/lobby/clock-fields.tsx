import { useTranslations } from 'use-intl';
import { Pick } from '../../pages/shared/fields.tsx';
import { BANKS, MOVES } from './clocks.ts';
import type { TableWish } from './table-wish.ts';
import { useTimeWords } from './use-time-words.ts';

/** Fields for the clock of a table. */
export function ClockFields({ wish, onChange }: { wish: TableWish; onChange(wish: TableWish): void }) {
  const t = useTranslations('newTable');
  const timeWords = useTimeWords();
  const times = (list: readonly number[], none: string) => [
    { value: '0', label: none },
    ...list.map((ms) => ({ value: String(ms), label: timeWords(ms) })),
  ];
  return (
    <div className="new-table-clock">
      <Pick
        label={t('move')}
        value={String(wish.move)}
        choices={times(MOVES[wish.pace], t('noClock'))}
        onChange={(value) => onChange({ ...wish, move: Number(value) })}
      />
      {wish.move > 0 && (
        <Pick
          label={t('bank')}
          value={String(wish.bank)}
          choices={times(BANKS[wish.pace], t('noBank'))}
          onChange={(value) => onChange({ ...wish, bank: Number(value) })}
        />
      )}
      {wish.move > 0 && <p className="setup-note">{t('clockNote')}</p>}
    </div>
  );
}
