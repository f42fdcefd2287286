import { replay, type Seat } from '@tabard/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rooms } from '../../src/rooms/rooms.ts';
import type { MatchId, PlayerId } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { anyGame, LAMPLIGHT, RoomFixture } from './room-fixture.ts';
import { TestClient } from './test-client.ts';
import { settled } from './test-clock.ts';

vi.setConfig({ testTimeout: 60_000 });

let fixture: RoomFixture;
let rooms: Rooms;
let store: Store;

beforeEach(async () => {
  fixture = new RoomFixture();
  ({ rooms, store } = await fixture.node());
});

afterEach(() => fixture.close());

async function lights(...seats: string[]): Promise<{ match: MatchId; clients: TestClient[] }> {
  const match = await fixture.table({ rooms, store }, { seats });
  const persons = seats.filter((name) => !name.startsWith('bot:'));
  return { match, clients: await fixture.clients(rooms, match, ...persons) };
}

/** Plays on until the client is asked something other than whether to reply. */
async function toAct(clients: readonly TestClient[]): Promise<TestClient> {
  for (let i = 0; i < 100; i++) {
    const asked = clients.find((client) => client.isAsked);
    if (!asked) await fixture.clock.pass(1000);
    else if (asked.decision.kind === 'act') return asked;
    else await asked.choose(asked.option('pass'));
  }
  throw new Error('nobody may act');
}

describe('a match', () => {
  it('begins when all seats are taken and sends everybody their own view', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const [ada, bo] = clients;
    const { game, state } = await courseOf(match);
    expect(ada.view).toEqual(plain(game.view(state, 0)));
    expect(bo.view).toEqual(plain(game.view(state, 1)));
    expect(ada.info).toMatchObject({ status: 'running', mine: 0, turnOf: [0], length: 0 });
    expect(ada.decision.kind).toBe('act');
  });

  it('does not begin while a seat is open, nor twice', async () => {
    const match = await fixture.table({ rooms, store }, { seats: ['ada', 'open'] });
    const [ada] = await fixture.clients(rooms, match, 'ada');
    expect(await rooms.begin(match)).toBe(false);
    expect(ada.info).toMatchObject({ status: 'open' });
    expect(ada.table).toBeUndefined();
    const seat = { seat: 1, kind: 'bot' as const, player: undefined, name: 'Maren', bot: 'random' };
    await store.matches.sit(match, seat, { kind: 'open', player: undefined });
    await rooms.seatsChanged(match);
    expect(ada.info?.seats[1].kind).toBe('bot');
    expect(await rooms.begin(match)).toBe(true);
    expect(ada.decision.kind).toBe('act');
    expect(await rooms.begin(match)).toBe(false);
  });

  it('commits an answer before it sends it, and sends everybody the same match', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const [ada, bo] = clients;
    expect(await ada.choose(ada.option('burn'))).toBeUndefined();
    expect(await store.log.entries(match, 0)).toHaveLength(1);
    const { game, state } = await courseOf(match);
    expect(ada.view).toEqual(plain(game.view(state, 0)));
    expect(bo.view).toEqual(plain(game.view(state, 1)));
    expect(bo.count('table') + bo.count('change')).toBe(2);
    expect(bo.story.at(-1)?.type).toBe(ada.story.at(-1)?.type);
  });

  it('[TB-01][TB-02][TB-03] refuses answers that are not awaited and changes nothing', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const [ada, bo] = clients;
    const { n } = ada.decision;
    expect(await rooms.choose(match, bo.person, { n, key: 'pass' })).toMatchObject({ code: 'not-awaited' });
    expect(await rooms.choose(match, ada.person, { n: n + 1, key: 'pass' })).toMatchObject({
      code: 'decision-passed',
    });
    expect(await rooms.choose(match, ada.person, { n, key: 'fly away' })).toBeDefined();
    expect(await store.log.entries(match, 0)).toHaveLength(0);
  });

  it('acknowledges a repeated answer again', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const [ada] = clients;
    const choice = { n: ada.decision.n, key: `burn ${ada.option('burn').refs[0]}` };
    expect(await rooms.choose(match, ada.person, choice)).toBeUndefined();
    expect(await rooms.choose(match, ada.person, choice)).toBeUndefined();
    expect(await store.log.entries(match, 0)).toHaveLength(1);
  });

  it('lets only seated people act', async () => {
    const { match } = await lights('ada', 'bo');
    const stranger = 'eve' as PlayerId;
    await expect(rooms.choose(match, stranger, { n: 1, key: 'pass' })).rejects.toMatchObject({
      code: 'not-seated',
    });
    await expect(rooms.choose('nowhere' as MatchId, stranger, { n: 1, key: 'pass' })).rejects.toMatchObject({
      code: 'unknown-match',
    });
  });

  it('lists the refused options with their reasons', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const { game, state } = await courseOf(match);
    expect(await rooms.unavailable(match, clients[0].person)).toEqual(game.unavailable(state, 0));
    expect(await rooms.unavailable(match, clients[1].person)).toEqual([]);
  });

  it('is played to its end with bots, and its log replays to the same hash', async () => {
    const { match, clients } = await lights('bot:greedy', 'ada', 'bot:random');
    const [ada] = clients;
    await fixture.until(() => {
      if (ada.isAsked && !ada.now.passing) void ada.choose(ada.decision.options.at(-1));
      return ada.info?.status === 'over';
    }, 700);
    const log = await rooms.log(match, { person: ada.person });
    expect(LAMPLIGHT.hash(replay(LAMPLIGHT, log))).toBe(log.hash);
    expect(log.hash).toBe((await store.log.entries(match, 0)).at(-1)?.hash);
    expect(fixture.troubles).toEqual([]);
  });
});

