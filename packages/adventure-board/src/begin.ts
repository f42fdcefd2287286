/** From the options of a match to its first state. */
import {
  choiceIn,
  flagIn,
  type MatchState,
  noReactions,
  type Options,
  type OptionsSpec,
} from '@tabard/engine';
import { boardContent, LEVELS } from './defs.ts';
import type { Hero, Match } from './state.ts';

/** WA-GEN-08. */
const POINTS = ['8', '5'] as const;

export const options: OptionsSpec = {
  points: { type: 'choice', values: POINTS, default: '8' },
  duels: { type: 'flag', default: true },
};

export function beginMatch(core: MatchState, given: Options): Match {
  const { defs, encounters, map } = boardContent(core);
  return Object.assign(core, {
    points: Number(choiceIn(given, 'points', POINTS)),
    // WA-GEN-09.
    duels: core.seats > 1 && flagIn(given, 'duels'),
    round: 0,
    first: 0,
    active: 0,
    phase: 'start' as const,
    die: -1,
    steps: 0,
    isCut: false,
    isSpared: false,
    hasMoved: false,
    heroes: core.answers.map(newHero),
    packs: LEVELS.map(() => ({ deck: [], discard: [] })),
    elite: [],
    trophies: [],
    discoveries: [],
    spent: [],
    box: [],
    event: [],
    track: [],
    markers: [],
    attached: [],
    drawn: [],
    looked: [],
    fight: undefined,
    boosts: [],
    reactions: noReactions(),
    duelsFought: 0,
    usedDefs: defs.map(() => 0),
    usedEncounters: encounters.map(() => 0),
    usedSpaces: map.spaces.map(() => 0),
  });
}

/** WA-SETUP-11: nothing at all. */
function newHero(): Hero {
  return {
    def: -1,
    level: 0,
    face: 0,
    space: -1,
    damage: 0,
    energy: 0,
    hand: [],
    deck: [],
    discard: [],
    weapon: [],
    armour: [],
    bag: [],
    quests: [],
    progress: [],
    log: [],
    trophies: [],
    kept: [],
    earned: [],
    played: [],
    used: [],
    fired: [],
    beaten: [],
    won: -1,
    defeats: 0,
    loot: 0,
    useful: 0,
  };
}
