import { type Card, compute, number, oneOf, optional, phrase } from '@tabard/engine';
import { characterDef, SKILLS } from '../defs.ts';
import { confrontationOf, fightOf } from '../rules/fight.ts';
import {
  arcaneOf,
  artifactOf,
  isBehind,
  levelAt,
  organizationOf,
  plainCombat,
  rivalsHere,
  sizeOf,
} from '../rules/strength.ts';
import { type About, effects, type Omega, partyOf } from '../state.ts';
import { ANSWERED, answered, isAimedAt } from './aim.ts';

const condition = effects.phrasing<boolean>();

const AGAINST = ['natural', 'mystical', 'darkness', 'creature', 'rival', 'mission'] as const;
const PARTY_TRAITS = [...SKILLS, 'female', 'male'] as const;

const againstEn = {
  natural: 'a natural Creature',
  mystical: 'a mystical Creature',
  darkness: 'Darkness',
  creature: 'a Creature',
  rival: 'a rival party',
  mission: 'a Mission opponent',
};
const againstFr = {
  natural: 'une Créature naturelle',
  mystical: 'une Créature mystique',
  darkness: 'les Ténèbres',
  creature: 'une Créature',
  rival: 'un groupe rival',
  mission: 'un adversaire de Mission',
};
const traitEn = { ki: 'Ki', magic: 'Magic', trickery: 'Trickery', female: 'a woman', male: 'a man' };
const traitFr = {
  ki: 'le Ki',
  magic: 'la Magie',
  trickery: 'la Ruse',
  female: 'une femme',
  male: 'un homme',
};

const answeredEn = {
  ki: 'a Ki card',
  magic: 'a Magic card',
  trickery: 'a Trickery card',
  plot: 'a Plot card',
  creature: 'a Creature',
  event: 'an Event',
};
const answeredFr = {
  ki: 'une carte de Ki',
  magic: 'une carte de Magie',
  trickery: 'une carte de Ruse',
  plot: 'une carte Intrigue',
  creature: 'une Créature',
  event: 'un Événement',
};

