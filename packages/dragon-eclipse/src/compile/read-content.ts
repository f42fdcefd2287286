import type { Content } from '@tabard/engine';
import type { EclipseContent } from '../defs.ts';
import { words } from '../vocabulary/language.ts';

/** A set that was kept as JSON, with its words at hand and its numbers by id again. */
export function readContent(kept: Content): EclipseContent {
  const content = kept as EclipseContent;
  return {
    ...content,
    nodes: content.nodes.map((node) => ({ ...node, spec: words[node.word] })),
    byId: new Map(content.defs.map((def, i) => [def.id, i])),
  };
}
