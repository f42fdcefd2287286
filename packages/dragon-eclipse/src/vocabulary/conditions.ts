import { compute, number, oneOf, optional, phrase, type Tell } from '@tabard/engine';
import { CONDITIONS, ELEMENTS } from '../defs.ts';
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
import { conditionTexts } from '../words/conditions.ts';
import { isFoe, side } from './grammar.ts';
import { conditionPhrase } from './word.ts';

const TOPS = ['fatigue', 'neutral', 'elemental', 'mystling', 'passive'] as const;
type Top = (typeof TOPS)[number];

export const conditions = {
  near: conditionPhrase({
    args: { range: number },
    text: conditionTexts.near,
    value: (m, about, a) => toOpponent(m, about) <= a.range,
  }),
  far: conditionPhrase({
    args: { range: number },
    text: conditionTexts.far,
    value: (m, about, a) => toOpponent(m, about) > a.range,
  }),
  'in-line': simple(conditionTexts['in-line'], (m, about) => {
    const g = geometry(m);
    const there = m.combat.fighters[about.foe].space;
    return g.direction[spaceOf(m, about) * g.size + there] >= 0;
  }),
  element: conditionPhrase({
    args: { element: oneOf(ELEMENTS), who: side },
    text: conditionTexts.element,
    value: (m, about, a) => hasElement(m, a.who === 'you' ? about.you : about.foe, a.element),
  }),
  has: conditionPhrase({
    args: { condition: oneOf(CONDITIONS), who: side },
    text: conditionTexts.has,
    value: (m, about, a) => {
      const who = isFoe(a) ? about.foe : about.you;
      return m.combat.fighters[who].conditions[CONDITIONS.indexOf(a.condition)] > 0;
    },
  }),
  on: conditionPhrase({
    args: { place: oneOf(PLACES), who: side },
    text: conditionTexts.on,
    value: (m, about, a) => {
      const who = isFoe(a) ? about.foe : about.you;
      return isPlace(m, about.you, m.combat.fighters[who].space, a.place);
    },
  }),
  beside: conditionPhrase({
    args: { place: oneOf(PLACES), range: optional(number), who: side },
    text: conditionTexts.beside,
    value: (m, about, a) => {
      const { space } = m.combat.fighters[isFoe(a) ? about.foe : about.you];
      for (let other = 0; other < m.combat.terrain.length; other++)
        if (distance(m, space, other) <= (a.range ?? 1) && isPlace(m, about.you, other, a.place)) return true;
      return false;
    },
  }),
  'in-slot': conditionPhrase({
    args: { slot: number },
    text: conditionTexts['in-slot'],
    value: (_m, about, a) => about.slot === a.slot,
  }),
  top: conditionPhrase({
    args: { top: oneOf(TOPS) },
    text: conditionTexts.top,
    value: (m, about, a) => isOnTop(m, about.you, a.top),
  }),
  dealt: simple(conditionTexts.dealt, (_m, about) => about.amount > 0),
  did: conditionPhrase({
    args: { count: number },
    text: conditionTexts.did,
    value: (_m, about, a) => about.amount >= a.count,
  }),
  upgraded: simple(conditionTexts.upgraded, (m, about) => m.combat.fighters[about.you].upgrade.length > 0),
  triggered: simple(conditionTexts.triggered, (m, about) => m.combat.fighters[about.you].hasTriggered),
  'your-turn': simple(conditionTexts['your-turn'], (m, about) => m.combat.active === about.you),
  'foe-turn': simple(conditionTexts['foe-turn'], (m, about) => m.combat.active === about.foe),
  'at-least': conditionPhrase({
    args: { least: number, of: phrase<number>('amount') },
    text: conditionTexts['at-least'],
    value: (m, about, a) => compute(m, about, a.of) >= a.least,
  }),
  'at-most': conditionPhrase({
    args: { most: number, of: phrase<number>('amount') },
    text: conditionTexts['at-most'],
    value: (m, about, a) => compute(m, about, a.of) <= a.most,
  }),
  not: conditionPhrase({
    args: { not: phrase<boolean>('condition') },
    text: conditionTexts.not,
    value: (m, about, a) => !compute(m, about, a.not),
  }),
  both: conditionPhrase({
    args: { both: phrase<boolean>('condition'), and: phrase<boolean>('condition') },
    text: conditionTexts.both,
    value: (m, about, a) => compute(m, about, a.both) && compute(m, about, a.and),
  }),
  either: conditionPhrase({
    args: { either: phrase<boolean>('condition'), or: phrase<boolean>('condition') },
    text: conditionTexts.either,
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

function simple(text: Tell, value: (m: InCombat, about: About) => boolean) {
  return conditionPhrase({ args: {}, text, value });
}
