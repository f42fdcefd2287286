import { type Choice, optionKey, type View } from '@tabard/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Thinker } from '../../src/jobs/thinker.ts';
import type { MatchId } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { anyGame, brokenAt, LAMPLIGHT, RoomFixture, unknownGame } from './room-fixture.ts';
import { TestClient } from './test-client.ts';
import { settled } from './test-clock.ts';

type Node = Awaited<ReturnType<RoomFixture['node']>>;

vi.setConfig({ testTimeout: 60_000 });

let fixture: RoomFixture;

beforeEach(() => {
  fixture = new RoomFixture();
});

afterEach(() => fixture.close());

async function lights(node: Node, ...seats: string[]): Promise<MatchId> {
  return fixture.table(node, { seats });
}

function choiceOf(client: TestClient, verb: string): Choice {
  return { n: client.decision.n, key: optionKey(client.option(verb)) };
}

describe('two nodes', () => {
  it('send their clients what happened on the other', async () => {
    const [here, there] = [await fixture.node(), await fixture.node()];
    const match = await lights(here, 'ada', 'bo');
    const [ada] = await fixture.clients(here.rooms, match, 'ada');
    const [bo] = await fixture.clients(there.rooms, match, 'bo');
    await ada.choose(ada.option('burn'));
    await fixture.until(() => bo.isAsked);
    expect(bo.story).toHaveLength(ada.story.length);
    await bo.choose(bo.option('burn'));
    await fixture.until(() => ada.isAsked);
    expect(ada.now.version).toBe(bo.now.version);
  });

  it('let exactly one of two different answers to the same decision win', async () => {
    const [here, there] = [await fixture.node(), await fixture.node()];
    const match = await lights(here, 'ada', 'bo');
    const [ada] = await fixture.clients(here.rooms, match, 'ada');
    const [same] = await fixture.clients(there.rooms, match, 'ada');
    const burns = ada.decision.options.filter(({ verb }) => verb === 'burn').map(optionKey);
    const { n } = ada.decision;
    const answers = await Promise.all([
      here.rooms.choose(match, ada.person, { n, key: burns[0] }),
      there.rooms.choose(match, same.person, { n, key: burns[1] }),
    ]);
    expect(answers.filter((refusal) => refusal === undefined)).toHaveLength(1);
    const refusal = answers.find((one) => one !== undefined);
    expect(['decision-passed', 'not-awaited']).toContain(refusal?.code);
    expect(await here.store.log.entries(match, 0)).toHaveLength(1);
    await fixture.until(() => ada.now.version === 1 && same.now.version === 1);
    expect(same.view).toEqual(ada.view);
  });

  it('acknowledge the same answer on both, and keep it once', async () => {
    const [here, there] = [await fixture.node(), await fixture.node()];
    const match = await lights(here, 'ada', 'bo');
    const [ada] = await fixture.clients(here.rooms, match, 'ada');
    await fixture.clients(there.rooms, match, 'ada');
    const choice = choiceOf(ada, 'burn');
    const nodes = [here, there, here, there];
    const answers = await Promise.all(nodes.map(({ rooms }) => rooms.choose(match, ada.person, choice)));
    expect(answers).toEqual([undefined, undefined, undefined, undefined]);
    expect(await here.store.log.entries(match, 0)).toHaveLength(1);
  });

  it('retry silently when a decision is still open after the other was faster', async () => {
    const [here, there] = [await fixture.node(), await fixture.node()];
    const { match, polled, nodes } = await openPoll(here, there);
    const answers = await Promise.all(
      polled.map((client, i) => nodes[i].rooms.choose(match, client.person, choiceOf(client, 'pass'))),
    );
    expect(answers).toEqual([undefined, undefined]);
    const bodies = (await here.store.log.entries(match, 0)).slice(-2).map(({ body }) => body);
    expect(bodies.map(({ seat }) => seat).sort()).toEqual([1, 2]);
  });

  it('agree about an undo that is requested on one and granted on the other', async () => {
    const [here, there] = [await fixture.node(), await fixture.node()];
    const match = await lights(here, 'ada', 'bo');
    const [ada] = await fixture.clients(here.rooms, match, 'ada');
    const [bo] = await fixture.clients(there.rooms, match, 'bo');
    await ada.choose(ada.option('burn'));
    await here.rooms.askUndo(match, ada.person);
    await fixture.until(() => bo.info?.undo !== null);
    expect(await there.rooms.answerUndo(match, bo.person, 'agree')).toBeUndefined();
    await fixture.until(() => ada.now.version === 2);
    expect(ada.story).toEqual([]);
    expect(ada.isAsked).toBe(true);
  });

  it('take over the jobs of a dead node', async () => {
    const never: Thinker = { think: () => new Promise(() => undefined), close: async () => undefined };
    const dying = await fixture.node({ thinker: never, pace: { sweep: 86_400_000 } });
    const living = await fixture.node();
    const match = await lights(dying, 'bot:greedy', 'ada');
    const [ada] = await fixture.clients(living.rooms, match, 'ada');
    await fixture.clock.pass(10_000);
    expect(ada.now.version).toBe(0);
    await fixture.clock.pass(10_000);
    await fixture.until(() => ada.now.version > 0);
  });

  /** Seat 0 played a card, and seats 1 and 2, on different nodes, may reply. */
  async function openPoll(here: Node, there: Node) {
    for (let i = 0; i < 20; i++) {
      const match = await lights(here, 'ada', 'bo', 'cy');
      const [ada, bo] = await fixture.clients(here.rooms, match, 'ada', 'bo');
      const [cy] = await fixture.clients(there.rooms, match, 'cy');
      for (const { person } of [bo, cy]) await here.rooms.setAsking(match, person, 'always');
      const play = ada.decision.options.find(({ verb }) => verb === 'play');
      if (play) await ada.choose(play);
      await settled();
      if (bo.isAsked && cy.isAsked) return { match, polled: [bo, cy], nodes: [here, there] };
    }
    throw new Error('nobody was asked to reply');
  }
});

