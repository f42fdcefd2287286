import {
  type Decision,
  type Game,
  InputError,
  type Option,
  optionKey,
  seedRng,
  type View,
} from '@tabard/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { findEntry } from '../../games/registry.ts';
import { type Host, HostError, type SeatPlan, type Table, type TableUpdate } from '../host.ts';
import { BotSearches, type SearchInput } from './bot-searches.ts';
import type { LocalClock, LocalPace } from './clock.ts';
import { type LocalHostTools, localHost } from './local-host.ts';
import type { WrittenSheet } from './record.ts';
import { type LocalStore, memoryStore } from './store.ts';

const GAME = 'shadow-of-omega';
const ME: SeatPlan = { name: 'Ada', kind: 'person' };
const FRIEND: SeatPlan = { name: 'Bo', kind: 'person' };
const BOT: SeatPlan = { name: 'Maren', kind: 'bot', bot: 'random' };

/** A manual clock. */
interface TestClock extends LocalClock {
  /** Advances by `ms` and runs all timers that are due, including new ones. */
  pass(ms: number): void;
  readonly waits: number[];
}

function testClock(): TestClock {
  let time = 1000;
  let last = 0;
  const due = new Map<number, { at: number; call: () => void }>();
  const waits: number[] = [];
  return {
    waits,
    now: () => time,
    after: (ms, call) => {
      const id = ++last;
      waits.push(ms);
      due.set(id, { at: time + ms, call });
      return () => due.delete(id);
    },
    pass: (ms) => {
      const until = time + ms;
      for (;;) {
        const [id, next] = [...due].sort(([, a], [, b]) => a.at - b.at)[0] ?? [];
        if (id === undefined || next === undefined || next.at > until) break;
        due.delete(id);
        time = Math.max(time, next.at);
        next.call();
      }
      time = until;
    },
  };
}

let store: LocalStore;
let clock: TestClock;
let host: Host<TableUpdate>;
let game: Game;

let names = 0;
let pace: LocalPace;

function newHost(more: Partial<LocalHostTools> = {}): Host<TableUpdate> {
  return localHost({
    store,
    clock,
    pace: () => pace,
    newName: () => `name-${++names}`,
    loadGame: (id) => (id === GAME ? findEntry(id)?.load() : undefined),
    ...more,
  });
}

beforeEach(async () => {
  store = memoryStore();
  clock = testClock();
  pace = { bot: 500, pass: 700, pondering: 'off' };
  host = newHost();
  game = (await findEntry(GAME)?.load()) as Game;
});

/** Opens a table and records its updates. */
class Guest {
  latest: TableUpdate | undefined;
  updates = 0;
  readonly table: Table<TableUpdate>;
  constructor(table: Table<TableUpdate>) {
    this.table = table;
    table.subscribe((update) => {
      this.latest = update;
      this.updates++;
    });
  }
  get view(): View {
    return this.now.view;
  }
  get now(): TableUpdate {
    if (!this.latest) throw new Error('nothing was told yet');
    return this.latest;
  }
  decision(): Decision {
    const [decision] = this.view.decisions;
    if (!decision) throw new Error('this guest is not asked');
    return decision;
  }
  choose(option: Option = this.decision().options[0]) {
    return this.table.choose({ n: this.decision().n, key: optionKey(option) });
  }
}

async function sitDown(match: string, viewer: number | 'spectator' = 0): Promise<Guest> {
  return new Guest(await host.open(match, viewer));
}

function newMatch(seats: readonly SeatPlan[] = [ME, BOT], seed = 'inn'): Promise<string> {
  return host.create({ game: GAME, options: {}, seats, seed });
}

/** Answers until the condition holds, advancing the clock for the others. */
async function playUntil(guest: Guest, isSo: (update: TableUpdate) => boolean, most = 400): Promise<void> {
  for (let i = 0; i < most && !isSo(guest.now); i++) {
    clock.pass(5000);
    if (isSo(guest.now) || guest.now.summary.outcome) return;
    if (guest.view.decisions.length && !guest.now.passing)
      await guest.choose(guest.decision().options.at(-1));
  }
}

