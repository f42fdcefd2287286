import { useTranslations } from 'use-intl';

/** What a set of cards is called; one that has no words yet is called by its id. */
export function useSetName(): (set: string) => string {
  const t = useTranslations('cardsPage.sets');
  return (set) => (t.has(set as 'first') ? t(set as 'first') : set);
}
