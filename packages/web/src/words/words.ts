import type { Language } from '@tabard/engine';
import en from './en.json';
import fr from './fr.json';
import onlineEn from './online.en.json';
import onlineFr from './online.fr.json';
import pagesEn from './pages.en.json';
import pagesFr from './pages.fr.json';

type Words = typeof en & typeof pagesEn & typeof onlineEn;

export const words: Readonly<Record<Language, Words>> = {
  en: { ...en, ...pagesEn, ...onlineEn },
  fr: { ...fr, ...pagesFr, ...onlineFr },
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
    Locale: Language;
  }
}
