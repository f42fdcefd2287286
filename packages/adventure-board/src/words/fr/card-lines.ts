import type { Cost } from '../../defs.ts';
import type * as en from '../en/card-lines.ts';
import { toldSigned } from '../telling.ts';
import { acts, classNames, kindNames, levelNames, typeNames, valueNames, windowNames } from './terms.ts';

const subjects: Readonly<Record<en.Subject, readonly [has: string, not: string]>> = {
  you: ['vous avez', 'vous ne pouvez pas'],
  foe: ['votre adversaire a', 'votre adversaire ne peut pas'],
  rivals: ['chaque autre joueur a', 'aucun autre joueur ne peut'],
  everybody: ['chacun a', 'personne ne peut'],
  encounters: ['les Rencontres ont', 'les Rencontres ne peuvent pas'],
  bearer: ['le porteur a', 'le porteur ne peut pas'],
};

const bearers = {
  character: 'Attachez à votre Personnage.',
  rival: 'Attachez à un autre Personnage sur votre case.',
  weapon: 'Attachez à votre Arme équipée.',
  armour: 'Attachez à votre Armure équipée.',
  encounter: 'Attachez à une Rencontre invaincue sur votre case.',
} as const;

export const lines: typeof en.lines = {
  modifier: (subject, value, by, when, t) => {
    const { head, tail } = toldSigned(by, t);
    return `${when ? `${when}, ` : ''}${subjects[subject][0]} ${head} ${valueNames[value]}${tail}`;
  },
  prohibition: (subject, act, when) => `${when ? `${when}, ` : ''}${subjects[subject][1]} ${acts[act]}`,
  trigger: (on, when, effect, isOnce) =>
    `${on}${when ? `, ${when}` : ''}, ${effect}${isOnce ? ' (une fois par tour)' : ''}`,
  use: (window, cost, often, when, effect) =>
    `${windowNames[window]}${price(cost)} : ${when ? `${when}, ` : ''}${effect}${oftens[often]}`,
  played: (window, cost) => `${windowNames[window]}, ${cost} Énergie${cost > 1 ? 's' : ''}.`,
  attach: (bearer) => bearers[bearer],
  onlyIf: (when) => `Seulement ${when}.`,
  fighting: (attack, value, damage) =>
    `${attack === 'ranged' ? 'À distance' : 'Au contact'} ${value}, dégâts ${damage}`,
  body: (defence, health) => `Défense ${defence}, Santé ${health}`,
  kind: (kind, isAggressive) => `${kindNames[kind]}${isAggressive ? ', Agression' : ''}.`,
  item: (type, level, classes) =>
    `${typeNames[type]}, couleur ${levelNames[level]}${classes.length ? ` (${classes.map((one) => classNames[one]).join(', ')})` : ''}.`,
  gives: (attack, value, damage) =>
    `sans attaque ${attack === 'ranged' ? 'à distance' : 'au contact'} à vous, vous en avez une : ${value}, dégâts ${damage}`,
  meets: (place, foe, effect) =>
    foe
      ? `Un Personnage qui s’arrête ${place} y rencontre ${foe} ; s’il gagne : ${effect}`
      : `Un Personnage qui s’arrête ${place} y fait ceci : ${effect}`,
  front: (name) => `${name}.`,
  face: (name, level, values) => `${name} (carte ${levelNames[level]}) : ${values}`,
  quest: (level, valour) => `Quête ${levelNames[level]}, vaillance ${valour}.`,
  objective: (objective, place, foe, places, type) => {
    switch (objective.kind) {
      case 'be':
        return `soyez ${place}`;
      case 'beat':
        return `vainquez ${foe} ${place}`;
      case 'hand-in':
        return `remettez ${type} ${place}`;
      case 'visit':
        return `allez d’abord ${places.slice(0, -1).join(' et ')}, puis ${place}`;
      case 'duel':
        return `terrassez un autre Personnage ${place}`;
      case 'discoveries':
        return `défaussez ${objective.count === 1 ? 'une Découverte gardée' : `${objective.count} Découvertes gardées`} ${place}`;
    }
  },
  quarry: (kind, level, name) =>
    name ?? `une Rencontre${level ? ` ${levelNames[level]}` : ''}${kind ? ` (${kindNames[kind]})` : ''}`,
  handed: (type, level) =>
    `${type ? `un Objet (${typeNames[type]})` : 'un Objet'}${level ? ` de couleur ${levelNames[level]} ou plus` : ''} de votre Sac`,
  reward: (effect) => `Récompense : ${effect}`,
  worth: (valour) => `Vaillance ${valour}.`,
  red: 'Rouge : aussitôt.',
  green: 'Verte : peut être gardée.',
};

const oftens = { turn: ' (une fois par tour)', once: ' ; puis défaussez cette carte', always: '' } as const;

function price({ energy, damage, cards }: Cost): string {
  const parts = [
    energy ? `${energy} Énergie${energy > 1 ? 's' : ''}` : '',
    damage ? `subissez ${damage} dégât${damage > 1 ? 's' : ''}` : '',
    cards ? `défaussez ${cards === 1 ? 'une carte' : `${cards} cartes`}` : '',
  ].filter(Boolean);
  return parts.length ? `, ${parts.join(', ')}` : '';
}