describe('who is at the table on another node', () => {
  it('is known here, in either order of arrival, and ends when they leave', async () => {
    const [here, there] = [await fixture.node(), await fixture.node()];
    const match = await lights(here, 'ada', 'bo');
    const [ada] = await fixture.clients(here.rooms, match, 'ada');
    const [bo, eve] = await fixture.clients(there.rooms, match, 'bo', 'eve');
    await fixture.until(() => ada.info?.watching === 1, 1000);
    for (const rooms of [here.rooms, there.rooms])
      expect(rooms.presence(match)).toMatchObject({ here: [0, 1], watching: 1, takeovers: [] });
    expect(ada.info).toMatchObject({ watching: 1, seats: [{ isHere: true }, { isHere: true }] });
    bo.leave();
    eve.leave();
    await fixture.until(() => ada.info?.watching === 0, 1000);
    expect(here.rooms.presence(match)).toMatchObject({ here: [0], watching: 0, takeovers: [] });
    expect(ada.info).toMatchObject({ watching: 0, seats: [{ isHere: true }, { isHere: false }] });
  });

  it('expires unless that node refreshes it', async () => {
    const [here, there] = [await fixture.node(), await fixture.node()];
    const match = await lights(here, 'ada', 'bo');
    const [ada] = await fixture.clients(here.rooms, match, 'ada');
    await fixture.clients(there.rooms, match, 'bo');
    for (let minute = 0; minute < 5; minute++) await fixture.clock.pass(60_000);
    expect(ada.info?.seats[1]).toMatchObject({ isHere: true });
    // A node that dies sends no notice.
    await here.store.notify({ kind: 'presence', match, node: 'nobody', here: 0, watching: 0, takeovers: [] });
    await there.store.notify({ kind: 'presence', match, node: 'dead', here: 0, watching: 3, takeovers: [] });
    await settled();
    expect(here.rooms.presence(match)).toMatchObject({ watching: 3 });
    await fixture.until(() => here.rooms.presence(match).watching === 0, 20_000);
    await fixture.until(() => here.rooms.presence(match).here.length === 2);
  });

  it('protects their seats from takeovers requested on any node', async () => {
    const [here, there] = [
      await fixture.node({ pace: { sweep: 5000 } }),
      await fixture.node({ pace: { sweep: 5000 } }),
    ];
    const match = await lights(here, 'ada', 'bo');
    await fixture.clients(here.rooms, match, 'ada');
    const [bo] = await fixture.clients(there.rooms, match, 'bo');
    await fixture.clock.pass(121_000);
    expect(await there.rooms.takeOverSeat(match, 0, 'greedy')).toBe(false);
    bo.leave();
    await fixture.clock.pass(121_000);
    expect(await there.rooms.takeOverSeat(match, 0, 'greedy')).toBe(false);
    expect((await here.store.matches.get(match))?.seats[0].kind).toBe('person');
  });

  it('gives a seat back that a bot took over on this one', async () => {
    const [here, there] = [
      await fixture.node({ pace: { sweep: 5000 } }),
      await fixture.node({ pace: { sweep: 5000 } }),
    ];
    const match = await lights(here, 'ada', 'bo');
    const [bo] = await fixture.clients(here.rooms, match, 'bo');
    await fixture.clock.pass(121_000);
    expect(await here.rooms.takeOverSeat(match, 0, 'greedy')).toBe(true);
    await fixture.until(() => bo.info?.seats[0].kind === 'bot', 1000);
    await fixture.clients(there.rooms, match, 'ada');
    await fixture.until(() => bo.info?.seats[0].kind === 'person');
    expect((await there.store.matches.get(match))?.seats[0]).toMatchObject({ kind: 'person', player: 'ada' });
  });
});

