import type { Duplex } from 'node:stream';
import { Problem } from '../problem.ts';

/** Counts the sockets of each address against the cap. */
export class SocketPlaces {
  private readonly most: number;
  private readonly taken = new Map<string, number>();

  constructor(most: number) {
    this.most = most;
  }

  /**
   * Counts the connection synchronously, before anything is awaited, so that concurrent upgrades cannot exceed the cap.
   * The count drops when the connection closes, whether or not it became a WebSocket.
   */
  take(address: string, connection: Pick<Duplex, 'once'>): void {
    if (this.most === 0) return;
    const count = this.taken.get(address) ?? 0;
    if (count >= this.most)
      throw new Problem(429, 'too-many-sockets', `One address holds ${this.most} sockets at most.`);
    this.taken.set(address, count + 1);
    connection.once('close', () => this.free(address));
  }

  private free(address: string): void {
    const rest = (this.taken.get(address) ?? 1) - 1;
    if (rest > 0) this.taken.set(address, rest);
    else this.taken.delete(address);
  }
}
