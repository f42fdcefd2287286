import type { EclipseContent, Match } from '@tabard/dragon-eclipse';
import { coverageOf, graphOf, graphSvg, graphText, readingOf } from '@tabard/dragon-eclipse/story-tools';
import {
  InputError,
  isMapping,
  type Language,
  type MatchState,
  parseOptions,
  startLog,
} from '@tabard/engine';
import type { Command } from 'commander';
import { type CommandContext, printJson, printLine, type Verdict } from '../command-context.ts';
import { gameEntry, language, writeText } from '../input.ts';
import { readLogFile } from '../log-file.ts';
import { compilePack, compilerOf, readPack } from '../pack.ts';
import { linesFrom } from '../play/lines.ts';
import { liveMatch } from '../play/match.ts';
import { playSession } from '../play/play-session.ts';
import { talkOf } from '../play/talk.ts';
import { textTable } from '../text-table.ts';
import { parseYaml, readYaml } from '../yaml-file.ts';
import { toldIn } from './told.ts';

const GAME = 'dragon-eclipse';

interface StoryFlags {
  readonly content?: string;
  readonly lang: Language;
  readonly svg?: string;
  readonly log?: string;
  readonly given?: string;
  readonly json?: boolean;
}

/** The story of the built-in set, or of a pack on it. */
async function storyContent(context: CommandContext, folder: string | undefined): Promise<EclipseContent> {
  const entry = gameEntry(context, GAME);
  const options = parseOptions((await entry.load()).options);
  const content =
    folder === undefined
      ? await compilerOf(entry)([], options)
      : await compilePack(entry, readPack(folder), options);
  return content as EclipseContent;
}

export function addStory(program: Command, context: CommandContext, end: (verdict: Verdict) => void): void {
  const story = program.command('story').description('reads and tries out the story of a campaign');
  addGraph(story, context, end);
  addRead(story, context, end);
  addCoverage(story, context, end);
  addPlayScript(story, context, end);
}

type Adding = (story: Command, context: CommandContext, end: (verdict: Verdict) => void) => void;

const addGraph: Adding = (story, context, end) => {
  story
    .command('graph <scenario>')
    .description('prints where each Script of a Scenario leads')
    .option('--svg <file>', 'draws it there')
    .option('--content <folder>', 'a pack with a story of your own')
    .action(async (letter: string, flags: StoryFlags) => {
      const nodes = graphOf(await storyContent(context, flags.content), letter);
      if (flags.svg === undefined) printLine(context, graphText(nodes));
      else writeText(flags.svg, graphSvg(nodes));
      end('passed');
    });
};

const addRead: Adding = (story, context, end) => {
  story
    .command('read [scenario]')
    .description('prints the whole text of a Scenario, or what one campaign was told')
    .option('--lang <language>', 'the language: en or fr', language, 'en')
    .option('--log <file>', 'a recorded campaign')
    .option('--content <folder>', 'a pack with a story of your own')
    .action(async (letter: string | undefined, flags: StoryFlags) => {
      if ((letter === undefined) === (flags.log === undefined))
        throw new InputError('name a Scenario, or a campaign with --log: one of the two');
      if (flags.log !== undefined)
        printLine(context, toldIn(await readLogFile(context, flags.log, flags.content), flags.lang));
      else
        printLine(context, readingOf(await storyContent(context, flags.content), letter ?? '', flags.lang));
      end('passed');
    });
};

const addCoverage: Adding = (story, context, end) => {
  story
    .command('coverage')
    .description('counts words, and lists what nobody asks for again')
    .option('--content <folder>', 'a pack with a story of your own')
    .option('--json', 'print one JSON document')
    .action(async (flags: StoryFlags) => {
      const found = coverageOf(await storyContent(context, flags.content));
      if (flags.json) printJson(context, found);
      else {
        const rows = found.scenarios.map(
          ({ id, scripts, words }) => [id, scripts, words.en, words.fr] as const,
        );
        printLine(
          context,
          textTable(['Scenario', { number: 'Scripts' }, { number: 'English' }, { number: 'French' }], rows),
        );
        const list = (title: string, items: readonly string[]) =>
          printLine(context, `${title}: ${items.join(', ') || 'none'}`);
        list(
          'People in fewer than two Scenarios',
          found.rarePeople.map(({ name }) => name),
        );
        list('Statuses that no other Scenario reads', found.unreadStatuses);
        list('Dilemmas without later effect', found.idleDilemmas);
        list('Unused Scripts', found.unused);
      }
      end('passed');
    });
};

const addPlayScript: Adding = (story, context, end) => {
  story
    .command('play <script>')
    .description('plays on from a Script')
    .option('--given <position>', 'what is so, as YAML in the words of positions, or a file of it')
    .option('--lang <language>', 'the language: en or fr', language, 'en')
    .option('--content <folder>', 'a pack with a story of your own')
    .action(async (script: string, flags: StoryFlags) => {
      const entry = gameEntry(context, GAME);
      const game = await entry.load();
      const seats = ['Ann'];
      const options = parseOptions(game.options, { mode: 'campaign' });
      const given = { tray: ['Young Emberling', 'Prowler'], ...scenarioOf(script), ...givenBy(flags.given) };
      const content = await storyContent(context, flags.content);
      const state = game.position(
        { ...given, script: script.toUpperCase(), seats, options: { mode: 'campaign' } },
        content.hash,
      );
      printLine(context, openPage(content, state, flags.lang));
      const lines = linesFrom(context, context.out);
      const log = startLog(game, { seed: 'story', seats: 1, options, content: state.content });
      const match = liveMatch(game, {
        beginning: { log, start: state },
        bots: [undefined],
        asking: 'normal',
      });
      try {
        const talk = talkOf(game, flags.lang, seats);
        await playSession({ match, talk, lines, viewer: 0, say: context.out });
      } finally {
        lines.close();
      }
      end('passed');
    });
};

/** What the Script has said by the first decision. */
function openPage({ texts }: EclipseContent, state: MatchState, lang: Language): string {
  const { tale } = state as unknown as Match;
  return (tale?.told ?? []).map((key) => texts?.[key]?.[lang] ?? key).join('\n\n');
}

/** The Scenario that a Script belongs to; those of the World Map are read in the first. */
function scenarioOf(script: string): { scenario?: string } {
  const letter = script.charAt(0).toUpperCase();
  return letter === 'Z' ? {} : { scenario: letter };
}

function givenBy(written: string | undefined): Readonly<Record<string, unknown>> {
  if (written === undefined) return {};
  const { data } = written.includes(':') ? parseYaml(written, '--given') : readYaml(written);
  if (isMapping(data)) return data;
  throw new InputError(
    `--given is ${JSON.stringify(written)}; expected words of a position, such as "silver: 3"`,
  );
}
