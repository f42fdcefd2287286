import type { Language, Phrases } from '@tabard/engine';
import { wordsFrom } from '../../../table/kit/words.ts';
import { words } from '../words.ts';

const en: Phrases = {
  'choose-mystling': 'Your Mystling',
  'choose-partner': 'Your partner’s Mystling',
  'choose-opponent': 'The opponent’s Mystling',
  'choose-enemy': 'The Enemy',
  'choose-arena': 'The Arena',
  'as-enemy': 'As an Enemy',
  mode: 'How do you want to play?',
  'mode.campaign': 'Campaign',
  'mode.campaign.note':
    'The story, alone or with a friend: a Journal to read, places to search, Mystlings to tame. It is kept at every step and waits for you in the hall.',
  'mode.combat': 'Combat',
  'mode.combat.note': 'Fight or tame a wild Mystling, alone or together.',
  'mode.quick-battle': 'Quick battle',
  'mode.quick-battle.note': 'One against one, a Mystling each.',
  'mode.challenge': 'Challenge',
  'mode.challenge.note': 'Best of three with three Mystlings each.',
  deck: 'Deck',
  'deck.usual': 'Starting deck',
  'deck.suggested': 'Suggested deck',
  'deck.build': 'Build it at the table',
  'saved-deck': 'Saved: {0}',
  harder: 'Make it harder',
  hardCorruption: 'Corruption: the Enemy begins with a Corruption',
  hardUnpredictable: 'Unpredictable: the Enemy deck lies face down',
  hardSteel: 'Steel: less recovery after the combat',
  corruptionsOption: 'Further Corruptions of the Enemy',
  draftOption: 'Pick the Mystlings in turn at the table',
  tamingOption: 'The Enemy can be tamed',
  'arena.usual': 'The usual one',
  'any-map': 'Its usual map',
  mapOption: 'Arena map',
};

const fr: Phrases = {
  'choose-mystling': 'Votre Mystling',
  'choose-partner': 'Le Mystling de votre partenaire',
  'choose-opponent': 'Le Mystling de l’adversaire',
  'choose-enemy': 'L’Ennemi',
  'choose-arena': 'L’Arène',
  'as-enemy': 'En Ennemi',
  mode: 'Comment voulez-vous jouer ?',
  'mode.campaign': 'Campagne',
  'mode.campaign.note':
    'L’histoire, seul ou à deux : un Journal à lire, des lieux à fouiller, des Mystlings à apprivoiser. Elle est gardée à chaque pas et vous attend dans la salle.',
  'mode.combat': 'Combat',
  'mode.combat.note': 'Affrontez ou apprivoisez un Mystling sauvage, seul ou à deux.',
  'mode.quick-battle': 'Duel rapide',
  'mode.quick-battle.note': 'Un contre un, un Mystling chacun.',
  'mode.challenge': 'Défi',
  'mode.challenge.note': 'En deux manches gagnantes, trois Mystlings chacun.',
  deck: 'Paquet',
  'deck.usual': 'Paquet de départ',
  'deck.suggested': 'Paquet suggéré',
  'deck.build': 'À construire à la table',
  'saved-deck': 'Enregistré : {0}',
  harder: 'Plus difficile',
  hardCorruption: 'Corruption : l’Ennemi commence avec une Corruption',
  hardUnpredictable: 'Imprévisible : le paquet de l’Ennemi est face cachée',
  hardSteel: 'Acier : moins de récupération après le combat',
  corruptionsOption: 'Autres Corruptions de l’Ennemi',
  draftOption: 'Choisir les Mystlings tour à tour à la table',
  tamingOption: 'L’Ennemi peut être apprivoisé',
  'arena.usual': 'L’Arène habituelle',
  'any-map': 'Son plan habituel',
  mapOption: 'Plan d’Arène',
};

export const setupWords: Readonly<Record<Language, Phrases>> = { en, fr };

/** How the choice of a match speaks: with its own words and those of the board. */
export const setupWordsIn = wordsFrom({ en: { ...words.en, ...en }, fr: { ...words.fr, ...fr } });
