import { optionKey } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { startServer } from '../src/serve.ts';
import { Browser } from './browser.ts';
import { playOn, TestPlayer } from './play.ts';
import { quickConfig, runServer, scratch } from './running.ts';

const { url } = await runServer({ TABARD_DATA: scratch() });
const guest = (name: string) => new Browser(url).guest(name);
const PATIENCE = 60_000;

async function table(seats: readonly object[], more: object = {}) {
  const ada = await guest('Ada');
  const bo = await guest('Bo');
  const { id, code } = await ada.post('/tables', { game: 'lamplight', seats, ...more });
  await bo.post(`/tables/${id}/join`, { code });
  return { ada, bo, id, code };
}

async function sit(browser: Browser, match: string, from = {}): Promise<TestPlayer> {
  const player = new TestPlayer(await browser.call(), match);
  player.watch(from);
  await player.receive();
  return player;
}

const TWO = [{ kind: 'me' }, { kind: 'open' }];
const TWO_AND_A_BOT = [...TWO, { kind: 'bot', bot: 'greedy' }];

describe('a match', () => {
  it(
    'is played to its end by two people and a bot',
    async () => {
      const { ada, bo, id } = await table(TWO_AND_A_BOT);
      const players = [await sit(ada, id), await sit(bo, id)];
      const given = await Promise.all(players.map((one) => one.play()));
      expect(Math.min(...given)).toBeGreaterThan(0);
      const { status, outcome } = await ada.get(`/tables/${id}`);
      expect(status).toBe('over');
      expect(outcome?.winners.length).toBeGreaterThan(0);
      expect(players[0].known?.view.state.outcome).toEqual(players[1].known?.view.state.outcome);
    },
    PATIENCE,
  );

  it(
    'sends each seat its own cards alone, and never the seed',
    async () => {
      const { ada, bo, id } = await table(TWO);
      const [a, b] = [await sit(ada, id), await sit(bo, id)];
      for (const player of [a, b]) {
        expect(player.known?.view.state.rng).toEqual({ key: [], n: 0 });
        expect(JSON.stringify(player.known)).not.toMatch(/seed/);
      }
      expect(a.known?.view.viewer).toBe(0);
      expect(b.known?.view.viewer).toBe(1);
      expect(await ada.ask('GET', `/matches/${id}/log`)).toMatchObject({ status: 409 });
      expect(await ada.ask('GET', `/matches/${id}/replay?seq=0&viewer=1`)).toMatchObject({ status: 409 });
      expect(await ada.ask('GET', `/matches/${id}/replay?seq=0&viewer=all`)).toMatchObject({ status: 409 });
      expect(await ada.get(`/matches/${id}/replay?seq=0&viewer=0`)).toMatchObject({ view: { viewer: 0 } });
    },
    PATIENCE,
  );

  it(
    'is resumed from the version that the client still has',
    async () => {
      const { ada, bo, id } = await table(TWO);
      const [a, b] = [await sit(ada, id), await sit(bo, id)];
      await playOn([a, b], 3);
      const before = a.known;
      a.wire.close();
      const phone = await sit(ada, id);
      await playOn([phone, b], 2);
      const again = new TestPlayer(await ada.call(), id);
      again.known = before;
      again.watch({ version: before?.version, heard: before?.heard });
      await again.receive();
      const fresh = await sit(ada, id);
      while ((again.known?.version ?? 0) < (fresh.known?.version ?? 0)) await again.receive();
      expect(again.known).toEqual(fresh.known);
      await playOn([again, b], 1000);
      expect(again.isOver).toBe(true);
    },
    PATIENCE,
  );

  it(
    'takes an answer once, and acknowledges it again',
    async () => {
      const { ada, bo, id } = await table(TWO, { options: { replies: false } });
      const players = [await sit(ada, id), await sit(bo, id)];
      // So that the host passes for nobody, which would add an answer.
      for (const { wire } of players) wire.send({ type: 'asking', match: id, mode: 'always' });
      const mover = players.find(({ decision }) => decision) as TestPlayer;
      const { n, options } = mover.decision as NonNullable<TestPlayer['decision']>;
      const key = optionKey(options[0]);
      const other = players.find((one) => one !== mover) as TestPlayer;
      expect(await other.choose(n, key)).toMatchObject({ refusal: { code: 'not-awaited', rule: 'TB-02' } });
      expect(await mover.choose(n + 1, key)).toMatchObject({
        refusal: { code: 'decision-passed', rule: 'TB-01' },
      });
      expect(await mover.choose(n, 'fly')).toMatchObject({ refusal: {} });
      expect(await mover.choose(n, key)).not.toHaveProperty('refusal');
      expect(await mover.choose(n, key)).not.toHaveProperty('refusal');
      expect((await ada.get(`/tables/${id}`)).length).toBe(1);
    },
    PATIENCE,
  );

  it(
    'is resigned, and the other of two wins',
    async () => {
      const { ada, bo, id } = await table(TWO);
      const a = await sit(ada, id);
      await sit(bo, id);
      a.wire.send({ type: 'resign', id: 9, match: id });
      expect(await a.answered(9)).toMatchObject({ type: 'done' });
      expect(await bo.get(`/tables/${id}`)).toMatchObject({
        status: 'over',
        outcome: { winners: [1], reason: 'resigned' },
      });
    },
    PATIENCE,
  );

  it(
    'explains refusals, and takes back what gave no new information',
    async () => {
      const { ada, bo, id } = await table(TWO);
      const players = [await sit(ada, id), await sit(bo, id)];
      const mover = players.find(({ decision }) => decision) as TestPlayer;
      mover.wire.send({ type: 'unavailable', id: 5, match: id });
      expect(await mover.answered(5)).toMatchObject({ type: 'done', unavailable: expect.any(Array) });
      mover.wire.send({ type: 'undo', id: 6, match: id });
      expect(await mover.answered(6)).toMatchObject({ type: 'done', refusal: {} });
    },
    PATIENCE,
  );

  it(
    'goes on after the server was stopped and started again',
    async () => {
      const data = scratch();
      const first = await startServer(quickConfig({ TABARD_DATA: data }));
      const ada = await new Browser(first.url).guest('Ada');
      const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
      const { id } = await ada.post('/tables', { game: 'shadow-of-omega', seats });
      const before = await sit(ada, id);
      await before.play(4);
      const { known } = before;
      const gone = before.wire.closed;
      await first.close();
      expect(await gone).toBe(1001);

      const second = await startServer(quickConfig({ TABARD_DATA: data }));
      const again = new Browser(second.url);
      again.cookie = ada.cookie;
      const after = await sit(again, id);
      expect(after.known?.version).toBeGreaterThanOrEqual(known?.version ?? 0);
      expect(await after.play(4)).toBe(4);
      await second.close();
    },
    PATIENCE,
  );
});

