import type { Language, Phrases } from '@tabard/engine';
import { campaign } from './campaign.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { help } from './help.ts';
import { roguelite } from './roguelite.ts';
import { story } from './story.ts';
import { texts } from './texts.ts';

/** All sentences. */
export const phrases: Readonly<Record<Language, Phrases>> = {
  en: { ...texts.en, ...en, ...story.en, ...campaign.en, ...roguelite.en, ...help.en },
  fr: { ...texts.fr, ...fr, ...story.fr, ...campaign.fr, ...roguelite.fr, ...help.fr },
};