describe('watching', () => {
  it('shows strangers what is public, all of them with the same bytes', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const strangers = await fixture.clients(rooms, match, 'eve', 'fay');
    expect(strangers[0].view.viewer).toBe('spectator');
    await clients[0].choose();
    expect(strangers[0].texts.at(-1)).toBe(strangers[1].texts.at(-1));
    await fixture.until(() => strangers[0].info?.watching === 2);
    expect(strangers[0].info).toMatchObject({ mine: null });
    strangers[0].leave();
    await fixture.until(() => clients[0].info?.watching === 1);
  });

  it('asks strangers for the code of a table that is not public', async () => {
    const match = await fixture.table({ rooms, store }, { seats: ['ada', 'bo'], row: { isPublic: false } });
    const eve = new TestClient(rooms, match, 'eve');
    await expect(eve.watch()).rejects.toMatchObject({ code: 'not-invited' });
    await expect(eve.watch({ code: 'guess' })).rejects.toMatchObject({ code: 'not-invited' });
    await eve.watch({ code: match });
    expect(eve.view.viewer).toBe('spectator');
  });

  it('sends a returning client only what it missed', async () => {
    const { clients } = await lights('ada', 'bo');
    const [ada, bo] = clients;
    bo.leave();
    const known = { version: bo.now.version, heard: bo.story.length };
    await bo.watch(known);
    expect(bo.messages.at(-1)).toMatchObject({ type: 'change', patch: null });
    bo.leave();
    await ada.choose(ada.option('burn'));
    await bo.watch(known);
    expect(bo.messages.at(-1)).toMatchObject({ type: 'table' });
    expect(bo.now.eventsFrom).toBe(known.heard);
    expect(bo.story).toHaveLength(ada.story.length);
  });

  it('skips a watcher with a full backlog and sends it the whole table once drained', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const [ada, bo] = clients;
    bo.backlog = 2 << 20;
    await ada.choose(ada.option('burn'));
    expect(bo.count('change')).toBe(0);
    bo.backlog = 0;
    await fixture.clock.pass(1000);
    const { game, state } = await courseOf(match);
    expect(bo.view).toEqual(plain(game.view(state, 1)));
  });

  it('sends a drained watcher nothing that is not committed yet', async () => {
    let gate = Promise.resolve();
    const node = await fixture.node({
      over: (kept) => ({
        ...kept,
        log: { ...kept.log, append: (entry) => gate.then(() => kept.log.append(entry)) },
      }),
    });
    const match = await fixture.table(node, { seats: ['ada', 'bo'] });
    const [ada, bo, eve] = await fixture.clients(node.rooms, match, 'ada', 'bo', 'eve');
    eve.backlog = 2 << 20;
    await ada.choose(ada.option('burn'));
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const chosen = bo.choose(bo.option('burn'));
    await settled();
    eve.backlog = 0;
    await fixture.clock.pass(1000);
    expect(eve.count('table')).toBe(1);
    open();
    await chosen;
    await fixture.clock.pass(1000);
    expect(eve.count('table')).toBe(2);
    expect(eve.now.version).toBe(bo.now.version);
  });
});

