import {
  type ArgSpecs,
  type ArgsOf,
  type HappeningPhrasing,
  number,
  oneOf,
  optional,
  type Tell,
  yes,
} from '@tabard/engine';
import { BONUS_KINDS, CONDITIONS, type Condition, eclipseContent } from '../defs.ts';
import { actionDef, isEnemy, isPlace, PLACES, type Place } from '../rules/facts.ts';
import { HAPPENINGS, type Happening, HURTS } from '../rules/report.ts';
import type { InCombat } from '../state.ts';
import { conditionName, placeName } from './grammar.ts';
import {
  anyCondition,
  atLeast,
  type By,
  bonusName,
  byWhat,
  cardKind,
  dealing,
  enough,
  isWhom,
  type Least,
  least,
  someDamage,
  somePower,
  verb,
  type WhichBonus,
  who,
} from './happening-grammar.ts';

/** One phrase of `on`: which happening it watches and which of them it means. */
function happening<const S extends ArgSpecs>(
  spec: Omit<HappeningPhrasing<InCombat, ArgsOf<S>>, 'args' | 'text'> & {
    readonly args: S;
    readonly text: Tell<ArgsOf<S>>;
  },
) {
  return spec;
}

const codeOf = (name: Happening) => HAPPENINGS.indexOf(name);

