/** The story of a set with one more Scenario, as positions write one: for rulings, and to try a Scenario out. */
import {
  bothHashes,
  compileEffect,
  compilePhrase,
  hashString,
  isMapping,
  openHash,
  type Path,
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

function pictured(entries: unknown): unknown {
  if (!Array.isArray(entries)) return entries;
  return entries.map((one) => (isMapping(one) ? { picture: PICTURE, ...one } : one));
}

/** Registers the content that a position plays with, and gives its hash. */
export function withScenario(content: EclipseContent, written: Raw, path: Path): string {
  const { story, texts } = content;
  if (!story) throw new Error('this content has no story');
  const own = hashString(`${content.hash} ${JSON.stringify(written)}`);
  const hash = bothHashes(openHash(content.hash), own);
  const nodes = content.nodes.slice();
  const compiler = { vocabulary: language, nodes };
  const told = extendStory({ story, texts: texts ?? {} }, spelledOut(written) as Raw, path, {
    nodes,
    combatEffect: (effect, at) => compileEffect({ ...compiler, voice: 'player' }, effect, at),
    happening: (happening, at) => compilePhrase(compiler, 'happening', happening, at),
  });
  registerContent({ ...content, ...told, nodes, hash });
  return hash;
}