describe('being asked', () => {
  it('passes for a person who can only pass, and says so to them alone', async () => {
    const { match, clients } = await lights('ada', 'bo');
    for (let i = 0; i < 60; i++) {
      const actor = await toActUnlessPassing(clients);
      if (!actor) break;
      await actor.choose(
        actor.decision.options.find(({ verb }) => verb === 'play') ?? actor.decision.options[0],
      );
    }
    const passing = clients.find(({ now }) => now.passing);
    expect(passing).toBeDefined();
    const { seq } = (await store.matches.get(match)) ?? { seq: -1 };
    await fixture.clock.pass(699);
    expect((await store.matches.get(match))?.seq).toBe(seq);
    await fixture.clock.pass(1);
    expect((await store.matches.get(match))?.seq).toBe(seq + 1);
    expect((await store.log.entries(match, seq))[0].body).toMatchObject({ key: 'pass', auto: true });
  });

  it('reports that a seat is no longer awaited after its ask setting changed', async () => {
    const news: [string, boolean][] = [];
    const node = await fixture.node({
      news: { awaited: (person, _, isAwaited) => news.push([person, isAwaited]) },
    });
    const match = await fixture.table(node, { seats: ['ada', 'bo', 'cy'] });
    const clients = await fixture.clients(node.rooms, match, 'ada', 'bo', 'cy');
    for (const { person } of clients) await node.rooms.setAsking(match, person, 'always');
    let asked: TestClient | undefined;
    for (let i = 0; i < 40 && !asked; i++) {
      const actor = clients.find(({ isAsked }) => isAsked) as TestClient;
      const { options } = actor.decision;
      await actor.choose(options.find(({ verb }) => verb === 'play') ?? options[0]);
      asked = clients.find((one) => one.isAsked && one.decision.kind === 'reply');
    }
    if (!asked) throw new Error('nobody may reply');
    await node.rooms.setAsking(match, asked.person, 'not-until-my-turn');
    expect(news.at(-1)).toEqual([asked.person, false]);
  });

  it('always asks when set so', async () => {
    const { match, clients } = await lights('ada', 'bo');
    for (const client of clients) await rooms.setAsking(match, client.person, 'always');
    expect(clients[0].now.asking).toBe('always');
    for (let i = 0; i < 60; i++) {
      await fixture.clock.pass(5000);
      const asked = clients.find((client) => client.isAsked);
      if (!asked) break;
      expect(asked.now.passing).toBe(false);
      await asked.choose();
    }
    const entries = await store.log.entries(match, 0);
    expect(entries.some(({ body }) => body.kind === 'choice' && body.auto)).toBe(false);
  });

  async function toActUnlessPassing(clients: readonly TestClient[]): Promise<TestClient | undefined> {
    for (;;) {
      if (clients.some(({ now }) => now.passing)) return undefined;
      const asked = clients.find((client) => client.isAsked);
      if (!asked || asked.decision.kind === 'act') return asked;
      await asked.choose(asked.option('pass'));
    }
  }
});

