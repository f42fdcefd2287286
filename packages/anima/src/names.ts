import {
  contentOf,
  type Def,
  type EntityRef,
  isHidden,
  type Language,
  labelsFrom,
  type Noun,
  nounFrom,
  nounOf,
} from '@tabard/engine';
import { effectText, phrases } from './cardtext.ts';
import { omegaContent, PHASES, PILES, UNTIL } from './defs.ts';
import { WHYS } from './rules/verbs.ts';
import type { Omega } from './state.ts';

const phrase = labelsFrom(phrases);

/** What a thing at the table is called. The state may be a view's, where some cards have no face. */
export function nameOf(m: Omega, entity: EntityRef, language: Language): string | Noun {
  const { kind, id } = entity;
  switch (kind) {
    case 'card':
      return isHidden(id) || id < 0 ? hiddenCard(language) : defName(m, m.cards.def[id], language);
    case 'def':
      return defName(m, id, language);
    case 'effect':
      return effectText(contentOf(m), id, language);
    case 'name':
      return namedThing(m, id, language);
    case 'until':
      return phrase(language, `until.${UNTIL[id]}`);
    case 'why':
      return phrase(language, `why.${WHYS[id]}`);
    case 'phase':
      return phrase(language, `phase.${PHASES[id]}`);
    case 'deck':
      return phrase(language, `deck.${PILES[id]}`);
    case 'die':
      return phrase(language, `die.${id}`);
    case 'found':
      return id < 0
        ? phrase(language, 'found.special')
        : phrase(language, id ? 'found.some' : 'found.none', id);
    case 'change':
      return id < 0 ? `−${-id}` : `+${id}`;
    default:
      return String(id);
  }
}

function defName(m: Omega, def: Def, language: Language): Noun {
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
