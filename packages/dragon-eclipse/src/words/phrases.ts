import type { Language, Phrases } from '@tabard/engine';
import { texts } from './texts.ts';

export const phrases: Readonly<Record<Language, Phrases>> = {
  en: { ...texts.en },
  fr: { ...texts.fr },
};
