import {
  type Args,
  type ArgValue,
  oneOf,
  optional,
  type Phrased,
  phrase,
  type Tell,
  type Telling,
} from '@tabard/engine';
import { things } from './things.ts';

/** Arguments that many words share. */
export const amount = phrase('amount');
export const range = optional(phrase('amount'));
export const condition = phrase('condition');
export const side = optional(oneOf(['you', 'foe']));

export function isFoe(args: Args): boolean {
  return args.who === 'foe';
}

export function tell(en: (args: Args, t: Telling) => string, fr: (args: Args, t: Telling) => string): Tell {
  return { en, fr };
}

/** The number that an amount is written as, or undefined when it has to be counted. */
export function fixed(value: ArgValue): number | undefined {
  if (value === undefined) return undefined;
  const { name, args } = value as Phrased;
  return name === 'number' ? (args.number as number) : undefined;
}

/** An amount beside its keyword: "3", and what follows: " for each card in your discard pile". */
export interface Told {
  readonly head: string;
  readonly tail: string;
}

export function told(value: ArgValue, t: Telling): Told {
  const count = fixed(value);
  if (count !== undefined) return { head: String(count), tail: '' };
  const { name, args } = value as Phrased;
  if (name === 'any') return { head: t.phrase(value), tail: '' };
  if (name === 'number') return { head: String(args.number), tail: '' };
  if (name === 'count') return toldCount(value as Phrased, t);
  return { head: 'X', tail: t.language === 'fr' ? ` (X : ${t.phrase(value)})` : ` (X: ${t.phrase(value)})` };
}

function toldCount(value: Phrased, t: Telling): Told {
  const { each, plus } = value.args;
  const step = String((each as number | undefined) ?? 1);
  const what = t.phrase(value);
  if (plus === undefined) return { head: step, tail: ` ${what}` };
  const more = t.language === 'fr' ? `, plus ${step} ${what}` : `, and ${step} more ${what}`;
  return { head: String(plus), tail: more };
}

/** " in range 2", " at any range", " in line" */
export function reach(args: Args, t: Telling): string {
  const fr = t.language === 'fr';
  const line = args.line ? (fr ? ' en ligne' : ' in line') : '';
  if (args.range === undefined) return line;
  const { name } = args.range as Phrased;
  if (name === 'any') return `${fr ? ' à toute portée' : ' at any range'}${line}`;
  const count = fixed(args.range);
  if (count !== undefined) return `${fr ? ' à portée' : ' in range'} ${count}${line}`;
  return `${fr ? ' à une portée égale au' : ' in a range equal to the'} ${numberOf(args.range, t)}${line}`;
}

/** "number of its slot", "number of cards in your slots" */
function numberOf(value: ArgValue, t: Telling): string {
  const counted = (value as Phrased).args.count as string;
  const fr = t.language === 'fr';
  if (counted === 'slot') return fr ? 'numéro de son emplacement' : 'number of its slot';
  return fr ? `nombre de ${things[counted].fr[1]}` : `number of ${things[counted].en[1]}`;
}

/** ", Pierce 2, Drain" */
export function riders(args: Args, t: Telling): string {
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

export const EACH = ['opponents', 'mystlings'] as const;

/** " to each opponent in range 2", " to each other Mystling in range 1, allies too", " in line" */
export function aim(args: Args, t: Telling): string {
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

export function conditionName(name: ArgValue, t: Telling): string {
  return (t.language === 'fr' ? conditionFr : conditionEn)[name as string];
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

export function elementName(name: ArgValue, t: Telling): string {
  return (t.language === 'fr' ? elementFr : elementEn)[name as string];
}

/** The name of a kind of space: a marker, a token, a Terrain. */
export function placeName(name: ArgValue, t: Telling): string {
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
export function markerName(name: ArgValue, t: Telling): string {
  return (t.language === 'fr' ? markerFr : markerEn)[name as string];
}

export const PLACES = ['marker-1', 'marker-2', 'marker-3', 'token', 'foe-token', 'terrain'] as const;
