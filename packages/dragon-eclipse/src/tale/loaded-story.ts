/** The built-in set with its story, once this program has loaded it. */
import { InputError } from '@tabard/engine';
import type { EclipseContent } from '../defs.ts';

const loaded: { set?: EclipseContent } = {};

export function loadStory(set: EclipseContent): void {
  loaded.set = set;
}

/** What a campaign is played with. */
export function loadedStory(): EclipseContent {
  if (!loaded.set) throw new InputError('the story of Dragon Eclipse is not loaded here; expected its host');
  return loaded.set;
}
