import { type Json, patchText } from '@tabard/table';
import type { ClientMessage, ServerMessage, TableInfo, TableState } from '@tabard/table/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { HostError, type TableSight } from '../host.ts';
import type { Socket } from './connection.ts';
import { reconnectDelay } from './connection.ts';
import { type RemoteHost, remoteHost } from './remote-host.ts';
import { serverApi } from './server-api.ts';
import { infoNow } from './watched-match.ts';

const INFO = {
  id: 'm1',
  code: 'ABCDEF',
  game: 'lamplight',
  options: {},
  status: 'running',
  seats: [
    {
      seat: 0,
      kind: 'person',
      name: 'Ada',
      player: 'p0',
      bot: null,
      isHere: true,
      bank: null,
      deadline: null,
    },
    {
      seat: 1,
      kind: 'person',
      name: 'Bo',
      player: 'p1',
      bot: null,
      isHere: true,
      bank: null,
      deadline: null,
    },
  ],
  turnOf: [0],
  outcome: null,
  length: 0,
  updated: 5,
} as unknown as TableInfo;

const state = (version: number, events: readonly string[] = [], eventsFrom = 0): TableState => ({
  version,
  seq: version,
  events: events.map((type) => ({ type }) as never),
  eventsFrom,
  sinceYours: 0,
  canUndo: false,
  asking: 'normal',
  passing: false,
});

const viewOf = (light: number) => ({ viewer: 0, state: { light }, decisions: [{ seat: 0 }], waiting: [0] });

/** Server side of the sockets that a host opens, with timers that the test fires. */
class FakeServer {
  readonly sockets: Socket[] = [];
  received: ClientMessage[] = [];
  timers: { ms: number; act: () => void }[] = [];

  readonly tools = {
    connect: () => {
      const socket: Socket = {
        send: (text) => this.received.push(JSON.parse(text)),
        close: () => undefined,
        onmessage: null,
        onclose: null,
        onopen: null,
      };
      this.sockets.push(socket);
      return socket;
    },
    after: (ms: number, act: () => void) => {
      const timer = { ms, act };
      this.timers.push(timer);
      return () => {
        this.timers = this.timers.filter((one) => one !== timer);
      };
    },
    random: () => 0,
    codeOf: () => undefined,
    api: serverApi('', async () => Response.json(INFO)),
  };

