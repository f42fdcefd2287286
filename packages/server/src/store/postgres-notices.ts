import type { ClientConfig } from 'pg';
import { CuttableClient } from './postgres-pool.ts';
import type { MatchId, NodeNotice, PendingTakeover, PlayerId, PresenceNotice } from './rows.ts';

export const CHANNEL = 'tabard';
/** Interval of keep-alive queries, in milliseconds: a dead connection gives no error by itself. */
const HEARTBEAT = 10_000;
const PAUSES = [100, 250, 500, 1000, 2000, 5000] as const;

interface NoticeListener {
  readonly receive: (notice: NodeNotice) => void;
  readonly missed: () => void;
}

/** Receives the notices of other nodes over a dedicated connection, which reconnects when it is lost. */
export class PostgresNotices {
  readonly #config: ClientConfig;
  readonly #node: string;
  /** The time limit of a query, in milliseconds. */
  readonly #limit: number;
  readonly #listeners = new Set<NoticeListener>();
  #client: CuttableClient | undefined;
  #timer: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(config: ClientConfig, node: string, limit: number) {
    this.#config = config;
    this.#node = node;
    this.#limit = limit;
  }

  listen(listener: NoticeListener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async connect(): Promise<void> {
    const client = new CuttableClient(this.#config);
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''));
    this.#client = client;
    try {
      await client.connect();
      await client.ask({ text: `listen ${CHANNEL}` }, this.#limit);
    } catch (error) {
      this.#client = undefined;
      client.cut();
      throw error;
    }
    this.#beatLater(client);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#heartbeat);
    this.#listeners.clear();
    await this.#client?.end();
  }

  cut(): void {
    this.#client?.cut();
  }

  /** A connection that does not answer is cut, and its end triggers the reconnect. */
  #beatLater(client: CuttableClient): void {
    this.#heartbeat = setTimeout(() => {
      client.ask({ text: 'select 1' }, this.#limit).then(
        () => this.#client === client && this.#beatLater(client),
        () => client.cut(),
      );
    }, HEARTBEAT).unref();
  }

  #receive(payload: string): void {
    const notice = parseNotice(payload, this.#node);
    if (notice) for (const { receive } of this.#listeners) receive(notice);
  }

  #lost(client: CuttableClient): void {
    if (this.#isClosed || this.#client !== client) return;
    clearTimeout(this.#heartbeat);
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
    if (this.#isClosed) this.cut();
    else for (const { missed } of this.#listeners) missed();
  }
}

export function formatNotice(node: string, notice: NodeNotice): string {
  if (notice.kind === 'presence')
    return [node, notice.kind, notice.match, ...presenceWords(notice)].join(' ');
  const number = notice.kind === 'entries' ? notice.seq : notice.kind === 'chat' ? notice.id : 0;
  const whose = notice.kind === 'person' ? notice.player : notice.match;
  return [node, notice.kind, whose, number].join(' ');
}

function presenceWords({ node, here, watching, takeovers }: PresenceNotice): readonly (string | number)[] {
  return [node, here, watching, takeovers.map(({ seat, at }) => `${seat}:${at}`).join()];
}

/** Nodes of an older version send no takeovers. */
function parseTakeovers(word: string | undefined): readonly PendingTakeover[] {
  if (!word) return [];
  return word.split(',').map((one) => {
    const [seat, at] = one.split(':').map(Number);
    return { seat, at };
  });
}

/** Undefined for this node's own notices and for unknown ones. */
function parseNotice(payload: string, node: string): NodeNotice | undefined {
  const [from, kind, id, number, ...more] = payload.split(' ');
  if (from === node || !id) return undefined;
  const match = id as MatchId;
  if (kind === 'entries') return { kind, match, seq: Number(number) };
  if (kind === 'chat') return { kind, match, id: Number(number) };
  if (kind === 'person') return { kind, player: id as PlayerId };
  if (kind === 'presence') {
    const [here, watching, takeovers] = more;
    const presence = { here: Number(here), watching: Number(watching), takeovers: parseTakeovers(takeovers) };
    return { kind, match, node: number, ...presence };
  }
  return kind === 'seats' ? { kind, match } : undefined;
}