describe('watchers', () => {
  it(
    'see public matches, and others with their code',
    async () => {
      const { id, code } = await table(TWO);
      const stranger = new Browser(url);
      const wire = await stranger.call();
      wire.send({ type: 'watch', match: id });
      expect(await wire.next('error')).toMatchObject({ match: id, code: 'not-invited' });
      wire.send({ type: 'watch', match: id, code: code.toLowerCase() });
      const { info } = await wire.next('seats');
      expect(info).toMatchObject({ id, mine: null });
      expect((await wire.next('table')).view).toMatchObject({ viewer: 'spectator' });
      wire.send({ type: 'watch', match: 'none' });
      expect(await wire.next('error')).toMatchObject({ match: 'none', code: 'unknown-match' });
    },
    PATIENCE,
  );

  it(
    'get no messages once they have left',
    async () => {
      const { ada, bo, id, code } = await table(TWO);
      const wire = await new Browser(url).call();
      wire.send({ type: 'watch', match: id, code });
      await wire.next('table');
      wire.send({ type: 'leave', match: id });
      wire.send({ type: 'watch', match: 'none' });
      await wire.next('error');
      wire.received.length = 0;
      const players = [await sit(ada, id), await sit(bo, id)];
      await playOn(players, 2);
      expect(wire.received).toEqual([]);
    },
    PATIENCE,
  );
});

describe('the chat of a table', () => {
  it(
    'reaches all but those who muted its author',
    async () => {
      const { ada, bo, id, code } = await table(TWO);
      const [a, b] = [await sit(ada, id), await sit(bo, id)];
      a.wire.send({ type: 'chat', id: 1, match: id, text: ' <b>good</b>\u202e\nluck ' });
      const { line } = await b.wire.next('chat');
      expect(line).toMatchObject({ name: 'Ada', text: '<b>good</b> luck' });
      expect((await a.wire.next('chat')).line).toEqual(line);
      await bo.put(`/me/shuns/${line.player}`, { kind: 'mute' });
      a.wire.send({ type: 'chat', id: 2, match: id, text: 'are you there?' });
      await a.answered(2);
      b.wire.send({ type: 'chat', id: 3, match: id, text: 'yes' });
      expect((await b.wire.next('chat')).line.text).toBe('yes');
      expect((await bo.get(`/tables/${id}/chat`)).lines).toMatchObject([{ text: 'yes' }]);
      expect((await ada.get(`/tables/${id}/chat`)).lines).toHaveLength(3);
      const stranger = await guest('Cy');
      expect(await stranger.ask('GET', `/tables/${id}/chat`)).toMatchObject({ status: 403 });
      const wire = await stranger.call();
      wire.send({ type: 'chat', id: 4, match: id, text: 'hello' });
      expect(await wire.next('error')).toMatchObject({ id: 4, code: 'not-watching' });
      expect((await stranger.get(`/tables/${id}/chat?code=${code}`)).lines).toHaveLength(3);
    },
    PATIENCE,
  );

  it(
    'has a limit',
    async () => {
      const { ada, id } = await table(TWO);
      const a = await sit(ada, id);
      for (let line = 0; line < 8; line++) a.wire.send({ type: 'chat', id: line, match: id, text: 'again' });
      expect(await a.wire.next('error')).toMatchObject({ code: 'too-fast' });
      a.wire.send({ type: 'chat', id: 90, match: id, text: ' \u200b ' });
      expect(await a.answered(90)).toMatchObject({ type: 'error', code: 'bad-input' });
    },
    PATIENCE,
  );
});