describe('sealed answers', () => {
  it('send nothing to the others and do not show in anything they can ask for', async () => {
    const node = await fixture.node();
    const { match, ada, bo, cy } = await poll(node);
    const [eve] = await fixture.clients(node.rooms, match, 'eve');
    // The number of watchers is sent periodically.
    await fixture.clock.pass(2000);
    const before = [ada, cy, eve].map(({ texts }) => texts.length);
    const row = await node.store.matches.get(match);
    await fixture.clock.pass(50);
    await bo.choose(bo.option('pass'));
    expect([ada, cy, eve].map(({ texts }) => texts.length)).toEqual(before);
    expect(bo.isAsked).toBe(false);
    const after = await node.store.matches.get(match);
    expect(after).toMatchObject({ length: row?.length, waiting: row?.waiting, updated: row?.updated });
    expect(after?.turn).not.toBe(row?.turn);
    const late = await new TestClient(node.rooms, match, 'eve').watch();
    expect(late.texts.find((text) => text.includes('"type":"table"'))).toBe(
      eve.texts.find((text) => text.includes('"type":"table"')),
    );
    const moment = await node.rooms.replay(match, 'spectator', { seq: 99, person: undefined });
    expect(moment.length).toBe(row?.length);
    await cy.choose(cy.option('pass'));
    expect(eve.texts.length).toBeGreaterThan(before[2]);
  });

  async function poll(node: Node) {
    for (let i = 0; i < 20; i++) {
      const match = await lights(node, 'ada', 'bo', 'cy');
      const [ada, bo, cy] = await fixture.clients(node.rooms, match, 'ada', 'bo', 'cy');
      for (const { person } of [bo, cy]) await node.rooms.setAsking(match, person, 'always');
      const play = ada.decision.options.find(({ verb }) => verb === 'play');
      if (play) await ada.choose(play);
      if (bo.isAsked && cy.isAsked) return { match, ada, bo, cy };
    }
    throw new Error('nobody was asked to reply');
  }
});

describe('memory', () => {
  it('evicts a match without watchers, which reopens where it was', async () => {
    const { rooms, store } = await fixture.node();
    const match = await lights({ rooms, store }, 'ada', 'bo');
    const [ada] = await fixture.clients(rooms, match, 'ada');
    await ada.choose(ada.option('burn'));
    await fixture.clock.pass(120_000);
    expect(rooms.size).toBe(1);
    ada.leave();
    await fixture.clock.pass(59_000);
    expect(rooms.size).toBe(1);
    await fixture.clock.pass(3_000);
    await fixture.until(() => rooms.size === 0);
    expect(await store.log.latestSnapshot(match)).toMatchObject({ seq: 1, count: 1 });
    const [again] = await fixture.clients(rooms, match, 'ada');
    expect(again.view).toEqual(ada.view);
    expect(again.story).toEqual(ada.story);
    expect(again.now.version).toBe(1);
  });

  it('keeps a match while a bot is to move', async () => {
    const { rooms, store } = await fixture.node();
    const match = await lights({ rooms, store }, 'bot:random', 'bot:random');
    await fixture.until(() => rooms.size === 0, 10_000);
    expect((await store.matches.get(match))?.status).toBe('over');
  });

  it('gives a running clock to the node that is up when it runs out', async () => {
    const { rooms, store } = await fixture.node({ pace: { lease: 3_600_000, sweep: 60_000 } });
    const clock = { move: 3_600_000, bank: 0 };
    const match = await fixture.table({ rooms, store }, { seats: ['ada', 'bo'], row: { clock } });
    await fixture.clock.pass(180_000);
    expect(rooms.size).toBe(0);
    expect(await store.log.entries(match, 0)).toEqual([]);
    await fixture.clock.pass(3_600_000);
    expect((await store.log.entries(match, 0))[0].body).toMatchObject({ seat: 0, auto: true });
  });
});

