/** What the things at a table are called, by their kind. */
import { isHidden } from './hidden.ts';
import type { MatchState } from './match.ts';
import type { Noun } from './noun.ts';
import type { EntityRef, Language } from './text.ts';

export type Namer<M> = (m: M, id: number, language: Language) => string | Noun;
export type Namers<M> = Readonly<Record<string, Namer<M>>>;

/** Names things by their kind; one of another kind is called by its number. */
export function nameBy<M>(namers: Namers<M>): (m: M, entity: EntityRef, language: Language) => string | Noun {
  return (m, { kind, id }, language) =>
    Object.hasOwn(namers, kind) ? namers[kind](m, id, language) : String(id);
}

/** Names a card by its face. The state may be a view's, where some cards have none: `defName` is given -1 then. */
export function cardNamer<M extends MatchState>(defName: Namer<M>): Namer<M> {
  return (m, card, language) => defName(m, isHidden(card) || card < 0 ? -1 : m.cards.def[card], language);
}