describe('a match in the page', () => {
  it('is created, listed and opened with the first decision', async () => {
    const match = await newMatch();
    expect(await host.list()).toMatchObject([{ id: match, game: GAME, seats: [ME, BOT], length: 0 }]);
    const guest = await sitDown(match);
    clock.pass(5000);
    expect(guest.decision().options.length).toBeGreaterThan(0);
    expect(guest.now.summary.turnOf).toEqual([0]);
  });

  it('refuses an illegal choice with a rule and continues', async () => {
    const guest = await sitDown(await newMatch());
    const refusal = await guest.table.choose({ n: guest.decision().n, key: 'fly away' });
    expect(refusal?.rule).toMatch(/-/);
    expect(await guest.choose()).toBeUndefined();
  });

  it('moves bots after a delay, and without one where there is nothing to read', async () => {
    const guest = await sitDown(await newMatch([BOT, ME]));
    await playUntil(guest, ({ seq }) => seq > 40);
    expect(clock.waits).toContain(500);
    expect(clock.waits).toContain(0);
  });

  it('survives a reload after any choice', async () => {
    const match = await newMatch();
    const before = await sitDown(match);
    await playUntil(before, ({ seq }) => seq > 60);
    const view = structuredClone(before.view);
    const story = before.now.eventsFrom + before.now.events.length;
    before.table.close();
    await settled();
    host = newHost();
    const after = await sitDown(match);
    expect(after.view).toEqual(view);
    expect(after.now.eventsFrom).toBe(0);
    expect(after.now.events).toHaveLength(story);
  });

  it('is suspended while nobody watches', async () => {
    const match = await newMatch([BOT, ME]);
    (await sitDown(match)).table.close();
    clock.pass(60_000);
    const [summary] = await host.list();
    expect(summary.length).toBe(0);
  });

  it('shows each viewer only what that seat may know', async () => {
    const match = await newMatch([ME, FRIEND]);
    const [ada, bo] = [await sitDown(match, 0), await sitDown(match, 1)];
    expect(ada.view).not.toEqual(bo.view);
    expect(ada.view).toEqual(game.view(await stateOf(match), 0));
    expect(bo.view).toEqual(game.view(await stateOf(match), 1));
  });
});

describe('a match in two tabs', () => {
  /** Two pages with the same match and a shared store. */
  async function twoTabs(seats: readonly SeatPlan[] = [ME, FRIEND]): Promise<[Guest, Guest, string]> {
    const match = await newMatch(seats);
    const here = await sitDown(match);
    host = newHost();
    return [here, await sitDown(match), match];
  }

  it('shows each tab the choices of the other, as news', async () => {
    const [here, there] = await twoTabs([ME, BOT]);
    for (const [one, other] of [
      [here, there],
      [there, here],
    ]) {
      await playUntil(one, isAsked);
      await settled();
      const { seq } = other.now;
      await one.choose();
      await settled();
      expect(other.now.seq).toBeGreaterThan(seq);
      expect(other.view).toEqual(one.view);
    }
  });

  it('saves one of two simultaneous choices, and both tabs continue from it', async () => {
    const [here, there, match] = await twoTabs();
    const [first, second] = here.decision().options;
    await Promise.all([here.choose(first), there.choose(second)]);
    await settled();
    const { choices } = await host.log(match);
    expect(choices.map(({ key }) => key)).toEqual([optionKey(first)]);
    expect(there.view).toEqual(here.view);
    expect(there.now.seq).toBe(1);
    expect(storyLength(there.now)).toBe(storyLength(here.now));
  });

  it('stays one match while both tabs move its bots', async () => {
    const [here, there, match] = await twoTabs([ME, BOT]);
    for (let i = 0; i < 40; i++) {
      clock.pass(5000);
      await settled();
      const guest = i % 2 ? here : there;
      if (guest.view.decisions.length && !guest.now.passing)
        await guest.choose(guest.decision().options.at(-1));
      await settled();
      expect(here.view).toEqual(there.view);
    }
    const log = await host.log(match);
    expect(log.choices.length).toBe(here.now.seq);
    expect((await host.replayView(match, log.choices.length, 0)).view).toEqual(here.view);
  });

  it('is not restored by a tab that still shows it after another removed it', async () => {
    const [here, , match] = await twoTabs();
    await host.remove(match);
    await settled();
    expect(here.now.broken).toBe('this match was removed in another tab');
    await here.choose();
    expect(await host.list()).toEqual([]);
  });

  it('is not saved again by opening it', async () => {
    const [, , match] = await twoTabs();
    const kept = await store.get(match);
    await sitDown(match);
    await settled();
    expect(await store.get(match)).toEqual(kept);
  });
});

