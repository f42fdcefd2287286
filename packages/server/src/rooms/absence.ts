import type { Seat } from '@tabard/engine';

/** When the people of a table lost their last connection to it. */
export class Absence {
  private here = 0;
  private readonly since: number[];

  /** Absence counts from when this node opened the table at the earliest. */
  constructor(seats: number, now: number) {
    this.since = Array.from({ length: seats }, () => now);
  }

  /** Takes the mask of the seats whose people are at the table now. */
  update(here: number, now: number): void {
    for (let seat = 0; seat < this.since.length; seat++)
      if (this.isHere(seat) && !(here & (1 << seat))) this.since[seat] = now;
    this.here = here;
  }

  /** Milliseconds since then; 0 when the person is there. */
  awayFor(seat: Seat, now: number): number {
    return this.isHere(seat) ? 0 : now - this.since[seat];
  }

  private isHere(seat: Seat): boolean {
    return (this.here & (1 << seat)) !== 0;
  }
}
