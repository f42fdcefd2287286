import { frenchSpaces } from '@tabard/dragon-eclipse';
import type { Content, Game, Language } from '@tabard/engine';
import type { CardFact } from '../../table/board.ts';
import { GLYPHS } from './glyphs.ts';
import { KEYWORDS } from './keywords.ts';

const MOST = 7;

/** The keywords of a card, explained, each with the rule it comes from. */
export function factsOf(game: Game, content: Content, def: number, language: Language): readonly CardFact[] {
  const text = game.cardText(content, def, 'en');
  return Object.values(KEYWORDS)
    .filter(({ found }) => found.test(text))
    .slice(0, MOST)
    .map(({ rule, glyph, words }) => {
      const [title, meaning] = words[language];
      return {
        title,
        text: language === 'fr' ? frenchSpaces(meaning) : meaning,
        rule,
        icon: glyph && GLYPHS[glyph],
      };
    });
}