describe('taking back', () => {
  it('goes back to the last manual answer and truncates the story', async () => {
    const guest = await sitDown(await newMatch());
    let before = structuredClone(guest.now);
    for (let i = 0; i < 300 && !guest.now.canUndo; i++) {
      before = structuredClone(guest.now);
      if (guest.view.decisions.length) await guest.choose();
      else clock.pass(500);
    }
    expect(await guest.table.undo()).toBe(true);
    expect(guest.view).toEqual(before.view);
    expect(guest.now.events).toEqual([]);
    expect(guest.now.eventsFrom).toBe(before.eventsFrom + before.events.length);
  });

  it('is refused once another has answered', async () => {
    const match = await newMatch([ME, FRIEND]);
    const [ada, bo] = [await sitDown(match, 0), await sitDown(match, 1)];
    while (ada.view.decisions.length) await ada.choose();
    await bo.choose();
    expect(ada.now.canUndo).toBe(false);
    expect(await ada.table.undo()).toBe(false);
  });
});

describe('being asked', () => {
  it('passes for a person who can only pass, after one fixed delay', async () => {
    const guest = await sitDown(await newMatch());
    await playUntil(guest, ({ passing }) => passing, 0);
    for (let i = 0; i < 300 && !guest.now.passing; i++) {
      if (guest.view.decisions.length) await guest.choose(guest.decision().options.at(-1));
      else clock.pass(500);
    }
    expect(guest.now.passing).toBe(true);
    expect(guest.decision().options).toEqual([{ verb: 'pass', refs: [] }]);
    const { seq } = guest.now;
    clock.pass(699);
    expect(guest.now.seq).toBe(seq);
    clock.pass(1);
    expect(guest.now.seq).toBeGreaterThan(seq);
  });

  it('always asks if set to', async () => {
    const guest = await sitDown(await newMatch());
    guest.table.asking('always');
    for (let i = 0; i < 300 && !isOnlyPass(guest.view); i++) {
      if (guest.view.decisions.length) await guest.choose(guest.decision().options.at(-1));
      else clock.pass(500);
    }
    const { seq } = guest.now;
    clock.pass(60_000);
    expect(guest.now.seq).toBe(seq);
    expect(guest.now.passing).toBe(false);
  });

  it('does not ask in windows until it is one’s own turn', async () => {
    const guest = await sitDown(await newMatch());
    const polls: unknown[] = [];
    for (let i = 0; i < 100 && !guest.now.summary.outcome; i++) {
      if (guest.now.asking === 'normal') guest.table.asking('not-until-my-turn');
      clock.pass(5000);
      const [decision] = guest.view.decisions;
      if (decision?.poll && decision.kind === 'interrupt') polls.push(decision);
      if (decision) await guest.choose(decision.options.at(-1));
    }
    expect(polls).toEqual([]);
  });
});

describe('giving up', () => {
  it('hands the seat to a bot if others still play', async () => {
    const guest = await sitDown(await newMatch([ME, FRIEND, BOT]));
    await guest.table.resign();
    expect(guest.now.summary.seats[0]).toEqual({ name: 'Ada', kind: 'bot', bot: 'greedy' });
    expect(guest.now.summary.outcome).toBeUndefined();
  });

  it('ends a match of two', async () => {
    const guest = await sitDown(await newMatch());
    await guest.table.resign();
    expect(guest.now.summary.outcome).toEqual({ winners: [1], reason: 'resigned' });
  });
});