export const conditions = {
  against: condition({
    args: { foe: oneOf(AGAINST) },
    text: {
      en: (a) => `against ${againstEn[a.foe]}`,
      fr: (a) => `contre ${againstFr[a.foe]}`,
    },
    value: (m, about, a) => isAgainst(m, about.you, a.foe),
  }),
  level: condition({
    args: { level: number },
    text: {
      en: (a) => `if you are in a level ${a.level} Area`,
      fr: (a) => `si vous êtes dans un Lieu de niveau ${a.level}`,
    },
    value: (m, about, a) => levelAt(m, about.you) === a.level,
  }),
  'at-least': condition({
    args: { count: number },
    text: {
      en: (a) => `if your party has at least ${a.count} Characters`,
      fr: (a) => `si votre groupe compte au moins ${a.count} Personnages`,
    },
    value: (m, about, a) => sizeOf(m, about.you) >= a.count,
  }),
  'at-most': condition({
    args: { count: number },
    text: {
      en: (a) =>
        a.count === 1
          ? 'if your party has a single Character'
          : `if your party has at most ${a.count} Characters`,
      fr: (a) =>
        a.count === 1
          ? 'si votre groupe n’a qu’un Personnage'
          : `si votre groupe compte au plus ${a.count} Personnages`,
    },
    value: (m, about, a) => sizeOf(m, about.you) <= a.count,
  }),
  'party-has': condition({
    args: { trait: oneOf(PARTY_TRAITS) },
    text: {
      en: (a) => `if your party has ${traitEn[a.trait]}`,
      fr: (a) => `si votre groupe a ${traitFr[a.trait]}`,
    },
    value: (m, about, a) =>
      partyOf(m, about.you).characters.some((character) => hasTrait(m, character, a.trait)),
  }),
  behind: simple(
    'if you have finished no Mission and a rival has',
    'si vous n’avez accompli aucune Mission et qu’un rival en a accompli une',
    (m, about) => isBehind(m, about.you),
  ),
  finished: condition({
    args: { count: number },
    text: {
      en: (a) => `if you have finished ${a.count === 1 ? 'a Mission' : `${a.count} Missions`}`,
      fr: (a) => `si vous avez accompli ${a.count === 1 ? 'une Mission' : `${a.count} Missions`}`,
    },
    value: (m, about, a) => partyOf(m, about.you).finished.length >= a.count,
  }),
  rested: simple(
    'if you rested last turn',
    'si vous vous êtes reposé au tour précédent',
    (m, about) => partyOf(m, about.you).rested,
  ),
  'in-organization': simple(
    'if you belong to an Organization',
    'si vous appartenez à une Organisation',
    (m, about) => organizationOf(m, about.you) !== undefined,
  ),
  'alone-here': simple(
    'if no other party is in your Area',
    'si aucun autre groupe n’est dans votre Lieu',
    (m, about) => rivalsHere(m, about.you).length === 0,
  ),
  'company-here': simple(
    'if another party is in your Area',
    'si un autre groupe est dans votre Lieu',
    (m, about) => rivalsHere(m, about.you).length > 0,
  ),
  outside: simple(
    'if you are in no Area',
    'si vous n’êtes dans aucun Lieu',
    (m, about) => partyOf(m, about.you).area < 0,
  ),
  'hand-at-least': condition({
    args: { count: number },
    text: {
      en: (a) => `if you hold at least ${a.count} ${a.count === 1 ? 'card' : 'cards'}`,
      fr: (a) => `si vous avez au moins ${a.count} ${a.count === 1 ? 'carte' : 'cartes'} en main`,
    },
    value: (m, about, a) => partyOf(m, about.you).hand.length >= a.count,
  }),
  'hand-at-most': condition({
    args: { count: number },
    text: {
      en: (a) =>
        a.count === 0
          ? 'if your hand is empty'
          : `if you hold at most ${a.count} ${a.count === 1 ? 'card' : 'cards'}`,
      fr: (a) =>
        a.count === 0
          ? 'si votre main est vide'
          : `si vous avez au plus ${a.count} ${a.count === 1 ? 'carte' : 'cartes'} en main`,
    },
    value: (m, about, a) => partyOf(m, about.you).hand.length <= a.count,
  }),
  'rival-stronger': simple(
    'if your rival’s Characters have more Combat than yours',
    'si les Personnages du rival ont plus de Combat que les vôtres',
    (m, about) => about.rival >= 0 && plainCombat(m, about.rival) > plainCombat(m, about.you),
  ),
  'rival-richer': simple(
    'if your rival holds more cards than you',
    'si le rival a plus de cartes en main que vous',
    (m, about) => about.rival >= 0 && partyOf(m, about.rival).hand.length > partyOf(m, about.you).hand.length,
  ),
  crisis: simple(
    'if the Final Mission is revealed',
    'si la Mission finale est révélée',
    (m) => m.final.length > 0,
  ),
  attacking: simple(
    'if you started this combat',
    'si vous avez déclenché ce combat',
    (m, about) => fightOf(m, about.you)?.a === about.you,
  ),
  'has-artifact': simple(
    'if you have an Artifact',
    'si vous avez un Artefact',
    (m, about) => artifactOf(m, about.you) !== undefined,
  ),
  'rival-has-artifact': simple(
    'if your rival has an Artifact',
    'si le rival a un Artefact',
    (m, about) => about.rival >= 0 && artifactOf(m, about.rival) !== undefined,
  ),
  'has-arcane': simple(
    'if your party has an Arcane Character',
    'si votre groupe a un Personnage arcanique',
    (m, about) => arcaneOf(m, about.you) !== undefined,
  ),
  incident: simple(
    'if an Incident is in force',
    'si un Incident est en vigueur',
    (m) => m.incidents.length > 0,
  ),
  answering: condition({
    args: { what: oneOf(ANSWERED), or: optional(oneOf(ANSWERED)) },
    text: {
      en: (a) => `if it is ${answeredEn[a.what]}${a.or === undefined ? '' : ` or ${answeredEn[a.or]}`}`,
      fr: (a) => `si c’est ${answeredFr[a.what]}${a.or === undefined ? '' : ` ou ${answeredFr[a.or]}`}`,
    },
    value: (m, _about, a) => [a.what, a.or].includes(answered(m)),
  }),
  'aimed-at-you': simple('if it is aimed at your party', 'si elle vise votre groupe', (m, about) =>
    isAimedAt(m, about.you),
  ),
  not: condition({
    args: { not: phrase<boolean>('condition') },
    text: {
      en: (a, t) => `unless ${t.phrase(a.not).replace(/^if /, '')}`,
      fr: (a, t) => `sauf ${t.phrase(a.not)}`,
    },
    value: (m, about, a) => !compute(m, about, a.not),
  }),
  both: condition({
    args: { both: phrase<boolean>('condition'), and: phrase<boolean>('condition') },
    text: {
      en: (a, t) => together(t.phrase(a.both), t.phrase(a.and), /^if /, ' and '),
      fr: (a, t) => together(t.phrase(a.both), t.phrase(a.and), /^si /, ' et '),
    },
    value: (m, about, a) => compute(m, about, a.both) && compute(m, about, a.and),
  }),
};

/** "against a rival party if …", "if … and …" */
function together(one: string, other: string, ifWord: RegExp, and: string): string {
  const [first, second] = ifWord.test(one) && !ifWord.test(other) ? [other, one] : [one, other];
  return ifWord.test(first) ? `${first}${and}${second.replace(ifWord, '')}` : `${first} ${second}`;
}

function simple(en: string, fr: string, value: (m: Omega, about: About) => boolean) {
  return condition({ args: {}, text: { en: () => en, fr: () => fr }, value });
}

function isAgainst(m: Omega, you: number, foe: string): boolean {
  const fight = confrontationOf(m, you);
  if (!fight) return false;
  if (foe === 'darkness') return fight.darkness;
  if (foe === 'natural' || foe === 'mystical') return fight.nature === foe;
  return fight.foe === foe;
}

export function hasTrait(m: Omega, character: Card, trait: string): boolean {
  const def = characterDef(m, character);
  return def.gender === trait || def.skills.some((skill) => skill === trait);
}
