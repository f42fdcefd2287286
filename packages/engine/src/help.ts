/** One line of help for each option. */
import type { Names } from './content.ts';
import type { Option } from './decision.ts';
import type { Game } from './game.ts';
import { type AskedQuestion, inQuestion, optionArgs } from './speech.ts';
import { LANGUAGES, type Language, type Phrases, type Text, text } from './text.ts';

/**
 * The line of an option: `help.<kind>.<verb>` where its question gives the verb another meaning, else `help.<verb>`;
 * what the option refers to stands in it as in `do.<verb>`, and after that, in the former, what the question is about.
 */
export function helpText(
  game: Pick<Game, 'choices' | 'phrases'>,
  asked: AskedQuestion,
  option: Option,
): Text {
  const args = optionArgs(game, option);
  return inQuestion(game, 'help', option.verb, args, asked) ?? text(`help.${option.verb}`, ...args);
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
