import { type AnswerRest, type BotAnswer, nextStep, type Pondered } from '@tabard/bots';
import { below, type Choice, type Decision, optionKey, type Seat, seedRng } from '@tabard/engine';
import { botOf, type Course, decisionsAt, passOf, STAND_IN } from '@tabard/table';
import type { Job, MatchRow } from '../store/rows.ts';
import type { RoomTools } from './room-tools.ts';

/** A choice that the host makes for a seat: a bot's, or a pass. */
export interface JobAnswer {
  readonly seat: Seat;
  readonly choice: BotAnswer;
}

/** How often a bot may fail before an option is picked at random. */
const TRIES = 2;

interface JobTools extends Pick<RoomTools, 'thinker' | 'newWord' | 'news' | 'clock'> {
  /** What is left of the seat's last compound answer. */
  readonly rest: AnswerRest | undefined;
  /** What the bot thought about its next question before. */
  readonly pondered: Pondered | undefined;
}

/** The answer of a job: a pass at once, a bot's choice once it has thought. Undefined when the seat is not awaited. */
export async function answerFor(
  job: Job,
  course: Course,
  row: MatchRow,
  tools: JobTools,
): Promise<JobAnswer | undefined> {
  const decision = decisionsAt(course).find(({ seat }) => seat === job.seat);
  if (!decision) return undefined;
  const pass = job.kind === 'pass' ? passOf(decision, row) : undefined;
  if (job.kind === 'pass') return pass && { seat: job.seat, choice: { n: decision.n, key: optionKey(pass) } };
  return { seat: job.seat, choice: await botChoice(decision, course, row, tools) };
}

async function botChoice(
  decision: Decision,
  course: Course,
  row: MatchRow,
  tools: JobTools,
): Promise<BotAnswer> {
  const step = nextStep(decision, tools.rest);
  if (step) return step;
  const { seat, n, options } = decision;
  if (options.length === 1) return { n, key: optionKey(options[0]) };
  const bot = botOf(row.seats, seat) ?? STAND_IN;
  const view = course.game.view(course.state, seat);
  for (let tried = 0; tried < TRIES; tried++) {
    const began = tools.clock.now();
    try {
      const thought = { game: row.game, bot, view, luck: tools.newWord(), pondered: tools.pondered };
      const choice = await tools.thinker.think(thought);
      if (isOffered(decision, choice)) return choice;
      tools.news.trouble?.(`the bot "${bot}" answered what was not offered`, row.id, undefined);
    } catch (problem) {
      tools.news.trouble?.(`the bot "${bot}" failed`, row.id, problem);
    } finally {
      tools.news.thought?.(tools.clock.now() - began);
    }
  }
  return anyOf(decision, tools.newWord());
}

function isOffered({ n, options }: Decision, choice: Choice): boolean {
  return choice?.n === n && options.some((option) => optionKey(option) === choice.key);
}

export function anyOf({ n, options }: Decision, luck: string): Choice {
  return { n, key: optionKey(options[below(seedRng(luck), options.length)]) };
}
