import { type Refusal, refuse, type Seat } from '@tabard/engine';
import type { UndoWish } from '../store/rows.ts';

export const CANNOT_UNDO: Refusal = refuse('cannot-undo', 'TB-06');

/** After this many refusals a seat may not ask again before the match has gone on. */
export const MOST_DECLINED = 3;
export const DECLINED: Refusal = refuse('undo-declined', 'TB-06');

/** Counts the declined requests of each seat since the latest entry. */
export class Declined {
  private seq = -1;
  private readonly counts = new Map<Seat, number>();

  times(seat: Seat, seq: number): number {
    return this.seq === seq ? (this.counts.get(seat) ?? 0) : 0;
  }

  add({ seat, seq }: UndoWish): void {
    if (this.seq !== seq) this.counts.clear();
    this.seq = seq;
    this.counts.set(seat, (this.counts.get(seat) ?? 0) + 1);
  }
}

export function agreedBy(wish: UndoWish, seat: Seat): UndoWish {
  return { ...wish, agreed: wish.agreed | (1 << seat) };
}
