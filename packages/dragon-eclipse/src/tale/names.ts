/** What the things of a story are called. */
import {
  type Language,
  type Namer,
  type Namers,
  type Names,
  type Node,
  type Noun,
  nodeOf,
  nounOf,
  telling,
} from '@tabard/engine';
import { type EclipseContent, eclipseContent } from '../defs.ts';
import type { Match } from '../state.ts';
import { phrases } from '../words/phrases.ts';
import { hasTale, type InTale, placeOf, storyOf } from './facts.ts';
import { secretName } from './parts.ts';
import { storyText } from './texts.ts';

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
  // A page does not know the options of pages that nobody has read.
  if (!content.nodes[node]) return '';
  const { option, spend, warns, do: does } = nodeOf(m, node).args;
  const t = telling(content.nodes, language, phrases[language], (id) => calledBy(m, id, language));
  const parts = [spend, does].map((part) => (typeof part === 'number' ? t.effect(part) : ''));
  // DE-JOUR-22: announced before it is chosen.
  if (warns !== undefined) parts.push(phrases[language][`warns.${String(warns)}`]?.toString() ?? '');
  const told = [...new Set(parts)].filter((part) => part !== '').join(language === 'fr' ? ' ; ' : '; ');
  const label = storyText(content, String(option), language);
  return told === '' ? label : `${label} (${told})`;
}

type Listed = 'items' | 'equipment' | 'secrets' | 'statuses' | 'tests' | 'scenarios' | 'locations' | 'world';

/** Names by the list of the story that holds the thing. */
function listed(list: Listed): Namer<Match> {
  return inTale((m, id, language) => {
    const names: Names | undefined = storyOf(m)[list][id]?.names;
    return names ? nounOf(names, language) : '';
  });
}

/** Names where a story is told. */
function inTale(namer: Namer<InTale>): Namer<Match> {
  return (m, id, language) => (hasTale(m) ? namer(m, id, language) : '');
}

/** Names by a text of the story. */
function told(keyOf: (m: InTale, id: number) => string | undefined): Namer<Match> {
  return inTale((m, id, language) => {
    const key = keyOf(m, id);
    return key === undefined ? '' : storyText(eclipseContent(m), key, language);
  });
}

/** The Test under way. */
function testOf(m: InTale) {
  return storyOf(m).tests[m.tale.scene?.trial?.test ?? -1];
}

/** The names of the things of a story. */
export const storyNamers: Namers<Match> = {
  item: listed('items'),
  equipment: listed('equipment'),
  secret: listed('secrets'),
  status: listed('statuses'),
  test: listed('tests'),
  scenario: listed('scenarios'),
  location: listed('locations'),
  world: listed('world'),
  text: told((m, id) => storyOf(m).texts[id]),
  script: inTale(scriptName),
  option: inTale(optionName),
  modifier: told((m, id) => testOf(m)?.modifiers[id]?.text),
  row: told((m, id) => testOf(m)?.rows[id]?.text),
};
