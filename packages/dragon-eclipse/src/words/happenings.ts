/** What happenings say: who does what, and how much of it. */
import { isSingular, type Telling, whenClause } from '@tabard/engine';
import type { Condition } from '../defs.ts';
import type { Place } from '../rules/facts.ts';
import type { HURTS } from '../rules/report.ts';
import { conditionName, placeName } from './terms.ts';
import { foe, foeToken, isIt, token } from './voice.ts';

export interface Who {
  readonly who?: 'you' | 'foe' | 'any' | 'player' | 'enemy' | undefined;
}

export interface Least {
  readonly least?: number | undefined;
}

/** Whom the happening concerns, and which form of the verb follows. */
function subjectOf(a: Who, t: Telling): readonly [subject: string, form: 0 | 1] {
  const fr = t.language === 'fr';
  switch (a.who) {
    case 'foe':
      return [t.voice === 'enemy' ? (fr ? 'un adversaire' : 'an opponent') : foe(t), 1];
    case 'any':
      return [fr ? 'un Mystling' : 'a Mystling', 1];
    case 'player':
      return [fr ? 'le Mystling d’un joueur' : 'a player’s Mystling', 1];
    case 'enemy':
      return [fr ? 'l’Ennemi' : 'the Enemy', 1];
    default:
      return ownSubject(t);
  }
}

function ownSubject(t: Telling): readonly [subject: string, form: 0 | 1] {
  if (t.voice === 'arena') return [t.language === 'fr' ? 'un Mystling' : 'a Mystling', 1];
  if (isIt(t)) return [t.language === 'fr' ? 'il' : 'it', 1];
  return [t.language === 'fr' ? 'vous' : 'you', 0];
}

type Forms = readonly [you: string, it: string];
type More<A> = (a: A & Who, t: Telling) => string;

/** "when you attack", "lorsque l’adversaire attaque": both forms of the verb in each language, and what follows. */
function when<A = Who>(en: Forms, fr: Forms, rest: More<A> = () => '') {
  const tell = (a: A & Who, t: Telling) => {
    const [subject, form] = subjectOf(a, t);
    return whenClause(t.language, `${subject} ${(t.language === 'fr' ? fr : en)[form]}${rest(a, t)}`);
  };
  return { en: tell, fr: tell };
}

/** " 3 or more spaces", " d’au moins 3 cases"; nothing where one is enough. */
function atLeast(en: string, one: string, many: string): More<Least> {
  return ({ least }, t) => {
    if (least === undefined) return '';
    if (t.language === 'fr') return ` d’au moins ${least} ${isSingular('fr', least) ? one : many}`;
    return ` ${least} or more ${en}`;
  };
}

/** " damage", " 3 or more damage": what the verb must name in any case. */
function some(en: string, any: string, one: string, many: string): More<Least> {
  return ({ least }, t) => {
    if (t.language === 'fr')
      return least === undefined ? ` ${any}` : ` au moins ${least} ${isSingular('fr', least) ? one : many}`;
    return least === undefined ? ` ${en}` : ` ${least} or more ${en}`;
  };
}

const someDamage = some('damage', 'des dégâts', 'dégât', 'dégâts');
const somePower = some('Power', 'du Pouvoir', 'Pouvoir', 'Pouvoir');

/** " and deal at least 3 damage", " and deals no damage" */
function dealing(a: Who & Least & { readonly blocked?: true | undefined }, t: Telling): string {
  if (!a.blocked && a.least === undefined) return '';
  if (t.language === 'fr')
    return a.blocked
      ? ' sans infliger de dégât'
      : ` en infligeant au moins ${a.least} dégât${a.least === 1 ? '' : 's'}`;
  return ` and ${['deal', 'deals'][subjectOf(a, t)[1]]} ${a.blocked ? 'no' : `at least ${a.least}`} damage`;
}

interface By {
  readonly by?: (typeof HURTS)[number] | undefined;
}

const BY = {
  attack: { en: ' from an Attack', fr: ' d’une Attaque' },
  deal: { en: ' from an effect', fr: ' d’un effet' },
  wound: { en: ' that nothing lowers', fr: ' que rien ne réduit' },
  burn: { en: ' from Burn', fr: ' de Brûlure' },
};

interface Resolved {
  readonly card?: keyof typeof CARD | undefined;
  readonly slot?: number | undefined;
}

const CARD = {
  neutral: { en: ' a Neutral card', fr: ' une carte Neutre' },
  elemental: { en: ' an Elemental card', fr: ' une carte Élémentaire' },
  mystling: { en: ' a Mystling card', fr: ' une carte de Mystling' },
  fatigue: { en: ' Fatigue', fr: ' une Fatigue' },
};

function resolved({ card, slot }: Resolved, t: Telling): string {
  const kind = card === undefined ? { en: ' a card', fr: ' une carte' } : CARD[card];
  if (slot === undefined) return kind[t.language];
  return kind[t.language] + (t.language === 'fr' ? ` de l’emplacement ${slot}` : ` from slot ${slot}`);
}

const BONUS = {
  dash: { en: 'Dash', fr: 'Ruée' },
  prepare: { en: 'Prepare', fr: 'Préparation' },
  element: { en: 'the Elemental Bonus Action', fr: 'l’Action bonus élémentaire' },
  card: { en: 'a Bonus Action of a card', fr: 'l’Action bonus d’une carte' },
  arena: { en: 'a Bonus Action of the Arena', fr: 'une Action bonus de l’Arène' },
  any: { en: 'a Bonus Action', fr: 'une Action bonus' },
};

