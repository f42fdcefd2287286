import { dragonEclipse } from '@tabard/dragon-eclipse';
import { type Game, type LogEntry, optionKey, startLog } from '@tabard/engine';
import { describe, expect, it } from 'vitest';
import { Browser } from './browser.ts';
import { runServer, scratch } from './running.ts';

const { url } = await runServer({ TABARD_DATA: scratch() });
const game = dragonEclipse as unknown as Game;
const GAME = 'dragon-eclipse';

/** Plays a Run as a page without a server does, by the first answer to every question, and gives it up at a fork. */
function playRun(seed: string, sheet?: string) {
  const options = { mode: 'roguelite', ...(sheet === undefined ? {} : { sheet }) };
  const state = game.create({ seed, seats: 1, options });
  const choices: LogEntry[] = [];
  for (;;) {
    const [decision] = game.pending(state);
    if (!decision) break;
    const option = decision.options.find(({ verb }) => verb === 'give-up') ?? decision.options[0];
    const entry = { seat: decision.seat, n: decision.n, key: optionKey(option) };
    choices.push(entry);
    expect(game.choose(state, entry.seat, entry)).toBeUndefined();
  }
  const log = { ...startLog(game, { seed, seats: 1, options, content: state.content }), choices };
  return { log, sheet: game.sheetOf?.(state) ?? '' };
}

/** A sheet that a Run could have written, but not here. */
const ELSEWHERE = 'roguelite sheet 1\nmystlings: firple 1, prowler, young-alukah, young-iceling';

describe('a Run that was played elsewhere', () => {
  it('[DE-RL-SHEET-07] gives a sheet that counts once the server has replayed it, and so does the next', async () => {
    const ada = await new Browser(url).guest('Ada');
    const first = playRun('first');
    const kept = await ada.post('/me/sheets', first.log);
    expect(kept).toMatchObject({ game: GAME, text: first.sheet, counts: true });
    await ada.post('/me/sheets', first.log);
    expect(await ada.get('/me/sheets')).toMatchObject({ sheets: [{ match: kept.match, text: kept.text }] });
    const next = playRun('next', first.sheet);
    expect(await ada.post('/me/sheets', next.log)).toMatchObject({ counts: true });
  });

  it('does not count with a sheet from elsewhere, nor with one of somebody else', async () => {
    const bo = await new Browser(url).guest('Bo');
    expect(await bo.post('/me/sheets', playRun('x', ELSEWHERE).log)).toMatchObject({ counts: false });
    expect(await bo.post('/me/sheets', playRun('y', playRun('first').sheet).log)).toMatchObject({
      counts: false,
    });
  });

  const { log } = playRun('forged');
  const [head, ...tail] = log.choices;
  it.each([
    [
      'a choice',
      { choices: [{ ...head, key: 'take-along 9999' }, ...tail] },
      /Choices\[0\] .*refused.*: not-offered, rule DE-RL-RUN-04/,
    ],
    ['a seat', { choices: [{ ...head, seat: -1 }, ...tail] }, /Choices\[0\] .*refused/],
    ['an order', { choices: [tail[0], head] }, /Choices\[0\] .*refused/],
    [
      'the end',
      { choices: [...log.choices, head] },
      new RegExp(`Choices\\[${log.choices.length}\\] .*refused`),
    ],
    ['the rules', { rules: 1 }, /rules version 1 of dragon-eclipse; this server has version/],
    ['the cards', { content: 'f00' }, /other cards than this server has: f00/],
    ['the sheet', { options: { mode: 'roguelite', sheet: 'mine' } }, /Save Sheet cannot be used/],
    ['the seats', { seats: 7 }, /seats/],
    ['the start', { start: {} }, /from a moment of another cannot be replayed/],
    ['the kind', { options: { mode: 'combat' }, choices: [] }, /has written no Save Sheet/],
    ['the game', { game: 'chess' }, /chess/],
  ])('is refused with place and reason when %s is forged', async (_, change, why) => {
    const eve = await new Browser(url).guest('Eve');
    const refused = await eve.ask('POST', '/me/sheets', { ...log, ...change });
    expect(refused).toMatchObject({ status: 400, body: { message: expect.stringMatching(why) } });
    expect(await eve.get('/me/sheets')).toEqual({ sheets: [] });
  });
});
