import { LANGUAGES, type Language } from '@tabard/engine';

/** The language that was set, else the first one of the browser's that we speak, else English. */
export function languageOf(wanted: Language | 'browser', browser: readonly string[]): Language {
  if (wanted !== 'browser') return wanted;
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isSpoken) ?? 'en';
}

function isSpoken(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