describe('a crash', () => {
  it('between commit and acknowledgement loses nothing', async () => {
    let isCut = false;
    const cutOff = (store: Store): Store => ({
      ...store,
      log: {
        ...store.log,
        append: async (append) => {
          const kept = await store.log.append(append);
          if (isCut) throw new Error('the connection was lost');
          return kept;
        },
      },
    });
    const node = await fixture.node({ over: cutOff });
    const match = await lights(node, 'ada', 'bo');
    const [ada] = await fixture.clients(node.rooms, match, 'ada');
    const choice = choiceOf(ada, 'burn');
    isCut = true;
    await expect(node.rooms.choose(match, ada.person, choice)).rejects.toThrow('the connection was lost');
    expect(ada.now.version).toBe(0);
    isCut = false;
    expect(await node.rooms.choose(match, ada.person, choice)).toBeUndefined();
    expect(await node.store.log.entries(match, 0)).toHaveLength(1);
    expect(ada.now.version).toBe(1);
  });

  it('and a restart loses nothing', async () => {
    const before = await fixture.node();
    const match = await lights(before, 'ada', 'bot:greedy');
    const [ada] = await fixture.clients(before.rooms, match, 'ada');
    const choice = choiceOf(ada, 'burn');
    await ada.choose(ada.option('burn'));
    await before.rooms.close();
    const after = await fixture.node();
    expect(await after.rooms.choose(match, ada.person, choice)).toBeUndefined();
    const [again] = await fixture.clients(after.rooms, match, 'ada');
    await fixture.until(() => again.isAsked);
    expect(again.now.version).toBeGreaterThan(1);
  });
});

describe('clocks', () => {
  const clock = { move: 10_000, bank: 5_000 };

  it('move for a person whose time and bank have run out', async () => {
    const { rooms, store } = await fixture.node();
    const match = await fixture.table({ rooms, store }, { seats: ['ada', 'bo'], row: { clock } });
    const [ada] = await fixture.clients(rooms, match, 'ada');
    const began = fixture.clock.now();
    expect(ada.info?.seats[0]).toMatchObject({ bank: 5_000, deadline: began + 15_000 });
    expect(ada.info?.seats[1]).toMatchObject({ bank: 5_000, deadline: null });
    await fixture.clock.pass(14_999);
    expect(ada.now.version).toBe(0);
    await fixture.clock.pass(1);
    expect(ada.now.version).toBe(1);
    expect((await store.log.entries(match, 0))[0].body).toMatchObject({ seat: 0, auto: true });
    expect((await store.matches.get(match))?.clocks[0].bank).toBe(0);
  });

  it('charge the bank with what a move took longer', async () => {
    const { rooms, store } = await fixture.node();
    const match = await fixture.table({ rooms, store }, { seats: ['ada', 'bo'], row: { clock } });
    const [ada] = await fixture.clients(rooms, match, 'ada');
    await fixture.clock.pass(12_000);
    await ada.choose(ada.option('burn'));
    expect(ada.info?.seats[0]).toMatchObject({ bank: 3_000, deadline: null });
    expect(ada.info?.seats[1].deadline).toBe(fixture.clock.now() + 15_000);
  });

  it('do not run by correspondence', async () => {
    const { rooms, store } = await fixture.node({ pace: { sweep: 3_600_000 } });
    const match = await fixture.table(
      { rooms, store },
      { seats: ['ada', 'bo'], row: { pace: 'correspondence', clock: undefined } },
    );
    await fixture.clock.pass(3 * 86_400_000);
    expect(rooms.size).toBe(0);
    expect((await store.matches.get(match))?.seq).toBe(0);
    expect(await store.matches.awaiting('ada' as TestClient['person'])).toMatchObject({
      count: 1,
      next: match,
    });
  });
});

