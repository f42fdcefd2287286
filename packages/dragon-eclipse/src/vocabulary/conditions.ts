import { number, oneOf, optional, type Phrased, phrase, type Tell, type Telling } from '@tabard/engine';
import { CONDITIONS, ELEMENTS, type Element } from '../defs.ts';
import {
  actionDef,
  distance,
  geometry,
  hasElement,
  hasTokenAt,
  isPvp,
  markerAt,
  opponentOf,
  spaceOf,
  terrainAt,
  tokenAt,
  topOf,
} from '../rules/facts.ts';
import type { About, InCombat } from '../state.ts';
import { amountOf } from './amounts.ts';
import { conditionName, elementName, isFoe, PLACES, placeName, side, tell } from './grammar.ts';
import { stateText } from './states.ts';
import type { EclipsePhrasing } from './word.ts';

type Condition = EclipsePhrasing<boolean>;

const TOPS = ['fatigue', 'neutral', 'elemental', 'mystling', 'passive'] as const;
const topEn: Record<string, string> = {
  fatigue: 'Fatigue',
  neutral: 'a Neutral card',
  elemental: 'an Elemental card',
  mystling: 'a card of your own',
  passive: 'a card with a passive effect',
};
const topFr: Record<string, string> = {
  fatigue: 'une Fatigue',
  neutral: 'une carte Neutre',
  elemental: 'une carte Élémentaire',
  mystling: 'une carte de votre Mystling',
  passive: 'une carte à effet passif',
};

/** "vous avez une Brûlure", "l’adversaire est Ralenti" */
function isUnder(condition: unknown, isOther: boolean, t: Telling): string {
  if (condition === 'burn') return isOther ? 'l’adversaire a une Brûlure' : 'vous avez une Brûlure';
  const state = condition === 'silence' ? 'sous Silence' : conditionName(condition as string, t);
  return `${isOther ? 'l’adversaire est' : 'vous êtes'} ${state}`;
}

