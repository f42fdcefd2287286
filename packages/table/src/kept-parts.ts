/** The parts of a content's withheld half that a host sends with its messages. */
import {
  type Content,
  findContent,
  type Game,
  type KeptParts,
  type MatchEvent,
  type View,
} from '@tabard/engine';

/** The parts that a view or events show, except those that the previous view showed. */
export function partsShown(
  game: Game,
  view: View,
  events: readonly MatchEvent[],
  before: readonly string[] = [],
): KeptParts | undefined {
  const { kept } = game;
  const content = kept && findContent(view.state.content);
  if (!content) return undefined;
  const fresh = shownKeys(game, view).filter((key) => !before.includes(key));
  return partsOf(game, content, [...fresh, ...kept.toldBy(content, events)]);
}

/** The parts that events show. */
export function partsTold(game: Game, hash: string, events: readonly MatchEvent[]): KeptParts | undefined {
  const { kept } = game;
  const content = kept && findContent(hash);
  return content && partsOf(game, content, kept.toldBy(content, events));
}

/** The keys of the parts that a view shows. */
export function shownKeys({ kept }: Game, view: View): readonly string[] {
  return kept?.shownIn(view) ?? [];
}

function partsOf({ kept }: Game, content: Content, keys: readonly string[]): KeptParts | undefined {
  if (!keys.length) return undefined;
  return Object.fromEntries(keys.map((key) => [key, kept?.part(content, key)]));
}
