import type { EntityRef } from '@tabard/engine';
import type { Offered, Refused } from '../board.ts';
import type { BoardContext } from './board-context.ts';

/** What a thing offers at this moment. */
export interface Choices {
  readonly options: readonly Offered[];
  readonly refused: readonly Refused[];
  /** `lit`: part of the question; `may`: possible but secondary; `refused`: not usable. */
  readonly light: 'lit' | 'may' | 'refused' | 'none';
  /** Whether a click chooses without a menu. */
  readonly isDirect: boolean;
}

type Board = Pick<BoardContext, 'offers' | 'isCareful'>;

/**
 * Options of a thing, under any of its references: as a space, as a target, as a card. `also` are
 * options without a reference that belong to it on a real table.
 */
export function choicesAt(board: Board, refs: readonly EntityRef[], also: readonly Offered[] = []): Choices {
  const named = [...new Set(refs.flatMap((ref) => board.offers.at(ref)))];
  const refused = [...new Set(refs.flatMap((ref) => board.offers.refusedAt(ref)))];
  const first = named.filter((offered) => refs.some((ref) => isAbout(offered, ref)));
  const options = first.length + also.length ? [...first, ...also] : named;
  const isMain = options !== named && options.some((offered) => !board.isCareful?.(offered));
  return {
    options,
    refused,
    light: isMain ? 'lit' : options.length ? 'may' : refused.length ? 'refused' : 'none',
    isDirect: isMain && options.length === 1,
  };
}

/** An option is shown at its first reference. */
function isAbout({ about: [first] }: Offered, { kind, id }: EntityRef): boolean {
  return first?.kind === kind && first.id === id;
}

/** Options without a reference, by verb: `explore` belongs to an Area, `seek` to a deck. */
export function looseWith({ offers }: Board, ...verbs: readonly string[]): readonly Offered[] {
  return offers.loose.filter(({ option }) => verbs.includes(option.verb));
}
