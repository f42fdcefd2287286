import type { AnswerOf, ServerMessage } from '@tabard/table/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Host, MatchSetup, Moment, Table } from '../host.ts';
import { learnMoment } from '../learn-moment.ts';
import { Connection, type ConnectionTools } from './connection.ts';
import { type Answer, PendingRequests, type RequestMessage } from './pending-requests.ts';
import type { ServerApi } from './server-api.ts';
import { hostErrorOf, ServerProblem } from './server-problem.ts';
import { Subscriptions, type Watch } from './subscriptions.ts';
import { summaryOf } from './watched-match.ts';

/** Number of matches that wait for this person, and the next one. */
export type Awaiting = AnswerOf<'awaiting'>;

/** Client of a server: matches with other people. */
export interface RemoteHost extends Host {
  readonly api: ServerApi;
  readonly connection: Connection;
  readonly awaiting: StoreApi<Awaiting>;
  /** Subscribes to a match, started or not: seats, chat and table. */
  watch(match: string, code?: string): WatchedTable;
  /** Loads an earlier page of the story of a subscribed match. */
  older(match: string): Promise<void>;
  /** Sends a message and awaits the server's answer. */
  ask(message: RequestMessage): Promise<Answer>;
}

/** A table on the server with the client state of its match. */
export type WatchedTable = Table & Pick<Watch, 'known'>;

export interface RemoteTools extends ConnectionTools {
  readonly api: ServerApi;
  /** Invitation code of a private table. */
  codeOf(match: string): string | undefined;
}

export function remoteHost(tools: RemoteTools): RemoteHost {
  const { api, codeOf } = tools;
  const awaiting = createStore<Awaiting>(() => ({ count: 0, next: null }));
  const connection = new Connection(tools, receive);
  const subscriptions = new Subscriptions((message) => connection.send(message));
  const requests = new PendingRequests({
    send: (message) => connection.send(message),
    after: tools.after,
    onTimeout: () => connection.reconnect(),
  });

  function receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      subscriptions.resume();
      requests.repeat();
    } else if (message.type === 'awaiting')
      awaiting.setState({ count: message.count, next: message.next }, true);
    else if (message.type === 'done') requests.answer(message);
    else if (message.type === 'error') fail(message);
    else subscriptions.receive(message);
  }

  function fail({ id, match, code, message }: Extract<ServerMessage, { type: 'error' }>): void {
    const problem = new ServerProblem(code, message);
    if (id !== undefined) requests.fail(id, problem);
    else if (match !== undefined) subscriptions.fail(match, problem);
  }

  async function older(match: string): Promise<void> {
    const before = subscriptions.storyFrom(match);
    const { story } = await requests.ask({ type: 'story', match, before });
    if (story) subscriptions.addOlder(match, story);
  }

  function watch(match: string, code = codeOf(match)): WatchedTable {
    connection.open();
    const ask = (message: RequestMessage) => requests.ask(message);
    return {
      ...subscriptions.watch(match, code),
      choose: async ({ n, key }) => (await ask({ type: 'choose', match, n, key })).refusal,
      unavailable: async () => (await ask({ type: 'unavailable', match })).unavailable ?? [],
      older: () => older(match),
      undo: async () => (await ask({ type: 'undo', match })).refusal === undefined,
      resign: async () => void (await ask({ type: 'resign', match })),
      asking: (mode) => void connection.send({ type: 'asking', match, mode }),
    };
  }

  return {
    api,
    connection,
    awaiting,
    watch,
    older,
    ask: (message) => requests.ask(message),
    list: () => explained(async () => (await api('myTables', {})).tables.map((info) => summaryOf(info))),
    create: (setup) => explained(async () => (await api('newTable', { body: newTableOf(setup) })).id),
    open: (match) =>
      explained(async () => {
        await api('table', { params: { match }, query: { code: codeOf(match) } });
        return watch(match);
      }),
    log: (match) =>
      explained(async () => {
        const log = await api('log', { params: { match }, query: { code: codeOf(match) } });
        return log as unknown as Awaited<ReturnType<Host['log']>>;
      }),
    replayView: (match, seq, viewer) =>
      explained(async () => {
        const query = { seq, viewer, code: codeOf(match) };
        return learnMoment((await api('replay', { params: { match }, query })) as Moment);
      }),
    playOnFrom: (match, seq, viewer) =>
      explained(async () => {
        if (viewer === 'spectator')
          throw new ServerProblem('bad-request', 'an onlooker has no seat to play on from');
        const body = { seq, seat: viewer, code: codeOf(match) };
        return (await api('fork', { params: { match }, body })).id;
      }),
    import: () => notHere('files are opened in this browser, not on the server'),
    position: () => notHere('positions are laid out in this browser, not on the server'),
    remove: (match) => explained(() => api('closeTable', { params: { match } })),
  };
}

function newTableOf({ game, options, seats }: MatchSetup) {
  const wishes = seats.map(({ kind, bot }, seat) => {
    if (kind === 'bot') return { kind, bot: bot ?? 'greedy' };
    return seat === 0 ? ({ kind: 'me' } as const) : ({ kind: 'open' } as const);
  });
  return { game, options, seats: wishes };
}

async function notHere(sentence: string): Promise<never> {
  throw hostErrorOf(new ServerProblem('broken', sentence));
}

/** Maps server errors to HostErrors, which every page can explain. */
async function explained<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (problem) {
    throw hostErrorOf(problem);
  }
}
