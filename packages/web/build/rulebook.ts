import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

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

/**
 * `virtual:rulebook`: the ledgers by name and the rulings by game, each loaded when it is asked for. Ledgers of games
 * that are not built yet stay out.
 */
export function rulebook(): Plugin {
  return {
    name: 'tabard-rulebook',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) return { code: contents(), map: null };
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const examples = rulingsOf(id.slice(NAME.length + 2), (file) => this.addWatchFile(file));
      return { code: `export default ${JSON.stringify(examples)};`, map: null };
    },
  };
}

function contents(): string {
  const ledgers = ledgerNames().map((name) => {
    const file = JSON.stringify(path.join(root, 'rules', `${name}.yaml`));
    return `${JSON.stringify(name)}: () => import(${file})`;
  });
  const rulings = [...new Set(rulingFiles().map((file) => readRuling(file).game))].map((game) => {
    return `${JSON.stringify(game)}: () => import(${JSON.stringify(`${NAME}/${game}`)})`;
  });
  return `export const ledgers = { ${ledgers} };\nexport const rulings = { ${rulings} };`;
}

function ledgerNames(): string[] {
  const waiting = parse(readFileSync(path.join(root, 'rules/later.yaml'), 'utf8')) as Waiting[];
  const without = ['exempt', 'later', ...waiting.filter((one) => !one.editions).map((one) => one.ledger)];
  return yamlIn(path.join(root, 'rules'))
    .map((file) => path.basename(file, '.yaml'))
    .filter((name) => !without.includes(name));
}

interface Waiting {
  readonly ledger: string;
  readonly editions?: readonly string[];
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

function yamlIn(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names
      .filter((name) => name.endsWith('.yaml'))
      .sort()
      .map((name) => path.join(folder, name));
  } catch {
    return [];
  }
}
