import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@tabard/games';
import { describe, expect, it } from 'vitest';
import { forfeitLines } from '../src/bot-host/forfeit-lines.ts';
import { scratch, tabard } from './run.ts';

const folder = scratch();
const example = (name: string) => fileURLToPath(new URL(`../../../docs/bots/${name}`, import.meta.url));
const node = (file: string) => `"${process.execPath}" "${file}"`;
const hasPython = spawnSync('python3', ['--version']).status === 0;
/** A loaded machine may take its time. */
const PATIENT = ['--patience', '60000'];

async function host(command: string, ...more: string[]) {
  const run = await tabard(['bot-host', 'lanterns', '--run', command, '--json', ...more]);
  return { ...run, report: JSON.parse(run.out) };
}

const FIRST_OPTION = `say({ type: 'choose', n: message.n, key: message.options[0].key });`;

/** A program that does this with every decision, and that at first. */
function program(name: string, onDecision: string, first = ''): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
const say = (message) => console.log(JSON.stringify(message));
${first}
createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello' });
  if (message.type === 'decision') { ${onDecision} }
});`,
  );
  return node(file);
}

describe('a program that plays', () => {
  it('in JavaScript, the example of the documentation, forfeits no move', async () => {
    const { code, report } = await host(node(example('first-bot.mjs')), '--games', '3', ...PATIENT);
    expect(report.forfeits).toEqual([]);
    expect(code).toBe(0);
    expect(report.players.map(({ seats }: { seats: number }) => seats)).toEqual([3, 3]);
  });

  it.runIf(hasPython)('in Python, the example of the documentation, forfeits no move', async () => {
    const { report } = await host(`python3 "${example('first_bot.py')}"`, '--games', '2', ...PATIENT);
    expect(report.forfeits).toEqual([]);
  });

  it('gets the view of its seat and nothing more', async () => {
    const seen = path.join(folder, 'seen.json');
    const spy = `import('node:fs').then(({ appendFileSync }) => appendFileSync(${JSON.stringify(seen)}, line + '\\n'));
      ${FIRST_OPTION}`;
    const file = program('spy', spy);
    await host(file, ...PATIENT);
    const lines = readFileSync(seen, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({
      type: 'decision',
      kind: expect.any(String),
      options: expect.any(Array),
    });
    expect(lines[0].options[0]).toEqual({ key: expect.any(String), text: expect.any(String) });
  });

  it.each([
    ['that answers nonsense', `console.log('what?')`, '"what?" is no message'],
    [
      'that chooses what is not offered',
      `say({ type: 'choose', n: message.n, key: 'win' })`,
      '"win" is not among',
    ],
    [
      'that chooses a very long key',
      `say({ type: 'choose', n: message.n, key: 'x'.repeat(2e5) })`,
      `"${'x'.repeat(60)}" is not among`,
    ],
    [
      'that writes to the terminal',
      `say({ type: 'choose', n: message.n, key: '\\u001b[2Jw"in\\u009b' })`,
      String.raw`"[2Jw\"in" is not among`,
    ],
    ['that dies', `process.exit(3)`, 'it ended with exit code 3'],
  ])('%s leaves its moves to greedy, which is reported', async (name, does, why) => {
    const { code, report } = await host(program(name, does), ...PATIENT);
    expect(code).toBe(1);
    expect(report.forfeits.length).toBeGreaterThan(0);
    expect(report.forfeits[0].why).toContain(why);
    expect(report.players[0].seats).toBe(1);
  });

  it('that says nothing leaves its moves to greedy when patience ends', async () => {
    const { report } = await host(program('silent', ''), '--patience', '20');
    expect(report.forfeits[1].why).toBe('no answer within 20 ms');
  });

  it('that says nothing is given up and stopped after ten late answers', async () => {
    const mute = program('mute', '', 'setInterval(() => undefined, 1000);');
    const { report } = await host(mute, '--games', '3', '--patience', '20');
    const whys: string[] = report.forfeits.map(({ why }: { why: string }) => why);
    const late = whys.filter((why) => why.endsWith('no answer within 20 ms'));
    const givenUp = whys.filter((why) =>
      why.endsWith('it was given up when 10 answers in a row had not come in time'),
    );
    expect(late.length).toBeGreaterThanOrEqual(10);
    expect(givenUp.length).toBeGreaterThan(0);
    expect(late.length + givenUp.length).toBe(whys.length);
    const { out } = await tabard(['bot-host', 'lanterns', '--run', mute, '--patience', '20', '--games', '3']);
    expect(out).toMatch(/ times more: it was given up when 10 answers in a row had not come in time\n/);
  });

  it('is told when its match is given up, which is reported', async () => {
    const told = path.join(folder, 'told.json');
    const last = `process.stdin.on('data', (text) => appendFileSync(${JSON.stringify(told)}, text));`;
    const hearing = program('hearing', FIRST_OPTION, `import { appendFileSync } from 'node:fs';\n${last}`);
    const args = ['bot-host', 'lanterns', '--run', hearing, '--most', '5', '--games', '2', ...PATIENT];
    const { code, out } = await tabard(args);
    expect(code).toBe(1);
    expect(out).toMatch(/^lanterns: 2 matches \(2 given up\), \d+ decisions\n/);
    const messages = readFileSync(told, 'utf8').trim().split('\n');
    // Of the first match: only of that it is certain that the program has read on.
    const result = messages.find((line) => line.startsWith('{"type":"result"')) ?? '';
    expect(JSON.parse(result)).toEqual({ type: 'result', winners: [], reason: 'unfinished' });
  });

  it('may write millions of letters before it says hello: they are no message, and it plays on', async () => {
    const flood = `process.stdout.write('x'.repeat(3e6) + '\\n');`;
    const { report } = await host(program('flood', FIRST_OPTION, flood), ...PATIENT);
    expect(report.forfeits).toHaveLength(1);
    expect(report.forfeits[0].why).toMatch(/^no hello: "x{60}" is no message$/);
  });

  it('is heard when it ends with its answer', async () => {
    const last = `${FIRST_OPTION} process.exitCode = 3; process.stdin.destroy();`;
    const { report } = await host(program('last', last), ...PATIENT);
    expect(report.forfeits[0].n).toBeGreaterThan(0);
    expect(report.forfeits[0].why).toBe('it ended with exit code 3');
  });

  it('is named by --run', async () => {
    const { code, err } = await tabard(['bot-host', 'lanterns']);
    expect({ code, err }).toEqual({
      code: 2,
      err: 'tabard: no program was given; --run "node my-bot.mjs" names one\n',
    });
  });
});

it('the documentation of bots names games that the command knows', () => {
  const text = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^npx tabard (?:arena|bot-host) (\S+)/gm)].map(([, game]) => game);
  expect(named.length).toBeGreaterThan(0);
  expect(games.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});

describe('the report of forfeits', () => {
  const forfeit = (n: number, why: string) => ({ match: 'm/0', program: 'mute', n, why });

  it('says every reason once, the most frequent first', () => {
    const lines = [
      ...forfeitLines([forfeit(-1, 'rare'), forfeit(2, 'slow'), forfeit(5, 'slow'), forfeit(9, 'slow')]),
    ];
    expect(lines).toEqual([
      '4 moves were made for a program:',
      '  mute, match m/0, decision 2, and 2 times more: slow',
      '  mute, match m/0: rare',
    ]);
  });

  it('counts what it does not tell', () => {
    const lines = [...forfeitLines(Array.from({ length: 12 }, (_, n) => forfeit(n, `reason ${n}`)))];
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe('  and 2 more for other reasons');
    expect([...forfeitLines([forfeit(1, 'slow')])][0]).toBe('1 move was made for a program:');
  });
});
