/** Labels for options: those that would read the same say what differs. */
import type { Decision, Option } from './decision.ts';
import type { Game } from './game.ts';
import type { MatchState } from './match.ts';
import { type AskedQuestion, optionText, refsOf } from './speech.ts';
import { type Language, type Phrases, type Text, text } from './text.ts';

/** The phrases every game has for this. */
export const apartPhrases: Readonly<Record<Language, Phrases>> = {
  en: { 'apart.copy': 'copy {0}', 'apart.number': '{0}' },
  fr: { 'apart.copy': 'exemplaire {0}', 'apart.number': '{0}' },
};

/** The kinds of things of which there may be several equal ones. */
const COPIES = ['card', 'owned'];

/**
 * The labels of the options of a question, all different: where two read the same, the place of what they are about is added, and
 * if that is the same too, which copy it is.
 */
export function optionLabels<S extends MatchState>(
  game: Game<S>,
  state: S,
  asked: AskedQuestion & Pick<Decision, 'options'>,
  say: (text: Text) => string,
): string[] {
  const { options } = asked;
  const plain = options.map((option) => say(optionText(game, option, asked)));
  const placed = plain.map((label, at) =>
    isUnique(plain, label) ? label : withDetails(label, placesOf(game, state, options[at], say)),
  );
  return placed.map((label, at) => {
    if (isUnique(placed, label)) return label;
    const number = placed.slice(0, at + 1).filter((other) => other === label).length;
    return withDetails(label, [say(text(copyKey(game, options[at]), number))]);
  });
}

function isUnique(labels: readonly string[], label: string): boolean {
  return labels.indexOf(label) === labels.lastIndexOf(label);
}

function withDetails(label: string, details: readonly string[]): string {
  return details.length ? `${label} (${details.join(', ')})` : label;
}

function placesOf<S extends MatchState>(
  game: Game<S>,
  state: S,
  option: Option,
  say: (text: Text) => string,
): string[] {
  return refsOf(game, option).flatMap((entity) => {
    const place = game.placeOf?.(state, entity);
    return place ? [say(place)] : [];
  });
}

function copyKey(game: Pick<Game, 'choices'>, option: Option): string {
  return refsOf(game, option).some(({ kind }) => COPIES.includes(kind)) ? 'apart.copy' : 'apart.number';
}
