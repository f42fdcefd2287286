import { useTranslations } from 'use-intl';
import { Pick } from '../../pages/shared/fields.tsx';
import { BANKS, MOVES } from './clocks.ts';
import type { TableDraft } from './table-draft.ts';
import { useTimeWords } from './use-time-words.ts';

/** Fields for the clock of a table. */
export function ClockFields({ draft, onChange }: { draft: TableDraft; onChange(draft: TableDraft): void }) {
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
        value={String(draft.move)}
        choices={times(MOVES[draft.pace], t('noClock'))}
        onChange={(value) => onChange({ ...draft, move: Number(value) })}
      />
      {draft.move > 0 && (
        <Pick
          label={t('bank')}
          value={String(draft.bank)}
          choices={times(BANKS[draft.pace], t('noBank'))}
          onChange={(value) => onChange({ ...draft, bank: Number(value) })}
        />
      )}
      {draft.move > 0 && <p className="setup-note">{t('clockNote')}</p>}
    </div>
  );
}
