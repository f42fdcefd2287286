/** Runs of greedy bots and of players of some taste, and what the proofs of the roguelite read off them. */
import { type Bot, makeBot, playMatch } from '@tabard/bots';
import { type Decision, type MatchEvent, type Option, optionKey, seedRng } from '@tabard/engine';
import { dragonEclipse, isInCombat, isRun, type Match, type Run, writeSheet } from '../src/index.ts';
import { chosenBy, type Player, type Taste, triedBy } from '../src/tale/check/play/players.ts';
import { content } from './matches.ts';

export { median } from './matches.ts';

const greedy = makeBot('greedy');
const MOST_DECISIONS = 20_000;
const COMBAT_SECONDS = 6;
const OTHER_SECONDS = 15;

const { run: runDef, story } = content;
if (!runDef || !story) throw new Error('the set has no roguelite');
/** What there is to be used. */
export const runSet = { ...runDef, items: story.items, equipment: story.equipment };

/** What answers before the greedy bot does, if it has an answer. */
export type Taster = (m: Match, decision: Decision) => Option | undefined;

/** Leads this Mystling. */
function leading(mystling: string): Taster {
  return (_m, { options }) =>
    options.find(({ verb, refs }) => verb === 'take-along' && content.defs[refs[0]].id === mystling);
}

/** Chooses by taste outside Combats; in them tries out what it has never used. It remembers its Runs. */
export function tasterOf(taste: Taste): Taster {
  const player: Player = { taste, rng: seedRng(taste), taken: new Map() };
  return (m, decision) => (isInCombat(m) ? triedBy(player, m, decision) : chosenBy(player, m, decision));
}

/** The greedy bot, but for what the tasters answer; `now` is the state that lies on the table. */
function advised(tasters: readonly Taster[], now: () => Match): Bot {
  if (greedy.sees !== 'view') return greedy;
  return {
    id: 'advised',
    sees: 'view',
    choose: (game, view, rng) => {
      const [decision] = view.decisions;
      for (const taster of tasters) {
        const option = taster(now(), decision);
        if (option) return { n: decision.n, key: optionKey(option) };
      }
      return greedy.choose(game, view, rng);
    },
  };
}

/** What came of a Run. */
export interface RunResult {
  readonly run: Run;
  readonly isWon: boolean;
  readonly minutes: number;
  readonly combats: number;
}

/** What was used in any Run so far: `space 0 12` by map, `mystery-met 3`, `item-used 7`. */
export const used = new Set<string>();
const NOTED = ['mystery-met', 'artifact-used', 'item-used', 'equipment-used'];

function note(m: Match | undefined, { type, args }: MatchEvent): void {
  if (type === 'space-entered' && m?.run) used.add(`space ${m.run.map} ${args[0]}`);
  if (NOTED.includes(type)) used.add(`${type} ${args[0]}`);
}

function stateIn(m: Match | undefined): Match {
  if (!m) throw new Error('no Run has begun');
  return m;
}

/** Plays one Run alone with a Mystling of choice. */
export function playRun(
  seed: string,
  mystling: string,
  options: Readonly<Record<string, unknown>>,
  ...tasters: readonly Taster[]
): RunResult {
  let seconds = 0;
  let state: Match | undefined;
  const { state: end, finished } = playMatch(dragonEclipse, {
    setup: { seed, seats: 1, options: { mode: 'roguelite', ...options } },
    bots: [advised([leading(mystling), ...tasters], () => stateIn(state))],
    mostDecisions: MOST_DECISIONS,
    onDecision: (m, { options: offered }) => {
      state = m as Match;
      if (offered.length > 1) seconds += isInCombat(state) ? COMBAT_SECONDS : OTHER_SECONDS;
    },
    sink: (event) => note(state, event),
  });
  const m = end as Match;
  if (!finished || !isRun(m))
    throw new Error(`${seed}: the Run is not over after ${MOST_DECISIONS} decisions`);
  const { run } = m;
  const combats = run.defeated.length + (run.state === 'lost' ? 1 : 0);
  return { run, isWon: run.state === 'won', minutes: seconds / 60, combats };
}

/** A sheet with everything: every Mystling with its boxes, Artifact, perk and map. */
export function fullSheet(): string {
  const all = content.defs.flatMap((def, i) => (def.type === 'mystling' ? [i] : []));
  return writeSheet(content, {
    mystlings: all,
    boxes: all.map(() => 3),
    artifacts: runSet.artifacts.map((_, i) => i),
    perks: [3, 3, 3, 3, 3, 3],
    maps: runSet.maps.length,
    isFreeTaken: true,
  });
}
