import { type Content, type Game, type Language, type MatchState, typeset } from '@tabard/engine';
import type { GameSkin } from './board.ts';

/** A keyword of a card, explained. */
export interface KeywordFact {
  readonly title: string;
  readonly text: string;
  /** A rule id, shown as a link to the Rules page. */
  readonly rule: string;
  readonly icon: string | undefined;
}

/** Maximum number of keywords explained. */
const MOST = 8;

/** The keywords of a card, explained, each with the rule it comes from. */
export function keywordFacts(
  game: Game,
  skin: GameSkin,
  { content, state }: { readonly content: Content; readonly state?: MatchState },
  def: number,
  language: Language,
): readonly KeywordFact[] {
  const names = game.keywordsOf(content, def, state).slice(0, MOST);
  return names.map((name) => {
    const { rule, words } = game.keywords[name];
    const [title, meaning] = words[language];
    const text = typeset(meaning, language);
    return { title, text, rule, icon: skin.keywordIcons?.[name] };
  });
}