describe('the seats that a match waits for', () => {
  it(
    'are counted across all matches, and sent at every change',
    async () => {
      const { ada, bo, id } = await table(TWO);
      const [a, b] = [await sit(ada, id), await sit(bo, id)];
      const mover = a.decision ? { player: a, browser: ada } : { player: b, browser: bo };
      expect(await mover.player.wire.next('awaiting', ({ count }) => count === 1)).toMatchObject({
        next: id,
      });
      expect(await mover.browser.get('/me/awaiting')).toEqual({ count: 1, next: id });
      mover.player.wire.send({ type: 'resign', id: 1, match: id });
      expect(await mover.player.wire.next('awaiting', ({ count }) => count === 0)).toMatchObject({
        next: null,
      });
    },
    PATIENCE,
  );
});

describe('after a match', () => {
  async function played() {
    const { ada, bo, id, code } = await table(TWO);
    const players = [await sit(ada, id), await sit(bo, id)];
    await Promise.all(players.map((one) => one.play()));
    return { ada, bo, id, code, wires: players.map(({ wire }) => wire) };
  }

  it(
    'everybody with the link sees it as any viewer, and it replays from its log',
    async () => {
      const { ada, id, code } = await played();
      const stranger = new Browser(url);
      const at = (viewer: string, seq = 3) =>
        stranger.ask('GET', `/matches/${id}/replay?seq=${seq}&viewer=${viewer}&code=${code}`);
      for (const viewer of ['0', '1', 'spectator'])
        expect((await at(viewer)).body.view).toMatchObject({
          viewer: viewer === 'spectator' ? viewer : Number(viewer),
        });
      const all = await at('all');
      expect(all.status).toBe(200);
      expect(JSON.stringify(all.body.view)).not.toMatch(/"hand":\[-/);
      expect(await stranger.ask('GET', `/matches/${id}/replay?seq=3`)).toMatchObject({ status: 403 });
      const log = await stranger.get(`/matches/${id}/log?code=${code}`);
      expect(log).toMatchObject({ tabard: 1, game: 'lamplight', seats: 2 });
      expect(log.choices).toHaveLength((await ada.get(`/tables/${id}`)).length);
    },
    PATIENCE,
  );

  it(
    'a moment of it is played on against bots',
    async () => {
      const { ada, id } = await played();
      const forked = await ada.post(`/matches/${id}/fork`, { seq: 2, seat: 0, bot: 'random' });
      expect(forked).toMatchObject({ status: 'running', mine: 0, isPublic: false });
      const player = await sit(ada, forked.id);
      await player.play();
      expect(player.isOver).toBe(true);
    },
    PATIENCE,
  );

  it(
    'the same people play a rematch: one asks, the seat of the other is reserved',
    async () => {
      const { ada, bo, id, wires } = await played();
      const next = await ada.post(`/tables/${id}/rematch`);
      expect(next).toMatchObject({ status: 'open', mine: 0, game: 'lamplight' });
      expect(next.seats[1]).toMatchObject({ kind: 'open', name: 'Bo' });
      const told = await wires[1].next('seats', ({ info }) => info.rematch !== null);
      expect(told.info.rematch).toBe(next.id);
      const stranger = await guest('Cy');
      expect(await stranger.ask('POST', `/tables/${next.id}/join`, { code: next.code })).toMatchObject({
        status: 409,
        body: { code: 'table-full' },
      });
      expect(await bo.post(`/tables/${id}/rematch`)).toMatchObject({
        id: next.id,
        status: 'running',
        mine: 1,
      });
      expect(await stranger.ask('POST', `/tables/${id}/rematch`)).toMatchObject({ status: 403 });
      expect(await ada.ask('POST', `/tables/${next.id}/rematch`)).toMatchObject({
        body: { code: 'not-over' },
      });
    },
    PATIENCE,
  );
});
