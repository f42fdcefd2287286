/** The withheld half of the story: its texts, by key. A host gives one once somebody may read it. */
import type { Language } from '@tabard/engine';
import type { EclipseContent } from '../defs.ts';

/** What a text says; one that this content does not hold is shown by its key. */
export function storyText(content: EclipseContent, key: string, language: Language): string {
  return content.texts?.[key]?.[language] ?? key;
}
