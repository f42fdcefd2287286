import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type GameEntry, games as registered } from '@tabard/games';
import pino, { type DestinationStream } from 'pino';
import { forgetIdleGuests } from './accounts/idle-guests.ts';
import { openLogins } from './accounts/logins.ts';
import { type Config, targetOf } from './config.ts';
import { recheckLogins } from './http/account-handlers.ts';
import { makeApp } from './http/app.ts';
import { AwaitingNotifier } from './http/awaiting.ts';
import { sendRemoteLine } from './http/chat.ts';
import { type BoundServer, listen } from './http/listen.ts';
import { type Meters, newMeters } from './http/meters.ts';
import { serveMetrics } from './http/metrics-port.ts';
import { People } from './http/people.ts';
import { botPool } from './jobs/bot-pool.ts';
import type { Thinker } from './jobs/thinker.ts';
import { newLimits } from './limits/limits.ts';
import { Turns } from './limits/turns.ts';
import { realClock } from './rooms/clock.ts';
import type { HostingNews } from './rooms/hosting.ts';
import { Rooms } from './rooms/rooms.ts';
import type { ServerContext } from './server-context.ts';
import { BATCHES } from './store/append-batches.ts';
import { openStore } from './store/open-store.ts';
import { lockDataFolder } from './store/sqlite-lock.ts';
import type { Store } from './store/store.ts';
import { loadGame } from './tables/new-table.ts';
import { closeOldTables } from './tables/old-tables.ts';
import { within } from './within.ts';

/** Options that are not settings: the games, and the log's destination. */
export interface ServerOptions {
  readonly games?: readonly GameEntry[];
  readonly logTo?: DestinationStream;
  readonly thinker?: Thinker;
  now?(): number;
  /** Called with every route as `GET /path`. */
  routeAdded?(route: string): void;
}

export interface RunningServer {
  /** Its address without a path. */
  readonly url: string;
  /** Stops: refuses new connections, closes the sockets, saves everything and closes the store. */
  close(): Promise<void>;
}

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Time limit of pending requests at shutdown. */
const GRACE = 2 * SECOND;
/** Time limit for saving snapshots at shutdown; the log has everything anyway. */
const SAVING = 3 * SECOND;
/** How long after a job was due it is taken from a silent node, and how often that is checked. */
const LEASE = 15 * SECOND;
const SWEEP = SECOND;
/** Nodes notify only nodes with watchers, so the matches that wait for people are looked up periodically. */
const AWAITING = 15 * SECOND;

/** Opens the store and serves the page, the requests and the tables. */
export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const log = pino({ level: config.logLevel, base: undefined }, options.logTo ?? pino.destination(2));
  const target = targetOf(config);
  // SQLite has one server: a second one would take the jobs of the first and notify none of its clients.
  const warn = (sentence: string) => log.warn(sentence);
  const unlock = 'dataFolder' in target ? await lockDataFolder(target.dataFolder, warn) : () => {};
  try {
    const server = await serve(config, options, await openStore(target), log);
    return { ...server, close: () => server.close().finally(unlock) };
  } catch (problem) {
    unlock();
    throw problem;
  }
}

