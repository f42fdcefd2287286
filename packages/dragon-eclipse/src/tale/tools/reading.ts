/** The whole text of a Scenario for a reader: each Script with its options, then Tests, Secrets and Combats. */
import type { Language } from '@tabard/engine';
import type { EclipseContent } from '../../defs.ts';
import { type Line, linesOf } from '../check/parts.ts';
import { storyText } from '../texts.ts';
import { scriptsOf } from './graph.ts';

interface Passage {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The texts that lines say, in their order; an option begins with a dash. */
function spoken(content: EclipseContent, lines: readonly Line[], language: Language): string[] {
  return lines.flatMap(({ says, args }) => {
    if (says === 'say') return [storyText(content, String(args.say), language)];
    if (says === 'option') return [`– ${storyText(content, String(args.option), language)}`];
    return [];
  });
}

function testPassages(content: EclipseContent, lines: readonly Line[], language: Language): Passage[] {
  const tests = content.story?.tests ?? [];
  const taken = new Set(lines.filter(({ says }) => says === 'test').map(({ args }) => String(args.test)));
  return tests
    .filter(({ id }) => taken.has(id))
    .map(({ names, modifiers, rows }) => ({
      title: names[language],
      lines: [...modifiers, ...rows].map(({ text }) => storyText(content, text, language)),
    }));
}

function eventPassages(content: EclipseContent, lines: readonly Line[], language: Language): Passage[] {
  const named = lines.flatMap(({ says, args }) =>
    says === 'event' ? [String(args.event)] : says === 'secret' ? [String(args.named)] : [],
  );
  const all = linesOf(content);
  return [...new Set(named)].flatMap((id) => {
    const secret = content.story?.secrets[content.story.at.secret[id] ?? -1];
    if (!secret) return [];
    const own = all.filter(({ place }) => place === `Secret ${id}`);
    return [{ title: `${id}. ${secret.names[language]}`, lines: spoken(content, own, language) }];
  });
}

export function readingOf(content: EclipseContent, letter: string, language: Language): string {
  const { story } = content;
  const scripts = scriptsOf(content, letter);
  const ids = new Set(scripts.map(({ id }) => id));
  const lines = linesOf(content).filter(({ place }) => ids.has(place));
  const scenario = story?.scenarios[scripts[0].scenario];
  const head: Passage[] = scenario
    ? [
        {
          title: `${scenario.id}. ${scenario.names[language]}`,
          lines: [scenario.intro, ...scenario.hints].map((key) => storyText(content, key, language)),
        },
      ]
    : [];
  const pages = scripts.map(({ id }) => ({
    title: id,
    lines: spoken(
      content,
      lines.filter(({ place }) => place === id),
      language,
    ),
  }));
  const passages = [
    ...head,
    ...pages,
    ...testPassages(content, lines, language),
    ...eventPassages(content, lines, language),
  ];
  return passages
    .filter((passage) => passage.lines.length)
    .map((passage) => [passage.title, ...passage.lines].join('\n\n'))
    .join('\n\n* * *\n\n');
}
