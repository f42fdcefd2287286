import {
  cardNamer,
  contentOf,
  type Language,
  labelsFrom,
  type Noun,
  nameBy,
  nounFrom,
  nounOf,
} from '@tabard/engine';
import { effectText, phrases } from './cardtext.ts';
import { omegaContent, PHASES, PILES, UNTIL } from './defs.ts';
import { REWARDS } from './rules/exploration.ts';
import { WHYS } from './rules/verbs.ts';
import type { Omega } from './state.ts';

const phrase = labelsFrom(phrases);

/** What a thing at the table is called. The state may be a view's, where some cards have no face. */
export const nameOf = nameBy<Omega>({
  card: cardNamer(defName),
  def: defName,
  effect: (m, id, language) => effectText(contentOf(m), id, language),
  name: namedThing,
  until: (_m, id, language) => phrase(language, `until.${UNTIL[id]}`),
  why: (_m, id, language) => phrase(language, `why.${WHYS[id]}`),
  reward: (_m, id, language) => phrase(language, `reward.${REWARDS[id]}`),
  phase: (_m, id, language) => phrase(language, `phase.${PHASES[id]}`),
  deck: (_m, id, language) => phrase(language, `deck.${PILES[id]}`),
  die: (_m, id, language) => phrase(language, `die.${id}`),
  found: (_m, id, language) =>
    id < 0 ? phrase(language, 'found.special') : phrase(language, id ? 'found.some' : 'found.none', id),
  change: (_m, id) => (id < 0 ? `−${-id}` : `+${id}`),
});

function defName(m: Omega, def: number, language: Language): Noun {
  if (def < 0) return hiddenCard(language);
  const found = omegaContent(m).defs[def];
  const noun = nounOf(found.names, language);
  // The gender of a Character is one of its facts.
  return found.type === 'character' ? { ...noun, gender: found.gender === 'female' ? 'f' : 'm' } : noun;
}

function namedThing(m: Omega, id: number, language: Language): string | Noun {
  const names = Object.values(omegaContent(m).names)[id];
  return names ? nounOf(names, language) : '';
}

function hiddenCard(language: Language): Noun {
  return nounFrom(language, phrase(language, 'hidden.card'));
}
