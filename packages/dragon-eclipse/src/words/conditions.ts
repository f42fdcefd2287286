/** What each condition says. */
import {
  bothClauses,
  type Clause,
  eitherClause,
  ifClause,
  type Phrased,
  type Telling,
  unlessClause,
} from '@tabard/engine';
import type { Condition, Element } from '../defs.ts';
import type { Place } from '../rules/facts.ts';
import { conditionName, elementName, placeName } from './terms.ts';
import { type Bound, stateOf } from './things.ts';
import { en, foe, fr, isIt } from './voice.ts';

type Side = { readonly who?: 'you' | 'foe' | undefined };
type Range = { readonly range: number };

const inEnglish = (that: string): Clause => ifClause('en', that);
const inFrench = (that: string): Clause => ifClause('fr', that);

/** "you are", "it is", "the opponent is" */
function isEn({ who }: Side, t: Telling): string {
  return who === 'foe' ? `${foe(t)} is` : en(t).is;
}

function estFr({ who }: Side, t: Telling): string {
  return who === 'foe' ? `${foe(t)} est` : fr(t).is;
}

const TOP = {
  fatigue: { en: 'Fatigue', fr: 'une Fatigue' },
  neutral: { en: 'a Neutral card', fr: 'une carte Neutre' },
  elemental: { en: 'an Elemental card', fr: 'une carte Élémentaire' },
  mystling: { en: 'a Mystling card', fr: 'une carte de Mystling' },
  passive: { en: 'a card with a passive effect', fr: 'une carte à effet passif' },
};
type Top = { readonly top: keyof typeof TOP };
type Has = Side & { readonly condition: Condition };
type On = Side & { readonly place: Place };
type Beside = On & { readonly range?: number | undefined };
type OfElement = Side & { readonly element: Element };
type Slot = { readonly slot: number };
type Count = { readonly count: number };
type Least = { readonly least: number; readonly of: Phrased<number> };
type Most = { readonly most: number; readonly of: Phrased<number> };

