/** What each word of the vocabulary says, in English and in French. */
import { fixed, leadingTo, type Node, type Phrased, type Said, signed, type Telling } from '@tabard/engine';
import type { PILES, Skill, UNTIL } from '../defs.ts';

interface Who {
  readonly who?: 'you' | 'rival' | undefined;
}

interface Counted {
  readonly count: Phrased<number>;
}

interface Number {
  readonly count: number;
}

interface Outcomes {
  readonly pass: Node | undefined;
  readonly fail: Node | undefined;
}

/** The same whatever its arguments are. */
function always(en: string, fr: string) {
  return { en: () => en, fr: () => fr };
}

/** What the player does, and what a rival does. */
function byWhom(en: readonly [you: string, rival: string], fr: readonly [you: string, rival: string]) {
  return {
    en: (a: Who) => en[a.who === 'rival' ? 1 : 0],
    fr: (a: Who) => fr[a.who === 'rival' ? 1 : 0],
  };
}

function isRival({ who }: Who): boolean {
  return who === 'rival';
}

/** "an Advantage", "2 Advantages", "as many Advantages as …" */
function cards(value: Phrased<number>, t: Telling): string {
  const count = fixed(value);
  if (t.language === 'fr') {
    if (count === undefined) return `autant de cartes Avantage que ${t.phrase(value)}`;
    return count === 1 ? 'une carte Avantage' : `${count} cartes Avantage`;
  }
  if (count === undefined) return `as many Advantages as ${t.phrase(value)}`;
  return count === 1 ? 'an Advantage' : `${count} Advantages`;
}

/** "; if passed, …; if failed, …", in words of the kind of test. */
function tested(does: string, { pass, fail }: Outcomes, passed: string, failed: string, t: Telling): Said {
  const on = (label: string, node: Node | undefined) =>
    node === undefined ? [] : [`${label}, ${t.inOne(node)}`];
  return { does, after: [...on(passed, pass), ...on(failed, fail)] };
}

const UNTIL_WHEN: Readonly<Record<(typeof UNTIL)[number], { readonly en: string; readonly fr: string }>> = {
  combat: { en: 'in this combat', fr: 'dans ce combat' },
  turn: { en: 'this turn', fr: 'ce tour-ci' },
  'next-turn': { en: 'next turn', fr: 'au prochain tour' },
  game: { en: 'for the rest of the game', fr: 'jusqu’à la fin de la partie' },
};

interface Bonus extends Counted, Who {
  readonly to: 'combat' | 'speed';
  readonly until: (typeof UNTIL)[number];
}

/** " +3 Combat this turn", " +X Combat this turn, where X is the level of your Area" */
function bonus(a: Bonus, t: Telling): string {
  const stat = {
    en: { combat: 'Combat', speed: 'Speed' },
    fr: { combat: 'en Combat', speed: 'en Vitesse' },
  }[t.language][a.to];
  const count = fixed(a.count);
  const much = count === undefined ? '+X' : signed(count);
  const where = t.language === 'fr' ? ', X étant ' : ', where X is ';
  return ` ${much} ${stat} ${UNTIL_WHEN[a.until][t.language]}${count === undefined ? where + t.phrase(a.count) : ''}`;
}

/** Which verb goes with a bonus or a malus. */
function gains(a: Bonus, gain: readonly [string, string], suffer: readonly [string, string]): string {
  return ((fixed(a.count) ?? 0) < 0 ? suffer : gain)[isRival(a) ? 1 : 0];
}

const DECK: Readonly<Record<(typeof PILES)[number], { readonly en: string; readonly fr: string }>> = {
  encounter: { en: 'Encounter', fr: 'Rencontres' },
  advantage: { en: 'Advantage', fr: 'Avantages' },
  area: { en: 'Area', fr: 'Lieux' },
  character: { en: 'Character', fr: 'Personnages' },
  arcane: { en: 'Arcane Character', fr: 'Personnages arcaniques' },
};

const RIVALS = {
  here: { en: 'a rival in your Area', fr: 'un rival dans votre Lieu' },
  anywhere: { en: 'a rival', fr: 'un rival' },
  'with-cards': { en: 'a rival with cards in hand', fr: 'un rival qui a des cartes en main' },
};

const EACH = {
  others: { en: 'every other player', fr: 'chaque autre joueur' },
  'others-here': { en: 'every other player in your Area', fr: 'chaque autre joueur dans votre Lieu' },
  all: { en: 'every player', fr: 'chaque joueur' },
};

