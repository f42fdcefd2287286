import { contentOf, type Def, type EntityRef, isHidden, type Language, say, text } from '@tabard/engine';
import { effectText, phrases } from './cardtext.ts';
import { omegaContent, PHASES, PILES, UNTIL } from './defs.ts';
import { WHYS } from './rules/verbs.ts';
import type { Omega } from './state.ts';

/** What a thing at the table is called. The state may be a view's, where some cards have no face. */
export function nameOf(m: Omega, entity: EntityRef, language: Language): string {
  const { kind, id } = entity;
  switch (kind) {
    case 'card':
      return isHidden(id) || id < 0 ? phrase(language, 'hidden.card') : defName(m, m.cards.def[id], language);
    case 'def':
      return defName(m, id, language);
    case 'effect':
      return effectText(contentOf(m), id, language);
    case 'name':
      return Object.values(omegaContent(m).names)[id]?.[language] ?? '';
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

function defName(m: Omega, def: Def, language: Language): string {
  return def < 0 ? phrase(language, 'hidden.card') : omegaContent(m).defs[def].names[language];
}

function phrase(language: Language, key: string, ...args: readonly number[]): string {
  return say({ language, phrases: phrases[language], reader: -1, nameOf: () => '' }, text(key, ...args));
}
