import { Client, type ClientConfig } from 'pg';
import type { MatchId, Notice, PlayerId } from './store.ts';

export const CHANNEL = 'tabard';
const PAUSES = [100, 250, 500, 1000, 2000, 5000] as const;

interface Hearing {
  readonly hear: (notice: Notice) => void;
  readonly missed: () => void;
}

/** Hears what other nodes say, over a connection of its own that comes back when it is lost. */
export class PostgresNotices {
  readonly #config: ClientConfig;
  readonly #node: string;
  readonly #hearings = new Set<Hearing>();
  #client: Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(config: ClientConfig, node: string) {
    this.#config = config;
    this.#node = node;
  }

  listen(hearing: Hearing): () => void {
    this.#hearings.add(hearing);
    return () => {
      this.#hearings.delete(hearing);
    };
  }

  async connect(): Promise<void> {
    const client = new Client({ ...this.#config, keepAlive: true });
    client.on('error', () => {}); // its end follows, and is what counts
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      this.#client = undefined;
      await client.end().catch(() => {});
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#hearings.clear();
    await this.#client?.end();
  }

  #heard(payload: string): void {
    const notice = parseNotice(payload, this.#node);
    if (notice) for (const { hear } of this.#hearings) hear(notice);
  }

  #lost(client: Client): void {
    if (this.#isClosed || this.#client !== client) return;
    this.#client = undefined;
    this.#comeBack(0);
  }

  #comeBack(tries: number): void {
    if (this.#isClosed) return;
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)];
    this.#timer = setTimeout(() => {
      this.connect().then(
        () => this.#back(),
        () => this.#comeBack(tries + 1),
      );
    }, pause);
    this.#timer.unref();
  }

  #back(): void {
    if (this.#isClosed) void this.#client?.end();
    else for (const { missed } of this.#hearings) missed();
  }
}

export function formatNotice(node: string, notice: Notice): string {
  if (notice.kind === 'presence')
    return [node, notice.kind, notice.match, notice.node, notice.here, notice.watching].join(' ');
  const number = notice.kind === 'entries' ? notice.seq : notice.kind === 'chat' ? notice.id : 0;
  const whose = notice.kind === 'person' ? notice.player : notice.match;
  return [node, notice.kind, whose, number].join(' ');
}

/** Undefined for what this node said itself, and for what no node says. */
function parseNotice(payload: string, node: string): Notice | undefined {
  const [from, kind, id, number, ...more] = payload.split(' ');
  if (from === node || !id) return undefined;
  const match = id as MatchId;
  if (kind === 'entries') return { kind, match, seq: Number(number) };
  if (kind === 'chat') return { kind, match, id: Number(number) };
  if (kind === 'person') return { kind, player: id as PlayerId };
  if (kind === 'presence')
    return { kind, match, node: number, here: Number(more[0]), watching: Number(more[1]) };
  return kind === 'seats' ? { kind, match } : undefined;
}
