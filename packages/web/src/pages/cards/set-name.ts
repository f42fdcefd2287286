import { useLanguage } from '../../settings/settings.ts';
import { phraseOf } from '../../table/say.ts';
import type { Catalogue } from './load-catalogue.ts';

/** What the game calls the choice between its sets of cards, and each of them. */
export function useSetNames({ game, setOption }: Catalogue): {
  readonly choice: string;
  nameOf(set: string): string;
} {
  const language = useLanguage();
  const phrase = (key: string) => phraseOf(game, { language }, `option.${setOption}${key}`);
  return { choice: phrase('') ?? '', nameOf: (set) => phrase(`.${set}`) ?? set };
}
