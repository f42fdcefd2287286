import { describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { runServer, scratch } from './running.ts';

let time = Date.now();
const { url } = await runServer({ TABARD_DATA: scratch() }, { now: () => time });
const guest = (name: string) => new Browser(url).guest(name);
const TABLE = { game: 'lamplight', seats: [{ kind: 'me' }, { kind: 'open' }] };
const ids = (list: { tables: { id: string }[] }) => list.tables.map(({ id }) => id);

describe('a new table', () => {
  it('is created as requested, with the options of the game', async () => {
    const ada = await guest('Ada');
    const table = await ada.post('/tables', {
      game: 'lamplight',
      options: { nights: 2 },
      seats: [{ kind: 'bot', bot: 'random' }, { kind: 'me' }, { kind: 'open' }],
      pace: 'correspondence',
      clock: { move: 60_000, bank: 0 },
    });
    expect(table).toMatchObject({
      status: 'open',
      options: { nights: 2, replies: true },
      isPublic: false,
      pace: 'correspondence',
      clock: { move: 60_000, bank: 0 },
      mine: 1,
    });
    expect(table.code).toMatch(/^[B-DF-HJ-NP-TV-Z]{12}$/);
    expect(table.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['bot', 'person', 'open']);
  });

  it.each([
    ['an unknown game', { game: 'lampligth' }, 'Unknown game "lampligth"; did you mean "lamplight"?'],
    ['an unknown option', { options: { night: 2 } }, 'Unknown option "night"; did you mean "nights"?'],
    ['a wrong option', { options: { nights: 0 } }, 'expected a whole number from 1 to 1000'],
    ['too few seats', { seats: [{ kind: 'me' }] }, 'Lamplight seats 2 to 4 players; 1 were asked for'],
    ['an unknown bot', { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'deep' }] }, 'Unknown bot "deep"'],
    ['two seats of mine', { seats: [{ kind: 'me' }, { kind: 'me' }] }, 'One person takes one seat'],
    ['an unknown kind of seat', { seats: [{ kind: 'cat' }] }, '"seats.0.kind" of the body'],
    ['an unknown field', { colour: 'red' }, '"colour" is unknown'],
    ['a clock that runs out at once', { clock: { move: 1, bank: 0 } }, '"clock.move" of the body'],
  ])('is refused with %s, in one sentence', async (_, change, sentence) => {
    const ada = await guest('Ada');
    const { status, body } = await ada.ask('POST', '/tables', { ...TABLE, ...change });
    expect([status, body.code]).toEqual([400, 'bad-input']);
    expect(body.message).toContain(sentence);
    expect(body.message).toMatch(/^[A-Z"][^\n]*[.?]$/);
  });

  it('without open seats begins at once', async () => {
    const ada = await guest('Ada');
    const table = await ada.post('/tables', {
      game: 'lamplight',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
    });
    expect(table.status).toBe('running');
  });

  it('is refused beyond thirty open ones', async () => {
    const ada = await guest('Ada');
    for (let i = 0; i < 30; i++) await ada.post('/tables', TABLE);
    expect(await ada.ask('POST', '/tables', TABLE)).toMatchObject({
      status: 409,
      body: { code: 'too-many-tables' },
    });
  });
});

describe('people', () => {
  it('join by the code in any spelling, and the match begins when all are there', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const { id, code } = await ada.post('/tables', TABLE);
    expect(await bo.ask('GET', `/tables/${id}`)).toMatchObject({
      status: 403,
      body: { code: 'not-invited' },
    });
    expect(await bo.ask('POST', `/tables/${id}/join`, {})).toMatchObject({ status: 403 });
    const found = await bo.get(`/codes/${code.toLowerCase().slice(0, 3)}-${code.slice(3)}`);
    expect(found).toMatchObject({ id, mine: null, status: 'open' });
    const joined = await bo.post(`/tables/${id}/join`, { code });
    expect(joined).toMatchObject({ status: 'running', mine: 1 });
    expect(await bo.post(`/tables/${id}/join`, {})).toMatchObject({ mine: 1 });
  });

  it('choose the options of their own seat, and no others, when they join', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const options = { mode: 'quick-battle', draft: false, mystling: 'golomo', deck: 'suggested' };
    const { id, code } = await ada.post('/tables', { ...TABLE, game: 'dragon-eclipse', options });
    const join = (chosen: object) => bo.ask('POST', `/tables/${id}/join`, { code, options: chosen });
    const refused = await Promise.all([join({ mystling: 'firple' }), join({ partner: 'golomo' })]);
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
      [400, expect.stringContaining('"mystling" is not for seat 1 to choose; expected partner, partnerDeck')],
      [400, 'Two players need two different Mystlings.'],
    ]);
    const joined = await join({ partner: 'umbra', partnerDeck: 'suggested' });
    expect(joined.body).toMatchObject({
      status: 'running',
      options: { ...options, partner: 'umbra', partnerDeck: 'suggested' },
    });
  });

  it('who share a name are numbered, at the table and in the chat', async () => {
    const [one, other] = [await guest('Twin'), await guest('Twin')];
    const { id, code } = await one.post('/tables', TABLE);
    await other.post(`/tables/${id}/join`, { code });
    const names = (await one.get(`/tables/${id}`)).seats.map(({ name }) => name);
    expect(names).toEqual(['Twin', 'Twin (2)']);
    const wire = await other.call();
    wire.send({ type: 'watch', match: id });
    expect((await wire.next('seats')).info.seats[1].name).toBe('Twin (2)');
    wire.send({ type: 'chat', id: 1, match: id, text: 'it is me' });
    expect((await wire.next('chat')).line.name).toBe('Twin (2)');
    expect((await one.get(`/tables/${id}/chat`)).lines).toMatchObject([{ name: 'Twin (2)' }]);
    wire.close();
    await other.post('/guest', { name: 'Only' });
    // The match has begun: its seats keep their names.
    expect((await one.get(`/tables/${id}`)).seats[1].name).toBe('Twin (2)');
  });

  it('take the seat they want if it is open', async () => {
    const [ada, bo, cy] = [await guest('Ada'), await guest('Bo'), await guest('Cy')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await ada.post('/tables', { ...TABLE, seats, isPublic: true });
    expect(await bo.post(`/tables/${id}/join`, { seat: 2 })).toMatchObject({ mine: 2 });
    const { body } = await cy.ask('POST', `/tables/${id}/join`, { seat: 2 });
    expect(body).toEqual({ code: 'seat-taken', message: 'Seat 2 is not open; open seats are 1, 3.' });
    expect(await cy.post(`/tables/${id}/join`, {})).toMatchObject({ mine: 1 });
  });

  it('cannot both have the last seat', async () => {
    const ada = await guest('Ada');
    const { id } = await ada.post('/tables', { ...TABLE, isPublic: true });
    const rivals = await Promise.all(['B', 'C', 'D', 'E'].map(guest));
    const answers = await Promise.all(rivals.map((one) => one.ask('POST', `/tables/${id}/join`, {})));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('leave before the start, and not after it', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await ada.post('/tables', { ...TABLE, seats, isPublic: true });
    await bo.post(`/tables/${id}/join`, {});
    expect(await bo.post(`/tables/${id}/leave`)).toMatchObject({ mine: null, status: 'open' });
    expect(await ada.ask('POST', `/tables/${id}/leave`)).toMatchObject({ body: { code: 'host' } });
    await bo.post(`/tables/${id}/join`, {});
    expect(await bo.ask('POST', `/tables/${id}/start`, {})).toMatchObject({ status: 403 });
    const begun = await ada.post(`/tables/${id}/start`, { bot: 'random' });
    expect(begun.status).toBe('running');
    expect(begun.seats[2]).toMatchObject({ kind: 'bot', bot: 'random' });
    expect(await bo.ask('POST', `/tables/${id}/leave`)).toMatchObject({
      status: 409,
      body: { code: 'begun' },
    });
  });

  it('are sent away when the host closes the table, and nobody else can', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = await ada.post('/tables', { ...TABLE, seats, isPublic: true });
    await bo.post(`/tables/${id}/join`, {});
    expect(await bo.ask('DELETE', `/tables/${id}`)).toMatchObject({ status: 403 });
    expect(await ada.ask('DELETE', `/tables/${id}`)).toMatchObject({ status: 204 });
    expect(await ada.ask('GET', `/tables/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'unknown-match' },
    });
  });

  it('who block one another do not sit at one table', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const { person } = await bo.get('/me');
    await ada.put(`/me/shuns/${person?.id}`, { kind: 'block' });
    expect(await ada.get('/me/shuns')).toEqual({
      shuns: [{ player: person?.id, name: 'Bo', kind: 'block' }],
    });
    const { id } = await ada.post('/tables', { ...TABLE, isPublic: true });
    expect(await bo.ask('POST', `/tables/${id}/join`, {})).toMatchObject({ status: 403 });
    await ada.put(`/me/shuns/${person?.id}`, { kind: null });
    expect(await bo.post(`/tables/${id}/join`, {})).toMatchObject({ mine: 1 });
    expect(await ada.ask('PUT', '/me/shuns/nobody', { kind: 'mute' })).toMatchObject({ status: 404 });
  });
});

describe('lists', () => {
  it('show open public tables, running public matches, and all of mine', async () => {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const secret = await ada.post('/tables', TABLE);
    const open = await ada.post('/tables', { ...TABLE, isPublic: true });
    const running = await ada.post('/tables', { ...TABLE, isPublic: true });
    await bo.post(`/tables/${running.id}/join`, {});
    const stranger = new Browser(url);
    const waiting = ids(await stranger.get('/tables/open?limit=100'));
    expect(waiting).toContain(open.id);
    expect(waiting).not.toContain(secret.id);
    expect(waiting).not.toContain(running.id);
    expect(ids(await stranger.get('/tables/running?game=lamplight'))).toContain(running.id);
    expect(ids(await stranger.get('/tables/running?game=shadow-of-omega'))).toEqual([]);
    expect(ids(await ada.get('/tables/mine')).sort()).toEqual([secret.id, open.id, running.id].sort());
    expect(ids(await bo.get('/tables/mine'))).toEqual([running.id]);
  });

  it('come in pages', async () => {
    const ada = await guest('Ada');
    const made: string[] = [];
    for (let i = 0; i < 5; i++) made.push((await ada.post('/tables', TABLE)).id);
    const seen: string[] = [];
    let after = '';
    do {
      const page = await ada.get(`/tables/mine?limit=2${after && `&after=${encodeURIComponent(after)}`}`);
      seen.push(...ids(page));
      after = page.next ?? '';
    } while (after);
    expect(seen.sort()).toEqual(made.sort());
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'page=2', 'after=x'])('refuse ?%s', async (query) => {
    expect(await new Browser(url).ask('GET', `/tables/open?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'bad-input' },
    });
  });

  it('show the games and bots', async () => {
    const { games, bots } = await new Browser(url).get('/games');
    expect(games).toContainEqual(
      expect.objectContaining({ id: 'lamplight', seats: { min: 2, max: 4 }, title: 'Lamplight' }),
    );
    expect(bots).toEqual(['random', 'greedy', 'novice', 'adventurer', 'veteran', 'master']);
  });
});

