import { compute, number, oneOf, optional, phrase, type Telling } from '@tabard/engine';
import { CONDITIONS, type Condition, ELEMENTS } from '../defs.ts';
import {
  actionDef,
  distance,
  geometry,
  hasElement,
  isPlace,
  PLACES,
  spaceOf,
  topOf,
} from '../rules/facts.ts';
import type { About, FighterId, InCombat } from '../state.ts';
import { conditionName, elementName, isFoe, placeName, side } from './grammar.ts';
import { stateText } from './states.ts';
import { conditionPhrase } from './word.ts';

const TOPS = ['fatigue', 'neutral', 'elemental', 'mystling', 'passive'] as const;
type Top = (typeof TOPS)[number];
const topEn: Record<Top, string> = {
  fatigue: 'Fatigue',
  neutral: 'a Neutral card',
  elemental: 'an Elemental card',
  mystling: 'a card of your own',
  passive: 'a card with a passive effect',
};
const topFr: Record<Top, string> = {
  fatigue: 'une Fatigue',
  neutral: 'une carte Neutre',
  elemental: 'une carte Élémentaire',
  mystling: 'une carte de votre Mystling',
  passive: 'une carte à effet passif',
};

/** "vous avez une Brûlure", "l’adversaire est Ralenti" */
function isUnder(condition: Condition, isOther: boolean, t: Telling): string {
  if (condition === 'burn') return isOther ? 'l’adversaire a une Brûlure' : 'vous avez une Brûlure';
  const state = condition === 'silence' ? 'sous Silence' : conditionName(condition, t);
  return `${isOther ? 'l’adversaire est' : 'vous êtes'} ${state}`;
}