describe('bots', () => {
  it('that fail twice, or choose what was not offered, are replaced by a random choice', async () => {
    const bad: Thinker = {
      think: async ({ view }) => ({ n: view.state.n, key: 'fly' }),
      close: async () => undefined,
    };
    const { rooms, store } = await fixture.node({ thinker: bad });
    const match = await lights({ rooms, store }, 'bot:greedy', 'ada');
    const [ada] = await fixture.clients(rooms, match, 'ada');
    await fixture.until(() => ada.now.version > 0);
    expect(fixture.troubles.slice(0, 2)).toEqual([
      'the bot "greedy" answered what was not offered',
      'the bot "greedy" answered what was not offered',
    ]);
    expect((await store.log.entries(match, 0))[0].body).toMatchObject({ seat: 0, auto: true });
  });

  it('get the view of their seat and nothing else', async () => {
    const seen: string[] = [];
    const nosy: Thinker = {
      think: async (thought) => {
        seen.push(JSON.stringify(thought));
        const [{ n, options }] = thought.view.decisions;
        return { n, key: optionKey(options[0]) };
      },
      close: async () => undefined,
    };
    const { rooms, store } = await fixture.node({ thinker: nosy });
    const match = await lights({ rooms, store }, 'bot:greedy', 'ada');
    const [ada] = await fixture.clients(rooms, match, 'ada');
    await fixture.until(() => ada.now.version > 0);
    const row = await store.matches.get(match);
    expect(seen.length).toBeGreaterThan(0);
    for (const text of seen) {
      expect(text).not.toContain(row?.seed);
      expect(text).toContain('"rng":{"key":[],"n":0}');
    }
  });

  it('ponder while a person is asked, and receive the result with their next question', async () => {
    const views: View[] = [];
    const told: unknown[] = [];
    const thoughtful: Thinker = {
      think: async ({ view, pondered }) => {
        told.push(pondered);
        const [{ n, options }] = view.decisions;
        return { n, key: optionKey(options[0]) };
      },
      ponder: async ({ view }) => {
        views.push(view);
        return { turn: { pass: 1 } };
      },
      close: async () => undefined,
    };
    const { rooms, store } = await fixture.node({ thinker: thoughtful });
    const match = await lights({ rooms, store }, 'ada', 'bot:veteran');
    const [ada] = await fixture.clients(rooms, match, 'ada');
    await fixture.until(() => views.length === 4);
    for (const { viewer, decisions } of views)
      expect({ viewer, decisions }).toEqual({ viewer: 1, decisions: [] });
    await ada.choose(ada.option('burn'));
    await fixture.until(() => told.length > 0);
    expect(told[0]).toEqual({ turn: { pass: 4 } });
  });

  it('that cannot move because the rules throw leave the match unchanged', async () => {
    const loadGame = async () => brokenAt(LAMPLIGHT, '');
    const { rooms, store } = await fixture.node({ loadGame });
    const match = await lights({ rooms, store }, 'bot:greedy', 'ada');
    const [ada] = await fixture.clients(rooms, match, 'ada');
    await fixture.until(() => fixture.troubles.includes('an answer could not be given by itself'));
    const { length } = fixture.troubles;
    await fixture.clock.pass(60_000);
    expect(fixture.troubles).toHaveLength(length);
    expect(ada.now.version).toBe(0);
  });
});

describe('broken or different rules', () => {
  it('leave the match unchanged and report an error to the client that chose', async () => {
    const { rooms, store } = await fixture.node({ loadGame: async () => brokenAt(LAMPLIGHT, 'burn') });
    const match = await lights({ rooms, store }, 'ada', 'bo');
    const [ada] = await fixture.clients(rooms, match, 'ada');
    await expect(ada.choose(ada.option('burn'))).rejects.toMatchObject({ code: 'broken' });
    expect(await store.log.entries(match, 0)).toEqual([]);
    const play = ada.decision.options.find(({ verb }) => verb === 'play');
    if (play) expect(await ada.choose(play)).toBeUndefined();
  });

  it('go on with a match if another version leads to the same state', async () => {
    const { match, ada } = await someMoves();
    const newer = { ...LAMPLIGHT, rulesVersion: LAMPLIGHT.rulesVersion + 1 };
    const node = await fixture.node({ loadGame: async () => newer });
    const [again] = await fixture.clients(node.rooms, match, 'ada');
    expect(again.info?.status).toBe('running');
    expect(again.now.version).toBe(ada.now.version);
    await again.choose(again.decision.options[0]);
    expect((await node.store.log.entries(match, 0)).at(-1)?.rules).toBe(newer.rulesVersion);
  });

  it('adjourn a match that they cannot replay, readable from its recorded events', async () => {
    const { match, ada } = await someMoves();
    const other = { ...LAMPLIGHT, rulesVersion: 99, choose: () => ({ code: 'never', rule: 'LL-01' }) };
    const node = await fixture.node({ loadGame: async () => other });
    const [again] = await fixture.clients(node.rooms, match, 'ada');
    expect(again.info?.status).toBe('adjourned');
    expect(again.story).toEqual(ada.story);
    expect((await node.store.matches.get(match))?.status).toBe('adjourned');
    const wish = node.rooms.choose(match, ada.person, { n: 1, key: 'pass' });
    await expect(wish).rejects.toMatchObject({ code: 'adjourned' });
  });

  it('adjourn a match of a missing game, and go on once it is installed', async () => {
    const { match, ada } = await someMoves();
    const node = await fixture.node({ loadGame: unknownGame });
    const [lost] = await fixture.clients(node.rooms, match, 'ada');
    expect(lost.info?.status).toBe('adjourned');
    await node.rooms.close();
    const back = await fixture.node();
    const [found] = await fixture.clients(back.rooms, match, 'ada');
    expect(found.info?.status).toBe('running');
    expect(found.view).toEqual(ada.view);
  });

  /** A match with two moves, left by its node. */
  async function someMoves() {
    const node = await fixture.node();
    const match = await lights(node, 'ada', 'bo');
    const [ada, bo] = await fixture.clients(node.rooms, match, 'ada', 'bo');
    await ada.choose(ada.option('burn'));
    if (bo.isAsked) await bo.choose(bo.option('burn'));
    await node.rooms.close();
    return { match, ada };
  }
});

