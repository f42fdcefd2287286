/** Looks for broken sentences in everything that a game says. */
import { contentOf, type Game, LANGUAGES, type Language, type MatchState } from '@tabard/engine';
import { brokenPattern } from './broken-prose.ts';
import { cardLines, keywordLines, phraseLines, playedLines, type ReadLine } from './texts.ts';

/** The matches to play for lines. */
export interface ProsePlan {
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface ProseReport {
  readonly lines: number;
  /** "[event.drew] You draws a card. (/You draws/)" */
  readonly broken: readonly string[];
}

/** Reads the cards of each plan and this many lines of random matches, in both languages. */
export function readProse<S extends MatchState>(
  game: Game<S>,
  plans: readonly ProsePlan[],
  linesPerPlan: number,
): ProseReport {
  const all = LANGUAGES.flatMap((language) =>
    plans.flatMap((plan) => linesOf(game as unknown as Game, language, plan, linesPerPlan)),
  );
  const faults = all.flatMap(({ language, line }) => faultOf(language, line));
  return { lines: all.length, broken: [...new Set([...faults, ...twoFormsOnly(game)])] };
}

/** French puts an object before its verb ("Bo vous attaque"): a phrase about two seats needs a form for that. */
function twoFormsOnly<S extends MatchState>({ events, phrases }: Game<S>): string[] {
  const isAboutTwo = (name: string) => events[name].filter((kind) => kind === 'seat').length > 1;
  return Object.keys(events)
    .filter((name) => isAboutTwo(name) && phrases.fr[`event.${name}`]?.length === 2)
    .map((name) => `[event.${name}] has no third form in "fr", for the reader who is named second`);
}

interface Read {
  readonly language: Language;
  readonly line: ReadLine;
}

function linesOf(game: Game, language: Language, { seats, options }: ProsePlan, most: number): Read[] {
  const content = contentOf(game.create({ seed: 'prose', seats, options }));
  const lines = [
    ...cardLines(game, content, language),
    ...keywordLines(game, language),
    ...phraseLines(game, language),
  ];
  let played = 0;
  for (let match = 0; played < most; match++) {
    const more = playedLines(game, language, {
      seed: `prose ${match}`,
      seats,
      options,
      lines: most - played,
    });
    played += more.length;
    lines.push(...more);
  }
  return lines.map((line) => ({ language, line }));
}

function faultOf(language: Language, { where, line }: ReadLine): string[] {
  const pattern = brokenPattern(language, line);
  return pattern ? [`[${where}] ${line} (${pattern})`] : [];
}
