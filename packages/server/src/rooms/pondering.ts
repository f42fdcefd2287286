import { type Pondered, togetherPondered } from '@tabard/bots';
import type { Seat } from '@tabard/engine';
import { botOf } from '@tabard/table';
import type { PersistentMatch } from './persistent-match.ts';
import type { RoomTools } from './room-tools.ts';

/** Rounds for each bot and each question that people are asked. */
const ROUNDS = 4;

type PonderingTools = Pick<RoomTools, 'thinker' | 'newWord' | 'news'>;

/** The bots of a room think on while people are asked, as far as the host has time for it. */
export class RoomPondering {
  private seq = -1;
  private readonly bySeat = new Map<Seat, Pondered>();
  private readonly stored: PersistentMatch;
  private readonly tools: PonderingTools;

  constructor(stored: PersistentMatch, tools: PonderingTools) {
    this.stored = stored;
    this.tools = tools;
  }

  /** What the bot of a seat made of its next question. */
  of(seat: Seat): Pondered | undefined {
    return this.bySeat.get(seat);
  }

  /** Begins once for every question; a bot's own move or a pass comes first. */
  update(): void {
    const { row, job, course } = this.stored;
    if (!this.tools.thinker.ponder || this.seq === row.seq) return;
    this.seq = row.seq;
    if (course.state.outcome || job?.kind === 'bot' || job?.kind === 'pass') return;
    this.ponderOn(row.seq).catch((problem) =>
      this.tools.news.trouble?.('a bot could not think ahead', row.id, problem),
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

  /** Whether there was time for it, and the question is still the same. */
  private async ponderOnce(seq: number, seat: Seat, bot: string): Promise<boolean> {
    const { row, course } = this.stored;
    if (row.seq !== seq) return false;
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
