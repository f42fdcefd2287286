/** Random combats in which every turn of the Enemy is foretold and then compared with what came. */
import { below, optionKey, seedRng } from '@tabard/engine';
import { tier } from '../prove/matches.ts';
import { type Forecast, forecastOf, dragonEclipse as game, isInCombat, type Match } from '../src/index.ts';

/** How often the forecast spoke, was sure, and was right: of the damage, and of where the Enemy ends. */
export interface Figures {
  turns: number;
  certain: number;
  rightWhenCertain: number;
  rightWhenNot: number;
}

/** What came in one turn of the Enemy. */
interface Truth {
  readonly damage: number[];
  space: number;
}

function isRight({ damage, ends }: Forecast, truth: Truth): boolean {
  const isWithin = truth.damage.every(
    (value, seat) => damage[seat].least <= value && value <= damage[seat].most,
  );
  return isWithin && ends.includes(truth.space);
}

/** Plays combats at random until so many turns of the Enemy were compared. */
export function compareTurns(seed: string, turns: number): Figures {
  const figures: Figures = { turns: 0, certain: 0, rightWhenCertain: 0, rightWhenNot: 0 };
  const rng = seedRng(seed);
  const all = [1, 2, 3, 4, 5].flatMap((number) => tier(number)).map(({ id }) => id);
  const any = () => all[below(rng, all.length)];
  for (let i = 0; figures.turns < turns; i++) {
    const seats = i % 4 === 3 ? 2 : 1;
    const [mystling, enemy] = [any(), any()];
    const partner = any();
    if (seats === 2 && partner === mystling) continue;
    const m = game.create({
      seed: `${seed} ${i}`,
      seats,
      options: { mystling, enemy, partner, deck: 'suggested' },
    });
    while (!m.outcome && figures.turns < turns) playOn(m, rng, figures);
  }
  return figures;
}

/** One choice at random; where it ends the last turn of a player, what came is compared with what was foretold. */
function playOn(m: Match, rng: ReturnType<typeof seedRng>, figures: Figures): void {
  const [{ seat, n, options }] = game.pending(m);
  const option = options[below(rng, options.length)];
  const ends = option.verb === 'end-turn' && isInCombat(m) && m.combat.order.at(-1) === seat;
  const forecast = ends ? forecastOf(game, game.view(m, seat)) : undefined;
  const truth: Truth = { damage: new Array(m.seats).fill(0), space: -1 };
  const isOver = follow(m, truth, () =>
    game.choose(m, seat, { n, key: optionKey(option) }, listenTo(m, truth)),
  );
  if (!forecast) return;
  if (!isOver) playOut(m, rng, truth);
  count(figures, forecast, truth);
}

/** The Enemy asks players in its turn: they answer at random until it is over. */
function playOut(m: Match, rng: ReturnType<typeof seedRng>, truth: Truth): void {
  for (let isOver = false; !isOver && !m.outcome; ) {
    const [{ seat, n, options }] = game.pending(m);
    const key = optionKey(options[below(rng, options.length)]);
    isOver = follow(m, truth, () => game.choose(m, seat, { n, key }, listenTo(m, truth)));
  }
}

/** Whether the Enemy's turn is over after this. */
function follow(m: Match, truth: Truth, choose: () => unknown): boolean {
  choose();
  return truth.space >= 0 || m.outcome !== undefined;
}

function listenTo(m: Match, truth: Truth) {
  return ({ type, args }: { type: string; args: readonly unknown[] }) => {
    if (!isInCombat(m) || truth.space >= 0) return;
    const { active, fighters } = m.combat;
    const isOver = (type === 'turn-began' && active !== m.seats) || (m.combat.over > 0 && type !== 'hurt');
    if (isOver) truth.space = fighters[m.seats].space;
    else if (type === 'hurt' && active === m.seats && Number(args[0]) < m.seats)
      truth.damage[Number(args[0])] += Number(args[1]);
  };
}

function count(figures: Figures, forecast: Forecast, truth: Truth): void {
  if (truth.space < 0) return;
  figures.turns++;
  const right = isRight(forecast, truth) ? 1 : 0;
  if (forecast.isCertain) {
    figures.certain++;
    figures.rightWhenCertain += right;
  } else figures.rightWhenNot += right;
}

export function toldOf({ turns, certain, rightWhenCertain, rightWhenNot }: Figures): string {
  const uncertain = turns - certain;
  return `${turns} turns of the Enemy: ${certain} foretold for certain, ${rightWhenCertain} of them right; ${uncertain} said to be uncertain, ${rightWhenNot} of them within what was said`;
}
