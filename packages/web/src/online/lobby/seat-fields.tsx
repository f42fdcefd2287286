import type { SeatRequest } from '@tabard/table/protocol';
import { useTranslations } from 'use-intl';
import { Icon } from '../../icons/icon.tsx';
import { BotPick } from '../../pages/shared/bot-pick.tsx';
import { Button } from '../../ui/button.tsx';
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
  const setup = useTranslations('setup');
  const change = (at: number, seat: SeatRequest) => onChange(seats.map((one, n) => (n === at ? seat : one)));
  return (
    <fieldset className="setup-seats">
      <legend>{setup('seats')}</legend>
      {seats.map((seat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div className="setup-seat" key={at}>
          <Icon name={ICONS[seat.kind]} />
          {seat.kind === 'me' ? (
            <span className="new-table-you">{t('you')}</span>
          ) : (
            <BotPick
              label={t('seat', { n: at + 1 })}
              value={formatSeat(seat)}
              other={{ value: 'open', label: t('open') }}
              onChange={(word) => change(at, parseSeat(word))}
            />
          )}
          {seat.kind !== 'me' && seats.length > limits.min && (
            <Button
              look="quiet"
              icon="cancel"
              aria-label={setup('drop', { n: at + 1 })}
              onClick={() => onChange(seats.filter((_, n) => n !== at))}
            />
          )}
        </div>
      ))}
      {seats.length < limits.max && (
        <Button look="quiet" onClick={() => onChange([...seats, { kind: 'open' }])}>
          {setup('add')}
        </Button>
      )}
    </fieldset>
  );
}
