import type * as en from '../en/terms.ts';

export const levelNames: typeof en.levelNames = {
  grey: 'grise',
  green: 'verte',
  yellow: 'jaune',
  red: 'rouge',
};

export const valueNames: typeof en.valueNames = {
  ranged: 'en attaque à distance',
  melee: 'en attaque au contact',
  attack: 'aux deux attaques',
  'ranged-damage': 'aux dégâts à distance',
  'melee-damage': 'aux dégâts au contact',
  damage: 'aux dégâts des deux attaques',
  defence: 'en Défense',
  health: 'en Santé',
  ward: 'en Protection',
  steps: 'au nombre de pas',
  energy: 'en Énergie au dé',
  cost: 'au coût des cartes de Capacité',
  rest: 'aux dégâts retirés par le Repos',
  train: 'aux cartes piochées à l’Entraînement',
  barter: 'aux points par Objet troqué',
};

export const spans: typeof en.spans = {
  combat: 'pendant ce combat',
  turn: 'ce tour',
  'next-turn': 'jusqu’au début de votre prochain tour',
};

export const kindNames: typeof en.kindNames = {
  beast: 'Bête',
  brigand: 'Brigand',
  undead: 'Mort-vivant',
  spirit: 'Esprit',
  construct: 'Automate',
  fiend: 'Démon',
};
export const kindPlurals: typeof en.kindPlurals = {
  beast: 'les Bêtes',
  brigand: 'les Brigands',
  undead: 'les Morts-vivants',
  spirit: 'les Esprits',
  construct: 'les Automates',
  fiend: 'les Démons',
};

export const classNames: typeof en.classNames = {
  warrior: 'Lame-jurée',
  hunter: 'Garde-piste',
  mage: 'Lampiste',
  warlock: 'Lié du pacte',
};

export const resourceNames: typeof en.resourceNames = {
  rest: 'Repos',
  train: 'Entraînement',
  scout: 'Reconnaissance',
  rumour: 'Rumeur',
  travel: 'Voyage',
  barter: 'Troc',
};

export const windowNames: typeof en.windowNames = {
  start: 'Début du tour',
  movement: 'Mouvement',
  exploration: 'Exploration',
  challenge: 'Défi',
  combat: 'Combat',
  maintenance: 'Maintenance',
  any: 'À tout moment de votre tour',
};

export const typeNames: typeof en.typeNames = { weapon: 'Arme', armour: 'Armure', bag: 'Objet de Sac' };

export const acts: typeof en.acts = {
  rest: 'se reposer',
  train: 's’entraîner',
  scout: 'partir en reconnaissance',
  rumour: 'écouter les rumeurs',
  travel: 'voyager',
  barter: 'troquer',
  ranged: 'attaquer à distance',
  melee: 'attaquer au contact',
  duel: 'attaquer un Personnage',
  play: 'jouer des cartes de Capacité',
  use: 'utiliser des Objets de Sac et des Découvertes gardées',
  aggro: 'être arrêté ou retenu par un marqueur rouge',
  reroll: 'relancer un dé de combat',
};
