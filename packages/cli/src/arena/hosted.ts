/** An arena in which programs take part: matches in this process, each lane with program processes of its own. */
import { makeBot } from '@tabard/bots';
import type { Game } from '@tabard/engine';
import { type Forfeit, hostMatch } from '../bot-host/match.ts';
import { type BotProgram, startProgram } from '../bot-host/program.ts';
import { botsAt, type SimPlan, seedAt } from '../sim/plan.ts';
import type { OnResults } from '../sim/threads.ts';
import { threadClock } from '../thread-clock.ts';

export interface HostedArena {
  /** The names in the plan that are commands. */
  readonly programs: readonly string[];
  readonly patience: number;
  /** How many matches are played at a time. */
  readonly lanes: number;
  /** A line that a program wrote to standard error. */
  readonly onError: (line: string) => void;
}

/** Plays all matches of the plan; gives the moves that were made for programs. */
export async function playHosted(
  game: Game,
  plan: SimPlan,
  arena: HostedArena,
  onResults: OnResults,
): Promise<readonly Forfeit[]> {
  const forfeits: Forfeit[] = [];
  const left = Array.from({ length: plan.games }, (_, index) => index).values();
  const lane = async () => {
    const cast = castOf(arena);
    try {
      for (const index of left) {
        const result = await playOne(game, plan, index, arena, cast.players(botsAt(plan, index)));
        forfeits.push(...result.forfeits);
        onResults([result.match]);
      }
    } finally {
      await cast.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(arena.lanes, plan.games) }, lane));
  return forfeits;
}

/** The players of one lane. A program that sits in several seats of a match is started once for each. */
function castOf({ programs, onError }: HostedArena) {
  const started = new Map<string, BotProgram>();
  const programAt = (command: string, seat: number) => {
    const name = `${seat} ${command}`;
    const program = started.get(name) ?? startProgram(command, onError);
    started.set(name, program);
    return program;
  };
  return {
    players: (names: readonly string[]) =>
      names.map((name, seat) =>
        programs.includes(name) ? programAt(name, seat) : makeBot(name, threadClock()),
      ),
    close: () => Promise.all([...started.values()].map((program) => program.close())),
  };
}

async function playOne(
  game: Game,
  plan: SimPlan,
  index: number,
  { patience }: HostedArena,
  players: ReturnType<ReturnType<typeof castOf>['players']>,
) {
  const seed = seedAt(plan, index);
  const { options, mostDecisions } = plan;
  const table = { match: seed, options, players, standIn: makeBot('greedy'), patience, mostDecisions };
  const { winners, decisions, forfeits } = await hostMatch(game, table);
  return { match: { index, seed, decisions, ...(winners && { winners }) }, forfeits };
}
