import type { ValuePart } from '@tabard/adventure-board';
import { nounOf } from '@tabard/engine';
import type { NamedPart } from '../../table/kit/sum.tsx';
import type { OrrenBoard } from './orren-board.ts';

type PartLike = Pick<ValuePart, 'origin' | 'by'> & { readonly of?: number; readonly def?: number };

/** The parts of a value with the names of what they come from. */
export function namedParts(board: OrrenBoard, parts: readonly PartLike[]): NamedPart[] {
  return parts.map(({ origin, of, def = of ?? -1, by }) => ({
    origin,
    def,
    by,
    name: nameOfPart(board, origin, def),
  }));
}

function nameOfPart({ content, language, words }: OrrenBoard, origin: string, of: number): string {
  if (origin === 'boost') return words('part.boost');
  const named =
    origin === 'item'
      ? content.items[of]
      : origin === 'encounter'
        ? content.encounters[of]
        : content.defs[of];
  return named ? nounOf(named.names, language).title : '';
}
