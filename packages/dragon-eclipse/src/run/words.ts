/** What the words of Mystery cards say, in both languages beside each other. */
import type { Language, Node, Telling } from '@tabard/engine';

type Say<A> = Readonly<Record<Language, (args: A, t: Telling) => string>>;

interface Learn {
  readonly learn: 'advancement' | 'elemental' | 'both';
  readonly of: number;
  readonly 'or-remove'?: true | undefined;
}

const DRAWN = {
  advancement: {
    en: (of: number) => `${of} Advancement cards`,
    fr: (of: number) => `${of} cartes de Progression`,
  },
  elemental: {
    en: (of: number) => `${of} Elemental cards of their elements`,
    fr: (of: number) => `${of} cartes de ses éléments`,
  },
  both: {
    en: (of: number) => `${of} Advancement and ${of} Elemental cards of their elements`,
    fr: (of: number) => `${of} cartes de Progression et ${of} cartes de ses éléments`,
  },
};

export const learn: Say<Learn> = {
  en: (a) =>
    `each player draws ${DRAWN[a.learn].en(a.of)} and adds one to their deck${a['or-remove'] ? ', or discards them and removes a card of their choice from it' : ''}`,
  fr: (a) =>
    `chaque joueur pioche ${DRAWN[a.learn].fr(a.of)} et en ajoute une à son paquet${a['or-remove'] ? ', ou bien les défausse et retire une carte de son choix' : ''}`,
};

const STATISTIC_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  willpower: { en: 'Willpower', fr: 'en Volonté' },
  defense: { en: 'Defense', fr: 'en Défense' },
  health: { en: 'Health', fr: 'en Santé' },
  strength: { en: 'Strength', fr: 'en Force' },
  swiftness: { en: 'Swiftness', fr: 'en Vivacité' },
};

interface Grow {
  readonly grow: string;
  readonly by: number;
  readonly most: number;
}

/** What one card gives may be all there is. */
const UP_TO = {
  en: ({ by, most }: Grow) => (by < most ? `up to +${most} in all` : 'only once'),
  fr: ({ by, most }: Grow) => (by < most ? `jusqu’à +${most} en tout` : 'une seule fois'),
};

export const grow: Say<Grow> = {
  en: (a) => `each Mystling has +${a.by} ${STATISTIC_NAMES[a.grow].en} for this Run (${UP_TO.en(a)})`,
  fr: (a) => `chaque Mystling a +${a.by} ${STATISTIC_NAMES[a.grow].fr} pour ce Périple (${UP_TO.fr(a)})`,
};

export const forget: Say<{ readonly forget: number }> = {
  en: ({ forget: count }) => `each player may remove up to ${count} cards from their deck`,
  fr: ({ forget: count }) => `chaque joueur peut retirer jusqu’à ${count} cartes de son paquet`,
};

/** From the poorest line of a draw to the richest: the three Enemy Attack symbols. */
export const SYMBOL_LINES = ['I', 'II', 'III'] as const;

function lines(symbols: readonly Node[], t: Telling, colon: string): string {
  return symbols
    .map((line, i) => `${SYMBOL_LINES[i]}${colon}${t.effect(line) || t.phrases['text.nothing']}`)
    .join('; ');
}

export const symbols: Say<{ readonly symbols: readonly Node[] }> = {
  en: (a, t) => `draw an Enemy Attack card (${lines(a.symbols, t, ': ')})`,
  fr: (a, t) => `piochez une carte d’Attaque ennemie (${lines(a.symbols, t, ' : ').replaceAll(';', ' ;')})`,
};

export const pick: Say<{ readonly pick: readonly Node[] }> = {
  en: (a, t) => a.pick.map(t.effect).join(', or '),
  fr: (a, t) => a.pick.map(t.effect).join(', ou bien '),
};

export const trade: Say<{ readonly spend: Node; readonly for: Node }> = {
  en: (a, t) => `${t.effect(a.spend)}: ${t.effect(a.for)}`,
  fr: (a, t) => `${t.effect(a.spend)} : ${t.effect(a.for)}`,
};

export const silverHeld: Say<object> = { en: () => 'Silver held', fr: () => 'Argent détenu' };
export const cardsInDeck: Say<object> = { en: () => 'cards in the deck', fr: () => 'cartes dans le paquet' };