export const happenings = {
  'begin-turn': happening({
    code: codeOf('turn-began'),
    args: { who },
    text: verb('begin a turn', 'commencez|commence un tour'),
    matches: isWhom,
  }),
  'end-turn': happening({
    code: codeOf('turn-ended'),
    args: { who },
    text: verb('end a turn', 'termin un tour'),
    matches: isWhom,
  }),
  attack: happening({
    code: codeOf('attacked'),
    args: { who, least: optional(number), blocked: yes },
    text: verb('attack', 'attaqu', dealing),
    matches: (m, owner, a, f, _target, damage) =>
      isWhom(m, owner, a, f) && (a.blocked ? damage === 0 : a.least === undefined || damage >= a.least),
  }),
  miss: happening({
    code: codeOf('missed'),
    args: { who },
    text: verb('attack and nobody is in range', 'attaqu et personne n’est à portée'),
    matches: isWhom,
  }),
  deal: happening({
    code: codeOf('dealt'),
    args: { who, least },
    text: verb('deal', 'infligez|inflige', someDamage),
    matches: (m, owner, a, f, _target, damage) => isWhom(m, owner, a, f) && enough(a, damage),
  }),
  hurt: happening({
    code: codeOf('hurt'),
    args: { who, by: optional(oneOf(HURTS)), least },
    text: verb('suffer', 'subissez|subit', (a: Least & By, t) => someDamage(a, t) + byWhat(a, t)),
    matches: (m, owner, a, f, damage, kind) =>
      isWhom(m, owner, a, f) && enough(a, damage) && (a.by === undefined || HURTS[kind] === a.by),
  }),
  heal: happening({
    code: codeOf('healed'),
    args: { who, least },
    text: verb('heal', 'guérissez|guérit', atLeast('damage', 'dégât')),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  }),
  move: happening({
    code: codeOf('moved'),
    args: { who, least },
    text: verb('move', 'bougez|bouge', atLeast('spaces', 'case')),
    matches: (m, owner, a, f, steps) => isWhom(m, owner, a, f) && enough(a, steps),
  }),
  enter: happening({
    code: codeOf('entered'),
    args: { who, place: oneOf(PLACES) },
    text: verb('enter', 'entrez|entre sur', (a: { readonly place: Place }, t) => ` ${placeName(a.place, t)}`),
    matches: (m, owner, a, f, space) =>
      isWhom(m, owner, a, f) && isPlace(m, owner < 0 ? f : owner, space, a.place),
  }),
  blink: happening({
    code: codeOf('blinked'),
    args: { who },
    text: verb('Blink', 'effectuez|effectue un Saut'),
    matches: isWhom,
  }),
  afflicted: happening({
    code: codeOf('afflicted'),
    args: { who, with: optional(oneOf(CONDITIONS)) },
    text: verb(
      'get',
      'recevez|reçoit',
      (a: { readonly with?: Condition | undefined }, t) =>
        ` ${a.with === undefined ? anyCondition(t) : conditionName(a.with, t)}`,
    ),
    matches: (m, owner, a, f, condition) =>
      isWhom(m, owner, a, f) && (a.with === undefined || CONDITIONS[condition] === a.with),
  }),
  cleanse: happening({
    code: codeOf('cleansed'),
    args: { who, least },
    text: verb('Cleanse', 'effectuez|effectue une Purification', atLeast('Condition tokens', 'jeton d’État')),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  }),
  resolve: happening({
    code: codeOf('resolved'),
    args: {
      who,
      card: optional(oneOf(['neutral', 'elemental', 'mystling', 'fatigue'])),
      slot: optional(number),
    },
    text: verb('resolve', 'résolvez|résout', cardKind),
    matches: (m, owner, a, f, card, slot) =>
      isWhom(m, owner, a, f) &&
      (a.slot === undefined || a.slot === slot) &&
      (a.card === undefined || (!isEnemy(m, f) && actionDef(m, card).kind === a.card)),
  }),
  discard: happening({
    code: codeOf('discarded'),
    args: { who },
    text: verb('discard a card unresolved', 'défauss une carte non résolue'),
    matches: isWhom,
  }),
  draw: happening({
    code: codeOf('drew'),
    args: { who },
    text: verb('draw a card', 'pioch une carte'),
    matches: isWhom,
  }),
  reshuffle: happening({
    code: codeOf('reshuffled'),
    args: { who },
    text: verb('reshuffle', 'remélangez|remélange'),
    matches: isWhom,
  }),
  search: happening({
    code: codeOf('searched'),
    args: { who },
    text: verb('Search', 'effectuez|effectue une Recherche'),
    matches: isWhom,
  }),
  bonus: happening({
    code: codeOf('bonus-used'),
    args: { bonus: oneOf([...BONUS_KINDS, 'any']), who },
    text: verb('use', 'utilis', (a: WhichBonus, t) => ` ${bonusName(a, t)}`),
    matches: (m, owner, a, f, bonus) =>
      isWhom(m, owner, a, f) && (a.bonus === 'any' || eclipseContent(m).bonuses[bonus].kind === a.bonus),
  }),
  'gain-power': happening({
    code: codeOf('power-gained'),
    args: { who, least },
    text: verb('gain', 'gagn', somePower),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  }),
  'spend-power': happening({
    code: codeOf('power-spent'),
    args: { who, least },
    text: verb('spend', 'dépens', somePower),
    matches: (m, owner, a, f, count) => isWhom(m, owner, a, f) && enough(a, count),
  }),
  'place-token': happening({
    code: codeOf('token-placed'),
    args: { who },
    text: verb('place a token', 'placez|place un jeton'),
    matches: isWhom,
  }),
  'gain-token': happening({
    code: codeOf('token-gained'),
    args: { who },
    text: verb('gain a token', 'gagn un jeton'),
    matches: isWhom,
  }),
  fall: happening({
    code: codeOf('fell'),
    args: { who },
    text: {
      en: () => 'when a Summon is destroyed',
      fr: () => 'lorsqu’une Invocation est détruite',
    },
    matches: isWhom,
  }),
  interrupt: happening({
    code: codeOf('interrupted'),
    args: { who, least },
    text: verb('Interrupt', 'effectuez|effectue une Interruption', atLeast('cards', 'carte')),
    matches: (m, owner, a, f, _of, count) => isWhom(m, owner, a, f) && enough(a, count),
  }),
  trigger: happening({
    code: codeOf('triggered'),
    args: { who },
    text: verb('Trigger', 'Déclench'),
    matches: isWhom,
  }),
  upgrade: happening({
    code: codeOf('upgraded'),
    args: { who },
    text: verb('attach an Upgrade', 'attach une Amélioration'),
    matches: isWhom,
  }),
  special: happening({
    code: codeOf('special-used'),
    args: {},
    text: {
      en: () => 'when the Enemy performs its Special Ability',
      fr: () => 'lorsque l’Ennemi effectue sa Capacité spéciale',
    },
    matches: () => true,
  }),
  silenced: happening({
    code: codeOf('special-silenced'),
    args: {},
    text: {
      en: () => 'when the Enemy’s Special Ability is silenced',
      fr: () => 'lorsque la Capacité spéciale de l’Ennemi est réduite au silence',
    },
    matches: () => true,
  }),
  tire: happening({
    code: codeOf('tired'),
    args: { who },
    text: verb('gain Fatigue', 'gagn une Fatigue'),
    matches: isWhom,
  }),
};
