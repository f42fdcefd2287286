/** One line of help for each option. */
import type { Names } from './content.ts';
import type { Option } from './decision.ts';
import type { Game } from './game.ts';
import { optionText } from './speech.ts';
import { LANGUAGES, type Language, type Phrases, type Text } from './text.ts';

/**
 * The line of an option in a question of this kind: `help.<kind>.<verb>` where the question gives the verb another
 * meaning, else `help.<verb>`; what the option refers to stands in it as in `do.<verb>`.
 */
export function helpText(
  game: Pick<Game, 'choices' | 'phrases'>,
  kind: string,
  { verb, refs }: Option,
): Text {
  const own = `help.${kind}.${verb}`;
  const { args } = optionText(game, { verb, refs });
  return { key: own in game.phrases.en ? own : `help.${verb}`, ...(args && { args }) };
}

/** Lines of help, both languages side by side, as phrases of a game. */
export function helpPhrases(lines: Readonly<Record<string, Names>>): Readonly<Record<Language, Phrases>> {
  const inLanguage = (language: Language) =>
    Object.fromEntries(Object.entries(lines).map(([key, line]) => [`help.${key}`, line[language]]));
  return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language)])) as Record<
    Language,
    Phrases
  >;
}
