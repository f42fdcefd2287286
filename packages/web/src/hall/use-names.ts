import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../settings/settings.ts';
import { namesIn, type SeatNames } from './seats.ts';

/** What players are called when they do not say, and which bot takes a seat. */
export function useNames(): SeatNames {
  const t = useTranslations('names');
  const own = useSettings((settings) => settings.name);
  const bot = useSettings((settings) => settings.opponents);
  return useMemo(
    () => ({
      you: own || t('you'),
      anyone: t('you'),
      bots: namesIn(t('bots')),
      people: namesIn(t('people')),
      bot,
    }),
    [own, bot, t],
  );
}
