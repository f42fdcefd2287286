/** Which sets Twilight of the Gods is combined with, and whose Missions are played: AN-COMB-01, AN-COMB-03. */

import { choiceIn, InputError, type MatchState, type Options } from '@tabard/engine';
import { PACK_SET, type SetName } from './content.ts';
import { omegaContent } from './defs.ts';
import { EDITION_RULES } from './editions.ts';

export const COMBINED = ['alone', 'omega'] as const;
type Combined = (typeof COMBINED)[number];

const SETS_WITH: Readonly<Record<Combined, readonly SetName[]>> = {
  alone: ['twilight'],
  omega: ['twilight', 'omega'],
};

/** The sets that a match with these options is played with, its own first. */
export function setsWith(options: Options): readonly SetName[] {
  return SETS_WITH[choiceIn(options, 'with', COMBINED)];
}

export const MISSIONS_OF = ['twilight', 'omega', PACK_SET] as const;
type MissionsOf = (typeof MISSIONS_OF)[number];

/** The set whose Missions are played, by its place among those in use. AN-GEN-02: five need more than one set. */
export function missionsIn(m: MatchState, missionsOf: MissionsOf): number {
  const { sets } = omegaContent(m);
  const { seats, seatsCombined } = EDITION_RULES.twilight;
  const { min, max } = (sets.length > 1 ? seatsCombined : seats).is;
  if (m.seats > max)
    throw new InputError(
      `Twilight of the Gods alone seats ${min} to ${max} players; combine it for ${m.seats}`,
    );
  const place = sets.indexOf(missionsOf);
  if (place < 0)
    throw new InputError(
      `option "missionsOf" names "${missionsOf}", but the sets in use are ${sets.join(' and ')}`,
    );
  return place;
}
