import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/button.tsx';

interface SeatRowsProps<Seat> {
  readonly seats: readonly Seat[];
  readonly limits: { readonly min: number; readonly max: number };
  /** The seat that the button below adds. */
  added(): Seat;
  /** Whether a seat may be taken away; by default any. */
  canDrop?(seat: Seat): boolean;
  onChange(seats: Seat[]): void;
  /** The fields of one seat. */
  children(seat: Seat, at: number, change: (seat: Seat) => void): ReactNode;
}

/** The seats of a new match, one in a row, with buttons to add and to drop some. */
export function SeatRows<Seat>(props: SeatRowsProps<Seat>) {
  const { seats, limits, added, canDrop = () => true, onChange, children } = props;
  const t = useTranslations('setup');
  return (
    <fieldset className="setup-seats">
      <legend>{t('seats')}</legend>
      {seats.map((seat, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div className="setup-seat" key={at}>
          {children(seat, at, (changed) => onChange(seats.map((one, n) => (n === at ? changed : one))))}
          {seats.length > limits.min && canDrop(seat) && (
            <Button
              look="quiet"
              icon="cancel"
              aria-label={t('drop', { n: at + 1 })}
              onClick={() => onChange(seats.filter((_, n) => n !== at))}
            />
          )}
        </div>
      ))}
      {seats.length < limits.max && (
        <Button look="quiet" onClick={() => onChange([...seats, added()])}>
          {t('add')}
        </Button>
      )}
    </fieldset>
  );
}