describe('taking back', () => {
  it('[TB-06] goes back alone up to the last new information', async () => {
    const game = await anyGame('shadow-of-omega');
    const match = await fixture.table({ rooms, store }, { game, seats: ['ada', 'bot:random'] });
    const [ada] = await fixture.clients(rooms, match, 'ada');
    let before = { view: ada.view, story: 0 };
    while (!ada.now.canUndo) {
      await fixture.until(() => ada.isAsked);
      before = { view: ada.view, story: ada.story.length };
      await ada.choose();
    }
    expect(await rooms.undo(match, ada.person)).toBeUndefined();
    expect(ada.view).toEqual(before.view);
    expect(ada.story).toHaveLength(before.story);
    const last = (await store.log.entries(match, 0)).at(-1);
    expect(last?.body).toEqual({ kind: 'undo', seat: 0, count: expect.any(Number) });
    expect(await rooms.undo(match, ada.person)).toBeDefined();
  });

  it('[TB-06] is refused after three declined requests until the next entry', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const [ada, bo] = clients;
    await ada.choose(ada.option('burn'));
    for (let times = 0; times < 3; times++) {
      expect(await rooms.askUndo(match, ada.person)).toBeUndefined();
      expect(await rooms.answerUndo(match, bo.person, 'decline')).toBeUndefined();
    }
    expect(await rooms.askUndo(match, ada.person)).toEqual({ code: 'undo-declined', rule: 'TB-06' });
    expect(bo.info?.undo).toBeNull();
    await bo.choose(bo.option('burn'));
    expect(await rooms.askUndo(match, ada.person)).toBeUndefined();
    expect(bo.info?.undo).toMatchObject({ seat: 0 });
  });

  it('[TB-06] is refused alone beyond new information, and granted with a new seed when all agree', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const [ada, bo] = clients;
    const before = ada.view;
    await ada.choose(ada.option('burn'));
    expect(await rooms.undo(match, ada.person)).toEqual({ code: 'cannot-undo', rule: 'TB-06' });
    expect(await rooms.answerUndo(match, bo.person, 'agree')).toMatchObject({ code: 'cannot-undo' });
    expect(await rooms.askUndo(match, ada.person)).toBeUndefined();
    expect(bo.info?.undo).toEqual({ seat: 0, count: 0, waiting: [1] });
    expect(await rooms.answerUndo(match, bo.person, 'decline')).toBeUndefined();
    expect(bo.info?.undo).toBeNull();
    await rooms.askUndo(match, ada.person);
    expect(await rooms.answerUndo(match, bo.person, 'agree')).toBeUndefined();
    expect(ada.view.state.n).toBe(before.state.n);
    expect(ada.decision.options).toEqual(before.decisions[0].options);
    expect(ada.info?.undo).toBeNull();
    expect(bo.story).toEqual([]);
    await playOut(clients);
    const log = await rooms.log(match, { person: ada.person });
    expect(log.choices[0].key).toMatch(/^reseed /);
    expect(LAMPLIGHT.hash(replay(LAMPLIGHT, log))).toBe(log.hash);
  });

  it('voids a request when the match goes on', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const [ada, bo] = clients;
    await ada.choose(ada.option('burn'));
    await rooms.askUndo(match, ada.person);
    await (await toAct(clients)).choose();
    expect(bo.info?.undo).toBeNull();
    expect(await rooms.answerUndo(match, bo.person, 'agree')).toMatchObject({ code: 'cannot-undo' });
  });

  it('needs no consent where all others are bots', async () => {
    const { match, clients } = await lights('ada', 'bot:random');
    await clients[0].choose(clients[0].option('burn'));
    expect(await rooms.askUndo(match, clients[0].person)).toBeUndefined();
    expect(clients[0].now.seq).toBe(1);
    expect(clients[0].story).toEqual([]);
  });

  it('sends a client that returns after an undo the story from there', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const [ada, bo] = clients;
    await ada.choose(ada.option('burn'));
    const known = { version: bo.now.version, heard: bo.story.length };
    bo.leave();
    await rooms.askUndo(match, ada.person);
    await rooms.answerUndo(match, bo.person, 'agree');
    await ada.choose(ada.option('burn'));
    const again = await new TestClient(rooms, match, 'bo').watch(known);
    expect(again.now.eventsFrom).toBe(0);
  });
});