export const conditions = {
  near: conditionPhrase({
    args: { range: number },
    text: {
      en: (a) => `if the opponent is within range ${a.range}`,
      fr: (a) => `si l’adversaire est à portée ${a.range}`,
    },
    value: (m, about, a) => toOpponent(m, about) <= a.range,
  }),
  far: conditionPhrase({
    args: { range: number },
    text: {
      en: (a) => `if no opponent is within range ${a.range}`,
      fr: (a) => `si aucun adversaire n’est à portée ${a.range}`,
    },
    value: (m, about, a) => toOpponent(m, about) > a.range,
  }),
  'in-line': simple('if the opponent is in line', 'si l’adversaire est en ligne', (m, about) => {
    const g = geometry(m);
    const there = m.combat.fighters[about.foe].space;
    return g.direction[spaceOf(m, about) * g.size + there] >= 0;
  }),
  element: conditionPhrase({
    args: { element: oneOf(ELEMENTS), who: side },
    text: {
      en: (a, t) =>
        a.who === 'you' ? `if you have ${elementName(a.element, t)}` : `against ${elementName(a.element, t)}`,
      fr: (a, t) =>
        a.who === 'you' ? `si vous avez ${elementName(a.element, t)}` : `contre ${elementName(a.element, t)}`,
    },
    value: (m, about, a) => hasElement(m, a.who === 'you' ? about.you : about.foe, a.element),
  }),
  has: conditionPhrase({
    args: { condition: oneOf(CONDITIONS), who: side },
    text: {
      en: (a, t) => `if ${isFoe(a) ? 'the opponent has' : 'you have'} ${conditionName(a.condition, t)}`,
      fr: (a, t) => `si ${isUnder(a.condition, isFoe(a), t)}`,
    },
    value: (m, about, a) => {
      const who = isFoe(a) ? about.foe : about.you;
      return m.combat.fighters[who].conditions[CONDITIONS.indexOf(a.condition)] > 0;
    },
  }),
  on: conditionPhrase({
    args: { place: oneOf(PLACES), who: side },
    text: {
      en: (a, t) => `if ${isFoe(a) ? 'the opponent is' : 'you are'} on ${placeName(a.place, t)}`,
      fr: (a, t) => `si ${isFoe(a) ? 'l’adversaire est' : 'vous êtes'} sur ${placeName(a.place, t)}`,
    },
    value: (m, about, a) => {
      const who = isFoe(a) ? about.foe : about.you;
      return isPlace(m, about.you, m.combat.fighters[who].space, a.place);
    },
  }),
  beside: conditionPhrase({
    args: { place: oneOf(PLACES), range: optional(number), who: side },
    text: {
      en: (a, t) =>
        `if ${isFoe(a) ? 'the opponent is' : 'you are'} within range ${a.range ?? 1} of ${placeName(a.place, t)}`,
      fr: (a, t) =>
        `si ${isFoe(a) ? 'l’adversaire est' : 'vous êtes'} à portée ${a.range ?? 1} d’${placeName(a.place, t)}`,
    },
    value: (m, about, a) => {
      const { space } = m.combat.fighters[isFoe(a) ? about.foe : about.you];
      for (let other = 0; other < m.combat.terrain.length; other++)
        if (distance(m, space, other) <= (a.range ?? 1) && isPlace(m, about.you, other, a.place)) return true;
      return false;
    },
  }),
  'in-slot': conditionPhrase({
    args: { slot: number },
    text: {
      en: (a) => `if this card is in slot ${a.slot}`,
      fr: (a) => `si cette carte est dans l’emplacement ${a.slot}`,
    },
    value: (_m, about, a) => about.slot === a.slot,
  }),
  top: conditionPhrase({
    args: { top: oneOf(TOPS) },
    text: {
      en: (a) => `if ${topEn[a.top]} is on top of your discard pile`,
      fr: (a) => `si ${topFr[a.top]} est au sommet de votre défausse`,
    },
    value: (m, about, a) => isOnTop(m, about.you, a.top),
  }),
  dealt: simple('if that dealt damage', 'si des dégâts ont été infligés', (_m, about) => about.amount > 0),
  did: conditionPhrase({
    args: { count: number },
    text: {
      en: (a) => `if ${a.count} or more were`,
      fr: (a) => `s’il y en eut ${a.count} ou plus`,
    },
    value: (_m, about, a) => about.amount >= a.count,
  }),
  upgraded: simple(
    'if you have an Upgrade',
    'si vous avez une Amélioration',
    (m, about) => m.combat.fighters[about.you].upgrade.length > 0,
  ),
  triggered: simple(
    'if you used Trigger this turn',
    'si vous avez Déclenché ce tour',
    (m, about) => m.combat.fighters[about.you].hasTriggered,
  ),
  'your-turn': simple('during your turn', 'pendant votre tour', (m, about) => m.combat.active === about.you),
  'foe-turn': simple(
    'during the opponent’s turn',
    'pendant le tour adverse',
    (m, about) => m.combat.active === about.foe,
  ),
  'at-least': conditionPhrase({
    args: { least: number, of: phrase<number>('amount') },
    text: {
      en: (a, t) => stateText(a.of, { least: a.least }, t),
      fr: (a, t) => stateText(a.of, { least: a.least }, t),
    },
    value: (m, about, a) => compute(m, about, a.of) >= a.least,
  }),
  'at-most': conditionPhrase({
    args: { most: number, of: phrase<number>('amount') },
    text: {
      en: (a, t) => stateText(a.of, { most: a.most }, t),
      fr: (a, t) => stateText(a.of, { most: a.most }, t),
    },
    value: (m, about, a) => compute(m, about, a.of) <= a.most,
  }),
  not: conditionPhrase({
    args: { not: phrase<boolean>('condition') },
    text: {
      en: (a, t) => `unless ${t.phrase(a.not).replace(/^if /, '')}`,
      fr: (a, t) => `sauf ${t.phrase(a.not)}`,
    },
    value: (m, about, a) => !compute(m, about, a.not),
  }),
  both: conditionPhrase({
    args: { both: phrase<boolean>('condition'), and: phrase<boolean>('condition') },
    text: {
      en: (a, t) => `${t.phrase(a.both)} and ${t.phrase(a.and).replace(/^if /, '')}`,
      fr: (a, t) => `${t.phrase(a.both)} et ${t.phrase(a.and)}`,
    },
    value: (m, about, a) => compute(m, about, a.both) && compute(m, about, a.and),
  }),
  either: conditionPhrase({
    args: { either: phrase<boolean>('condition'), or: phrase<boolean>('condition') },
    text: {
      en: (a, t) => `${t.phrase(a.either)} or ${t.phrase(a.or).replace(/^if /, '')}`,
      fr: (a, t) => `${t.phrase(a.either)} ou ${t.phrase(a.or)}`,
    },
    value: (m, about, a) => compute(m, about, a.either) || compute(m, about, a.or),
  }),
};

function toOpponent(m: InCombat, about: About): number {
  return distance(m, spaceOf(m, about), m.combat.fighters[about.foe].space);
}

function isOnTop(m: InCombat, you: FighterId, kind: Top): boolean {
  const card = topOf(m.combat.fighters[you].discard);
  if (card < 0) return false;
  const def = actionDef(m, card);
  return kind === 'passive' ? def.passive !== undefined : def.kind === kind;
}

function simple(en: string, fr: string, value: (m: InCombat, about: About) => boolean) {
  return conditionPhrase({ args: {}, text: { en: () => en, fr: () => fr }, value });
}
