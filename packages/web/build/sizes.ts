import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Prints what the first page loads: the entry's JavaScript with everything it imports at once, gzipped. */
export function sizes(): Plugin {
  return {
    name: 'tabard-sizes',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((part) =>
            part.type === 'chunk' ? [[part.fileName, part] as const] : [],
          ),
        );
        const first = new Set<string>();
        for (const chunk of chunks.values()) if (chunk.isEntry) collect(chunks, chunk.fileName, first);
        const bytes = [...first].reduce(
          (sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length,
          0,
        );
        this.info(`first load: ${(bytes / 1000).toFixed(1)} kB of gzipped JavaScript (at most 250)`);
      },
    },
  };
}

function collect(chunks: Map<string, Rolldown.OutputChunk>, name: string, into: Set<string>): void {
  const chunk = chunks.get(name);
  if (!chunk || into.has(name)) return;
  into.add(name);
  for (const next of chunk.imports) collect(chunks, next, into);
}
