import type { Refusal, Seat } from '@tabard/engine';
import { consentedUndoPlace, undoPlace } from '@tabard/table';
import type { UndoWish } from '../store/rows.ts';
import type { PersistentMatch } from './persistent-match.ts';
import { undoRequestOf, yetToConsent } from './seating.ts';
import { agreedBy, CANNOT_UNDO, DECLINED, Declined, MOST_DECLINED } from './undo-wish.ts';

/** What undo needs from its room, all within one task of its queue. */
interface UndoRoom {
  /** Appends the undo; false when another node was faster. */
  takeBack(seat: Seat, count: number, reseed: string | undefined): Promise<boolean>;
  /** Stores the request and sends it to the table; false when the match or the request has changed meanwhile. */
  keepWish(wish: UndoWish | undefined): Promise<boolean>;
  newWord(): string;
}

/** Undo, alone up to the last new information, or further by consent (TB-06). */
export class Undoing {
  private readonly stored: PersistentMatch;
  private readonly room: UndoRoom;
  private readonly declined = new Declined();

  constructor(stored: PersistentMatch, room: UndoRoom) {
    this.stored = stored;
    this.room = room;
  }

  async undo(seat: Seat): Promise<Refusal | undefined> {
    for (;;) {
      const count = undoPlace(this.stored.course, seat);
      if (count === undefined) return CANNOT_UNDO;
      if (await this.room.takeBack(seat, count, undefined)) return undefined;
    }
  }

  async ask(seat: Seat): Promise<Refusal | undefined> {
    for (;;) {
      const { seq } = this.stored.row;
      const count = consentedUndoPlace(this.stored.course, seat);
      if (count === undefined) return CANNOT_UNDO;
      if (this.declined.times(seat, seq) >= MOST_DECLINED) return DECLINED;
      if (await this.setWish({ seat, count, seq, agreed: 1 << seat })) return undefined;
    }
  }

  async answer(seat: Seat, answer: 'agree' | 'decline'): Promise<Refusal | undefined> {
    for (;;) {
      const { row, resigned } = this.stored;
      const { undo } = row;
      if (!undo || !undoRequestOf(row, resigned)?.waiting.includes(seat)) return CANNOT_UNDO;
      if (answer === 'decline') this.declined.add(undo);
      if (await this.setWish(answer === 'agree' ? agreedBy(undo, seat) : undefined)) return undefined;
    }
  }

  /** Stores a request, or grants it once nobody has to be asked any more. */
  private setWish(wish: UndoWish | undefined): Promise<boolean> {
    const { row, resigned } = this.stored;
    if (wish && yetToConsent(row.seats, wish, resigned).length === 0)
      return this.room.takeBack(wish.seat, wish.count, this.room.newWord());
    return this.room.keepWish(wish);
  }
}