const DICE = {
  theirs: { en: 'an opponent’s die', fr: 'le dé d’un adversaire' },
  yours: { en: 'your die', fr: 'votre dé' },
  either: { en: 'one of the dice', fr: 'un des dés' },
};
type Dice = keyof typeof DICE;

interface Target {
  readonly whose: 'own' | 'rival' | 'here' | 'any';
  readonly skill?: Skill | undefined;
  readonly gender?: 'female' | 'male' | undefined;
  readonly ready?: true | undefined;
  readonly then: Node;
}

const SKILL = {
  ki: { en: 'Ki', fr: 'de Ki' },
  magic: { en: 'Magic', fr: 'de Magie' },
  trickery: { en: 'Trickery', fr: 'de Ruse' },
};

/** "one of your unspun Characters", "a female Magic Character of a rival you meet" */
function targetEn(a: Target): string {
  const words = [a.ready ? 'unspun' : '', a.gender ?? '', a.skill ? SKILL[a.skill].en : '', 'Character'];
  const kind = words.filter(Boolean).join(' ');
  const whose = {
    own: `one of your ${kind}s`,
    rival: `one of your rival’s ${kind}s`,
    here: `${a.ready ? 'an' : 'a'} ${kind} of a rival you meet`,
    any: `another player’s ${kind}`,
  };
  return whose[a.whose];
}

function targetFr(a: Target): string {
  const kind = kindFr(a, '');
  const whose = {
    own: `un de vos ${kindFr(a, 's')}`,
    rival: `un ${kind} du rival`,
    here: `un ${kind} d’un rival que vous rencontrez`,
    any: `un ${kind} d’un autre joueur`,
  };
  return whose[a.whose];
}

/** "Personnage féminin de Magie non tourné", and of several */
function kindFr(a: Target, s: '' | 's'): string {
  const gender = a.gender === undefined ? '' : `${a.gender === 'female' ? 'féminin' : 'masculin'}${s}`;
  const words = [`Personnage${s}`, gender, a.skill ? SKILL[a.skill].fr : '', a.ready ? `non tourné${s}` : ''];
  return words.filter(Boolean).join(' ');
}

const RECRUITED = {
  deck: {
    en: 'recruit the top Character of the deck',
    fr: 'recrutez le premier Personnage de la pioche',
  },
  discard: {
    en: 'recruit a Character of your choice from the discard pile',
    fr: 'recrutez un Personnage de votre choix dans la défausse',
  },
  arcane: {
    en: 'recruit the top Arcane Character',
    fr: 'recrutez le premier Personnage arcanique de la pioche',
  },
};

interface Fight extends Outcomes {
  readonly combat: Phrased<number>;
  readonly foe: string;
  readonly darkness?: true | undefined;
}

type Discard = Counted & Who & { readonly random?: true | undefined };
type Ahead = Number & { readonly deck: keyof typeof DECK };
type ChooseRival = { readonly which: keyof typeof RIVALS; readonly then: Node };
type Each = { readonly which: keyof typeof EACH; readonly do: Node };
type Travel = { readonly 'past-guard'?: true | undefined };
type Roll = Outcomes & { readonly target: number };
type Check = Outcomes & { readonly difficulty: number };
type Gauntlet = Number & { readonly level: number };
type ChangeRoll = { readonly by: number; readonly of: Dice };
type Recruit = { readonly from: keyof typeof RECRUITED };

