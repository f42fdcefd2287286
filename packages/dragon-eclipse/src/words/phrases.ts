import { frenchSpaces, type Language, type Phrases } from '@tabard/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { story } from './story.ts';
import { texts } from './texts.ts';

/** All sentences; the French ones with the spaces that never break. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  en: { ...texts.en, ...en, ...story.en },
  fr: typeset({ ...texts.fr, ...fr, ...story.fr }),
};

function typeset(written: Phrases): Phrases {
  return Object.fromEntries(
    Object.entries(written).map(([key, phrase]) => [
      key,
      typeof phrase === 'string'
        ? frenchSpaces(phrase)
        : ([frenchSpaces(phrase[0]), frenchSpaces(phrase[1])] as const),
    ]),
  );
}
