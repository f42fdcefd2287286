import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Chunks with what nobody was told yet: a page that only looks at matches on a server never loads them. */
const KEPT = /(?:^|\/)kept-half-/;

/** Emits the service worker with the list of everything that was built, so that the page works offline. */
export function offline(): Plugin {
  return {
    name: 'tabard-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => !/\.(map|woff)$/.test(name));
        const copied = readdirSync(path.join(home, 'public'));
        const first = built.filter((name) => name !== 'index.html' && !KEPT.test(name));
        const assets = ['./', ...first, ...copied].sort();
        const version = createHash('sha256');
        for (const name of built) {
          const part = bundle[name];
          version.update(name).update(part.type === 'chunk' ? part.code : part.source);
        }
        const template = readFileSync(path.join(home, 'service-worker.js'), 'utf8');
        const code = template
          .replace('__VERSION__', version.digest('hex').slice(0, 12))
          .replace('__ASSETS__', JSON.stringify(assets));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}
