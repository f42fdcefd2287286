import type { SeatRequest } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import { BotPick } from '../../pages/shared/bot-pick.tsx';
import { SeatRows } from '../../pages/shared/seat-rows.tsx';
import { formatSeat, parseSeat } from './table-draft.ts';

interface SeatFieldsProps {
  readonly seats: readonly SeatRequest[];
  readonly limits: { readonly min: number; readonly max: number };
  onChange(seats: readonly SeatRequest[]): void;
}

const ICONS: Readonly<Record<SeatRequest['kind'], string>> = {
  me: 'meeple',
  open: 'person',
  bot: 'robot-golem',
};

/** A select for each seat: the user, an open seat or a bot. */
export function SeatFields({ seats, limits, onChange }: SeatFieldsProps) {
  const t = useTranslations('newTable');
  return (
    <SeatRows<SeatRequest>
      seats={seats}
      limits={limits}
      added={() => ({ kind: 'open' })}
      canDrop={({ kind }) => kind !== 'me'}
      onChange={onChange}
    >
      {(seat, at, change) => (
        <>
          <Icon name={ICONS[seat.kind]} />
          {seat.kind === 'me' ? (
            <span className="new-table-you">{t('you')}</span>
          ) : (
            <BotPick
              label={t('seat', { n: at + 1 })}
              value={formatSeat(seat)}
              other={{ value: 'open', label: t('open') }}
              onChange={(word) => change(parseSeat(word))}
            />
          )}
        </>
      )}
    </SeatRows>
  );
}
