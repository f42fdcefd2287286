/** Everything of a story that some campaign has to use. */
import type { EclipseContent } from '../../../defs.ts';
import type { StoryDef } from '../../defs.ts';
import { isUnfinished, type Line, linesOf } from '../parts.ts';

/** A thing by the id that a campaign notes, with its place and what is wrong where nobody uses it. */
interface StoryId {
  readonly id: string;
  readonly place: string;
  readonly what: string;
}

const LONGEST_QUOTE = 48;

function quote({ texts }: EclipseContent, key: string): string {
  const said = texts?.[key]?.en ?? key;
  return said.length > LONGEST_QUOTE ? `“${said.slice(0, LONGEST_QUOTE).trimEnd()}…”` : `“${said}”`;
}

/** What a line brings along. */
const IN_LINES: Readonly<Record<string, (content: EclipseContent, line: Line) => Omit<StoryId, 'place'>>> = {
  option: (content, { args }) => ({
    id: `option ${String(args.option)}`,
    what: `no bot chooses the option ${quote(content, String(args.option))}`,
  }),
  say: (content, { args }) => ({
    id: `text ${String(args.say)}`,
    what: `no bot is told the text ${String(args.say)}, ${quote(content, String(args.say))}`,
  }),
  'end-campaign': (_content, { args }) => ({
    id: `ending-${String(args.ending)}`,
    what: `no bot comes to ending ${String(args.ending)}`,
  }),
};

function idsInLines(content: EclipseContent): StoryId[] {
  return linesOf(content).flatMap((line) => {
    const named = IN_LINES[line.says]?.(content, line);
    return named ? [{ ...named, place: line.place }] : [];
  });
}

function idsOfThings(content: EclipseContent, { scripts, tests, secrets, locations }: StoryDef): StoryId[] {
  return [
    ...scripts.map(({ id }) => ({ id: `script ${id}`, place: id, what: 'no bot reads this Script' })),
    ...tests.flatMap(({ id, rows }) =>
      rows.map(({ text }) => ({
        id: `text ${text}`,
        place: `Test ${id}`,
        what: `no bot comes to the row ${quote(content, text)}`,
      })),
    ),
    ...secrets.map(({ id, kind }) => ({
      id: `secret ${id}`,
      place: `Secret ${id}`,
      what: kind === 'event' ? 'the event comes for no bot' : 'no bot gains it',
    })),
    ...locations.map(({ id }) => ({ id: `map ${id}`, place: `Map ${id}`, what: 'no bot opens it' })),
  ];
}

/** What a story that goes on in Scenarios to be written may keep for them. */
function idsOfTheWhole({ quests, world }: StoryDef): StoryId[] {
  return [
    ...quests
      .filter(({ kind }) => kind === 'story')
      .map(({ mystling }) => ({
        id: `quest ${mystling}`,
        place: `Quest of ${mystling}`,
        what: 'no bot fulfils it',
      })),
    ...world.map(({ id }) => ({
      id: `world ${id}`,
      place: `World Map card ${id}`,
      what: 'no bot has it on the World Map',
    })),
  ];
}

/** A Script of the list waits with everything in it, a text or an option alone. */
function isLater({ later }: StoryDef, { id, place }: StoryId): boolean {
  return later.includes(place) || later.some((one) => id === `text ${one}` || id === `option ${one}`);
}

export function idsOfStory(content: EclipseContent): StoryId[] {
  const { story } = content;
  if (!story) return [];
  const all = [
    ...idsOfThings(content, story),
    ...idsInLines(content),
    ...(isUnfinished(content) ? [] : idsOfTheWhole(story)),
  ];
  return all.filter((one) => !isLater(story, one));
}
