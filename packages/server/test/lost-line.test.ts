import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../src/serve.ts';
import { Browser, type TestSocket } from './browser.ts';
import { anyAsked, playOn, TestPlayer } from './play.ts';
import { runServer } from './running.ts';
import { inPostgres, inSqlite } from './store-places.ts';

const TABLE = {
  game: 'lamplight',
  options: { nights: 20 },
  seats: [{ kind: 'me' }, { kind: 'open' }],
  isPublic: true,
};
const CHOICES = 42;
const ABSENT = 120_000;
const GRACE = 20_000;
const BODY = { kind: 'bot' } as const;

/** A person at the table, with what the attack needs. */
interface Person {
  readonly browser: Browser;
  readonly seat: number;
  player: TestPlayer;
}

describe.each([inSqlite, inPostgres])('a lost line, on $kind', (place) => {
  let server: RunningServer;
  let time = 1_000_000;
  let match: string;
  let attacker: Person;
  let victim: Person;

  beforeAll(async () => {
    const target = await place.freshTarget();
    const settings: Record<string, string> =
      'dataFolder' in target ? { TABARD_DATA: target.dataFolder } : { DATABASE_URL: target.databaseUrl };
    server = await runServer(settings, { now: () => time });
    await setUp();
  });

  /** A match of 42 choices in which it is the victim's turn. */
  async function setUp(): Promise<void> {
    const [ada, bo] = [await new Browser(server.url).guest('Ada'), await new Browser(server.url).guest('Bo')];
    ({ id: match } = await ada.post('/tables', TABLE));
    await bo.post(`/tables/${match}/join`, {});
    const people = [await sit(ada, 0), await sit(bo, 1)];
    await playOn(
      people.map(({ player }) => player),
      CHOICES,
    );
    await anyAsked(people.map(({ player }) => player));
    const awaited = people.findIndex(({ player }) => player.decision);
    [victim, attacker] = [people[awaited], people[1 - awaited]];
  }

  async function sit(browser: Browser, seat: number): Promise<Person> {
    const player = new TestPlayer(await browser.call(), match);
    player.watch();
    await player.receive();
    // The host passes for nobody: only people and bots make entries.
    player.wire.send({ type: 'asking', match, mode: 'always' });
    return { browser, seat, player };
  }

  /** The victim's socket is terminated; resolves when the table has been notified. */
  async function loseLine(): Promise<void> {
    victim.player.wire.socket.terminate();
    await seatIs((seat) => !seat.isHere);
  }

  async function comeBack(): Promise<void> {
    victim = await sit(victim.browser, victim.seat);
  }

  const takeOver = () => attacker.browser.ask('PUT', `/tables/${match}/seats/${victim.seat}`, BODY);
  const seatNow = async () => (await attacker.browser.get(`/tables/${match}`)).seats[victim.seat];

  /** Waits until the attacker is sent this state of the victim's seat. */
  async function seatIs(isSo: (seat: Awaited<ReturnType<typeof seatNow>>) => boolean): Promise<void> {
    const { wire } = attacker.player;
    while (!isSo(await seatNow())) await wire.next('seats');
  }

  async function say(wire: TestSocket, type: 'ask-undo' | 'undo'): Promise<unknown> {
    wire.send({ type, id: 7, match });
    return attacker.player.answered(7);
  }

  /** The length of the log, as a newcomer is sent it. */
  async function entries(): Promise<number> {
    const onlooker = new TestPlayer(await new Browser(server.url).call(), match);
    onlooker.watch();
    await onlooker.receive();
    onlooker.wire.close();
    return onlooker.known?.version ?? -1;
  }

  it('of 150 ms, after a long pause, neither loses the seat nor undoes anything', async () => {
    const before = await entries();
    time += 3 * ABSENT;
    await loseLine();
    time += 150;
    expect(await takeOver()).toMatchObject({ status: 409, body: { code: 'not-absent' } });
    for (let i = 0; i < CHOICES; i++) await say(attacker.player.wire, 'ask-undo');
    expect(await attacker.browser.get(`/tables/${match}`)).toMatchObject({
      undo: { seat: attacker.seat, waiting: [victim.seat] },
    });
    await comeBack();
    expect(await seatNow()).toMatchObject({ kind: 'person', isHere: true, takeover: null });
    expect(victim.player.decision).toBeDefined();
    expect(await entries()).toBe(before);
    expect(before).toBeGreaterThanOrEqual(CHOICES);
  });

  it('is announced to the table before a bot takes over, and a person who returns in time keeps the seat', async () => {
    await loseLine();
    time += ABSENT;
    const announced = await takeOver();
    expect(announced).toMatchObject({ status: 200 });
    expect(announced.body.seats[victim.seat]).toMatchObject({ kind: 'person', takeover: time + GRACE });
    await seatIs(({ takeover }) => takeover === time + GRACE);
    await comeBack();
    await seatIs(({ takeover, isHere }) => takeover === null && isHere);
    time += 2 * GRACE;
    expect(await seatNow()).toMatchObject({ kind: 'person' });
  });

  it('lets a bot play after that, which consents to no undo; the person gets the seat back at once on return', async () => {
    await loseLine();
    time += ABSENT;
    await takeOver();
    time += GRACE;
    await seatIs(({ kind }) => kind === 'bot');
    await anyAsked([attacker.player]);
    const before = await entries();
    for (let i = 0; i < 3; i++) await say(attacker.player.wire, 'ask-undo');
    expect((await attacker.browser.get(`/tables/${match}`)).undo?.waiting).toEqual([victim.seat]);
    await comeBack();
    await seatIs(({ kind }) => kind === 'person');
    expect(await entries()).toBe(before);
  });

  afterAll(() => {
    for (const { player } of [attacker, victim]) player.wire.socket.terminate();
  });
});
