import type { Language } from '@tabard/engine';
import en from './en.json';
import fr from './fr.json';
import pagesEn from './pages.en.json';
import pagesFr from './pages.fr.json';

type Words = typeof en & typeof pagesEn;

export const words: Readonly<Record<Language, Words>> = {
  en: { ...en, ...pagesEn },
  fr: { ...fr, ...pagesFr },
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
    Locale: Language;
  }
}
