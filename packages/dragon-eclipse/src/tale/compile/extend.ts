/** The story of a set with one more Scenario, as positions write one: for rulings, and to try a Scenario out. */
import {
  bothHashes,
  ContentError,
  compileEffect,
  compilePhrase,
  hashString,
  isMapping,
  openHash,
  type Path,
  PositionError,
  type Raw,
  registerContent,
} from '@tabard/engine';
import type { EclipseContent } from '../../defs.ts';
import { language } from '../../vocabulary/language.ts';
import { extendStory } from './story.ts';

/** Fields that hold a text; in a position one language will do. */
const TEXTS = ['name', 'label', 'say', 'text', 'intro'];
/** Lists whose entries show a picture. */
const PICTURED = ['secrets', 'items', 'equipment'];
const PICTURE = { icon: 'scroll-unfurled', colours: ['bone', 'dusk'] };

/** A page with nothing to do on it. */
const WAITING = [{ choose: [{ label: 'Stay', do: ['again'] }] }];

/** What a position writes shortly, as a file of a story would write it. */
function spelledOut(written: unknown): unknown {
  if (Array.isArray(written)) return written.map(spelledOut);
  if (!isMapping(written)) return written;
  return Object.fromEntries(
    Object.entries(written).map(([key, value]) => {
      if (TEXTS.includes(key) && typeof value === 'string') return [key, { en: value, fr: value }];
      if (key === 'hints' && Array.isArray(value))
        return [key, value.map((one) => (typeof one === 'string' ? { en: one, fr: one } : one))];
      return [key, PICTURED.includes(key) ? pictured(spelledOut(value)) : spelledOut(value)];
    }),
  );
}

/** Scripts by id, each with its lines; `stop` is a page that waits. */
function scriptsIn(written: unknown): unknown {
  if (!isMapping(written)) return written;
  return Object.entries(written).map(([id, lines]) => ({ id, do: lines === 'stop' ? WAITING : lines }));
}

function pictured(entries: unknown): unknown {
  if (!Array.isArray(entries)) return entries;
  return entries.map((one) => (isMapping(one) ? { picture: PICTURE, ...one } : one));
}

/** What is wrong with the Scenario is wrong with the position. */
function givenWell<T>(compile: () => T): T {
  try {
    return compile();
  } catch (problem) {
    if (problem instanceof ContentError) throw new PositionError(problem.path, problem.message);
    throw problem;
  }
}

/** Registers the content that a position plays with, and gives its hash. */
export function withScenario(content: EclipseContent, written: Raw, path: Path): string {
  const { story, texts } = content;
  if (!story) throw new Error('this content has no story');
  const own = hashString(`${content.hash} ${JSON.stringify(written)}`);
  const hash = bothHashes(openHash(content.hash), own);
  const nodes = content.nodes.slice();
  const compiler = { vocabulary: language, nodes };
  const scenario = spelledOut({ id: 'X', ...written, scripts: scriptsIn(written.scripts) }) as Raw;
  const told = givenWell(() =>
    extendStory({ story, texts: texts ?? {} }, scenario, path, {
      nodes,
      combatEffect: (effect, at) => compileEffect({ ...compiler, voice: 'player' }, effect, at),
      happening: (happening, at) => compilePhrase(compiler, 'happening', happening, at),
    }),
  );
  registerContent({ ...content, ...told, nodes, hash });
  return hash;
}
