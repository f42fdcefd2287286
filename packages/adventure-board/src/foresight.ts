/** What an answer would make of the fight at hand, from what its player knows. */
import {
  type Game,
  MissingDie,
  type Option,
  optionKey,
  ScriptError,
  seedRng,
  type View,
} from '@tabard/engine';
import { fightFacts } from './rules/fight-facts.ts';
import type { FightOdds } from './situation.ts';
import type { Match } from './state.ts';

/** More falls of the dice than this are not counted. */
const MOST_FALLS = 60;

/** The odds once an option was taken; undefined where it ends the fight, or hangs on more than dice. */
export function foresee(game: Game<Match>, view: View<Match>, option: Option): FightOdds | undefined {
  const { viewer } = view;
  if (viewer === 'spectator') return undefined;
  const world = game.resample(view, seedRng(`foresight ${view.state.n}`));
  const open: (readonly number[])[] = [[]];
  const found: FightOdds[] = [];
  for (let tried = 0; open.length; tried++) {
    const dice = open.pop();
    if (!dice || tried > MOST_FALLS) return undefined;
    const m = game.clone(world);
    m.dice = [...dice];
    m.scripted = true;
    try {
      if (game.choose(m, viewer, { n: m.n, key: optionKey(option) })) return undefined;
      const facts = fightFacts(m);
      if (facts?.kind !== 'fight') return undefined;
      found.push(facts.odds);
    } catch (problem) {
      if (!(problem instanceof MissingDie)) {
        if (problem instanceof ScriptError) return undefined;
        throw problem;
      }
      for (let die = 1; die <= problem.sides; die++) open.push([...dice, die]);
    }
  }
  return together(found);
}

/** All falls as one: each counts as much as the others. */
function together(all: readonly FightOdds[]): FightOdds {
  const sum = (of: keyof FightOdds) => all.reduce((total, odds) => total + odds[of], 0);
  return {
    won: sum('won'),
    lost: sum('lost'),
    both: sum('both'),
    neither: sum('neither'),
    hurt: sum('hurt'),
    of: sum('of'),
  };
}
