// Plays gen 9 random battles in @pkmn/sim by random legal choices on its bare Battle: no streams, no players.
// Each line on standard input is a number of milliseconds; the answer is one line of JSON.
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

const require = createRequire(import.meta.url);
const { Battle } = require('@pkmn/sim');
const { TeamGenerators } = require('@pkmn/randoms');

const FORMAT = 'gen9randombattle';
/** Made before anything is measured: only the battle itself is compared. */
const TEAMS = Array.from({ length: 64 }, (_, i) =>
  TeamGenerators.getTeamGenerator(FORMAT, [i, i + 1, i + 2, i + 3]).getTeam(),
);
/** Battles before the first measure, so that what is loaded late is there and what is compiled late is compiled. */
const WARM_UP = 10;
let luck = 1;

for (let i = 0; i < WARM_UP; i++) playMatch();
for await (const line of createInterface({ input: process.stdin }))
  process.stdout.write(`${JSON.stringify(playFor(Number(line)))}\n`);

function playFor(ms) {
  const start = performance.now();
  let decisions = 0;
  let matches = 0;
  for (; performance.now() - start < ms; matches++) decisions += playMatch();
  return { decisions, matches, seconds: (performance.now() - start) / 1000 };
}

function playMatch() {
  const battle = new Battle({
    formatid: FORMAT,
    seed: [below(65536), below(65536), below(65536), below(65536)],
  });
  for (const side of ['p1', 'p2'])
    battle.setPlayer(side, { name: side, team: structuredClone(TEAMS[below(TEAMS.length)]) });
  let decisions = 0;
  while (!battle.ended) {
    const asked = battle.sides.filter(
      (side) => side.activeRequest && !side.activeRequest.wait && !side.isChoiceDone(),
    );
    for (const side of asked) {
      choose(battle, side);
      decisions++;
    }
    if (asked.length === 0) throw new Error('a battle waits for nobody');
  }
  return decisions;
}

/** A choice that only the battle knows to be barred (somebody hidden holds or disables) is made again. */
function choose(battle, side) {
  const options = optionsOf(side.activeRequest);
  while (options.length > 0) {
    const [choice] = options.splice(below(options.length), 1);
    if (battle.choose(side.id, choice)) return;
  }
  throw new Error(`every choice of ${side.id} was refused: ${side.choice.error}`);
}

function optionsOf({ teamPreview, forceSwitch, active: [active] = [], side: { pokemon } }) {
  if (teamPreview) return ['default'];
  const isReviving = pokemon.some((one) => one.reviving);
  const switches = pokemon.flatMap((one, i) =>
    !one.active && one.condition.endsWith(' fnt') === isReviving ? [`switch ${i + 1}`] : [],
  );
  if (forceSwitch) return switches;
  const moves = active.moves.flatMap(({ disabled }, i) => (disabled ? [] : movesOf(active, i + 1)));
  return active.trapped ? moves : [...moves, ...switches];
}

function movesOf({ canTerastallize }, slot) {
  return canTerastallize ? [`move ${slot}`, `move ${slot} terastallize`] : [`move ${slot}`];
}

/** The same cheap source of chance that drives the other side. */
function below(count) {
  luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0;
  return Math.floor((luck / 2 ** 32) * count);
}
