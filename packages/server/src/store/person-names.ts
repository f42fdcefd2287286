import unhomoglyph from 'unhomoglyph';

/** The name shown for deleted accounts. */
export const NOBODY = '…';

/** A name without invisible characters and in lower case: people sign in with it. */
export function foldName(name: string): string {
  return seen(name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC'));
}

/**
 * The look of a name: names that people could confuse have the same one (the UTS 39 skeleton of the name as written,
 * then folded to lower case). It is stored, so a change of this function or its data needs a migration.
 */
export function lookOf(name: string): string {
  const written = prototypesOf(seen(name.normalize('NFKC')));
  // A capital I is now a small l, which a capital L does not look like.
  return prototypesOf(written.replaceAll(/[^L]+/gu, (letters) => letters.toLowerCase()));
}

function prototypesOf(text: string): string {
  return [...text.normalize('NFD')].map(prototypeOf).join('').normalize('NFD');
}

function seen(name: string): string {
  return name
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

const MOST_KNOWN = 10_000;
const known = new Map<string, string>();

/** The prototype of a letter and its look-alikes, cached: the library searches its whole list for each. */
function prototypeOf(letter: string): string {
  const before = known.get(letter);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const found = unhomoglyph(letter);
  known.set(letter, found);
  return found;
}

/** Scripts whose letters can look alike. */
const ALPHABETS = {
  Latin: /\p{Script_Extensions=Latin}/u,
  Greek: /\p{Script_Extensions=Greek}/u,
  Cyrillic: /\p{Script_Extensions=Cyrillic}/u,
  Armenian: /\p{Script_Extensions=Armenian}/u,
  Georgian: /\p{Script_Extensions=Georgian}/u,
  Cherokee: /\p{Script_Extensions=Cherokee}/u,
  Coptic: /\p{Script_Extensions=Coptic}/u,
  Hebrew: /\p{Script_Extensions=Hebrew}/u,
  Arabic: /\p{Script_Extensions=Arabic}/u,
  'East Asian':
    /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}\p{Script_Extensions=Bopomofo}]/u,
} as const;
const OTHER = 'another alphabet';
/** Scripts that are commonly written together and not confusable. */
const TOGETHER = new Set<string>(['Latin', 'East Asian']);

/** The alphabets that a word of the name mixes; empty when each word keeps to one, or to ones written together. */
export function mixedAlphabets(name: string): readonly string[] {
  const words = name.normalize('NFKC').match(/[\p{L}\p{M}]+/gu) ?? [];
  return (
    words.map(alphabetsIn).find((found) => !found.every((one) => TOGETHER.has(one)) && found.length > 1) ?? []
  );
}

function alphabetsIn(word: string): readonly string[] {
  return [...new Set((word.match(/\p{L}/gu) ?? []).map(alphabetOf))];
}

function alphabetOf(letter: string): string {
  return Object.entries(ALPHABETS).find(([, knows]) => knows.test(letter))?.[0] ?? OTHER;
}
