/** The modes of Dragon Eclipse around combat, each beside the plain combats that it is made of. */
import type { EclipseContent } from '@tabard/dragon-eclipse';
import { contentOf, type Game, type Setup } from '@tabard/engine';
import { games } from '@tabard/games';
import { perSecond } from './measure.ts';
import { playOut, type Taste } from './random-play.ts';
import type { Rate, Sampler } from './rates.ts';

interface ModeRate {
  readonly rate: Rate;
  readonly combats: Rate;
}

/** Random play concedes every Combat as soon as it may, so that nearly all decisions are the Adventure's. */
const HURRIED: Taste = { favoured: 'concede' };
/** Random play would end most Runs on the map or early in their first Combat. */
const STEADY: Taste = { avoided: ['give-up', 'concede'] };

export const MODE_RATES: readonly ModeRate[] = games
  .filter(({ id }) => id === 'dragon-eclipse')
  .flatMap(({ load }) => [
    {
      rate: rateOfMode('adventure decisions', load, () => ofMode(1, 'campaign'), HURRIED),
      combats: rateOfMode('decisions', load, () => () => ({ seats: 2 })),
    },
    runRate(load, 1, 'run decisions alone'),
    runRate(load, 2, 'run decisions together'),
  ]);

function runRate(load: () => Promise<Game>, seats: number, name: string): ModeRate {
  return {
    rate: rateOfMode(name, load, () => ofMode(seats, 'roguelite'), STEADY),
    combats: rateOfMode(`${name} (Combats)`, load, (game) => firstCombats(game, seats)),
  };
}

/** The set-up of a match by its number, but for the seed. */
type SetupAt = (match: number) => Omit<Setup, 'seed'>;

function ofMode(seats: number, mode: string): SetupAt {
  return () => ({ seats, options: { mode } });
}

/** Combats as a new Run has them: starting decks and no Taming, every Mystling of Tier I against each in turn. */
function firstCombats(game: Game, seats: number): SetupAt {
  const content: EclipseContent = contentOf(game.create({ seed: 'content', seats }));
  const ids = content.defs.flatMap((def) => (def.type === 'mystling' && def.tier === 1 ? [def.id] : []));
  return (match) => {
    const own = match % ids.length;
    const mystling = ids[own];
    const partner = ids[(own + 1) % ids.length];
    const enemy = ids[(own + Math.floor(match / ids.length)) % ids.length];
    return {
      seats,
      options: { mystling, partner, enemy, deck: 'starting', partnerDeck: 'starting', taming: false },
    };
  };
}

function rateOfMode(
  name: string,
  load: () => Promise<Game>,
  setupsOf: (game: Game) => SetupAt,
  taste?: Taste,
): Rate {
  const prepare = async () => {
    const game = await load();
    return modeSampler(game, setupsOf(game), taste);
  };
  return { name: `dragon-eclipse ${name}`, unit: 'decisions/s', length: 4, prepare };
}

/** Plays whole matches at random, a new seed each. */
function modeSampler(game: Game, setupAt: SetupAt, taste: Taste = {}): Sampler {
  const luck = { word: 1 };
  let match = 0;
  return (round) =>
    perSecond(round, () => {
      const seed = `bench ${match}`;
      return playOut(game, { ...setupAt(match++), seed }, luck, taste);
    });
}
