import type { MatchRow } from '../store/rows.ts';
import { isBotsAlone } from './bots-alone.ts';
import type { RoomTools } from './room-tools.ts';

/** Decides from the watchers of a table how fast its bots play and whether they pause. */
export class BotPacing {
  private readonly tools: Pick<RoomTools, 'clock' | 'pace'>;
  private onThisNode = 0;
  private onOtherNodes = 0;
  /** When somebody last watched or acted here; reading a replay or a log is neither. */
  private seenAt = Number.NEGATIVE_INFINITY;
  private isHeld = false;

  constructor(tools: BotPacing['tools']) {
    this.tools = tools;
  }

  /** Somebody acts at the table, or the room continues what another node or process began. */
  note(): void {
    this.isHeld = false;
    this.seenAt = this.tools.clock.now();
  }

  /** Bots alone do not play here, even with watchers, until somebody new comes or acts. */
  hold(): void {
    this.isHeld = true;
  }

  /** Sets the number of watchers; the time at which the last one left counts too. */
  update(onThisNode: number, onOtherNodes: number): void {
    if (this.onThisNode + this.onOtherNodes > 0) this.seenAt = this.tools.clock.now();
    this.onThisNode = onThisNode;
    this.onOtherNodes = onOtherNodes;
  }

  /** Bots alone pause after some time without watchers, or while their people have left them too many matches. */
  isPaused(row: MatchRow): boolean {
    if (!isBotsAlone(row)) return false;
    if (this.isHeld) return true;
    if (this.onThisNode + this.onOtherNodes > 0) return false;
    return this.tools.clock.now() - this.seenAt >= this.tools.pace.alone;
  }

  /** A pause while people watch, so that they can read along, and where only bots play. */
  botPause(row: MatchRow): number {
    return this.onThisNode > 0 || isBotsAlone(row) ? this.tools.pace.bot : 0;
  }
}
