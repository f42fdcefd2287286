import { fixed, oneOf, optional, type Phrased, phrase, type Telling } from '@tabard/engine';
import type { Condition, Element, Marker } from '../defs.ts';
import type { Place } from '../rules/facts.ts';
import type { Each } from '../rules/targets.ts';
import { things } from './things.ts';

/** Arguments that many words share. */
export const amount = phrase<number>('amount');
export const range = optional(phrase<number>('amount'));
export const side = optional(oneOf(['you', 'foe']));

export function isFoe(args: { readonly who?: 'you' | 'foe' | 'ally' | undefined }): boolean {
  return args.who === 'foe';
}

/** An amount beside its keyword: "3", and what follows: " for each card in your discard pile". */
export interface Told {
  readonly head: string;
  readonly tail: string;
}

export function told(value: Phrased<number>, t: Telling): Told {
  const count = fixed(value);
  if (count !== undefined) return { head: String(count), tail: '' };
  if (value.name === 'any') return { head: t.phrase(value), tail: '' };
  if (value.name === 'count') return toldCount(value, t);
  return { head: 'X', tail: t.language === 'fr' ? ` (X : ${t.phrase(value)})` : ` (X: ${t.phrase(value)})` };
}

function toldCount(value: Phrased, t: Telling): Told {
  const { each, plus } = value.args;
  const step = String(each ?? 1);
  const what = t.phrase(value);
  if (plus === undefined) return { head: step, tail: ` ${what}` };
  const more = t.language === 'fr' ? `, plus ${step} ${what}` : `, and ${step} more ${what}`;
  return { head: String(plus), tail: more };
}

/** " in range 2", " at any range", " in line" */
/** How far, and whether in line. */
interface Reaching {
  readonly range?: Phrased<number> | undefined;
  readonly line?: true | undefined;
}

export function reach(args: Reaching, t: Telling): string {
  const fr = t.language === 'fr';
  const line = args.line ? (fr ? ' en ligne' : ' in line') : '';
  if (args.range === undefined) return line;
  if (args.range.name === 'any') return `${fr ? ' à toute portée' : ' at any range'}${line}`;
  const count = fixed(args.range);
  if (count !== undefined) return `${fr ? ' à portée' : ' in range'} ${count}${line}`;
  return `${fr ? ' à une portée égale au' : ' in a range equal to the'} ${numberOf(args.range, t)}${line}`;
}

/** "number of its slot", "number of cards in your slots" */
function numberOf(value: Phrased<number>, t: Telling): string {
  const counted = String(value.args.count);
  const fr = t.language === 'fr';
  if (counted === 'slot') return fr ? 'numéro de son emplacement' : 'number of its slot';
  return fr ? `nombre de ${things[counted].fr[1]}` : `number of ${things[counted].en[1]}`;
}

/** ", Pierce 2, Drain" */
export function riders(
  args: { readonly pierce?: Phrased<number> | undefined; readonly drain?: true | undefined },
  t: Telling,
): string {
  const fr = t.language === 'fr';
  let text = '';
  if (args.pierce !== undefined) text += `, ${fr ? 'Perforation' : 'Pierce'} ${told(args.pierce, t).head}`;
  if (args.drain) text += fr ? ', Drain' : ', Drain';
  return text;
}

export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A clause as a sentence. */
export function sentence(clause: string): string {
  if (!clause) return '';
  const text = clause.charAt(0).toUpperCase() + clause.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** " to each opponent in range 2", " to each other Mystling in range 1, allies too", " in line" */
export function aim(
  args: Reaching & { readonly each?: Each | undefined; readonly who?: 'you' | 'foe' | undefined },
  t: Telling,
): string {
  const fr = t.language === 'fr';
  const where = reach(args, t);
  if (args.each === 'opponents') return `${fr ? ' à chaque adversaire' : ' to each opponent'}${where}`;
  if (args.each === 'mystlings')
    return fr
      ? ` à chaque autre Mystling${where}, alliés compris`
      : ` to each other Mystling${where}, allies too`;
  if (args.who === 'you') return `${fr ? ' à vous-même' : ' to yourself'}${where}`;
  return where;
}

/** The name of a thing that is counted near somebody, with the range. */
export function nearest(name: string, range: unknown): string {
  return name.replace('{0}', String(range ?? 1));
}

const conditionEn: Record<string, string> = { burn: 'Burn', slow: 'Slow', weak: 'Weak', silence: 'Silence' };
const conditionFr: Record<string, string> = {
  burn: 'Brûlure',
  slow: 'Ralenti',
  weak: 'Affaibli',
  silence: 'Silence',
};

export function conditionName(name: Condition, t: Telling): string {
  return (t.language === 'fr' ? conditionFr : conditionEn)[name];
}

/** "2 Burn": of Burn alone there may be several. */
export function burns(count: string, t: Telling): string {
  const s = t.language === 'fr' && count !== '1' ? 's' : '';
  return `${count} ${conditionName('burn', t)}${s}`;
}

const elementEn: Record<string, string> = {
  fire: 'Fire',
  water: 'Water',
  air: 'Air',
  earth: 'Earth',
  light: 'Light',
  dark: 'Dark',
};
const elementFr: Record<string, string> = {
  fire: 'le Feu',
  water: 'l’Eau',
  air: 'l’Air',
  earth: 'la Terre',
  light: 'la Lumière',
  dark: 'les Ténèbres',
};

export function elementName(name: Element, t: Telling): string {
  return (t.language === 'fr' ? elementFr : elementEn)[name];
}

/** The name of a kind of space: a marker, a token, a Terrain. */
export function placeName(name: Place, t: Telling): string {
  const fr = t.language === 'fr';
  switch (name) {
    case 'token':
      return fr ? 'un de vos jetons' : 'one of your tokens';
    case 'foe-token':
      return fr ? 'un jeton adverse' : 'an opposing token';
    case 'terrain':
      return fr ? 'un Terrain' : 'Terrain';
    default:
      return fr
        ? `une case à l’icône ${markerName(name, t)}`
        : `a space with the ${markerName(name, t)} icon`;
  }
}

const markerEn: Record<string, string> = { 'marker-1': 'Leaf', 'marker-2': 'Umbrella', 'marker-3': 'Star' };
const markerFr: Record<string, string> = {
  'marker-1': 'Feuille',
  'marker-2': 'Ombrelle',
  'marker-3': 'Étoile',
};

/** Marker icons are called by what they show. */
export function markerName(name: Marker, t: Telling): string {
  return (t.language === 'fr' ? markerFr : markerEn)[name];
}
