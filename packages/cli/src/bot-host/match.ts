import { answerOf, type Bot, botRng, choiceOf } from '@tabard/bots';
import {
  type Choice,
  contentOf,
  type Decision,
  type Game,
  type MatchState,
  type Options,
  type Outcome,
  optionKey,
  optionText,
  type Rng,
  type Seat,
  sayTo,
} from '@tabard/engine';
import type { BotProgram } from './program.ts';
import { quoted } from './quoted.ts';

/** A move that was made for a program, and why. */
export interface Forfeit {
  readonly match: string;
  readonly program: string;
  readonly n: number;
  readonly why: string;
}

export interface HostedTable {
  readonly match: string;
  readonly options: Options;
  /** By seat: a program, or a bot of ours. */
  readonly players: readonly (BotProgram | Bot)[];
  /** Who moves for a program that does not. */
  readonly standIn: Bot;
  readonly patience: number;
  readonly mostDecisions: number;
}

export interface HostedResult {
  /** Absent when the match was not over. */
  readonly winners: readonly Seat[] | undefined;
  readonly decisions: number;
  readonly forfeits: readonly Forfeit[];
}

const UNFINISHED: Outcome = { winners: [], reason: 'unfinished' };

function isProgram(player: BotProgram | Bot): player is BotProgram {
  return 'tell' in player;
}

/** Plays one match; programs get the view of their seat and nothing else. */
export async function hostMatch(game: Game, table: HostedTable): Promise<HostedResult> {
  const { match, options, players } = table;
  const m = game.create({ seed: match, seats: players.length, options });
  const luck = players.map((_, seat) => botRng(match, seat));
  const forfeits: Forfeit[] = [];
  let decisions = 0;
  for (const [seat, player] of players.entries())
    if (isProgram(player)) await greet(game, m, seat, player, table, forfeits);
  while (!m.outcome && decisions < table.mostDecisions)
    for (const decision of game.pending(m)) {
      const choice = await choiceFor(game, m, decision, luck[decision.seat], table, forfeits);
      const refusal = game.choose(m, decision.seat, choice);
      if (refusal) throw new Error(`"${choice.key}" is refused (${refusal.code})`);
      decisions++;
    }
  const { outcome } = m;
  for (const player of players)
    if (isProgram(player)) player.tell({ type: 'result', ...(outcome ?? UNFINISHED) });
  return { winners: outcome?.winners, decisions, forfeits };
}

async function greet(
  game: Game,
  m: MatchState,
  seat: Seat,
  program: BotProgram,
  { match, options, patience }: HostedTable,
  forfeits: Forfeit[],
): Promise<void> {
  const content = contentOf(m);
  const cards = content.defs.map(({ id, names }, def) => ({
    id,
    name: names.en,
    text: game.cardText(content, def, 'en'),
  }));
  program.tell({ type: 'hello', tabard: 1, match, game: game.id, options, seats: m.seats, seat, cards });
  const answer = await program.answer(({ type }) => type === 'hello', patience);
  if ('missing' in answer)
    forfeits.push({ match, program: program.command, n: -1, why: `no hello: ${answer.missing}` });
}

async function choiceFor(
  game: Game,
  m: MatchState,
  decision: Decision,
  rng: Rng,
  table: HostedTable,
  forfeits: Forfeit[],
): Promise<Choice> {
  const player = table.players[decision.seat];
  if (!isProgram(player)) return answerOf(player, game, m, decision, rng);
  if (decision.options.length === 1) return choiceOf(decision, decision.options[0]);
  const answered = await ask(game, m, decision, player, table.patience);
  if ('key' in answered) return answered;
  const { n } = decision;
  forfeits.push({ match: table.match, program: player.command, n, why: answered.why });
  player.tell({ type: 'forfeit', n, why: answered.why });
  return answerOf(table.standIn, game, m, decision, rng);
}

async function ask(
  game: Game,
  m: MatchState,
  decision: Decision,
  program: BotProgram,
  patience: number,
): Promise<Choice | { readonly why: string }> {
  const { n, seat, kind, rule } = decision;
  const view = game.view(m, seat);
  const reader = {
    language: 'en',
    seat,
    seats: Array.from({ length: m.seats }, (_, at) => `seat ${at}`),
  } as const;
  const options = decision.options.map((option) => ({
    key: optionKey(option),
    text: sayTo(game, view.state, reader, optionText(game, option, decision)),
  }));
  const text = sayTo(game, view.state, reader, decision.text);
  program.tell({ type: 'view', state: view.state, waiting: view.waiting });
  program.tell({ type: 'decision', n, kind, rule, text, options, patience });
  // What comes late belongs to a decision that is past.
  const answer = await program.answer((one) => one.type === 'choose' && one.n >= n, patience);
  if ('missing' in answer) return { why: answer.missing };
  const { message } = answer;
  if (message.type !== 'choose' || message.n !== n) return { why: `it answered decision ${n} as another` };
  const isOffered = options.some(({ key }) => key === message.key);
  return isOffered ? { n, key: message.key } : { why: `${quoted(message.key)} is not among the options` };
}
