import { type Card, compute, number, oneOf, optional, phrase, type Tell } from '@tabard/engine';
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
import { conditionTexts } from '../words/conditions.ts';
import { ANSWERED, answered, isAimedAt } from './aim.ts';

const condition = effects.phrasing<boolean>();

const AGAINST = ['natural', 'mystical', 'darkness', 'creature', 'rival', 'mission'] as const;
const PARTY_TRAITS = [...SKILLS, 'female', 'male'] as const;

export const conditions = {
  against: condition({
    args: { foe: oneOf(AGAINST) },
    text: conditionTexts.against,
    value: (m, about, a) => isAgainst(m, about.you, a.foe),
  }),
  level: condition({
    args: { level: number },
    text: conditionTexts.level,
    value: (m, about, a) => levelAt(m, about.you) === a.level,
  }),
  'at-least': condition({
    args: { count: number },
    text: conditionTexts['at-least'],
    value: (m, about, a) => sizeOf(m, about.you) >= a.count,
  }),
  'at-most': condition({
    args: { count: number },
    text: conditionTexts['at-most'],
    value: (m, about, a) => sizeOf(m, about.you) <= a.count,
  }),
  'party-has': condition({
    args: { trait: oneOf(PARTY_TRAITS) },
    text: conditionTexts['party-has'],
    value: (m, about, a) =>
      partyOf(m, about.you).characters.some((character) => hasTrait(m, character, a.trait)),
  }),
  behind: simple(conditionTexts.behind, (m, about) => isBehind(m, about.you)),
  finished: condition({
    args: { count: number },
    text: conditionTexts.finished,
    value: (m, about, a) => partyOf(m, about.you).finished.length >= a.count,
  }),
  rested: simple(conditionTexts.rested, (m, about) => partyOf(m, about.you).rested),
  'in-organization': simple(
    conditionTexts['in-organization'],
    (m, about) => organizationOf(m, about.you) !== undefined,
  ),
  'alone-here': simple(conditionTexts['alone-here'], (m, about) => rivalsHere(m, about.you).length === 0),
  'company-here': simple(conditionTexts['company-here'], (m, about) => rivalsHere(m, about.you).length > 0),
  outside: simple(conditionTexts.outside, (m, about) => partyOf(m, about.you).area < 0),
  'hand-at-least': condition({
    args: { count: number },
    text: conditionTexts['hand-at-least'],
    value: (m, about, a) => partyOf(m, about.you).hand.length >= a.count,
  }),
  'hand-at-most': condition({
    args: { count: number },
    text: conditionTexts['hand-at-most'],
    value: (m, about, a) => partyOf(m, about.you).hand.length <= a.count,
  }),
  'rival-stronger': simple(
    conditionTexts['rival-stronger'],
    (m, about) => about.rival >= 0 && plainCombat(m, about.rival) > plainCombat(m, about.you),
  ),
  'rival-richer': simple(
    conditionTexts['rival-richer'],
    (m, about) => about.rival >= 0 && partyOf(m, about.rival).hand.length > partyOf(m, about.you).hand.length,
  ),
  crisis: simple(conditionTexts.crisis, (m) => m.final.length > 0),
  attacking: simple(conditionTexts.attacking, (m, about) => fightOf(m, about.you)?.a === about.you),
  'has-artifact': simple(
    conditionTexts['has-artifact'],
    (m, about) => artifactOf(m, about.you) !== undefined,
  ),
  'rival-has-artifact': simple(
    conditionTexts['rival-has-artifact'],
    (m, about) => about.rival >= 0 && artifactOf(m, about.rival) !== undefined,
  ),
  'has-arcane': simple(conditionTexts['has-arcane'], (m, about) => arcaneOf(m, about.you) !== undefined),
  incident: simple(conditionTexts.incident, (m) => m.incidents.length > 0),
  answering: condition({
    args: { what: oneOf(ANSWERED), or: optional(oneOf(ANSWERED)) },
    text: conditionTexts.answering,
    value: (m, _about, a) => [a.what, a.or].includes(answered(m)),
  }),
  'aimed-at-you': simple(conditionTexts['aimed-at-you'], (m, about) => isAimedAt(m, about.you)),
  not: condition({
    args: { not: phrase<boolean>('condition') },
    text: conditionTexts.not,
    value: (m, about, a) => !compute(m, about, a.not),
  }),
  both: condition({
    args: { both: phrase<boolean>('condition'), and: phrase<boolean>('condition') },
    text: conditionTexts.both,
    value: (m, about, a) => compute(m, about, a.both) && compute(m, about, a.and),
  }),
};

function simple(text: Tell, value: (m: Omega, about: About) => boolean) {
  return condition({ args: {}, text, value });
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
