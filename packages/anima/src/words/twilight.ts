import type { Language, Phrases } from '@tabard/engine';
import { phrases } from '../cardtext.ts';

/** What is said otherwise in Twilight of the Gods. */
export const twilightPhrases: Readonly<Record<Language, Phrases>> = {
  en: {
    ...phrases.en,
    'game.title': 'Twilight of the Gods',
    'outcome.crisis': 'Genesis remakes the world. Nobody wins.',
    'option.with': 'Sets',
    'option.with.alone': 'Twilight of the Gods alone',
    'option.with.omega': 'with Shadow of Omega',
    'option.missionsOf': 'Missions',
    'option.missionsOf.twilight': 'Twilight of the Gods',
    'option.missionsOf.omega': 'Shadow of Omega',
    'option.missionsOf.pack': 'a set of your own',
    'option.with.alone.note':
      'The 110 cards of this set, for two to four: Arcane Characters, Artifacts, Incidents and Traps.',
    'option.with.omega.note':
      'Both sets shuffled together, for two to five: more of everything, and the Organizations of Shadow of Omega.',
    'option.missionsOf.twilight.note': 'With the Areas of all sets.',
    'option.missionsOf.omega.note': 'With the Areas of Shadow of Omega alone.',
    'option.extendedGame': 'Extended Game',
    'option.extendedGame.note': 'No Crisis: the match ends when somebody completes the Final Mission.',
    'option.openRolls': 'Open Rolls',
    'option.openRolls.note': 'A combat die that shows a 6 is rolled again and the results are added.',
  },
  fr: {
    ...phrases.fr,
    'game.title': 'Le Crépuscule des dieux',
    'outcome.crisis': 'La Genèse refait le monde. Personne ne gagne.',
    'option.with': 'Extensions',
    'option.with.alone': 'Le Crépuscule des dieux seul',
    'option.with.omega': 'avec L’Ombre d’Oméga',
    'option.missionsOf': 'Missions',
    'option.missionsOf.twilight': 'Le Crépuscule des dieux',
    'option.missionsOf.omega': 'L’Ombre d’Oméga',
    'option.missionsOf.pack': 'un jeu de cartes à vous',
    'option.with.alone.note':
      'Les 110 cartes de ce jeu, de deux à quatre : Personnages arcaniques, Artefacts, Incidents et Pièges.',
    'option.with.omega.note':
      'Les deux jeux mélangés, de deux à cinq : davantage de tout, et les Organisations de L’Ombre d’Oméga.',
    'option.missionsOf.twilight.note': 'Avec les Lieux de tous les jeux.',
    'option.missionsOf.omega.note': 'Avec les seuls Lieux de L’Ombre d’Oméga.',
    'option.extendedGame': 'Partie longue',
    'option.extendedGame.note': 'Pas de Crise : la partie finit quand quelqu’un accomplit la Mission finale.',
    'option.openRolls': 'Jets ouverts',
    'option.openRolls.note': 'En combat, un dé qui montre 6 est relancé et les résultats s’ajoutent.',
  },
};
