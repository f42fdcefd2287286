import type { MatchRow } from '../store/rows.ts';
import { isBotsAlone } from './bots-alone.ts';
import type { RoomTools } from './room-tools.ts';

/** Who looks at a table, and so how fast its bots play and whether they play at all. */
export class BotPacing {
  private readonly tools: Pick<RoomTools, 'clock' | 'pace'>;
  private onThisNode = 0;
  private onOtherNodes = 0;
  /** When somebody last looked on or acted here; reading a replay or a log is neither. */
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

  /** Bots alone do not play here, even for those who look on, until somebody new comes or acts. */
  hold(): void {
    this.isHeld = true;
  }

  /** Sets the number of watchers; the time at which the last one left counts too. */
  update(onThisNode: number, onOtherNodes: number): void {
    if (this.onThisNode + this.onOtherNodes > 0) this.seenAt = this.tools.clock.now();
    this.onThisNode = onThisNode;
    this.onOtherNodes = onOtherNodes;
  }

  /** Bots alone at a table pause when nobody has looked for a while, or while their people have left them too many. */
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
