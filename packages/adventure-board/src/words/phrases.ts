import type { Language, Phrases } from '@tabard/engine';
import { phrases as en } from './en/phrases.ts';
import { phrases as fr } from './fr/phrases.ts';
import { help } from './help.ts';
import { story } from './story.ts';

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: { ...en, ...story.en, ...help.en },
  fr: { ...fr, ...story.fr, ...help.fr },
};