async function serve(
  config: Config,
  options: ServerOptions,
  store: Store,
  log: ServerContext['log'],
): Promise<RunningServer> {
  const now = options.now ?? Date.now;
  const meters = newMeters();
  const people = new People();
  const awaiting = new AwaitingNotifier({ store, people, log });
  const thinker = options.thinker ?? botPool({ threads: config.botThreads, pondering: config.botPondering });
  const games = options.games ?? registered;
  // SQLite has one server: leases of a killed one are released at once.
  if (store.kind === 'sqlite') await store.jobs.releaseAll();
  const hosting = new Rooms({
    store,
    clock: { ...realClock, now },
    node: randomBytes(9).toString('base64url'),
    pace: {
      bot: config.botPause,
      pass: config.passPause,
      lease: LEASE,
      idle: config.idleSeconds * SECOND,
      alone: config.aloneSeconds * SECOND,
      sweep: SWEEP,
      absent: config.absentSeconds * SECOND,
      grace: config.graceSeconds * SECOND,
    },
    thinker,
    news: hostingNews(awaiting, meters, log),
    newWord: () => randomBytes(16).toString('hex'),
    loadGame: (id) => loadGame({ games }, id),
  });
  const context: ServerContext = {
    config,
    store,
    hosting,
    games,
    people,
    meters,
    log,
    now,
    logins: openLogins(store, config.loginDays, now),
    limits: newLimits(config),
    turns: new Turns(),
    secret:
      config.secret ?? (await store.settings.keep('cookie-secret', randomBytes(32).toString('base64url'))),
    greeted: ({ person }) => person !== undefined && awaiting.greet(person),
  };
  meters.watch('connections', () => people.size);
  meters.watch('rooms', () => hosting.size);
  const stopListening = store.listen(
    (notice) => {
      if (notice.kind === 'chat')
        void sendRemoteLine(context, notice.match, notice.id).catch(() => undefined);
      if (notice.kind === 'person')
        recheckLogins(context, notice.player).catch((err) =>
          log.warn({ err }, 'somebody could not be looked up'),
        );
    },
    () => {
      awaiting.refresh();
      recheckAllLogins(context).catch((err) => log.warn({ err }, 'logins could not be looked up'));
    },
  );
  const app = await makeApp(context, options.routeAdded);
  let endMetrics: (() => Promise<void>) | undefined;
  let listening: BoundServer | undefined;
  const stopChores = startChores(context, awaiting);

  let closing: Promise<void> | undefined;
  const end = async () => {
    log.info('the server is going down');
    stopChores();
    stopListening();
    awaiting.close();
    // Closes the sockets, answers pending requests, then saves the rooms.
    const patience = setTimeout(() => app.server.closeAllConnections(), GRACE);
    await Promise.all([app.close(), listening?.close()]);
    clearTimeout(patience);
    await endMetrics?.();
    await within(SAVING, hosting.close(), () => log.warn('not all matches could be saved in time'));
    await thinker.close();
    await store.close();
    log.info('the server is down');
  };
  const close = () => {
    closing ??= end();
    return closing;
  };
  try {
    endMetrics = await serveMetrics(config.metricsPort, meters);
    listening = await listen(app, config);
    const { url } = listening;
    log.info({ url, store: store.kind }, 'the server is up');
    return { url, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** Checks all logins again after notices were lost: somebody may have been signed out on another node. */
async function recheckAllLogins(context: ServerContext): Promise<void> {
  for (const person of context.people.here()) await recheckLogins(context, person);
}

function hostingNews(awaiting: AwaitingNotifier, meters: Meters, log: ServerContext['log']): HostingNews {
  return {
    awaited: (...change) => awaiting.changed(...change),
    appended: (ms) => meters.appendSeconds.observe(ms / SECOND),
    thought: (ms) => meters.botSeconds.observe(ms / SECOND),
    trouble: (what, match, problem) => log.error({ err: problem, match }, what),
  };
}

/** Deletes expired logins, idle guests, and tables that were never begun. */
async function sweep(context: ServerContext): Promise<void> {
  await context.store.logins.sweep(context.now());
  await forgetIdleGuests(context);
  await closeOldTables(context);
}

function startChores(context: ServerContext, awaiting: AwaitingNotifier): () => void {
  const { store, log, meters } = context;
  const observeBatch = (batch: unknown) => meters.batchSizes.observe((batch as { size: number }).size);
  subscribe(BATCHES, observeBatch);
  const sweeping = setInterval(() => {
    sweep(context).catch((err) => log.warn({ err }, 'old logins, guests and tables could not be swept'));
  }, HOUR).unref();
  const refresh =
    store.kind === 'postgres' ? setInterval(() => awaiting.refresh(), AWAITING).unref() : undefined;
  return () => {
    unsubscribe(BATCHES, observeBatch);
    clearInterval(sweeping);
    clearInterval(refresh);
  };
}
