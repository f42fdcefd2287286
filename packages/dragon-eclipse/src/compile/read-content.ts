import type { Content } from '@tabard/engine';
import type { EclipseContent } from '../defs.ts';

/** A set that was kept as JSON, with its numbers by id again. */
export function readContent(kept: Content): EclipseContent {
  const content = kept as EclipseContent;
  return { ...content, byId: new Map(content.defs.map((def, i) => [def.id, i])) };
}
