import type { Language, Phrases } from '@tabard/engine';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** What is said otherwise in Twilight of the Gods. */
export const twilightPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    ...en,
    'game.title': 'Twilight of the Gods',
    'outcome.crisis': 'Genesis remakes the world. Nobody wins.',
    'option.with': 'Sets',
    'option.with.alone': 'Twilight of the Gods alone',
    'option.with.omega': 'with Shadow of Omega',
    'option.missionsOf': 'Missions',
    'option.missionsOf.twilight': 'Twilight of the Gods',
    'option.missionsOf.omega': 'Shadow of Omega',
    'option.missionsOf.pack': 'a set of your own',
    'option.extendedGame': 'Extended Game: no Crisis',
    'option.openRolls': 'Open Rolls: a 6 rolls again in combat',
  },
  fr: {
    ...fr,
    'game.title': 'Le Crépuscule des dieux',
    'outcome.crisis': 'Genèse refait le monde. Personne ne gagne.',
    'option.with': 'Extensions',
    'option.with.alone': 'Le Crépuscule des dieux seul',
    'option.with.omega': 'avec L’Ombre d’Oméga',
    'option.missionsOf': 'Missions',
    'option.missionsOf.twilight': 'Le Crépuscule des dieux',
    'option.missionsOf.omega': 'L’Ombre d’Oméga',
    'option.missionsOf.pack': 'un jeu de cartes à vous',
    'option.extendedGame': 'Partie longue : pas de Crise',
    'option.openRolls': 'Jets ouverts : en combat, un 6 se relance',
  },
};
