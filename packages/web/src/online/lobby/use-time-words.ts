import { useTranslations } from 'use-intl';
import { inUnits } from './clocks.ts';

/** A duration in words: "2 minutes", "3 days". */
export function useTimeWords(): (ms: number) => string {
  const t = useTranslations('newTable');
  return (ms) => {
    const { unit, count } = inUnits(ms);
    return t(unit, { count });
  };
}
