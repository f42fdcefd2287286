import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { ledgerFile, ledgersInForce, readLedger, yamlIn } from './ledgers.ts';

const NAME = 'virtual:rulebook';
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** What the page needs of a ruling: what it proves, and the position to play on from. */
interface Example {
  readonly id: string;
  readonly title: string;
  readonly proves: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  readonly given: Readonly<Record<string, unknown>>;
  readonly dice?: readonly number[];
}

/** `virtual:rulebook`: the ledgers by name and the rulings by game, each loaded when it is asked for. */
export function rulebook(): Plugin {
  return {
    name: 'tabard-rulebook',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return { code: contents(), map: null };
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const [part, name] = id.slice(NAME.length + 2).split('/');
      const watch = (file: string) => this.addWatchFile(file);
      const data = part === 'ledger' ? ledgerOf(name, watch) : rulingsOf(name, watch);
      return { code: `export default ${JSON.stringify(data)};`, map: null };
    },
  };
}

function contents(): string {
  const ledgers = ledgersInForce().map((name) => loader('ledger', name));
  const games = new Set(rulingFiles().map((file) => readRuling(file).game));
  const rulings = [...games].map((game) => loader('rulings', game));
  return `export const ledgers = { ${ledgers} };\nexport const rulings = { ${rulings} };`;
}

function loader(part: 'ledger' | 'rulings', name: string): string {
  return `${JSON.stringify(name)}: () => import(${JSON.stringify(`${NAME}/${part}/${name}`)})`;
}

function ledgerOf(name: string, watch: (file: string) => void): unknown {
  for (const file of [name, 'later']) watch(ledgerFile(file));
  return readLedger(name);
}

function rulingsOf(game: string, watch: (file: string) => void): Example[] {
  return rulingFiles().flatMap((file) => {
    const { game: of, title, proves, options = {}, seats, given = {}, dice } = readRuling(file);
    if (of !== game) return [];
    watch(file);
    const id = `${path.basename(path.dirname(file))}/${path.basename(file, '.yaml')}`;
    return [{ id, title, proves: [proves].flat(), options, seats, given, ...(dice ? { dice } : {}) }];
  });
}

function readRuling(file: string): Example & { readonly game: string } {
  return parse(readFileSync(file, 'utf8'));
}

function rulingFiles(): string[] {
  const homes = readdirSync(path.join(root, 'packages'), { withFileTypes: true });
  return homes.flatMap((home) => yamlIn(path.join(root, 'packages', home.name, 'rulings')));
}