type WhichBonus = Who & { readonly bonus: keyof typeof BONUS | 'special' };

function bonusName(a: WhichBonus, t: Telling): string {
  if (a.bonus !== 'special') return ` ${BONUS[a.bonus][t.language]}`;
  const isYours = subjectOf(a, t)[1] === 0;
  if (t.language === 'fr') return isYours ? ' votre Capacité spéciale' : ' sa Capacité spéciale';
  return isYours ? ' your Special Ability' : ' its Special Ability';
}

/** " one of the Enemy’s Quakes": after an opponent's doing "its" would be the opponent's. */
function entered({ who, place }: Who & { readonly place: Place }, t: Telling): string {
  if (t.voice !== 'enemy' || who !== 'foe' || place !== 'token') return ` ${placeName(place, t)}`;
  const tokens = token(t, 'many');
  return t.language === 'fr' ? ` un des ${tokens} de l’Ennemi` : ` one of the Enemy’s ${tokens}`;
}

/** "a Quake", "un jeton Séisme": of whoever gains or places it. */
function oneToken(a: Who, t: Telling): string {
  const name = a.who === 'foe' ? foeToken(t, 'one') : token(t, 'one');
  return t.language === 'fr' ? ` un ${name}` : ` a ${name}`;
}

const afflictedBy = (a: { readonly with?: Condition | undefined }, t: Telling) =>
  a.with === undefined ? (t.language === 'fr' ? ' un État' : ' a Condition') : ` ${conditionName(a.with, t)}`;

const always = (en: string, fr: string) => ({
  en: () => whenClause('en', en),
  fr: () => whenClause('fr', fr),
});

export const happeningTexts = {
  'begin-turn': when(['begin a turn', 'begins a turn'], ['commencez un tour', 'commence un tour']),
  'end-turn': when(['end a turn', 'ends a turn'], ['terminez un tour', 'termine un tour']),
  attack: when(['attack', 'attacks'], ['attaquez', 'attaque'], dealing),
  miss: when(
    ['attack and nobody is in range', 'attacks and nobody is in range'],
    ['attaquez et personne n’est à portée', 'attaque et personne n’est à portée'],
  ),
  deal: when(['deal', 'deals'], ['infligez', 'inflige'], someDamage),
  hurt: when(
    ['suffer', 'suffers'],
    ['subissez', 'subit'],
    (a: Least & By & Who, t) => someDamage(a, t) + (a.by === undefined ? '' : BY[a.by][t.language]),
  ),
  heal: when(['heal', 'heals'], ['vous soignez', 'se soigne'], atLeast('damage', 'dégât', 'dégâts')),
  move: when(['move', 'moves'], ['bougez', 'bouge'], atLeast('spaces', 'case', 'cases')),
  enter: when(['enter', 'enters'], ['entrez sur', 'entre sur'], entered),
  blink: when(['Blink', 'Blinks'], ['effectuez un Saut', 'effectue un Saut']),
  afflicted: when(['get', 'gets'], ['recevez', 'reçoit'], afflictedBy),
  cleanse: when(
    ['Cleanse', 'Cleanses'],
    ['effectuez une Purification', 'effectue une Purification'],
    atLeast('Condition tokens', 'jeton d’État', 'jetons d’État'),
  ),
  resolve: when(['resolve', 'resolves'], ['résolvez', 'résout'], resolved),
  discard: when(
    ['discard a card unresolved', 'discards a card unresolved'],
    ['défaussez une carte non résolue', 'défausse une carte non résolue'],
  ),
  draw: when(['draw a card', 'draws a card'], ['piochez une carte', 'pioche une carte']),
  reshuffle: when(['reshuffle', 'reshuffles'], ['remélangez votre défausse', 'remélange sa défausse']),
  search: when(['Search', 'Searches'], ['effectuez une Recherche', 'effectue une Recherche']),
  bonus: when(['use', 'uses'], ['utilisez', 'utilise'], bonusName),
  'gain-power': when(['gain', 'gains'], ['gagnez', 'gagne'], somePower),
  'spend-power': when(['spend', 'spends'], ['dépensez', 'dépense'], somePower),
  'place-token': when(['place', 'places'], ['placez', 'place'], oneToken),
  'gain-token': when(['gain', 'gains'], ['gagnez', 'gagne'], oneToken),
  fall: always('a Summon is destroyed', 'une Invocation est détruite'),
  interrupt: when(
    ['Interrupt', 'Interrupts'],
    ['effectuez une Interruption', 'effectue une Interruption'],
    atLeast('cards', 'carte', 'cartes'),
  ),
  trigger: when(['Trigger', 'Triggers'], ['Déclenchez', 'Déclenche']),
  upgrade: when(
    ['attach an Upgrade', 'attaches an Upgrade'],
    ['attachez une Amélioration', 'attache une Amélioration'],
  ),
  special: always('the Enemy performs its Special Ability', 'l’Ennemi effectue sa Capacité spéciale'),
  silenced: always(
    'the Enemy’s Special Ability is silenced',
    'la Capacité spéciale de l’Ennemi est réduite au silence',
  ),
  tire: when(['gain Fatigue', 'gains Fatigue'], ['gagnez une Fatigue', 'gagne une Fatigue']),
};
