import { fixed, oneOf, optional, refuse } from '@tabard/engine';
import {
  canDiscard,
  DISCARDS,
  discardSteps,
  discardWithoutAsking,
  mustChooseDiscard,
} from '../rules/discarding.ts';
import { amount, isFoe, range, reach, side, told } from './grammar.ts';
import { word } from './word.ts';

const NOTHING = refuse('nothing-to-discard', 'DE-TAG-DISCARD');

const en: Record<string, readonly [string, string]> = {
  power: ['Power', 'Power'],
  token: ['token', 'tokens'],
  card: ['card from a slot', 'cards from slots'],
  top: ['card from the top of the deck', 'cards from the top of the deck'],
  upgrade: ['Upgrade', 'Upgrades'],
  terrain: ['Terrain', 'Terrain'],
};
const fr: Record<string, readonly [string, string]> = {
  power: ['Pouvoir', 'Pouvoir'],
  token: ['jeton', 'jetons'],
  card: ['carte d’un emplacement', 'cartes des emplacements'],
  top: ['carte du dessus de la pioche', 'cartes du dessus de la pioche'],
  upgrade: ['Amélioration', 'Améliorations'],
  terrain: ['Terrain', 'Terrains'],
};

/** All of a kind, in French: "tous vos jetons". */
function all(a: {
  readonly what: (typeof DISCARDS)[number];
  readonly who: 'you' | 'foe' | undefined;
}): string {
  const own = isFoe(a) ? ['son', 'ses', 'sa'] : ['votre', 'vos', 'votre'];
  const names: Record<string, string> = {
    power: `tout ${own[0]} Pouvoir`,
    token: `tous ${own[1]} jetons`,
    card: `toutes les cartes de ${own[1]} emplacements`,
    top: `toute ${own[2]} pioche`,
    upgrade: `toutes ${own[1]} Améliorations`,
    terrain: 'tous les Terrains',
  };
  return names[a.what];
}

/** DE-TAG-DISCARD to DE-TAG-DISCARD-TOP: as many as there are, up to the number; later parts may count them. */
export const discard = word({
  args: {
    what: oneOf(DISCARDS),
    count: optional(amount),
    who: side,
    range,
  },
  text: {
    en: (a, t) => {
      const { head, tail } = a.count === undefined ? { head: '1', tail: '' } : told(a.count, t);
      const what = en[a.what][head === '1' ? 0 : 1];
      const most = head === '99' ? 'all' : head;
      return `${isFoe(a) ? 'the opponent discards' : 'discard'} ${most} ${what}${reach(a, t)}${tail}`;
    },
    fr: (a, t) => {
      const { head, tail } = a.count === undefined ? { head: '1', tail: '' } : told(a.count, t);
      const what = fr[a.what][head === '1' ? 0 : 1];
      const whose = isFoe(a) ? 'l’adversaire défausse' : 'défaussez';
      return `${whose} ${head === '99' ? all(a) : `${head} ${what}`}${reach(a, t)}${tail}`;
    },
  },
  worth: (a) => (isFoe(a) ? 0.8 : -0.5) * (fixed(a.count) ?? 1),
  whyNot: (m, about, a) => (canDiscard(m, about, a) ? undefined : NOTHING),
  mustAsk: mustChooseDiscard,
  run: discardWithoutAsking,
  givesAmount: true,
  steps: discardSteps,
});
