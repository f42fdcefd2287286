/** Prints the log of a Run that a bot has led to a place, named by the first argument: a test plays on from there. */
import { makeGreedy, playMatch } from '@tabard/bots';
import {
  dragonEclipse,
  eclipseContent,
  type InCombat,
  isInCombat,
  isRun,
  type Match,
  newSheet,
  statisticFacts,
  writeSheet,
} from '@tabard/dragon-eclipse';

const MOST_SEEDS = 40;
const MOST_DECISIONS = 400;
/** An Enemy that falls with the next blows, while the player can take many. */
const ENEMY_HEALTH = 3;
const OWN_HEALTH = 15;
/** Nobody comes out of the last Combat as fresh as out of the first. */
const LAST_HEALTH = 10;

interface Place {
  /** Whether the Run stands there, asked at every decision. */
  isThere(m: Match, kind: string): boolean;
  /** Options of the Run beside its mode. */
  readonly options?: Readonly<Record<string, string>>;
  /** The seed to begin with: a short Run, found by playing many. */
  readonly first?: number;
  readonly mostDecisions?: number;
}

const PLACES: Readonly<Record<string, Place>> = {
  camp: { isThere: (m, kind) => isRun(m) && m.run.bosses === 1 && kind === 'next-space' },
  blow: { isThere: (m, kind) => isBeforeLastBlows(m, kind, OWN_HEALTH) },
  boss: {
    isThere: (m, kind) => isBeforeLastBlows(m, kind, LAST_HEALTH) && isLastBoss(m),
    options: { start: 'campsite-2', sheet: practisedSheet() },
  },
  won: {
    isThere: (m, kind) => isRun(m) && m.run.state === 'won' && kind === 'farewell',
    first: 356,
    mostDecisions: 1000,
  },
};

/** A sheet of somebody who has every Artifact, has beaten two Bosses with every Mystling and bought two steps of each perk. */
function practisedSheet(): string {
  const content = eclipseContent(dragonEclipse.create({ seed: 'sheet', seats: 1 }));
  const mystlings = content.defs.flatMap(({ type }, def) => (type === 'mystling' ? [def] : []));
  const { perks, ...sheet } = newSheet(content);
  return writeSheet(content, {
    ...sheet,
    mystlings,
    artifacts: (content.run?.artifacts ?? []).map((_, i) => i),
    boxes: mystlings.map(() => 2),
    perks: perks.map(() => 2),
  });
}

function isBeforeLastBlows(m: Match, kind: string, own: number): boolean {
  if (!isInCombat(m) || kind !== 'act') return false;
  return healthLeft(m, m.seats) <= ENEMY_HEALTH && healthLeft(m, 0) >= own;
}

function isLastBoss(m: Match): boolean {
  if (!isRun(m) || m.run.bosses !== 2) return false;
  const space = m.run.way[m.run.way.length - 1];
  return eclipseContent(m).run?.maps[m.run.map].spaces[space].kind === 'boss';
}

function healthLeft(m: InCombat, fighter: number): number {
  return statisticFacts(m, fighter).find(({ name }) => name === 'health')?.now ?? 0;
}

/** How many choices lead to the place, or -1 where the bot fell first. */
function playTo(seed: string, { isThere, options, mostDecisions = MOST_DECISIONS }: Place) {
  let made = 0;
  let before = -1;
  const { log } = playMatch(dragonEclipse, {
    setup: { seats: 1, seed, options: { mode: 'roguelite', ...options } },
    bots: [makeGreedy()],
    mostDecisions,
    onDecision: (m, { kind }) => {
      if (before < 0 && isThere(m as Match, kind)) before = made;
    },
    onChoice: () => made++,
  });
  return { log, before };
}

const name = process.argv[2] ?? '';
const place = PLACES[name];
if (!place) throw new Error(`there is no place "${name}"; known are ${Object.keys(PLACES).join(', ')}`);
const { first = 0 } = place;
for (let seed = first; seed < first + MOST_SEEDS; seed++) {
  const { log, before } = playTo(`${name} ${seed}`, place);
  if (before < 0) continue;
  const { hash: _, ...rest } = log;
  process.stdout.write(JSON.stringify({ ...rest, choices: log.choices.slice(0, before) }));
  process.exit(0);
}
throw new Error(`no Run of ${MOST_SEEDS} comes to the place "${name}"`);