describe('a player who resigns as the node dies', () => {
  const thoughtful: Thinker = { think: () => new Promise(() => undefined), close: async () => undefined };

  it('is no longer awaited: the seat is a bot’s once the match is reopened', async () => {
    const dying = await fixture.node({
      over: (store) => ({
        ...store,
        matches: { ...store.matches, sit: () => Promise.reject(new Error('the power is gone')) },
      }),
      thinker: thoughtful,
    });
    const match = await lights(dying, 'ada', 'bo', 'cy');
    const [ada] = await fixture.clients(dying.rooms, match, 'ada');
    await expect(dying.rooms.resign(match, ada.person)).rejects.toThrow('the power is gone');
    expect((await dying.store.matches.awaiting(ada.person)).count).toBe(1);
    const next = await fixture.node({ thinker: thoughtful });
    await fixture.clients(next.rooms, match, 'bo');
    expect((await next.store.matches.awaiting(ada.person)).count).toBe(0);
    expect((await next.store.matches.get(match))?.seats[0]).toMatchObject({ kind: 'bot', player: 'ada' });
  });
});

describe('replays and forks', () => {
  it('show a finished match to any viewer, a running one to its own seats', async () => {
    const { rooms, store } = await fixture.node();
    const match = await lights({ rooms, store }, 'ada', 'bo');
    const [ada, bo] = await fixture.clients(rooms, match, 'ada', 'bo');
    await ada.choose(ada.option('burn'));
    const wish = { seq: 1, person: ada.person };
    const mine = await rooms.replay(match, 0, wish);
    expect(JSON.parse(JSON.stringify(mine.view))).toEqual(ada.view);
    await expect(rooms.replay(match, 1, wish)).rejects.toMatchObject({ code: 'not-over' });
    await expect(rooms.replay(match, 'all', wish)).rejects.toMatchObject({ code: 'not-over' });
    await expect(rooms.log(match, wish)).rejects.toMatchObject({ code: 'not-over' });
    await rooms.resign(match, bo.person);
    const all = await rooms.replay(match, 'all', wish);
    expect(all.view.state.cards.def.every((def) => def >= 0)).toBe(true);
    expect((await rooms.replay(match, 1, { ...wish, seq: 0 })).view.viewer).toBe(1);
    expect(all.length).toBe(2);
  });

  it('start from the knowledge of one seat', async () => {
    const { rooms, store } = await fixture.node();
    const game = await anyGame('lamplight');
    const match = await lights({ rooms, store }, 'ada', 'bo');
    const [ada] = await fixture.clients(rooms, match, 'ada');
    const view = ada.view;
    await ada.choose(ada.option('burn'));
    const fork = await rooms.forkFrom(match, 0, { seq: 0, person: ada.person });
    expect(JSON.parse(JSON.stringify(game.view(fork.start, 0)))).toEqual(view);
    const seats = ['ada', 'bot:random'];
    const next = await fixture.table(
      { rooms, store },
      { seats, row: { start: fork.start, seed: fork.seed, content: fork.content } },
    );
    const [again] = await fixture.clients(rooms, next, 'ada');
    expect(again.view).toEqual(view);
    await expect(rooms.forkFrom(match, 1, { seq: 0, person: ada.person })).rejects.toMatchObject({
      code: 'not-over',
    });
  });
});
