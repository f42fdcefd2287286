import type { Language } from '@tabard/engine';
import { useLanguage } from '../settings/settings.ts';
import { pageEntry } from './page-entries.ts';
import type { GameTitle } from './page-entry.ts';
import { findEntry } from './registry.ts';

/** What a game is called and is about, without loading it. */
export function useGameTitle(): (id: string) => GameTitle {
  const language = useLanguage();
  return (id) => gameTitle(id, language);
}

export function gameTitle(id: string, language: Language): GameTitle {
  return pageEntry(id)?.names[language] ?? findEntry(id) ?? { title: id, description: '' };
}
