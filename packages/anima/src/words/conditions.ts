/** What each condition and each amount says, in English and in French. */
import { bothClauses, type Clause, ifClause, type Phrased, type Telling, unlessClause } from '@tabard/engine';

/** The same whatever its arguments are. */
function when(en: string, fr: string) {
  return { en: () => ifClause('en', en), fr: () => ifClause('fr', fr) };
}

/** Beside an effect it is said without "if": "against Darkness". */
function against(name: { readonly en: string; readonly fr: string }, t: Telling): Clause {
  if (t.language === 'fr') return { that: `vous combattez ${name.fr}`, beside: `contre ${name.fr}` };
  return { that: `you fight ${name.en}`, beside: `against ${name.en}` };
}

const AGAINST = {
  natural: { en: 'a natural Creature', fr: 'une Créature naturelle' },
  mystical: { en: 'a mystical Creature', fr: 'une Créature mystique' },
  darkness: { en: 'Darkness', fr: 'les Ténèbres' },
  creature: { en: 'a Creature', fr: 'une Créature' },
  rival: { en: 'a rival party', fr: 'un groupe rival' },
  mission: { en: 'a Mission opponent', fr: 'un adversaire de Mission' },
};

const TRAIT = {
  ki: { en: 'Ki', fr: 'maîtrise le Ki' },
  magic: { en: 'Magic', fr: 'maîtrise la Magie' },
  trickery: { en: 'Trickery', fr: 'maîtrise la Ruse' },
  female: { en: 'a woman', fr: 'compte une femme' },
  male: { en: 'a man', fr: 'compte un homme' },
};

const ANSWERED = {
  ki: { en: 'a Ki card', fr: 'une carte de Ki' },
  magic: { en: 'a Magic card', fr: 'une carte de Magie' },
  trickery: { en: 'a Trickery card', fr: 'une carte de Ruse' },
  plot: { en: 'a Plot card', fr: 'une carte Intrigue' },
  creature: { en: 'a Creature', fr: 'une Créature' },
  event: { en: 'an Event', fr: 'un Événement' },
};

type Count = { readonly count: number };
type Foe = { readonly foe: keyof typeof AGAINST };
type Level = { readonly level: number };
type Trait = { readonly trait: keyof typeof TRAIT };
type Answered = { readonly what: keyof typeof ANSWERED; readonly or?: keyof typeof ANSWERED | undefined };
type Not = { readonly not: Phrased<boolean> };
type Both = { readonly both: Phrased<boolean>; readonly and: Phrased<boolean> };

