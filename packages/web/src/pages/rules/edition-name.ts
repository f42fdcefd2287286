import { useTranslations } from 'use-intl';

/** What an edition or mode is called; one that has no words yet is called by its id. */
export function useEditionName(): (edition: string) => string {
  const t = useTranslations('rulesPage.editions');
  return (edition) => (t.has(edition as 'first') ? t(edition as 'first') : edition);
}
