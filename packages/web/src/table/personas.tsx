import { personas } from '@tabard/bots';
import { useTranslations } from 'use-intl';
import type { SeatPlan } from '../host/host.ts';
import { Icon } from '../icons/icon.tsx';
import './personas.css';

/** Bots with a persona at the table: portrait, strength and temperament. */
export function Personas({ seats }: { seats: readonly SeatPlan[] }) {
  const t = useTranslations('personas');
  const known = seats.flatMap(({ name, kind, bot }, seat) => {
    const persona = kind === 'bot' ? personas.get(bot ?? '') : undefined;
    return persona ? [{ seat, name, persona }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul className="personas">
      {known.map(({ seat, name, persona: { level, temper, face } }) => (
        <li key={seat}>
          <Icon name={face} /> <span>{t('sits', { name, who: t(`${level}.${temper}`) })}</span>
        </li>
      ))}
    </ul>
  );
}
