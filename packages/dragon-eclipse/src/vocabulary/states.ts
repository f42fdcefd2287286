/** A count as a state: "if you have 5 or more Power", "if there are no opposing tokens in the Arena". */
import type { Phrased, Telling } from '@tabard/engine';
import { nearest } from './grammar.ts';
import { things } from './things.ts';

interface Bound {
  readonly least?: number;
  readonly most?: number;
}

/** How a thing is had or done; the others simply are there. */
const en: Record<string, (many: string) => string> = {
  power: (many) => `you have ${many} Power`,
  damage: (many) => `you have ${many} damage`,
  'foe-damage': (many) => `the opponent has ${many} damage`,
  health: (many) => `you have ${many} Health left`,
  'foe-health': (many) => `the opponent has ${many} Health left`,
  moved: (many) => `you moved ${many} spaces this turn`,
  resolved: (many) => `you resolved ${many} cards this turn`,
  struck: (many) => `you dealt ${many} damage this turn`,
};
const fr: Record<string, (many: string, s: string) => string> = {
  power: (many) => `si vous avez ${many} Pouvoir`,
  damage: (many, s) => `si vous avez ${many} dégât${s}`,
  'foe-damage': (many, s) => `si l’adversaire a ${many} dégât${s}`,
  health: (many, s) => `s’il vous reste ${many} point${s} de Santé`,
  'foe-health': (many, s) => `s’il reste ${many} point${s} de Santé à l’adversaire`,
  moved: (many, s) => `si vous avez parcouru ${many} case${s} ce tour`,
  resolved: (many, s) => `si vous avez résolu ${many} carte${s} ce tour`,
  struck: (many, s) => `si vous avez infligé ${many} dégât${s} ce tour`,
};
const noneFr: Record<string, string> = {
  power: 'si vous n’avez pas de Pouvoir',
  damage: 'si vous n’avez pas de dégât',
  'foe-damage': 'si l’adversaire n’a pas de dégât',
  moved: 'si vous n’avez pas bougé ce tour',
  resolved: 'si vous n’avez résolu aucune carte ce tour',
  struck: 'si vous n’avez infligé aucun dégât ce tour',
};

export function stateText(of: Phrased<number>, bound: Bound, t: Telling): string {
  const { name, args } = of;
  if (name !== 'count') return `${t.phrase(of)} (${quantity(bound, t)})`;
  const counted = String(args.count);
  return t.language === 'fr'
    ? inFrench(counted, args.range, bound, t)
    : inEnglish(counted, args.range, bound, t);
}

function quantity({ least, most }: Bound, t: Telling): string {
  if (t.language === 'fr') return least === undefined ? `au plus ${most}` : `au moins ${least}`;
  if (most === 0) return 'no';
  return least === undefined ? `at most ${most}` : `${least} or more`;
}

function inEnglish(counted: string, range: unknown, bound: Bound, t: Telling): string {
  if (bound.most === 0 && counted === 'moved') return 'if you did not move this turn';
  const many = quantity(bound, t);
  const isOne = (bound.least ?? bound.most) === 1;
  const there = `${isOne ? 'there is' : 'there are'} ${many} ${nearest(things[counted].en[isOne ? 0 : 1], range)}`;
  return `if ${en[counted]?.(many) ?? there}`;
}

function inFrench(counted: string, range: unknown, bound: Bound, t: Telling): string {
  const [one, several] = things[counted].fr.map((name) => nearest(name, range));
  if (bound.most === 0) return noneFr[counted] ?? `s’il n’y a pas de ${several}`;
  const isOne = (bound.least ?? bound.most) === 1;
  const many = quantity(bound, t);
  return fr[counted]?.(many, isOne ? '' : 's') ?? `s’il y a ${many} ${isOne ? one : several}`;
}