describe('a seat', () => {
  async function underWay() {
    const [ada, bo] = [await guest('Ada'), await guest('Bo')];
    const { id } = await ada.post('/tables', { ...TABLE, isPublic: true });
    await bo.post(`/tables/${id}/join`, {});
    return { ada, bo, id };
  }

  it('is handed to a bot and taken back', async () => {
    const { ada, bo, id } = await underWay();
    const given = await ada.put(`/tables/${id}/seats/0`, { kind: 'bot', bot: 'random' });
    expect(given.seats[0]).toMatchObject({ kind: 'bot', bot: 'random', name: 'Ada' });
    expect(given.mine).toBe(0);
    expect(await bo.ask('PUT', `/tables/${id}/seats/0`, { kind: 'person' })).toMatchObject({ status: 403 });
    const back = await ada.put(`/tables/${id}/seats/0`, { kind: 'person' });
    expect(back.seats[0]).toMatchObject({ kind: 'person', bot: null });
  });

  it('of another is given to a bot only after a long absence and a notice to the table', async () => {
    const { ada, bo, id } = await underWay();
    const { turnOf } = await ada.get(`/tables/${id}`);
    const [waiter, late] = turnOf[0] === 1 ? [ada, 1] : [bo, 0];
    const wire = await waiter.call();
    wire.send({ type: 'watch', match: id });
    await wire.next('table');
    const give = () => waiter.ask('PUT', `/tables/${id}/seats/${late}`, { kind: 'bot' });
    expect(await give()).toMatchObject({ status: 409, body: { code: 'not-absent' } });
    time += 121_000;
    expect((await give()).body.seats[late]).toMatchObject({ kind: 'person', takeover: time + 20_000 });
    time += 20_000;
    await wire.next('seats', ({ info }) => info.seats[late].kind === 'bot');
    wire.close();
    const stranger = await guest('Cy');
    expect(await stranger.ask('PUT', `/tables/${id}/seats/1`, { kind: 'bot' })).toMatchObject({
      status: 403,
    });
  });

  it('that does not exist is refused', async () => {
    const { ada, id } = await underWay();
    expect(await ada.ask('PUT', `/tables/${id}/seats/7`, { kind: 'bot' })).toMatchObject({
      status: 404,
      body: { message: 'This table has the seats 0 to 1; 7 is none.' },
    });
    expect(await ada.ask('PUT', `/tables/${id}/seats/x`, { kind: 'bot' })).toMatchObject({ status: 400 });
  });
});
