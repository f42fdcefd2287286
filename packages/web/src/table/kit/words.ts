import {
  frenchSpaces,
  type Language,
  type Phrases,
  type Reader,
  say,
  type TextArg,
  text,
} from '@tabard/engine';

/** Translates a board label. */
export type Say = (key: string, ...args: readonly TextArg[]) => string;

/** The words of a language, for one reader where they are about seats. */
export type WordsIn = (language: Language, reader?: Omit<Reader, 'language'>) => Say;

/** Phrases of the kit's own components. */
export const kitWords: Readonly<Record<Language, Phrases>> = {
  en: {
    'can-do': 'You can: {0}.',
    'cannot-do': 'Not now: {0}',
    'not-now': 'Not now',
    look: 'Look at it',
    'a-card': 'a face-down card',
    die: 'die {0}',
    total: 'together {0}',
    versus: 'against',
    skip: 'Skip',
    'go-on': 'click to go on',
    nearer: 'Nearer',
    farther: 'Farther',
  },
  fr: {
    'can-do': 'Vous pouvez : {0}.',
    'cannot-do': 'Pas maintenant : {0}',
    'not-now': 'Pas maintenant',
    look: 'Regarder de près',
    'a-card': 'une carte face cachée',
    die: 'dé {0}',
    total: 'en tout {0}',
    versus: 'contre',
    skip: 'Passer',
    'go-on': 'cliquez pour continuer',
    nearer: 'Plus près',
    farther: 'Plus loin',
  },
};

/** Between the parts of a sentence. */
export function semicolon(language: Language): string {
  return language === 'fr' ? '\u202f; ' : '; ';
}

const NOBODY: Omit<Reader, 'language'> = { seat: -1, seats: [] };

/** Words of a board: its own phrases and those of the kit, with French spacing. */
export function wordsFrom(own: Readonly<Record<Language, Phrases>>): WordsIn {
  const phrases = {
    en: { ...kitWords.en, ...own.en },
    fr: spaced({ ...kitWords.fr, ...own.fr }),
  };
  return (language, { seat, seats } = NOBODY) => {
    const nameOf = ({ id }: { id: number }) => seats[id];
    const speaker = { language, phrases: phrases[language], reader: seat, nameOf };
    return (key, ...args) => say(speaker, text(key, ...args));
  };
}

/** Phrases with the spaces that French sets before punctuation. */
function spaced(phrases: Phrases): Phrases {
  return Object.fromEntries(
    Object.entries(phrases).map(([key, phrase]) => [
      key,
      typeof phrase === 'string'
        ? frenchSpaces(phrase)
        : ([frenchSpaces(phrase[0]), frenchSpaces(phrase[1])] as const),
    ]),
  );
}
