/** What conditions, elements, icons and kinds of spaces are called. */
import type { Telling } from '@tabard/engine';
import type { Condition, Element, Marker } from '../defs.ts';
import type { Place } from '../rules/facts.ts';
import { en, foe, foeToken, fr, token } from './voice.ts';

const CONDITION: Readonly<Record<Condition, { readonly en: string; readonly fr: string }>> = {
  burn: { en: 'Burn', fr: 'Brûlure' },
  slow: { en: 'Slow', fr: 'Ralenti' },
  weak: { en: 'Weak', fr: 'Affaibli' },
  silence: { en: 'Silence', fr: 'Silence' },
};

export function conditionName(name: Condition, { language }: Telling): string {
  return CONDITION[name][language];
}

/** "2 Burn", "2 Brûlures": of Burn alone there may be several. */
export function burns(count: string, t: Telling): string {
  const s = t.language === 'fr' && count !== '1' && count !== '0' ? 's' : '';
  return `${count} ${CONDITION.burn[t.language]}${s}`;
}

const ELEMENT: Readonly<Record<Element, { readonly en: string; readonly fr: string }>> = {
  fire: { en: 'Fire', fr: 'le Feu' },
  water: { en: 'Water', fr: 'l’Eau' },
  air: { en: 'Air', fr: 'l’Air' },
  earth: { en: 'Earth', fr: 'la Terre' },
  light: { en: 'Light', fr: 'la Lumière' },
  dark: { en: 'Dark', fr: 'les Ténèbres' },
};

export function elementName(name: Element, { language }: Telling): string {
  return ELEMENT[name][language];
}

const MARKER: Readonly<Record<Marker, { readonly en: string; readonly fr: string }>> = {
  'marker-1': { en: 'Leaf', fr: 'Feuille' },
  'marker-2': { en: 'Umbrella', fr: 'Ombrelle' },
  'marker-3': { en: 'Star', fr: 'Étoile' },
};

/** Marker icons are called by what they show. */
export function markerName(name: Marker, { language }: Telling): string {
  return MARKER[name][language];
}

/** A kind of space: "one of your Quakes", "Terrain", "a space with the Leaf icon". */
export function placeName(name: Place, t: Telling): string {
  return t.language === 'fr' ? placeInFrench(name, t) : placeInEnglish(name, t);
}

function placeInEnglish(name: Place, t: Telling): string {
  switch (name) {
    case 'token':
      return `one of ${en(t).own} ${token(t, 'many')}`;
    case 'foe-token':
      return `one of ${foe(t)}’s ${foeToken(t, 'many')}`;
    case 'terrain':
      return 'Terrain';
    default:
      return `a space with the ${markerName(name, t)} icon`;
  }
}

function placeInFrench(name: Place, t: Telling): string {
  switch (name) {
    case 'token':
      return `un de ${fr(t).ownMany} ${token(t, 'many')}`;
    case 'foe-token':
      return `un des ${foeToken(t, 'many')} de ${foe(t)}`;
    case 'terrain':
      return 'un Terrain';
    default:
      return `une case à l’icône ${markerName(name, t)}`;
  }
}