export const cardTexts = {
  draw: {
    en: (a: Counted & Who, t: Telling) => `${isRival(a) ? 'your rival draws' : 'draw'} ${cards(a.count, t)}`,
    fr: (a: Counted & Who, t: Telling) =>
      `${isRival(a) ? 'le rival pioche' : 'piochez'} ${cards(a.count, t)}`,
  },
  discard: {
    en: (a: Discard, t: Telling) =>
      `${isRival(a) ? 'your rival discards' : 'discard'} ${cards(a.count, t)}${a.random ? ' at random' : ''}`,
    fr: (a: Discard, t: Telling) =>
      `${isRival(a) ? 'le rival défausse' : 'défaussez'} ${cards(a.count, t)}${a.random ? ' au hasard' : ''}`,
  },
  'discard-hand': byWhom(
    ['discard your whole hand', 'your rival discards every card in hand'],
    ['défaussez toute votre main', 'le rival défausse toute sa main'],
  ),
  steal: {
    en: (a: Counted, t: Telling) => `take ${cards(a.count, t)} at random from your rival’s hand`,
    fr: (a: Counted, t: Telling) => `prenez ${cards(a.count, t)} au hasard dans la main du rival`,
  },
  give: {
    en: (a: Counted, t: Telling) => `give your rival ${cards(a.count, t)} of your choice`,
    fr: (a: Counted, t: Telling) => `donnez au rival ${cards(a.count, t)} de votre choix`,
  },
  'swap-hands': always('exchange hands with your rival', 'échangez votre main avec celle du rival'),
  'look-at-hand': always('look at your rival’s hand', 'regardez la main du rival'),
  'look-at-missions': always(
    'look at your rival’s unfinished Missions',
    'regardez les Missions inachevées du rival',
  ),
  'look-ahead': {
    en: (a: Ahead) =>
      a.count === 1
        ? `look at the top card of the ${DECK[a.deck].en} deck`
        : `look at the top ${a.count} cards of the ${DECK[a.deck].en} deck and put them back in any order`,
    fr: (a: Ahead) =>
      a.count === 1
        ? `regardez la première carte de la pioche des ${DECK[a.deck].fr}`
        : `regardez les ${a.count} premières cartes de la pioche des ${DECK[a.deck].fr} et reposez-les dans l’ordre de votre choix`,
  },
  retrieve: {
    en: (a: Number) =>
      `take ${a.count === 1 ? 'a card' : `${a.count} cards`} of your choice from the Advantage discard pile`,
    fr: (a: Number) =>
      `prenez ${a.count === 1 ? 'une carte' : `${a.count} cartes`} de votre choix dans la défausse des Avantages`,
  },
};

export const peopleTexts = {
  target: {
    en: (a: Target, t: Telling) => leadingTo(`choose ${targetEn(a)}:`, t.said(a.then)),
    fr: (a: Target, t: Telling) => leadingTo(`choisissez ${targetFr(a)} :`, t.said(a.then)),
  },
  incapacitate: always('it is incapacitated this turn', 'il est neutralisé ce tour-ci'),
  spin: always('it is spun', 'il est tourné'),
  straighten: always('it is straightened', 'il est redressé'),
  dismiss: always('it leaves its party', 'il quitte son groupe'),
  capture: always('it joins your party', 'il rejoint votre groupe'),
  kill: always('it dies', 'il meurt'),
  recruit: { en: (a: Recruit) => RECRUITED[a.from].en, fr: (a: Recruit) => RECRUITED[a.from].fr },
  exhaust: always('spin all your Characters', 'tournez tous vos Personnages'),
  rally: always(
    'straighten your Characters and turn them faceup',
    'redressez vos Personnages et retournez-les face visible',
  ),
};

export const partyTexts = {
  bonus: {
    en: (a: Bonus, t: Telling) =>
      gains(a, ['gain', 'your rival gains'], ['take', 'your rival takes']) + bonus(a, t),
    fr: (a: Bonus, t: Telling) =>
      gains(a, ['gagnez', 'le rival gagne'], ['subissez', 'le rival subit']) + bonus(a, t),
  },
  'lose-turn': byWhom(
    ['lose your turn', 'your rival loses the turn'],
    ['perdez votre tour', 'le rival perd son tour'],
  ),
  expel: byWhom(
    ['your party leaves its Area', 'your rival’s party leaves its Area'],
    ['votre groupe quitte son Lieu', 'le groupe du rival quitte son Lieu'],
  ),
  'choose-rival': {
    en: (a: ChooseRival, t: Telling) => leadingTo(`choose ${RIVALS[a.which].en}:`, t.said(a.then)),
    fr: (a: ChooseRival, t: Telling) => leadingTo(`choisissez ${RIVALS[a.which].fr} :`, t.said(a.then)),
  },
  each: {
    en: (a: Each, t: Telling) => leadingTo(`${EACH[a.which].en}:`, t.said(a.do)),
    fr: (a: Each, t: Telling) => leadingTo(`${EACH[a.which].fr} :`, t.said(a.do)),
  },
  travel: {
    en: (a: Travel) =>
      `your party goes to an Area of your choice${a['past-guard'] ? ', past its Preliminary Encounter' : ''}`,
    fr: (a: Travel) =>
      `votre groupe va dans un Lieu de votre choix${a['past-guard'] ? ', sans affronter sa Rencontre préliminaire' : ''}`,
  },
};