describe('replays and files', () => {
  it('shows every moment to any viewer', async () => {
    const match = await newMatch();
    const guest = await sitDown(match);
    await playUntil(guest, ({ seq }) => seq > 30);
    const { length } = await host.replayView(match, 0, 'spectator');
    expect(length).toBe(guest.now.seq);
    expect((await host.replayView(match, length, 0)).view).toEqual(guest.view);
    expect((await host.replayView(match, 5, 1)).view.viewer).toBe(1);
  });

  it('returns the story before a moment, in whichever order moments are opened', async () => {
    const match = await newMatch();
    await playUntil(await sitDown(match), ({ seq }) => seq > 20);
    const told: unknown[] = [];
    for (let seq = 0; seq <= 20; seq++) {
      const { events, trail } = await host.replayView(match, seq, 0);
      expect(trail.map(({ type }) => type)).toEqual(told);
      told.push(...events.map(({ type }) => type));
    }
    expect(told.length).toBeGreaterThan(0);
  });

  it('plays on from a moment with unseen cards dealt anew', async () => {
    const match = await newMatch();
    const guest = await sitDown(match);
    await playUntil(guest, ({ seq }) => seq > 30);
    const fork = await host.playOnFrom(match, 20, 0);
    const again = await sitDown(fork);
    const { view } = await host.replayView(match, 20, 0);
    expect(again.view.state.cards).toEqual(view.state.cards);
    await playUntil(again, ({ seq }) => seq > 5);
    expect(again.now.seq).toBeGreaterThan(5);
  });

  it('exports and imports a match, forks too', async () => {
    const match = await newMatch();
    await playUntil(await sitDown(match), ({ seq }) => seq > 20);
    const fork = await host.playOnFrom(match, 10, 0);
    for (const one of [match, fork]) {
      const file = JSON.parse(JSON.stringify(await host.log(one)));
      const opened = await host.import(file);
      expect((await sitDown(opened)).view).toEqual((await host.replayView(one, 9999, 0)).view);
    }
  });

  it.each([
    ['no object', 'unreadable', 'nonsense'],
    ['another version of logs', 'unreadable', { tabard: 7 }],
    ['an unknown game', 'unknown-game', { game: 'chess' }],
    ['other rules', 'cannot-go-on', { rules: 99 }],
    ['other cards', 'cannot-go-on', { content: 'f00' }],
    ['a choice the rules refuse', 'cannot-go-on', { choices: [{ seat: 0, n: 0, key: 'fly' }] }],
    ['a plan that names too few', 'unreadable', { plan: [] }],
  ])('rejects an import with %s: %s', async (_, problem, change) => {
    const log = await host.log(await newMatch());
    const file = typeof change === 'string' ? change : { ...log, ...change };
    await expect(host.import(file)).rejects.toMatchObject({ problem });
    await expect(host.import(file)).rejects.toBeInstanceOf(HostError);
  });

  it('reports an unknown match, also after removal', async () => {
    await expect(host.open('nowhere', 0)).rejects.toMatchObject({ problem: 'unknown-match' });
    const match = await newMatch();
    await host.remove(match);
    await expect(host.open(match, 0)).rejects.toMatchObject({ problem: 'unknown-match' });
  });

  it('keeps the log of a match that cannot be continued', async () => {
    const match = await newMatch();
    const record = await store.get(match);
    if (!record) throw new Error('not kept');
    await store.replace({ ...record, log: { ...record.log, rules: 99 } }, record.edition);
    await expect(host.open(match, 0)).rejects.toMatchObject({ problem: 'cannot-go-on' });
    expect(await host.log(match)).toMatchObject({ rules: 99 });
  });

  it('keeps the Save Sheet that a match wrote last, to begin another with', async () => {
    const writing: Game = { ...game, sheetOf: ({ n }) => `sheet ${n}` };
    host = newHost({ loadGame: async () => writing });
    const match = await newMatch();
    const table = await host.open(match, 0);
    const saved = new Promise((resolve) => store.watch(resolve));
    table.subscribe(() => undefined);
    await saved;
    const record = await store.get(match);
    if (!record) throw new Error('not kept');
    await store.replace({ ...record, log: { ...record.log, rules: 99 } }, record.edition);
    await expect(newHost().open(match, 0)).rejects.toMatchObject({ problem: 'cannot-go-on' });
    expect(await newHost().log(match)).toMatchObject({ sheet: 'sheet 0' });
  });
});

