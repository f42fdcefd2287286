import { type Pondered, togetherPondered } from '@tabard/bots';
import type { Seat } from '@tabard/engine';
import { botOf } from '@tabard/table';
import type { PersistentMatch } from './persistent-match.ts';
import type { RoomTools } from './room-tools.ts';

/** Rounds for each bot while people are asked one question. */
const ROUNDS = 4;

type PonderingTools = Pick<RoomTools, 'thinker' | 'newWord' | 'news'>;

/** Pondering of a room's bots: they search their next question while people are asked. */
export class RoomPondering {
  private seq = -1;
  private readonly bySeat = new Map<Seat, Pondered>();
  private readonly stored: PersistentMatch;
  private readonly tools: PonderingTools;

  constructor(stored: PersistentMatch, tools: PonderingTools) {
    this.stored = stored;
    this.tools = tools;
  }

  /** The result for the bot of a seat. */
  of(seat: Seat): Pondered | undefined {
    return this.bySeat.get(seat);
  }

  /** Starts once for each question to a person. */
  update(): void {
    const { row, isPlaying } = this.stored;
    const { job } = this.stored.lease;
    if (!this.tools.thinker.ponder || !isPlaying || this.seq === row.seq) return;
    this.seq = row.seq;
    if (job?.kind === 'bot' || job?.kind === 'pass' || this.stored.course.state.outcome) return;
    this.ponderOn(row.seq).catch((problem) =>
      this.tools.news.trouble?.('a bot failed to ponder', row.id, problem),
    );
  }

  private async ponderOn(seq: number): Promise<void> {
    const { seats } = this.stored.row;
    const bots = seats.flatMap((_, seat) => {
      const bot = botOf(seats, seat);
      return bot === undefined ? [] : [{ seat, bot }];
    });
    for (const { seat } of bots) this.bySeat.delete(seat);
    for (let round = 0; round < ROUNDS; round++)
      for (const { seat, bot } of bots) if (!(await this.ponderOnce(seq, seat, bot))) return;
  }

  /** False when the thinker is busy or the match has moved on. */
  private async ponderOnce(seq: number, seat: Seat, bot: string): Promise<boolean> {
    const { row, isPlaying } = this.stored;
    if (row.seq !== seq || !isPlaying) return false;
    const { course } = this.stored;
    const view = course.game.view(course.state, seat);
    const learnt = await this.tools.thinker.ponder?.({
      game: row.game,
      bot,
      view,
      luck: this.tools.newWord(),
    });
    if (!learnt || this.stored.row.seq !== seq) return false;
    this.bySeat.set(seat, togetherPondered(this.bySeat.get(seat) ?? {}, learnt));
    return true;
  }
}
