/** Prints the log of a Run that a bot has led to the space before its first Campsite: a test plays on from there. */
import { makeGreedy, playMatch } from '@tabard/bots';
import { dragonEclipse } from '@tabard/dragon-eclipse';

const MOST_SEEDS = 40;
const MOST_DECISIONS = 400;

/** How many choices lead before the one that enters the Campsite, or -1 where the bot fell first. */
function playTo(seed: string) {
  let made = 0;
  let before = -1;
  const { log } = playMatch(dragonEclipse, {
    setup: { seats: 1, seed, options: { mode: 'roguelite' } },
    bots: [makeGreedy()],
    mostDecisions: MOST_DECISIONS,
    onChoice: () => made++,
    sink: ({ type }) => {
      if (type === 'camp-reached' && before < 0) before = made;
    },
  });
  return { log, before };
}

for (let seed = 0; seed < MOST_SEEDS; seed++) {
  const { log, before } = playTo(`camp ${seed}`);
  if (before < 0) continue;
  const { hash: _, ...rest } = log;
  process.stdout.write(JSON.stringify({ ...rest, choices: log.choices.slice(0, before) }));
  process.exit(0);
}
throw new Error(`no Run of ${MOST_SEEDS} comes to a Campsite`);
