import {
  type ArgSpecs,
  type Args,
  number,
  oneOf,
  optional,
  type Phrased,
  type Tell,
  type Telling,
  yes,
} from '@tabard/engine';
import { BONUS_KINDS, CONDITIONS, eclipseContent } from '../defs.ts';
import { actionDef, isEnemy, isOpponent } from '../rules/facts.ts';
import type { Combat } from '../state.ts';
import { isPlace } from './conditions.ts';
import { conditionName, PLACES, placeName, tell } from './grammar.ts';

/** What verbs report, in a fixed order: a trigger watches some of them by their numbers. */
export const HAPPENINGS = [
  'turn-began',
  'turn-ended',
  'attacked',
  'missed',
  'dealt',
  'hurt',
  'healed',
  'moved',
  'entered',
  'blinked',
  'afflicted',
  'cleansed',
  'resolved',
  'discarded',
  'drew',
  'reshuffled',
  'searched',
  'bonus-used',
  'power-gained',
  'power-spent',
  'token-placed',
  'token-gained',
  'fell',
  'interrupted',
  'triggered',
  'upgraded',
  'special-used',
  'special-silenced',
  'tired',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** By what somebody was hurt. */
export const HURTS = ['attack', 'deal', 'wound', 'burn'] as const;

/** One phrase of `on`: which happening it watches and which of them it means. */
export interface HappeningPhrase {
  readonly code: number;
  readonly args: ArgSpecs;
  readonly text: Tell;
  /** The owner is -1 for the rules of an Arena, whose "you" is whoever it happens to. */
  matches(m: Combat, owner: number, args: Args, a: number, b: number, c: number): boolean;
}

const WHO = ['you', 'foe', 'any', 'player', 'enemy'] as const;
const who = optional(oneOf(WHO));
const least = optional(number);

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

function isWhom(m: Combat, owner: number, args: Args, fighter: number): boolean {
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

function enough(args: Args, count: number): boolean {
  return count >= ((args.least as number | undefined) ?? 1);
}

/** "when you attack", "when the opponent attacks" */
function verb(en: string, fr: string, more: (a: Args, t: Telling) => string = () => ''): Tell {
  return tell(
    (a, t) => {
      const [subject, s] = whoEn[(a.who as string | undefined) ?? 'you'];
      return `when ${subject} ${s ? third(en) : en}${more(a, t)}`;
    },
    (a, t) => {
      const [subject, ending] = whoFr[(a.who as string | undefined) ?? 'you'];
      const elided = /^[aeiouéAEIOU]/.test(subject) ? 'qu’' : 'que ';
      const [first, ...rest] = fr.split(' ');
      return `lors${elided}${subject} ${[conjugated(first, ending), ...rest].join(' ')}${more(a, t)}`;
    },
  );
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

function atLeast(what: string, quoi: string) {
  return (a: Args, t: Telling) => {
    if (a.least === undefined) return '';
    return t.language === 'fr' ? ` (au moins ${a.least} ${quoi})` : ` (at least ${a.least} ${what})`;
  };
}

const codeOf = (name: Happening) => HAPPENINGS.indexOf(name);

export const happenings: Record<string, HappeningPhrase> = {
  'begin-turn': {
    code: codeOf('turn-began'),
    args: { who },
    text: verb('begin a turn', 'commencez|commence un tour'),
    matches: isWhom,
  },
  'end-turn': {
    code: codeOf('turn-ended'),
    args: { who },
    text: verb('end a turn', 'termin un tour'),
    matches: isWhom,
  },
  attack: {
    code: codeOf('attacked'),
    args: { who, least: optional(number), blocked: yes },
    text: verb('attack', 'attaqu', (a, t) =>
      a.blocked
        ? t.language === 'fr'
          ? ' sans infliger de dégât'
          : ' and deal no damage'
        : atLeast('damage', 'dégâts')(a, t),
    ),
    matches: (m, owner, a, f, _target, damage) =>
      isWhom(m, owner, a, f) &&
      (a.blocked ? damage === 0 : a.least === undefined || damage >= (a.least as number)),
  },
  miss: {
    code: codeOf('missed'),
    args: { who },
    text: verb('attack and nobody is in range', 'attaqu hors de portée'),
    matches: isWhom,
  },
  deal: {
    code: codeOf('dealt'),
    args: { who, least },
    text: verb('deal damage', 'infligez|inflige des dégâts', atLeast('damage', 'dégâts')),
    matches: (m, owner, a, f, _target, damage) => isWhom(m, owner, a, f) && enough(a, damage),
  },
  hurt: {
    code: codeOf('hurt'),
    args: { who, by: optional(oneOf(HURTS)), least },
    text: verb(
      'suffer damage',
      'subissez|subit des dégâts',
      (a, t) => byWhat(a, t) + atLeast('damage', 'dégâts')(a, t),
    ),
    matches: (m, owner, a, f, damage, kind) =>
      isWhom(m, owner, a, f) && enough(a, damage) && (a.by === undefined || HURTS[kind] === a.by),
  },
  heal: {
    code: codeOf('healed'),
    args: { who, least },
    text: verb('heal', 'guérissez|guérit', atLeast('damage', 'dégâts')),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  },
  move: {
    code: codeOf('moved'),
    args: { who, least },
    text: verb('move', 'bougez|bouge', atLeast('spaces', 'cases')),
    matches: (m, owner, a, f, steps) => isWhom(m, owner, a, f) && enough(a, steps),
  },
  enter: {
    code: codeOf('entered'),
    args: { who, place: oneOf(PLACES) },
    text: verb('enter', 'entrez|entre sur', (a, t) => ` ${placeName(a.place, t)}`),
    matches: (m, owner, a, f, space) =>
      isWhom(m, owner, a, f) && isPlace(m, owner < 0 ? f : owner, space, a.place as string),
  },
  blink: {
    code: codeOf('blinked'),
    args: { who },
    text: verb('Blink', 'effectuez|effectue un Saut'),
    matches: isWhom,
  },
  afflicted: {
    code: codeOf('afflicted'),
    args: { who, with: optional(oneOf(CONDITIONS)) },
    text: verb(
      'get',
      'recevez|reçoit',
      (a, t) => ` ${a.with === undefined ? anyCondition(t) : conditionName(a.with, t)}`,
    ),
    matches: (m, owner, a, f, condition) =>
      isWhom(m, owner, a, f) && (a.with === undefined || CONDITIONS[condition] === a.with),
  },
  cleanse: {
    code: codeOf('cleansed'),
    args: { who, least },
    text: verb('Cleanse', 'purifiez|purifie', atLeast('tokens', 'jetons')),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  },
  resolve: {
    code: codeOf('resolved'),
    args: {
      who,
      card: optional(oneOf(['neutral', 'elemental', 'mystling', 'fatigue'])),
      slot: optional(number),
    },
    text: verb('resolve', 'résolvez|résout', (a, t) => cardKind(a, t)),
    matches: (m, owner, a, f, card, slot) =>
      isWhom(m, owner, a, f) &&
      (a.slot === undefined || a.slot === slot) &&
      (a.card === undefined || (!isEnemy(m, f) && actionDef(m, card).kind === a.card)),
  },
  discard: {
    code: codeOf('discarded'),
    args: { who },
    text: verb('discard a card unresolved', 'défauss une carte non résolue'),
    matches: isWhom,
  },
  draw: {
    code: codeOf('drew'),
    args: { who },
    text: verb('draw a card', 'pioch une carte'),
    matches: isWhom,
  },
  reshuffle: {
    code: codeOf('reshuffled'),
    args: { who },
    text: verb('reshuffle', 'remélangez|remélange'),
    matches: isWhom,
  },
  search: {
    code: codeOf('searched'),
    args: { who },
    text: verb('Search', 'cherch'),
    matches: isWhom,
  },
  bonus: {
    code: codeOf('bonus-used'),
    args: { bonus: oneOf([...BONUS_KINDS, 'any']), who },
    text: verb('use', 'utilis', (a, t) => ` ${bonusName(a.bonus as string, t)}`),
    matches: (m, owner, a, f, bonus) =>
      isWhom(m, owner, a, f) && (a.bonus === 'any' || eclipseContent(m).bonuses[bonus].kind === a.bonus),
  },
  'gain-power': {
    code: codeOf('power-gained'),
    args: { who, least },
    text: verb('gain Power', 'gagn du Pouvoir', atLeast('', '')),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  },
  'spend-power': {
    code: codeOf('power-spent'),
    args: { who, least },
    text: verb('spend Power', 'dépens du Pouvoir', atLeast('', '')),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  },
  'place-token': {
    code: codeOf('token-placed'),
    args: { who },
    text: verb('place a token', 'placez|place un jeton'),
    matches: isWhom,
  },
  'gain-token': {
    code: codeOf('token-gained'),
    args: { who },
    text: verb('gain a token', 'gagn un jeton'),
    matches: isWhom,
  },
  fall: {
    code: codeOf('fell'),
    args: { who },
    text: tell(
      () => 'when a Summon is destroyed',
      () => 'lorsqu’une Invocation est détruite',
    ),
    matches: isWhom,
  },
  interrupt: {
    code: codeOf('interrupted'),
    args: { who, least },
    text: verb('Interrupt', 'interrompez|interrompt', atLeast('cards', 'cartes')),
    matches: (m, owner, a, f, _of, count) => isWhom(m, owner, a, f) && enough(a, count),
  },
  trigger: {
    code: codeOf('triggered'),
    args: { who },
    text: verb('Trigger', 'Déclench'),
    matches: isWhom,
  },
  upgrade: {
    code: codeOf('upgraded'),
    args: { who },
    text: verb('attach an Upgrade', 'attach une Amélioration'),
    matches: isWhom,
  },
  special: {
    code: codeOf('special-used'),
    args: {},
    text: tell(
      () => 'when the Enemy performs its Special Ability',
      () => 'lorsque l’Ennemi effectue sa Capacité spéciale',
    ),
    matches: () => true,
  },
  silenced: {
    code: codeOf('special-silenced'),
    args: {},
    text: tell(
      () => 'when the Enemy’s Special Ability is silenced',
      () => 'lorsque la Capacité spéciale de l’Ennemi est réduite au silence',
    ),
    matches: () => true,
  },
  tire: {
    code: codeOf('tired'),
    args: { who },
    text: verb('gain Fatigue', 'gagn une Fatigue'),
    matches: isWhom,
  },
};

export function codeOfPhrase(phrased: Phrased): number {
  return happenings[phrased.name].code;
}

function byWhat(a: Args, t: Telling): string {
  if (a.by === undefined) return '';
  const fr = { attack: ' d’une Attaque', deal: ' d’un effet', wound: ' directs', burn: ' de Brûlure' };
  const en = { attack: ' from an Attack', deal: ' from an effect', wound: ' directly', burn: ' from Burn' };
  return (t.language === 'fr' ? fr : en)[a.by as 'burn'];
}

function anyCondition(t: Telling): string {
  return t.language === 'fr' ? 'un État' : 'a Condition';
}

function cardKind(a: Args, t: Telling): string {
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
  const kind =
    a.card === undefined ? (isFrench ? ' une carte' : ' a card') : (isFrench ? fr : en)[a.card as string];
  if (a.slot === undefined) return kind;
  return kind + (isFrench ? ` de l’emplacement ${a.slot}` : ` from slot ${a.slot}`);
}

function bonusName(kind: string, t: Telling): string {
  const fr: Record<string, string> = {
    dash: 'Ruée',
    prepare: 'Préparation',
    element: 'l’Action bonus élémentaire',
    special: 'votre Capacité spéciale',
    card: 'l’Action bonus d’une carte',
    arena: 'une Action bonus de l’Arène',
    any: 'une Action bonus',
  };
  const en: Record<string, string> = {
    dash: 'Dash',
    prepare: 'Prepare',
    element: 'the Elemental Bonus Action',
    special: 'your Special Ability',
    card: 'a Bonus Action of a card',
    arena: 'a Bonus Action of the Arena',
    any: 'a Bonus Action',
  };
  return (t.language === 'fr' ? fr : en)[kind];
}
