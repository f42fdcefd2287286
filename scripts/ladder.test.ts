// The ladder of packages: arrows point one way, and the rules of a game know no platform.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const GAMES = ['anima', 'dragon-eclipse', 'adventure-board'];
const MAY_IMPORT: Record<string, readonly string[]> = {
  engine: [],
  ...Object.fromEntries(GAMES.map((game) => [game, ['engine']])),
  games: ['engine', ...GAMES],
  bots: ['engine'],
  table: ['engine'],
  testkit: ['engine', 'table'],
  server: ['engine', 'games', 'bots', 'table'],
  web: ['engine', ...GAMES, 'games', 'bots', 'table'],
  cli: ['engine', ...GAMES, 'games', 'bots', 'testkit', 'table', 'server', 'example-lamplight'],
};

/** Inside a game: the folders that a folder must not import, directly or through other files. */
const OUT_OF_REACH: Record<string, readonly string[]> = {
  rules: ['vocabulary', 'compile', 'words'],
  vocabulary: ['compile'],
};

/** A sentence in one of the languages. */
const PROSE = /\b(?:en|fr): (?:\(|['"`])/;
const PLATFORM = /\bDate\b|\bMath\s*\.\s*random\b|\bsetTimeout\b|\bsetInterval\b|\bperformance\b|['"`]node:/;
const GAME_NAMES = /anima(?!t)|omega|eclipse|mystling/i;
/** Access to the frames of a match, in any form. */
const STACK = /\.stack\b|\{[^}'"]*\bstack\b/;
/** A regular expression, literal or constructed. */
const PATTERN = /(?:^|[\s(,=:!&|?{;[])\/(?![/*>\s])[^/]+\/[dgimsuvy]*(?=[.,);\]]|$)|\bRegExp\b/;
/** A regular expression that is matched against the type of an event. */
const MATCHED = /\.(?:test|exec)\(\s*(?:\w+\.)*\w*[tT]ype\b|\btype\.(?:match|search|replace)/;
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)['"]([^'"]+)['"]/g;

interface Source {
  readonly name: string;
  readonly owner: string;
  readonly text: string;
}

const packages = foldersOf('packages').map((name) => `packages/${name}`);
const examples = foldersOf('examples').map((name) => `examples/${name}`);
const sources = [...packages, ...examples].flatMap(sourcesOf);
const inForce = sources.filter((source) => !isTest(source));
const byName = new Map(inForce.map((source) => [source.name, source]));

describe('the ladder of packages', () => {
  it('places every package', () => {
    expect(foldersOf('packages').filter((name) => !(name in MAY_IMPORT))).toEqual([]);
  });

  it.each(packages)('%s imports only from below', (home) => {
    const allowed = MAY_IMPORT[path.basename(home)] ?? [];
    expect(strayImports(home, allowed)).toEqual([]);
  });

  it('examples import the engine alone', () => {
    expect(examples.flatMap((home) => strayImports(home, ['engine']))).toEqual([]);
  });
});

describe('the layers of a game', () => {
  const layers = GAMES.flatMap((game) =>
    Object.keys(OUT_OF_REACH).map((folder) => [`packages/${game}/src`, folder]),
  );

  it.each(layers)('%s: no import leads from %s to a layer above', (home, folder) => {
    const others = OUT_OF_REACH[folder];
    const ways = waysFrom(`${home}/${folder}/`);
    expect(ways.size).toBeGreaterThan(0);
    const isBarred = (name: string) => others.some((other) => name.startsWith(`${home}/${other}/`));
    expect([...ways].filter(([name]) => isBarred(name)).map(([, way]) => way)).toEqual([]);
  });
});

describe('the vocabulary of a game', () => {
  it('contains rules only: the prose of words is in words/', () => {
    const isVocabulary = ({ name, owner }: Source) =>
      owner !== 'packages/engine' && /\/vocabulary(?:\/|\.ts$)/.test(name);
    const own = inForce.filter(isVocabulary);
    expect(own.length).toBeGreaterThan(0);
    expect(own.flatMap((source) => linesWith(source, PROSE))).toEqual([]);
  });
});

describe('the rules', () => {
  it('know no clock, no unseeded chance and no platform', () => {
    const pure = inForce.filter((source) => isPure(source.owner));
    expect(pure.flatMap((source) => linesWith(source, PLATFORM))).toEqual([]);
  });

  it('are not named in the engine', () => {
    const engine = sources.filter((source) => source.owner === 'packages/engine');
    expect(engine.flatMap((source) => linesWith(source, GAME_NAMES))).toEqual([]);
  });
});

describe('the page', () => {
  const page = inForce.filter((source) => source.owner === 'packages/web');
  const within = (...folders: readonly string[]) =>
    page.filter(({ name }) => folders.some((folder) => name.startsWith(`packages/web/src/${folder}/`)));

  it('does not access frames of a match, but situations', () => {
    // The plain table lists the variables of any game's procedures by their declared shapes.
    const others = page.filter(({ name }) => name !== 'packages/web/src/table/plain/survey.ts');
    expect(others.flatMap((source) => linesWith(source, STACK))).toEqual([]);
  });

  it('matches no names of events and no texts of cards', () => {
    expect(page.flatMap((source) => linesWith(source, MATCHED))).toEqual([]);
    expect(within('games', 'table/kit', 'sound').flatMap((source) => linesWith(source, PATTERN))).toEqual([]);
  });

  it('never imports the withheld half of a game: only its host may load a whole game', () => {
    const ways = waysFrom('packages/dragon-eclipse/src/index.ts');
    expect(ways.size).toBeGreaterThan(50);
    expect([...ways.keys()].filter((name) => /\/(?:kept-half|content)\.ts$/.test(name))).toEqual([]);
    const loads = page.filter(({ text }) => /\.load\(\)|kept-half'/.test(text)).map(({ name }) => name);
    const hosts = ['host/local/worker.ts', 'thinking/worker.ts', 'games/registry.ts'];
    expect(loads.filter((name) => !hosts.some((host) => name === `packages/web/src/${host}`))).toEqual([]);
  });

  it.each([
    ['STACK', STACK, 'const at = innermost(board.state.stack);'],
    ['STACK', STACK, 'const { stack } = m;'],
    ['PATTERN', PATTERN, 'const GAIN = /^(beat-creature|check-passed)$/;'],
    ['PATTERN', PATTERN, '  found: /\\bBlink\\b/,'],
    ['MATCHED', MATCHED, '    if (GAIN.test(event.type)) draft.tone = gain;'],
    ['PATTERN', PATTERN, '  if (/Speed Check/.test(text)) names.push(check);'],
  ])('would see through %s %s: %s', (_, pattern, line) => {
    expect(pattern.test(line)).toBe(true);
  });
});

function strayImports(home: string, allowed: readonly string[]): string[] {
  // Tests of any package may import the testkit.
  const own = sources.filter((source) => source.owner === home);
  return own.flatMap((source) => {
    const also = isTest(source) ? [...allowed, 'testkit'] : allowed;
    return importedPackages(source)
      .filter((name) => name !== path.basename(home) && !also.includes(name))
      .map((name) => `${source.name} imports ${name}`);
  });
}

/** Every file imported from a folder, with the chain of imports: `a.ts > b.ts > c.ts`. */
function waysFrom(folder: string): Map<string, string> {
  const ways = new Map<string, string>();
  const walk = (source: Source, way: string): void => {
    if (ways.has(source.name)) return;
    ways.set(source.name, way);
    for (const target of importedFiles(source)) walk(target, `${way} > ${target.name}`);
  };
  for (const source of inForce) if (source.name.startsWith(folder)) walk(source, source.name);
  return ways;
}

function importedFiles(source: Source): Source[] {
  return [...source.text.matchAll(IMPORT)].flatMap(([, target]) => {
    const name = path.posix.join(path.posix.dirname(source.name), target);
    return target.startsWith('.') ? (byName.get(name) ?? []) : [];
  });
}

function importedPackages(source: Source): string[] {
  return [...source.text.matchAll(IMPORT)].flatMap(([, target]) => packageOf(source, target) ?? []);
}

function packageOf(source: Source, target: string): string | undefined {
  if (target === 'tabard' || target.startsWith('tabard/')) return 'cli';
  if (target.startsWith('@tabard/')) return target.split('/')[1];
  if (!target.startsWith('.')) return undefined;
  const [folder, name] = path.posix.join(path.posix.dirname(source.name), target).split('/');
  return folder === 'packages' || folder === 'examples' ? name : undefined;
}

function linesWith(source: Source, word: RegExp): string[] {
  const lines = source.text.split('\n').map((line, index) => ({ line, at: `${source.name}:${index + 1}` }));
  return lines.filter(({ line }) => word.test(line)).map(({ line, at }) => `${at} ${line.trim()}`);
}

function isPure(owner: string): boolean {
  return owner.startsWith('examples/') || ['engine', ...GAMES].includes(path.basename(owner));
}

function isTest(source: Source): boolean {
  return source.name.endsWith('.test.ts');
}

function sourcesOf(owner: string): Source[] {
  const folder = `${owner}/src`;
  if (!existsSync(path.join(root, folder))) return [];
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, owner, text: readFileSync(path.join(root, name), 'utf8') }));
}

function foldersOf(folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}
