/** How happenings are told: who does what, and how much of it. */
import { number, oneOf, optional, type Tell, type Telling } from '@tabard/engine';
import { isEnemy, isOpponent } from '../rules/facts.ts';
import type { HURTS } from '../rules/report.ts';
import type { FighterId, InCombat } from '../state.ts';

const WHO = ['you', 'foe', 'any', 'player', 'enemy'] as const;
export const who = optional(oneOf(WHO));
export const least = optional(number);

export interface Who {
  readonly who?: (typeof WHO)[number] | undefined;
}

export interface Least {
  readonly least?: number | undefined;
}

const whoEn: Record<string, readonly [string, string]> = {
  you: ['you', ''],
  foe: ['the opponent', 's'],
  any: ['any Mystling', 's'],
  player: ['a player’s Mystling', 's'],
  enemy: ['the Enemy', 's'],
};
const whoFr: Record<string, readonly [string, string]> = {
  you: ['vous', 'ez'],
  foe: ['l’adversaire', 'e'],
  any: ['un Mystling', 'e'],
  player: ['le Mystling d’un joueur', 'e'],
  enemy: ['l’Ennemi', 'e'],
};

export function isWhom(m: InCombat, owner: number, args: Who, fighter: FighterId): boolean {
  switch (args.who) {
    case 'foe':
      return isOpponent(m, owner, fighter);
    case 'any':
      return true;
    case 'player':
      return !isEnemy(m, fighter);
    case 'enemy':
      return isEnemy(m, fighter);
    default:
      return owner < 0 || fighter === owner;
  }
}

export function enough(args: Least, count: number): boolean {
  return count >= (args.least ?? 1);
}

/** "when you attack", "when the opponent attacks" */
export function verb<A = Who>(
  en: string,
  fr: string,
  more: (a: A & Who, t: Telling) => string = () => '',
): Tell<A & Who> {
  return {
    en: (a, t) => {
      const [subject, s] = whoEn[a.who ?? 'you'];
      return `when ${subject} ${s ? third(en) : en}${more(a, t)}`;
    },
    fr: (a, t) => {
      const [subject, ending] = whoFr[a.who ?? 'you'];
      const elided = /^[aeiouéAEIOU]/.test(subject) ? 'qu’' : 'que ';
      const [first, ...rest] = fr.split(' ');
      return `lors${elided}${subject} ${[conjugated(first, ending), ...rest].join(' ')}${more(a, t)}`;
    },
  };
}

function third(en: string): string {
  const [first, ...rest] = en.split(' ');
  const word =
    first === 'are' ? 'is' : first === 'have' ? 'has' : /(s|sh|ch)$/.test(first) ? `${first}es` : `${first}s`;
  return [word, ...rest].join(' ');
}

/** Verbs are written by their stem: "attaqu-" gives "attaquez" and "attaque"; others name both forms. */
function conjugated(stem: string, ending: string): string {
  if (stem.includes('|')) return stem.split('|')[ending === 'ez' ? 0 : 1];
  return stem + ending;
}

/** " 3 or more spaces", " d’au moins 3 cases"; nothing where one is enough. */
export function atLeast(what: string, quoi: string) {
  return (a: Least, t: Telling) => {
    if (a.least === undefined) return '';
    return t.language === 'fr' ? ` d’au moins ${counted(a, quoi)}` : ` ${a.least} or more ${what}`;
  };
}

/** " damage", " 3 or more damage": what the verb must name in any case. */
function some(what: string, quoi: { readonly any: string; readonly one: string }) {
  return (a: Least, t: Telling) => {
    if (t.language === 'fr')
      return a.least === undefined ? ` ${quoi.any}` : ` au moins ${counted(a, quoi.one)}`;
    return a.least === undefined ? ` ${what}` : ` ${a.least} or more ${what}`;
  };
}

/** "3 jetons d’État": the first word takes the plural; Power never does. */
function counted({ least }: Least, quoi: string): string {
  const [noun, ...rest] = quoi.split(' ');
  const many = least === 1 || noun === 'Pouvoir' ? noun : `${noun}s`;
  return [least, many, ...rest].join(' ');
}

export const someDamage = some('damage', { any: 'des dégâts', one: 'dégât' });
export const somePower = some('Power', { any: 'du Pouvoir', one: 'Pouvoir' });

/** " and deal at least 3 damage", " and deals no damage" */
export function dealing(a: Who & Least & { readonly blocked?: true | undefined }, t: Telling): string {
  if (!a.blocked && a.least === undefined) return '';
  if (t.language === 'fr')
    return a.blocked
      ? ' sans infliger de dégât'
      : ` en infligeant au moins ${a.least} dégât${a.least === 1 ? '' : 's'}`;
  return ` and ${isOwn(a) ? 'deal' : 'deals'} ${a.blocked ? 'no' : `at least ${a.least}`} damage`;
}

function isOwn({ who }: Who): boolean {
  return who === undefined || who === 'you';
}

export interface By {
  readonly by?: (typeof HURTS)[number] | undefined;
}

export function byWhat(a: By, t: Telling): string {
  if (a.by === undefined) return '';
  const fr = { attack: ' d’une Attaque', deal: ' d’un effet', wound: ' directs', burn: ' de Brûlure' };
  const en = { attack: ' from an Attack', deal: ' from an effect', wound: ' directly', burn: ' from Burn' };
  return (t.language === 'fr' ? fr : en)[a.by];
}

export function anyCondition(t: Telling): string {
  return t.language === 'fr' ? 'un État' : 'a Condition';
}

export interface Kind {
  readonly card?: string | undefined;
  readonly slot?: number | undefined;
}

export function cardKind(a: Kind, t: Telling): string {
  const fr: Record<string, string> = {
    neutral: ' une carte Neutre',
    elemental: ' une carte Élémentaire',
    mystling: ' une carte de votre Mystling',
    fatigue: ' une Fatigue',
  };
  const en: Record<string, string> = {
    neutral: ' a Neutral card',
    elemental: ' an Elemental card',
    mystling: ' a card of your Mystling',
    fatigue: ' Fatigue',
  };
  const isFrench = t.language === 'fr';
  const kind = a.card === undefined ? (isFrench ? ' une carte' : ' a card') : (isFrench ? fr : en)[a.card];
  if (a.slot === undefined) return kind;
  return kind + (isFrench ? ` de l’emplacement ${a.slot}` : ` from slot ${a.slot}`);
}

export interface WhichBonus extends Who {
  readonly bonus: string;
}

export function bonusName(a: WhichBonus, t: Telling): string {
  const fr: Record<string, string> = {
    dash: 'Ruée',
    prepare: 'Préparation',
    element: 'l’Action bonus élémentaire',
    special: isOwn(a) ? 'votre Capacité spéciale' : 'sa Capacité spéciale',
    card: 'l’Action bonus d’une carte',
    arena: 'une Action bonus de l’Arène',
    any: 'une Action bonus',
  };
  const en: Record<string, string> = {
    dash: 'Dash',
    prepare: 'Prepare',
    element: 'the Elemental Bonus Action',
    special: isOwn(a) ? 'your Special Ability' : 'its Special Ability',
    card: 'a Bonus Action of a card',
    arena: 'a Bonus Action of the Arena',
    any: 'a Bonus Action',
  };
  return (t.language === 'fr' ? fr : en)[a.bonus];
}