export const trialTexts = {
  roll: {
    en: (a: Roll, t: Telling) => tested('roll a die', a, `on ${a.target}+`, `below ${a.target}`, t),
    fr: (a: Roll, t: Telling) => tested('lancez un dé', a, `sur ${a.target}+`, `à moins de ${a.target}`, t),
  },
  check: {
    en: (a: Check, t: Telling) =>
      tested(`make a Speed Check of ${a.difficulty}`, a, 'if passed', 'if failed', t),
    fr: (a: Check, t: Telling) =>
      tested(`faites un test de Vitesse ${a.difficulty}`, a, 'si réussi', 'si raté', t),
  },
  fight: {
    en: (a: Fight, t: Telling) =>
      tested(
        `fight ${t.nameOf(a.foe)} (Combat ${t.phrase(a.combat)}${a.darkness ? ', Darkness' : ''})`,
        a,
        'if you win',
        'if you lose',
        t,
      ),
    fr: (a: Fight, t: Telling) =>
      tested(
        `combattez ${t.nameOf(a.foe)} (Combat ${t.phrase(a.combat)}${a.darkness ? ', Ténèbres' : ''})`,
        a,
        'en cas de victoire',
        'en cas de défaite',
        t,
      ),
  },
  gauntlet: {
    en: (a: Gauntlet) => `face ${a.count} Encounters in a row, the Area counting as level ${a.level}`,
    fr: (a: Gauntlet) =>
      `affrontez ${a.count} Rencontres d’affilée, le Lieu comptant comme de niveau ${a.level}`,
  },
};

export const answerTexts = {
  cancel: always('it has no effect', 'cela reste sans effet'),
  avoid: always('the Encounter is avoided', 'la Rencontre est évitée'),
  save: always('the Character does not die', 'le Personnage ne meurt pas'),
  absorb: always(
    'it has no effect; take into your hand every Advantage that party has used in this combat',
    'elle reste sans effet ; prenez en main tous les Avantages que ce groupe a utilisés dans ce combat',
  ),
  redirect: always(
    'that party goes to another Area of your choice instead',
    'ce groupe va dans un autre Lieu de votre choix',
  ),
  reroll: {
    en: (a: { readonly dice: Dice }) => `roll ${DICE[a.dice].en} again`,
    fr: (a: { readonly dice: Dice }) => `relancez ${DICE[a.dice].fr}`,
  },
  'change-roll': {
    en: (a: ChangeRoll) => `change ${DICE[a.of].en} by ${signed(a.by)}`,
    fr: (a: ChangeRoll) => `modifiez ${DICE[a.of].fr} de ${signed(a.by)}`,
  },
  'replace-encounter': always(
    'the next Encounter of the deck takes its place',
    'la prochaine Rencontre de la pioche prend sa place',
  ),
};

type Countdown = { readonly by: number };

export const worldTexts = {
  'place-guard': always(
    'put the top Encounter facedown on an empty Area that has no Preliminary Encounter',
    'posez la première Rencontre de la pioche face cachée sur un Lieu vide sans Rencontre préliminaire',
  ),
  scout: always(
    'look at the facedown Preliminary Encounter of an Area',
    'regardez la Rencontre préliminaire cachée d’un Lieu',
  ),
  'banish-area': always(
    'remove from play an empty Area without a Preliminary Encounter',
    'retirez du jeu un Lieu vide et sans Rencontre préliminaire',
  ),
  'bring-area': always('the next Area of the deck enters play', 'le prochain Lieu de la pioche entre en jeu'),
  countdown: {
    en: (a: Countdown) => `the Crisis countdown changes by ${signed(a.by)}, never below 1 nor above 10`,
    fr: (a: Countdown) =>
      `le compte à rebours de la Crise change de ${signed(a.by)}, sans descendre sous 1 ni dépasser 10`,
  },
  nothing: always('nothing happens', 'il ne se passe rien'),
};

export const relicTexts = {
  'scout-trap': always('look at the facedown Traps of an Area', 'regardez les Pièges cachés d’un Lieu'),
  disarm: always(
    'show and discard the oldest Trap of an Area',
    'montrez et défaussez le plus ancien Piège d’un Lieu',
  ),
  'lose-artifact': byWhom(
    ['discard your Artifact', 'your rival’s Artifact is discarded'],
    ['défaussez votre Artefact', 'l’Artefact du rival est défaussé'],
  ),
  'set-order': always(
    'choose the order in which all players act next turn, whatever their Speeds',
    'choisissez l’ordre de jeu de tous au prochain tour, quelles que soient les Vitesses',
  ),
};
