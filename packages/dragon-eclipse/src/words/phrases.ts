import { frenchSpaces, type Language, type Phrases } from '@tabard/engine';
import { campaign } from './campaign.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { story } from './story.ts';
import { texts } from './texts.ts';

/** All sentences; the French ones with the spaces that never break. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  en: { ...texts.en, ...en, ...story.en, ...campaign.en },
  fr: typeset({ ...texts.fr, ...fr, ...story.fr, ...campaign.fr }),
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