async function playOut(clients: readonly TestClient[]): Promise<void> {
  for (let i = 0; i < 500; i++) {
    if (clients[0].info?.status === 'over') return;
    const asked = clients.find((client) => client.isAsked && !client.now.passing);
    if (asked) await asked.choose();
    else await fixture.clock.pass(700);
  }
  throw new Error('the match does not end');
}

describe('giving up', () => {
  it('[TB-05] ends a match of two', async () => {
    const { match, clients } = await lights('ada', 'bo');
    expect(await rooms.resign(match, clients[0].person)).toBeUndefined();
    expect(clients[1].info).toMatchObject({ status: 'over', outcome: { winners: [1], reason: 'resigned' } });
    expect(await rooms.resign(match, clients[0].person)).toBeUndefined();
    expect(await store.log.entries(match, 0)).toHaveLength(1);
  });

  it('[TB-05] lets a bot play the seat on, also when it comes as a choice', async () => {
    const { match, clients } = await lights('ada', 'bo', 'cy');
    const [ada, bo] = clients;
    await rooms.choose(match, ada.person, { n: ada.decision.n, key: 'resign' });
    expect(bo.info?.seats[0]).toMatchObject({ kind: 'bot', bot: 'greedy', player: 'ada' });
    expect((await store.matches.get(match))?.seats[0].kind).toBe('bot');
    await fixture.until(() => bo.view.waiting.includes(1));
    expect(await rooms.choose(match, ada.person, { n: bo.view.state.n, key: 'pass' })).toMatchObject({
      code: 'not-awaited',
    });
  });
});

describe('handing over', () => {
  it('lets a bot play a seat and gives it back', async () => {
    const { match, clients } = await lights('ada', 'bo');
    const [ada, bo] = clients;
    const mine = { seat: 0, player: ada.person, name: 'ada' };
    const asked = { n: ada.decision.n, key: 'pass' };
    await store.matches.sit(
      match,
      { ...mine, kind: 'bot', bot: 'greedy' },
      { kind: 'person', player: ada.person },
    );
    await rooms.seatsChanged(match);
    expect(await rooms.choose(match, ada.person, asked)).toMatchObject({ code: 'not-awaited' });
    expect(ada.view.viewer).toBe(0);
    await fixture.until(() => bo.isAsked);
    await store.matches.sit(
      match,
      { ...mine, kind: 'person', bot: undefined },
      { kind: 'bot', player: ada.person },
    );
    await rooms.seatsChanged(match);
    await toAct([bo]);
    await bo.choose(bo.option('burn'));
    await fixture.clock.pass(60_000);
    expect(ada.isAsked).toBe(true);
  });
});

async function courseOf(match: MatchId) {
  const entries = await store.log.entries(match, 0);
  const row = await store.matches.get(match);
  if (!row) throw new Error('there is no such match');
  const { seed, options, content, seats } = row;
  const state = LAMPLIGHT.create({ seed, options, content, seats: seats.length });
  for (const { body } of entries)
    if (body.kind === 'choice') LAMPLIGHT.choose(state, body.seat as Seat, { n: body.n, key: body.key });
  return { game: LAMPLIGHT, state };
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
