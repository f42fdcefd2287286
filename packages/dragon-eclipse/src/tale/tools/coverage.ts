/** What an author looks at: how much is written, who returns, and what nobody asks for again. */
import type { EclipseContent } from '../../defs.ts';
import { type Line, linesAt, linesOf, questionsOf } from '../check/parts.ts';
import { walkStory } from '../check/reach.ts';
import { readingOf } from './reading.ts';

export interface StoryCoverage {
  readonly scenarios: readonly {
    readonly id: string;
    readonly scripts: number;
    readonly words: { readonly en: number; readonly fr: number };
  }[];
  /** People whom fewer than two Scenarios mention, with those that do. */
  readonly rarePeople: readonly { readonly name: string; readonly in: readonly string[] }[];
  /** Status parts that no other Scenario asks for. */
  readonly unreadStatuses: readonly string[];
  /** Lists of options whose statuses no other Scenario asks for. */
  readonly idleDilemmas: readonly string[];
  /** Ids that nothing leads to. */
  readonly unused: readonly string[];
}

function words(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

/** Which Scenarios ask for a part of a status; a question without a part asks for all of them. */
function readersOf(content: EclipseContent, status: string, part: number): number[] {
  return questionsOf(content)
    .filter(({ phrase: { name, args } }) => {
      if (name === 'parts-of') return args['parts-of'] === status;
      return name === 'status' && args.status === status && (args.part === undefined || args.part === part);
    })
    .map(({ scenario }) => scenario);
}

export function coverageOf(content: EclipseContent): StoryCoverage {
  const { story } = content;
  if (!story) return { scenarios: [], rarePeople: [], unreadStatuses: [], idleDilemmas: [], unused: [] };
  const lines = linesOf(content);
  const texts = story.scenarios.map(({ id }) => ({ id, text: readingOf(content, id, 'en') }));
  const isRead = ({ says, args, scenario }: Line) =>
    says === 'status' &&
    readersOf(content, String(args.status), Number(args.part ?? 1)).some((one) => one !== scenario);
  const unread = lines.filter((line) => line.says === 'status' && !isRead(line));
  const lists = new Set(lines.filter(({ says }) => says === 'choose').map(({ place }) => place));
  // One way that returns is enough: the other is what does not.
  const isIdle = (written: readonly Line[]) => written.length > 0 && !written.some(isRead);
  const walk = walkStory(content);
  return {
    scenarios: texts.map(({ id, text }) => ({
      id,
      scripts: story.scripts.filter(({ scenario }) => story.scenarios[scenario]?.id === id).length,
      words: { en: words(text), fr: words(readingOf(content, id, 'fr')) },
    })),
    rarePeople: story.people
      .map((name) => ({ name, in: texts.filter(({ text }) => text.includes(name)).map(({ id }) => id) }))
      .filter((one) => one.in.length < 2),
    unreadStatuses: [
      ...new Set(
        unread.map(({ args, place }) => `${place}: ${String(args.status)} ${String(args.part ?? 1)}`),
      ),
    ],
    idleDilemmas: [...lists].filter((place) =>
      isIdle(linesAt(lines, place).filter(({ says }) => says === 'status')),
    ),
    unused: story.scripts.map(({ id }) => id).filter((id) => !walk.mustAt.has(id)),
  };
}