  say(message: ServerMessage): void {
    this.sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(): void {
    this.sockets.at(-1)?.onopen?.();
    this.say({ type: 'welcome', protocol: 1, player: 'p0' });
  }

  lose(code = 1006): void {
    this.sockets.at(-1)?.onclose?.({ code });
  }

  passTime(): void {
    const due = this.timers;
    this.timers = [];
    for (const { act } of due) act();
  }

  said(type: ClientMessage['type']): ClientMessage[] {
    return this.received.filter((message) => message.type === type);
  }
}

let server: FakeServer;
let host: RemoteHost;
let updates: TableSight[];

beforeEach(() => {
  server = new FakeServer();
  host = remoteHost(server.tools);
  updates = [];
});

async function sitDown() {
  const table = await host.open('m1', 0);
  table.subscribe((update) => updates.push(update));
  server.welcome();
  server.say({ type: 'seats', match: 'm1', info: INFO });
  server.say({ type: 'table', match: 'm1', table: state(3, ['a', 'b']), view: viewOf(1) });
  return table;
}

const storyOf = () => updates.at(-1)?.story.map(({ type }) => type);
const newsOf = () => updates.at(-1)?.news?.map(({ type }) => type);

describe('a table on a server', () => {
  it('says hello with the version before anything else, then watches', async () => {
    await sitDown();
    expect(server.received.map(({ type }) => type)).toEqual(['hello', 'watch']);
    expect(server.received[0]).toMatchObject({ protocol: 1 });
    expect(host.connection.state.getState()).toBe('online');
  });

  it('sends listeners the whole story first, whichever of seats and table arrives first', async () => {
    const table = await host.open('m1', 0);
    table.subscribe((update) => updates.push(update));
    server.welcome();
    server.say({ type: 'table', match: 'm1', table: state(3, ['a', 'b']), view: viewOf(1) });
    expect(updates).toEqual([]);
    server.say({ type: 'seats', match: 'm1', info: INFO });
    expect(updates.at(-1)).toMatchObject({ news: undefined, seq: 3, summary: { turnOf: [0], length: 3 } });
    expect(storyOf()).toEqual(['a', 'b']);
  });

  it('applies patches and passes on only new events', async () => {
    await sitDown();
    const patch = JSON.parse(patchText(viewOf(1), viewOf(2)) ?? 'null');
    server.say({ type: 'change', match: 'm1', base: 3, table: state(4, ['c'], 2), patch });
    expect(updates.at(-1)).toMatchObject({ seq: 4, view: viewOf(2) });
    expect(storyOf()).toEqual(['a', 'b', 'c']);
    expect(newsOf()).toEqual(['c']);
  });

  it('sends a later listener the whole story', async () => {
    await sitDown();
    server.say({ type: 'change', match: 'm1', base: 3, table: state(4, ['c'], 2), patch: null });
    const late: TableSight[] = [];
    (await host.open('m1', 0)).subscribe((update) => late.push(update));
    expect(late.at(-1)?.story.map(({ type }) => type)).toEqual(['a', 'b', 'c']);
  });

  it('truncates the story after an undo', async () => {
    await sitDown();
    server.say({ type: 'change', match: 'm1', base: 3, table: state(4, [], 1), patch: null });
    const late: TableSight[] = [];
    (await host.open('m1', 0)).subscribe((update) => late.push(update));
    expect(late.at(-1)?.story.map(({ type }) => type)).toEqual(['a']);
  });

  it.each([
    ['of another base', { type: 'change', match: 'm1', base: 2, table: state(5), patch: null }],
    [
      'with a gap in the story',
      { type: 'change', match: 'm1', base: 3, table: state(4, [], 7), patch: null },
    ],
  ] as const)('watches again after a change %s, and shows nothing of it', async (_, message) => {
    await sitDown();
    const told = updates.length;
    server.say(message);
    expect(updates.length).toBe(told);
    expect(server.said('watch')).toHaveLength(2);
    server.say({ type: 'table', match: 'm1', table: state(5, ['a', 'b', 'c']), view: viewOf(9) });
    expect(updates.at(-1)).toMatchObject({ seq: 5, view: viewOf(9) });
  });

  it('sends the end of a long story, and earlier pages on request', async () => {
    const table = await host.open('m1', 0);
    table.subscribe((update) => updates.push(update));
    server.welcome();
    server.say({ type: 'seats', match: 'm1', info: INFO });
    server.say({ type: 'table', match: 'm1', table: state(9, ['y', 'z'], 400), view: viewOf(1) });
    expect(updates.at(-1)).toMatchObject({ storyFrom: 400, news: undefined });
    const older = table.older?.();
    expect(server.said('story')).toMatchObject([{ match: 'm1', before: 400 }]);
    const events = ['w', 'x'].map((type) => ({ type }) as never);
    server.say({ type: 'done', id: 1, story: { eventsFrom: 398, events } });
    await older;
    expect(updates.at(-1)).toMatchObject({ storyFrom: 398, news: [] });
    expect(storyOf()).toEqual(['w', 'x', 'y', 'z']);
    server.say({ type: 'change', match: 'm1', base: 9, table: state(10, ['!'], 402), patch: null });
    expect(storyOf()).toEqual(['w', 'x', 'y', 'z', '!']);
    expect(newsOf()).toEqual(['!']);
  });

  it('loads earlier pages of a match without a view', async () => {
    const { known } = host.watch('m1');
    server.welcome();
    server.say({ type: 'table', match: 'm1', table: state(9, ['y', 'z'], 400), view: null });
    const older = host.older('m1');
    expect(server.said('story')).toMatchObject([{ match: 'm1', before: 400 }]);
    server.say({ type: 'done', id: 1, story: { eventsFrom: 399, events: [{ type: 'x' } as never] } });
    await older;
    expect(known.getState().storyFrom).toBe(399);
    expect(known.getState().story.map(({ type }) => type)).toEqual(['x', 'y', 'z']);
  });

  it('restarts its story after missing more than a page', async () => {
    await sitDown();
    server.lose();
    server.passTime();
    server.welcome();
    expect(server.said('watch').at(-1)).toMatchObject({ version: 3, heard: 2 });
    server.say({ type: 'table', match: 'm1', table: state(500, ['p', 'q'], 700), view: viewOf(4) });
    expect(updates.at(-1)).toMatchObject({ storyFrom: 700, news: undefined });
    const late: TableSight[] = [];
    (await host.open('m1', 0)).subscribe((update) => late.push(update));
    expect(late.at(-1)).toMatchObject({ storyFrom: 700, story: [{ type: 'p' }, { type: 'q' }] });
  });

  it('notifies listeners of new players without a new event', async () => {
    await sitDown();
    const told = updates.length;
    server.say({ type: 'seats', match: 'm1', info: { ...INFO, updated: 9 } });
    expect(updates.length).toBe(told);
    const seats = INFO.seats.map((one) =>
      one.seat === 1 ? { ...one, kind: 'bot' as const, bot: 'greedy' } : one,
    );
    server.say({ type: 'seats', match: 'm1', info: { ...INFO, seats } });
    expect(updates.at(-1)).toMatchObject({ news: [] });
    expect(storyOf()).toEqual(['a', 'b']);
    expect(updates.at(-1)?.summary.seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy' });
  });

  it('takes the turn from the view, since seats are not sent with every move', async () => {
    await sitDown();
    const patch = JSON.parse(patchText(viewOf(1), { ...viewOf(2), waiting: [1] }) ?? 'null');
    server.say({ type: 'change', match: 'm1', base: 3, table: state(4, ['c'], 2), patch });
    expect(infoNow(host.watch('m1').known.getState())).toMatchObject({ turnOf: [1], length: 4 });
  });

  it('awaits nobody who has answered a question that several were asked', async () => {
    await sitDown();
    const tell = (before: Json, after: Json, base: number) => {
      const patch = JSON.parse(patchText(before, after) ?? 'null');
      server.say({ type: 'change', match: 'm1', base, table: state(base + 1, ['c'], 2), patch });
      return infoNow(host.watch('m1').known.getState())?.turnOf;
    };
    const asked = { ...viewOf(2), waiting: [0, 1] };
    expect(tell(viewOf(1), asked, 3)).toEqual([0, 1]);
    expect(tell(asked, { ...asked, decisions: [] }, 4)).toEqual([1]);
    expect(updates.at(-1)?.summary.turnOf).toEqual([1]);
  });

  it('unsubscribes when the last listener closes', async () => {
    const first = await sitDown();
    const second = await host.open('m1', 0);
    first.close();
    first.close();
    expect(server.said('leave')).toEqual([]);
    second.close();
    expect(server.said('leave')).toHaveLength(1);
  });
});

describe('requests over the socket', () => {
  it('resolve to the refusal, or to none', async () => {
    const table = await sitDown();
    const refused = table.choose({ n: 1, key: 'x' });
    const refusal = { code: 'decision-passed', rule: 'TB-01' };
    server.say({ type: 'done', id: 1, refusal });
    expect(await refused).toEqual(refusal);
    const taken = table.choose({ n: 1, key: 'y' });
    server.say({ type: 'done', id: 2 });
    expect(await taken).toBeUndefined();
  });

  it('reject with the server’s sentence on an error', async () => {
    const table = await sitDown();
    const choice = table.choose({ n: 1, key: 'x' });
    server.say({ type: 'error', id: 1, code: 'broken', message: 'the rules broke' });
    await expect(choice).rejects.toThrow('the rules broke');
  });

  it('are repeated with the same id after a reconnect if not acknowledged', async () => {
    const table = await sitDown();
    const choice = table.choose({ n: 4, key: 'x' });
    server.lose();
    expect(host.connection.state.getState()).toBe('lost');
    server.passTime();
    server.welcome();
    expect(server.said('choose')).toEqual(
      Array(2).fill({ type: 'choose', id: 1, match: 'm1', n: 4, key: 'x' }),
    );
    expect(server.said('watch').at(-1)).toEqual({ type: 'watch', match: 'm1', version: 3, heard: 2 });
    server.say({ type: 'done', id: 1 });
    expect(await choice).toBeUndefined();
  });

  it('wait for the connection while it is down', async () => {
    const table = await sitDown();
    server.lose();
    const choice = table.choose({ n: 4, key: 'x' });
    expect(server.said('choose')).toEqual([]);
    server.passTime();
    server.welcome();
    server.say({ type: 'done', id: 1 });
    expect(await choice).toBeUndefined();
  });

  it('are not repeated if not idempotent: an undo, a line of chat', async () => {
    const table = await sitDown();
    const undo = table.undo();
    server.lose();
    server.passTime();
    server.welcome();
    await expect(undo).rejects.toMatchObject({ code: 'lost' });
    server.lose();
    await expect(host.ask({ type: 'chat', match: 'm1', text: 'hello' })).rejects.toMatchObject({
      code: 'lost',
    });
    expect(server.said('undo')).toHaveLength(1);
    expect(server.said('chat')).toEqual([]);
  });

  it('reconnect after a timeout', async () => {
    const table = await sitDown();
    void table.choose({ n: 4, key: 'x' });
    server.passTime();
    expect(server.sockets).toHaveLength(2);
    server.welcome();
    expect(server.said('choose')).toHaveLength(2);
  });
});

describe('the connection', () => {
  it('backs off exponentially, up to a limit and with jitter', () => {
    expect([0, 1, 2].map((tries) => reconnectDelay(tries, 0))).toEqual([400, 800, 1600]);
    expect(reconnectDelay(50, 0)).toBe(15_000);
    expect(reconnectDelay(50, 0.9)).toBeLessThan(15_000);
    expect(reconnectDelay(0, 0.999)).toBeGreaterThanOrEqual(200);
  });

  it('reconnects at once when woken', async () => {
    await sitDown();
    host.connection.wake();
    expect(server.sockets).toHaveLength(1);
    server.lose();
    host.connection.wake();
    expect(server.sockets).toHaveLength(2);
    expect(server.timers).toEqual([]);
  });

  it.each([
    [4000, 'outdated'],
    [4003, 'off'],
  ])('does not reconnect after close code %i', async (code, expected) => {
    await sitDown();
    server.lose(code);
    expect(host.connection.state.getState()).toBe(expected);
    server.passTime();
    expect(server.sockets).toHaveLength(1);
  });

  it('receives the number of waiting matches', async () => {
    await sitDown();
    server.say({ type: 'awaiting', count: 2, next: 'm7' });
    expect(host.awaiting.getState()).toEqual({ count: 2, next: 'm7' });
  });

  it('stores why a table cannot be watched', async () => {
    const watch = host.watch('m9');
    server.welcome();
    server.say({ type: 'error', match: 'm9', code: 'unknown-match', message: 'there is no such table' });
    expect(watch.known.getState().problem).toMatchObject({ code: 'unknown-match' });
  });
});

describe('requests over HTTP', () => {
  it('fill in the address, the query and the body', async () => {
    const asked: [string, RequestInit | undefined][] = [];
    const api = serverApi('http://x', async (address, init) => {
      asked.push([String(address), init]);
      return new Response(null, { status: 204 });
    });
    await api('shun', { params: { player: 'a/b' }, body: { kind: 'mute' } });
    await api('table', { params: { match: 'm1' }, query: { code: undefined } });
    await api('replay', { params: { match: 'm1' }, query: { seq: 3, viewer: 'all' } });
    expect(asked.map(([address]) => address)).toEqual([
      'http://x/api/v1/me/shuns/a%2Fb',
      'http://x/api/v1/tables/m1',
      'http://x/api/v1/matches/m1/replay?seq=3&viewer=all',
    ]);
    expect(asked[0][1]).toMatchObject({ method: 'PUT', body: '{"kind":"mute"}' });
  });

  it.each([
    [async () => Response.json({ code: 'name-taken', message: 'taken' }, { status: 409 }), 'name-taken'],
    [async () => new Response('<html>', { status: 502 }), 'broken'],
    [async () => Promise.reject(new TypeError('failed')), 'lost'],
  ])('report why they fail (%#)', async (fetchFrom, code) => {
    await expect(serverApi('', fetchFrom)('me', {})).rejects.toMatchObject({ code });
  });

  it('report an unknown match as a HostError', async () => {
    const api = serverApi('', async () =>
      Response.json({ code: 'unknown-match', message: 'no' }, { status: 404 }),
    );
    const lost = remoteHost({ ...server.tools, api });
    await expect(lost.open('m1', 0)).rejects.toMatchObject({ problem: 'not-on-server' });
    await expect(lost.open('m1', 0)).rejects.toBeInstanceOf(HostError);
  });
});