describe('the end of a match that writes a Save Sheet', () => {
  let reported: WrittenSheet[];

  function writeSheets(sheetOf: NonNullable<Game['sheetOf']>): void {
    reported = [];
    host = newHost({
      loadGame: async () => ({ ...game, sheetOf }),
      onLastSheet: (sheet) => reported.push(sheet),
    });
  }

  async function resigned(): Promise<string> {
    const match = await newMatch([ME, FRIEND]);
    const { table } = await sitDown(match);
    await table.resign();
    await expect.poll(async () => (await store.get(match))?.outcome).toBeDefined();
    table.close();
    return match;
  }

  it('reports the sheet once: not when the match is opened again, nor when it is imported', async () => {
    writeSheets(({ outcome }) => outcome && `sheet for ${outcome.reason}`);
    const match = await resigned();
    expect(reported).toMatchObject([{ game: GAME, text: 'sheet for resigned' }]);
    const log = await host.log(match);
    for (const again of [match, await host.import({ ...log, sheet: undefined })]) {
      await sitDown(again, 1);
      await expect.poll(async () => (await store.get(again))?.sheet).toBeDefined();
    }
    expect(reported).toHaveLength(1);
  });

  it('reports nothing of a match that wrote sheets on the way', async () => {
    writeSheets(({ n }) => `sheet ${n}`);
    await resigned();
    expect(reported).toEqual([]);
  });
});

describe('a position', () => {
  it('that is invalid is refused with the reason', async () => {
    await expect(host.position(GAME, { seats: ['Ada', 'Bo'], trun: 'Ada' })).rejects.toMatchObject({
      problem: 'unreadable',
    });
    expect(() => game.position({ seats: ['Ada', 'Bo'], trun: 'Ada' })).toThrow(InputError);
  });
});

function isOnlyPass(view: View): boolean {
  const [decision] = view.decisions;
  return decision?.options.length === 1 && decision.options[0].verb === 'pass';
}

async function stateOf(match: string) {
  const log = await host.log(match);
  return game.create({ seed: log.seed, seats: log.seats, options: log.options, content: log.content });
}

function isAsked({ view, passing }: TableUpdate): boolean {
  return view.decisions.length > 0 && !passing;
}

function storyLength({ eventsFrom, events }: TableUpdate): number {
  return eventsFrom + events.length;
}

/** Waits for pending saves. */
function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe('pondering while a person decides', () => {
  it.each(['off', 'on'] as const)('follows the setting of the host: %s', async (pondering) => {
    pace = { bot: 500, pass: 700, pondering };
    const ada = await sitDown(await newMatch([ME, { name: 'Pip', kind: 'bot', bot: 'novice' }]));
    while (!ada.view.decisions.length) clock.pass(500);
    clock.pass(1000);
    expect(clock.waits.includes(15)).toBe(pondering === 'on');
    await ada.choose();
    while (!ada.view.decisions.length) clock.pass(500);
    expect(ada.now.broken).toBeUndefined();
  });
});

describe('the search state of bots', () => {
  const input = (seed: string): SearchInput => {
    const state = game.create({ seed, seats: 2 });
    while (game.pending(state)[0].options.length < 2) {
      const [{ seat, n, options }] = game.pending(state);
      game.choose(state, seat, { n, key: optionKey(options[0]) });
    }
    return { game, state, rng: seedRng(seed) };
  };

  it('grows round by round, so that pondering may be aborted at any step', () => {
    const searches = new BotSearches(() => 0);
    const table = input('rounds');
    const [{ seat }] = game.pending(table.state);
    const other = 1 - seat;
    const pondering = searches.pondering(table, new Map([[other, 'veteran']]));
    for (let i = 0; i < 26; i++) pondering.next();
    expect(Object.keys(searches.pondered.get(other) ?? {})).not.toEqual([]);
  });

  it('stays empty for a bot that does not ponder', () => {
    const searches = new BotSearches(() => 0);
    expect([...searches.pondering(input('greedy'), new Map([[1, 'greedy']]))]).toEqual([]);
    expect(searches.pondered.get(1)).toBeUndefined();
  });
});
