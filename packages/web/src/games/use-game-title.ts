import { useTranslations } from 'use-intl';
import { findEntry } from './registry.ts';

export interface GameTitle {
  readonly title: string;
  readonly description: string;
}

/** What a game is called and is about, without loading it. */
export function useGameTitle(): (id: string) => GameTitle {
  const t = useTranslations('games');
  return (id) => {
    const entry = findEntry(id);
    const key = id as 'shadow-of-omega';
    return t.has(`${key}.title`)
      ? { title: t(`${key}.title`), description: t(`${key}.description`) }
      : { title: entry?.title ?? id, description: entry?.description ?? '' };
  };
}
