/** Prints the log of a Run that a bot has led to a place, named by the first argument: a test plays on from there. */
import { makeGreedy, playMatch } from '@tabard/bots';
import {
  dragonEclipse,
  type InCombat,
  isInCombat,
  isRun,
  type Match,
  statisticFacts,
} from '@tabard/dragon-eclipse';

const MOST_SEEDS = 40;
const MOST_DECISIONS = 400;
/** An Enemy that falls with the next blows, while the player can take many. */
const ENEMY_HEALTH = 3;
const OWN_HEALTH = 15;

/** Whether the Run stands at the place, asked at every decision. */
const PLACES: Readonly<Record<string, (m: Match, kind: string) => boolean>> = {
  camp: (m, kind) => isRun(m) && m.run.bosses === 1 && kind === 'next-space',
  blow: (m, kind) =>
    isInCombat(m) &&
    kind === 'act' &&
    healthLeft(m, m.seats) <= ENEMY_HEALTH &&
    healthLeft(m, 0) >= OWN_HEALTH,
};

function healthLeft(m: InCombat, fighter: number): number {
  return statisticFacts(m, fighter).find(({ name }) => name === 'health')?.now ?? 0;
}

/** How many choices lead to the place, or -1 where the bot fell first. */
function playTo(seed: string, isThere: (m: Match, kind: string) => boolean) {
  let made = 0;
  let before = -1;
  const { log } = playMatch(dragonEclipse, {
    setup: { seats: 1, seed, options: { mode: 'roguelite' } },
    bots: [makeGreedy()],
    mostDecisions: MOST_DECISIONS,
    onDecision: (m, { kind }) => {
      if (before < 0 && isThere(m as Match, kind)) before = made;
    },
    onChoice: () => made++,
  });
  return { log, before };
}

const place = process.argv[2] ?? '';
const isThere = PLACES[place];
if (!isThere) throw new Error(`there is no place "${place}"; known are ${Object.keys(PLACES).join(', ')}`);
for (let seed = 0; seed < MOST_SEEDS; seed++) {
  const { log, before } = playTo(`${place} ${seed}`, isThere);
  if (before < 0) continue;
  const { hash: _, ...rest } = log;
  process.stdout.write(JSON.stringify({ ...rest, choices: log.choices.slice(0, before) }));
  process.exit(0);
}
throw new Error(`no Run of ${MOST_SEEDS} comes to the place "${place}"`);