export const conditions: Record<string, Condition> = {
  near: {
    args: { range: number },
    text: tell(
      (a) => `if the opponent is within range ${a.range}`,
      (a) => `si l’adversaire est à portée ${a.range}`,
    ),
    value: (m, about, a) => toOpponent(m, about) <= (a.range as number),
  },
  far: {
    args: { range: number },
    text: tell(
      (a) => `if no opponent is within range ${a.range}`,
      (a) => `si aucun adversaire n’est à portée ${a.range}`,
    ),
    value: (m, about, a) => toOpponent(m, about) > (a.range as number),
  },
  'in-line': simple('if the opponent is in line', 'si l’adversaire est en ligne', (m, about) => {
    const g = geometry(m);
    const there = m.combat.fighters[opponentOf(m, about.you)].space;
    return g.direction[spaceOf(m, about) * g.size + there] >= 0;
  }),
  element: {
    args: { element: oneOf(ELEMENTS), who: side },
    text: tell(
      (a, t) =>
        a.who === 'you' ? `if you have ${elementName(a.element, t)}` : `against ${elementName(a.element, t)}`,
      (a, t) =>
        a.who === 'you' ? `si vous avez ${elementName(a.element, t)}` : `contre ${elementName(a.element, t)}`,
    ),
    value: (m, about, a) =>
      hasElement(m, a.who === 'you' ? about.you : opponentOf(m, about.you), a.element as Element),
  },
  has: {
    args: { condition: oneOf(CONDITIONS), who: side },
    text: tell(
      (a, t) => `if ${isFoe(a) ? 'the opponent has' : 'you have'} ${conditionName(a.condition, t)}`,
      (a, t) => `si ${isUnder(a.condition, isFoe(a), t)}`,
    ),
    value: (m, about, a) => {
      const who = isFoe(a) ? opponentOf(m, about.you) : about.you;
      return m.combat.fighters[who].conditions[CONDITIONS.indexOf(a.condition as 'burn')] > 0;
    },
  },
  on: {
    args: { place: oneOf(PLACES), who: side },
    text: tell(
      (a, t) => `if ${isFoe(a) ? 'the opponent is' : 'you are'} on ${placeName(a.place, t)}`,
      (a, t) => `si ${isFoe(a) ? 'l’adversaire est' : 'vous êtes'} sur ${placeName(a.place, t)}`,
    ),
    value: (m, about, a) => {
      const who = isFoe(a) ? opponentOf(m, about.you) : about.you;
      return isPlace(m, about.you, m.combat.fighters[who].space, a.place as string);
    },
  },
  beside: {
    args: { place: oneOf(PLACES), range: optional(number), who: side },
    text: tell(
      (a, t) =>
        `if ${isFoe(a) ? 'the opponent is' : 'you are'} within range ${a.range ?? 1} of ${placeName(a.place, t)}`,
      (a, t) =>
        `si ${isFoe(a) ? 'l’adversaire est' : 'vous êtes'} à portée ${a.range ?? 1} d’${placeName(a.place, t)}`,
    ),
    value: (m, about, a) => {
      const { space } = m.combat.fighters[isFoe(a) ? opponentOf(m, about.you) : about.you];
      for (let other = 0; other < m.combat.terrain.length; other++)
        if (
          distance(m, space, other) <= ((a.range as number | undefined) ?? 1) &&
          isPlace(m, about.you, other, a.place as string)
        )
          return true;
      return false;
    },
  },
  'in-slot': {
    args: { slot: number },
    text: tell(
      (a) => `if this card is in slot ${a.slot}`,
      (a) => `si cette carte est dans l’emplacement ${a.slot}`,
    ),
    value: (_m, about, a) => about.slot === a.slot,
  },
  top: {
    args: { top: oneOf(TOPS) },
    text: tell(
      (a) => `if ${topEn[a.top as string]} is on top of your discard pile`,
      (a) => `si ${topFr[a.top as string]} est au sommet de votre défausse`,
    ),
    value: (m, about, a) => isOnTop(m, about.you, a.top as string),
  },
  dealt: simple('if that dealt damage', 'si des dégâts ont été infligés', (_m, about) => about.amount > 0),
  did: {
    args: { count: number },
    text: tell(
      (a) => `if ${a.count} or more were`,
      (a) => `s’il y en eut ${a.count} ou plus`,
    ),
    value: (_m, about, a) => about.amount >= (a.count as number),
  },
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
    (m, about) => m.combat.active === opponentOf(m, about.you),
  ),
  'at-least': {
    args: { least: number, of: phrase('amount') },
    text: tell(
      (a, t) => stateText(a.of, { least: a.least as number }, t),
      (a, t) => stateText(a.of, { least: a.least as number }, t),
    ),
    value: (m, about, a) => amountOf(m, about, a.of) >= (a.least as number),
  },
  'at-most': {
    args: { most: number, of: phrase('amount') },
    text: tell(
      (a, t) => stateText(a.of, { most: a.most as number }, t),
      (a, t) => stateText(a.of, { most: a.most as number }, t),
    ),
    value: (m, about, a) => amountOf(m, about, a.of) <= (a.most as number),
  },
  not: {
    args: { not: phrase('condition') },
    text: tell(
      (a, t) => `unless ${t.phrase(a.not).replace(/^if /, '')}`,
      (a, t) => `sauf ${t.phrase(a.not)}`,
    ),
    value: (m, about, a) => !holds(m, about, a.not as Phrased),
  },
  both: {
    args: { both: phrase('condition'), and: phrase('condition') },
    text: tell(
      (a, t) => `${t.phrase(a.both)} and ${t.phrase(a.and).replace(/^if /, '')}`,
      (a, t) => `${t.phrase(a.both)} et ${t.phrase(a.and)}`,
    ),
    value: (m, about, a) => holds(m, about, a.both as Phrased) && holds(m, about, a.and as Phrased),
  },
  either: {
    args: { either: phrase('condition'), or: phrase('condition') },
    text: tell(
      (a, t) => `${t.phrase(a.either)} or ${t.phrase(a.or).replace(/^if /, '')}`,
      (a, t) => `${t.phrase(a.either)} ou ${t.phrase(a.or)}`,
    ),
    value: (m, about, a) => holds(m, about, a.either as Phrased) || holds(m, about, a.or as Phrased),
  },
};

export function holds(m: InCombat, about: About, condition: Phrased): boolean {
  return conditions[condition.name].value(m, about, condition.args);
}

export function holdsOr(m: InCombat, about: About, condition: Phrased | undefined): boolean {
  return condition === undefined || holds(m, about, condition);
}

function toOpponent(m: InCombat, about: About): number {
  return distance(m, spaceOf(m, about), m.combat.fighters[opponentOf(m, about.you)].space);
}

/** Whether a space is of a kind; whose tokens are meant depends on who asks. */
export function isPlace(m: InCombat, you: number, space: number, place: string): boolean {
  switch (place) {
    case 'token':
      return hasTokenAt(m, you, space);
    case 'foe-token': {
      const [white, black] = [tokenAt(m, 0, space), tokenAt(m, 1, space)];
      return (white >= 0 && isOther(m, you, white)) || (black >= 0 && isOther(m, you, black));
    }
    case 'terrain':
      return terrainAt(m, space) !== undefined;
    default:
      return markerAt(m, space) === Number(place.slice(-1));
  }
}

function isOther(m: InCombat, you: number, owner: number): boolean {
  return isPvp(m) ? owner !== you : (owner === m.seats) !== (you === m.seats);
}

function isOnTop(m: InCombat, you: number, kind: string): boolean {
  const card = topOf(m.combat.fighters[you].discard);
  if (card < 0) return false;
  const def = actionDef(m, card);
  return kind === 'passive' ? def.passive !== undefined : def.kind === kind;
}

function simple(en: string, fr: string, value: (m: InCombat, about: About) => boolean): Condition {
  const text: Tell = { en: () => en, fr: () => fr };
  return { args: {}, text, value };
}
