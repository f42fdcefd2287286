/** What the things of a story are called. */
import { type Language, nodeOf } from '@tabard/engine';
import { eclipseContent } from '../defs.ts';
import type { Match } from '../state.ts';
import { type InTale, spotsSeen, storyOf } from './facts.ts';
import { storyText } from './texts.ts';

const NAMED = {
  item: 'items',
  equipment: 'equipment',
  secret: 'secrets',
  status: 'statuses',
  test: 'tests',
  scenario: 'scenarios',
  location: 'locations',
  world: 'world',
} as const;

function isNamed(kind: string): kind is keyof typeof NAMED {
  return kind in NAMED;
}

function hasTale(m: Match): m is InTale {
  return m.tale !== undefined;
}

/** A Script has the name of the place where it is read; elsewhere it is known by its id. */
function scriptName(m: InTale, script: number, language: Language): string {
  const spot = m.tale.scene && spotsSeen(m).find((one) => one.script === script);
  return spot?.names[language] ?? storyOf(m).scripts[script]?.id ?? '';
}

/** The name of a thing of the story, or undefined where it is none. */
export function storyName(m: Match, kind: string, id: number, language: Language): string | undefined {
  if (!hasTale(m)) return undefined;
  const content = eclipseContent(m);
  const tell = (key: string | undefined) => (key === undefined ? '' : storyText(content, key, language));
  if (isNamed(kind)) return storyOf(m)[NAMED[kind]][id]?.names[language] ?? '';
  switch (kind) {
    case 'script':
      return scriptName(m, id, language);
    case 'option':
      return tell(String(nodeOf(m, id).args.option));
    case 'modifier':
      return tell(storyOf(m).tests[m.tale.scene?.trial?.test ?? -1]?.modifiers[id]?.text);
    case 'row':
      return tell(storyOf(m).tests[m.tale.scene?.trial?.test ?? -1]?.rows[id]?.text);
    default:
      return undefined;
  }
}