/** "2 cards", "1 card" */
function many(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

function answeredText({ what, or }: Answered, t: Telling): string {
  const names = [what, or].flatMap((one) => (one === undefined ? [] : [ANSWERED[one][t.language]]));
  return names.join(t.language === 'fr' ? ' ou ' : ' or ');
}

/** "your party has a woman and a man": said once of the party. */
function twoTraits({ both, and }: Both, language: 'en' | 'fr'): Clause | undefined {
  const [one, other] = [both, and].map(({ args }) => TRAIT[args.trait as keyof typeof TRAIT]?.[language]);
  if (!one || !other) return undefined;
  return ifClause(
    language,
    `${language === 'fr' ? 'votre groupe' : 'your party has'} ${one} ${language === 'fr' ? 'et' : 'and'} ${other}`,
  );
}

export const conditionTexts = {
  against: {
    en: (a: Foe, t: Telling) => against(AGAINST[a.foe], t),
    fr: (a: Foe, t: Telling) => against(AGAINST[a.foe], t),
  },
  level: {
    en: (a: Level) => ifClause('en', `you are in a level ${a.level} Area`),
    fr: (a: Level) => ifClause('fr', `vous êtes dans un Lieu de niveau ${a.level}`),
  },
  'at-least': {
    en: (a: Count) => ifClause('en', `your party has at least ${many(a.count, 'Character', 'Characters')}`),
    fr: (a: Count) =>
      ifClause('fr', `votre groupe compte au moins ${many(a.count, 'Personnage', 'Personnages')}`),
  },
  'at-most': {
    en: (a: Count) =>
      ifClause(
        'en',
        a.count === 1 ? 'your party has a single Character' : `your party has at most ${a.count} Characters`,
      ),
    fr: (a: Count) =>
      ifClause(
        'fr',
        a.count === 1
          ? 'votre groupe n’a qu’un Personnage'
          : `votre groupe compte au plus ${a.count} Personnages`,
      ),
  },
  'party-has': {
    en: (a: Trait) => ifClause('en', `your party has ${TRAIT[a.trait].en}`),
    fr: (a: Trait) => ifClause('fr', `votre groupe ${TRAIT[a.trait].fr}`),
  },
  behind: when(
    'you have finished no Mission and a rival has',
    'vous n’avez accompli aucune Mission et qu’un rival en a accompli une',
  ),
  finished: {
    en: (a: Count) =>
      ifClause('en', `you have finished ${a.count === 1 ? 'a Mission' : `${a.count} Missions`}`),
    fr: (a: Count) =>
      ifClause('fr', `vous avez accompli ${a.count === 1 ? 'une Mission' : `${a.count} Missions`}`),
  },
  rested: when('you rested last turn', 'votre groupe s’est reposé au tour précédent'),
  'in-organization': when('you belong to an Organization', 'vous appartenez à une Organisation'),
  'alone-here': when('no other party is in your Area', 'aucun autre groupe n’est dans votre Lieu'),
  'company-here': when('another party is in your Area', 'un autre groupe est dans votre Lieu'),
  outside: when('you are in no Area', 'vous n’êtes dans aucun Lieu'),
  'hand-at-least': {
    en: (a: Count) => ifClause('en', `you hold at least ${many(a.count, 'card', 'cards')}`),
    fr: (a: Count) => ifClause('fr', `vous avez au moins ${many(a.count, 'carte', 'cartes')} en main`),
  },
  'hand-at-most': {
    en: (a: Count) =>
      ifClause(
        'en',
        a.count === 0 ? 'your hand is empty' : `you hold at most ${many(a.count, 'card', 'cards')}`,
      ),
    fr: (a: Count) =>
      ifClause(
        'fr',
        a.count === 0
          ? 'votre main est vide'
          : `vous avez au plus ${many(a.count, 'carte', 'cartes')} en main`,
      ),
  },
  'rival-stronger': when(
    'your rival’s Characters have more Combat than yours',
    'les Personnages du rival ont plus de Combat que les vôtres',
  ),
  'rival-richer': when('your rival holds more cards than you', 'le rival a plus de cartes en main que vous'),
  crisis: when('the Final Mission is revealed', 'la Mission finale est révélée'),
  attacking: when('you started this combat', 'vous avez déclenché ce combat'),
  'has-artifact': when('you have an Artifact', 'vous avez un Artefact'),
  'rival-has-artifact': when('your rival has an Artifact', 'le rival a un Artefact'),
  'has-arcane': when('your party has an Arcane Character', 'votre groupe compte un Personnage arcanique'),
  incident: when('an Incident is in force', 'un Incident est en vigueur'),
  answering: {
    en: (a: Answered, t: Telling) => ifClause('en', `it is ${answeredText(a, t)}`),
    fr: (a: Answered, t: Telling) => ifClause('fr', `c’est ${answeredText(a, t)}`),
  },
  'aimed-at-you': when('it is aimed at your party', 'elle vise votre groupe'),
  not: {
    en: (a: Not, t: Telling) => unlessClause('en', t.clause(a.not)),
    fr: (a: Not, t: Telling) => unlessClause('fr', t.clause(a.not)),
  },
  both: {
    en: (a: Both, t: Telling) => twoTraits(a, 'en') ?? bothClauses('en', t.clause(a.both), t.clause(a.and)),
    fr: (a: Both, t: Telling) => twoTraits(a, 'fr') ?? bothClauses('fr', t.clause(a.both), t.clause(a.and)),
  },
};

function count(en: string, fr: string) {
  return { en: () => en, fr: () => fr };
}

type Plus = { readonly plus: number; readonly to: Phrased<number> };

/** What follows "where X is", or stands for the number itself. */
export const amountTexts = {
  number: {
    en: (a: { readonly number: number }) => String(a.number),
    fr: (a: { readonly number: number }) => String(a.number),
  },
  characters: count('the number of your Characters', 'le nombre de vos Personnages'),
  level: count('the level of your Area', 'le niveau de votre Lieu'),
  'finished-missions': count('the number of your finished Missions', 'le nombre de vos Missions accomplies'),
  'rivals-here': count(
    'the number of rival parties in your Area',
    'le nombre de groupes rivaux dans votre Lieu',
  ),
  cards: count('the number of cards in your hand', 'le nombre de cartes de votre main'),
  'rival-cards': count('the number of cards in your rival’s hand', 'le nombre de cartes de la main du rival'),
  plus: {
    en: (a: Plus, t: Telling) => `${a.plus} plus ${t.phrase(a.to)}`,
    fr: (a: Plus, t: Telling) => `${a.plus} plus ${t.phrase(a.to)}`,
  },
  roll: count('the die', 'le dé'),
};

/** The dead that count for a card, so many at most. */
export function fallenText(most: number) {
  return count(
    `the number of Characters in the discard pile, ${most} at most`,
    `le nombre de Personnages dans la défausse, ${most} au plus`,
  );
}