export const conditionTexts = {
  near: {
    en: (a: Range, t: Telling) => inEnglish(`${foe(t)} is within range ${a.range}`),
    fr: (a: Range, t: Telling) => inFrench(`${foe(t)} est à portée ${a.range}`),
  },
  far: {
    en: (a: Range, t: Telling) => inEnglish(`${foe(t)} is not within range ${a.range}`),
    fr: (a: Range, t: Telling) => inFrench(`${foe(t)} n’est pas à portée ${a.range}`),
  },
  'in-line': {
    en: (_a: unknown, t: Telling) => inEnglish(`${foe(t)} is in line`),
    fr: (_a: unknown, t: Telling) => inFrench(`${foe(t)} est en ligne`),
  },
  element: {
    en: (a: OfElement, t: Telling) => {
      const name = elementName(a.element, t);
      if (a.who === 'you') return inEnglish(`${en(t).has} ${name}`);
      return { that: `${foe(t)} has ${name}`, beside: `against ${name}` };
    },
    fr: (a: OfElement, t: Telling) => {
      const name = elementName(a.element, t);
      if (a.who === 'you') return inFrench(`${fr(t).has} ${name}`);
      return { that: `${foe(t)} a ${name}`, beside: `contre ${name}` };
    },
  },
  has: {
    en: (a: Has, t: Telling) =>
      inEnglish(`${a.who === 'foe' ? `${foe(t)} has` : en(t).has} ${conditionName(a.condition, t)}`),
    fr: (a: Has, t: Telling) => inFrench(isUnder(a, t)),
  },
  on: {
    en: (a: On, t: Telling) => inEnglish(`${isEn(a, t)} on ${placeName(a.place, t)}`),
    fr: (a: On, t: Telling) => inFrench(`${estFr(a, t)} sur ${placeName(a.place, t)}`),
  },
  beside: {
    en: (a: Beside, t: Telling) =>
      inEnglish(`${isEn(a, t)} within range ${a.range ?? 1} of ${placeName(a.place, t)}`),
    fr: (a: Beside, t: Telling) =>
      inFrench(`${estFr(a, t)} à portée ${a.range ?? 1} d’${placeName(a.place, t)}`),
  },
  'in-slot': {
    en: (a: Slot) => inEnglish(`this card is in slot ${a.slot}`),
    fr: (a: Slot) => inFrench(`cette carte est dans l’emplacement ${a.slot}`),
  },
  top: {
    en: (a: Top, t: Telling) => inEnglish(`${TOP[a.top].en} is on top of ${en(t).own} discard pile`),
    fr: (a: Top, t: Telling) => inFrench(`${TOP[a.top].fr} est au sommet de ${fr(t).ownFeminine} défausse`),
  },
  dealt: {
    en: () => inEnglish('that dealt damage'),
    fr: () => inFrench('des dégâts ont été infligés'),
  },
  did: {
    en: (a: Count) => inEnglish(`there were ${a.count} or more`),
    fr: (a: Count) => inFrench(`il y en a eu ${a.count} ou plus`),
  },
  upgraded: {
    en: (_a: unknown, t: Telling) => inEnglish(`${en(t).has} an Upgrade`),
    fr: (_a: unknown, t: Telling) => inFrench(`${fr(t).has} une Amélioration`),
  },
  triggered: {
    en: (_a: unknown, t: Telling) => inEnglish(`${en(t).self} used Trigger this turn`),
    fr: (_a: unknown, t: Telling) => inFrench(`${fr(t).has} Déclenché ce tour`),
  },
  'your-turn': {
    en: (_a: unknown, t: Telling) => ({
      that: `it is ${en(t).own} turn`,
      beside: `during ${en(t).own} turn`,
    }),
    fr: (_a: unknown, t: Telling) => ({
      that: `c’est ${fr(t).own} tour`,
      beside: `pendant ${fr(t).own} tour`,
    }),
  },
  'foe-turn': {
    en: (_a: unknown, t: Telling) => ({ that: `it is ${foe(t)}’s turn`, beside: `during ${foe(t)}’s turn` }),
    fr: (_a: unknown, t: Telling) => ({
      that: `c’est le tour de ${foe(t)}`,
      beside: `pendant le tour de ${foe(t)}`,
    }),
  },
  'at-least': {
    en: (a: Least, t: Telling) => inEnglish(state(a.of, { least: a.least }, t)),
    fr: (a: Least, t: Telling) => inFrench(state(a.of, { least: a.least }, t)),
  },
  'at-most': {
    en: (a: Most, t: Telling) => inEnglish(state(a.of, { most: a.most }, t)),
    fr: (a: Most, t: Telling) => inFrench(state(a.of, { most: a.most }, t)),
  },
  not: {
    en: (a: { readonly not: Phrased<boolean> }, t: Telling) => unlessClause('en', t.clause(a.not)),
    fr: (a: { readonly not: Phrased<boolean> }, t: Telling) => unlessClause('fr', t.clause(a.not)),
  },
  both: {
    en: (a: Both, t: Telling) => bothClauses('en', t.clause(a.both), t.clause(a.and)),
    fr: (a: Both, t: Telling) => bothClauses('fr', t.clause(a.both), t.clause(a.and)),
  },
  either: {
    en: (a: Either, t: Telling) => eitherClause('en', t.clause(a.either), t.clause(a.or)),
    fr: (a: Either, t: Telling) => eitherClause('fr', t.clause(a.either), t.clause(a.or)),
  },
};

type Both = { readonly both: Phrased<boolean>; readonly and: Phrased<boolean> };
type Either = { readonly either: Phrased<boolean>; readonly or: Phrased<boolean> };

function state(of: Phrased<number>, bound: Bound, t: Telling): string {
  return stateOf(String(of.args.count), of.args.range, bound, t);
}

/** "vous avez une Brûlure", "l’adversaire est Ralenti" */
function isUnder(a: Has, t: Telling): string {
  const who = a.who === 'foe' ? foe(t) : isIt(t) ? 'il' : 'vous';
  if (a.condition === 'burn') return `${who} ${who === 'vous' ? 'avez' : 'a'} une Brûlure`;
  const named = a.condition === 'silence' ? 'sous Silence' : conditionName(a.condition, t);
  return `${who} ${who === 'vous' ? 'êtes' : 'est'} ${named}`;
}
