import type { Language } from '@tabard/engine';
import en from './en.json';
import fr from './fr.json';

export const words: Readonly<Record<Language, typeof en>> = { en, fr };

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en;
    Locale: Language;
  }
}
