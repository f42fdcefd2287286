/** What the things of a story are called. */
import { type Language, type Names, type Node, type Noun, nodeOf, nounOf, telling } from '@tabard/engine';
import { type EclipseContent, eclipseContent } from '../defs.ts';
import type { Match } from '../state.ts';
import { phrases } from '../words/phrases.ts';
import { hasTale, type InTale, placeOf, storyOf } from './facts.ts';
import { secretName } from './parts.ts';
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

/** A Script has the name of the place where it is read; elsewhere it is known by its id. */
function scriptName(m: InTale, script: number, language: Language): string | Noun {
  const spot = placeOf(m, script)?.spot;
  return spot ? nounOf(spot.names, language) : (storyOf(m).scripts[script]?.id ?? '');
}

/** A Secret that an option names before anybody holds it. */
function namedSecret({ names }: EclipseContent, id: string): { readonly names: Names } | undefined {
  const found = names[secretName(id)];
  return found && { names: found };
}

/** What an id of the story or of the set is called: a status, a Secret, a Mystling. */
export function calledBy(m: Match, id: string, language: Language): string {
  const { statuses, secrets, items, equipment, at } = storyOf(m);
  const content = eclipseContent(m);
  const found =
    statuses[at.status[id] ?? -1] ??
    secrets[at.secret[id] ?? -1] ??
    namedSecret(content, id) ??
    items[at.item[id] ?? -1] ??
    equipment[at.equipment[id] ?? -1] ??
    content.defs[content.byId.get(id) ?? -1];
  return found ? found.names[language] : (phrases[language][`element.${id}`]?.toString() ?? id);
}

/** DE-JOUR-04: the deed, and behind it what it costs and gives, which may be read before deciding. */
function optionName(m: InTale, node: Node, language: Language): string {
  const content = eclipseContent(m);
  const { option, spend, warns, do: does } = nodeOf(m, node).args;
  const t = telling(content.nodes, language, phrases[language], (id) => calledBy(m, id, language));
  const parts = [spend, does].map((part) => (typeof part === 'number' ? t.effect(part) : ''));
  // DE-JOUR-22: announced before it is chosen.
  if (warns !== undefined) parts.push(phrases[language][`warns.${String(warns)}`]?.toString() ?? '');
  const told = parts.filter((part) => part !== '').join(language === 'fr' ? ' ; ' : '; ');
  const label = storyText(content, String(option), language);
  return told === '' ? label : `${label} (${told})`;
}

/** The name of a thing of the story, or undefined where it is none. */
export function storyName(m: Match, kind: string, id: number, language: Language): string | Noun | undefined {
  if (!hasTale(m)) return undefined;
  const content = eclipseContent(m);
  const tell = (key: string | undefined) => (key === undefined ? '' : storyText(content, key, language));
  if (isNamed(kind)) {
    const names: Names | undefined = storyOf(m)[NAMED[kind]][id]?.names;
    return names ? nounOf(names, language) : '';
  }
  switch (kind) {
    case 'text':
      return tell(storyOf(m).texts[id]);
    case 'script':
      return scriptName(m, id, language);
    case 'option':
      return optionName(m, id, language);
    case 'modifier':
      return tell(storyOf(m).tests[m.tale.scene?.trial?.test ?? -1]?.modifiers[id]?.text);
    case 'row':
      return tell(storyOf(m).tests[m.tale.scene?.trial?.test ?? -1]?.rows[id]?.text);
    default:
      return undefined;
  }
}
