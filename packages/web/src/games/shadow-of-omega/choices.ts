import type { Omega } from '@tabard/anima';
import type { EntityRef } from '@tabard/engine';
import type { Offered, Refused } from '../../table/board.ts';
import type { Sitting } from './sitting.ts';

/** What a thing offers at this moment. */
export interface Choices {
  readonly options: readonly Offered[];
  readonly refused: readonly Refused[];
  /** `lit`: it is what one is asked about; `may`: one can, but need not think of it; `refused`: it cannot be used. */
  readonly light: 'lit' | 'may' | 'refused' | 'none';
  /** A click may choose at once. */
  readonly isDirect: boolean;
}

/** In Reset nearly everything could be given up; a stray click must not do it. */
const GIVING_UP = new Set(['discard', 'expel', 'leave-play', 'declare-departure']);

function isCareful({ decision }: Sitting, { option }: Offered): boolean {
  return decision?.kind === 'reset' && GIVING_UP.has(option.verb);
}

function isAbout(offered: Offered, entity: EntityRef): boolean {
  const [first] = offered.about;
  return first?.kind === entity.kind && first.id === entity.id;
}

/** What may be done with a thing; `also` are options that name nothing but belong to it on a real table. */
export function choicesAt(
  sitting: Sitting,
  entity: EntityRef | undefined,
  also: readonly Offered[] = [],
): Choices {
  const named = entity ? sitting.offers.at(entity) : [];
  const refused = entity ? sitting.offers.refusedAt(entity) : [];
  const first = entity ? named.filter((offered) => isAbout(offered, entity)) : [];
  const options = first.length + also.length ? [...first, ...also] : named;
  const isMain = options !== named && options.some((offered) => !isCareful(sitting, offered));
  return {
    options,
    refused,
    light: isMain ? 'lit' : options.length ? 'may' : refused.length ? 'refused' : 'none',
    isDirect: isMain && options.length === 1,
  };
}

/** The options that name nothing, by verb: `explore` belongs to an Area, `seek` to a deck. */
export function looseWith(sitting: Sitting, ...verbs: readonly string[]): readonly Offered[] {
  return sitting.offers.loose.filter(({ option }) => verbs.includes(option.verb));
}

/** The Area that an option without a name is about. */
export function areaInQuestion(state: Omega, own: number): number {
  const exploring = state.stack.findLast(({ proc }) => proc === 'explore');
  if (exploring) return exploring.vars.area as number;
  return own < 0 ? -1 : state.parties[own].area;
}
