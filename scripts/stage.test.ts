import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const here = import.meta.dirname;
const folder = mkdtempSync(path.join(tmpdir(), 'tabard-stages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program of one line. */
function program(name: string, code: string): string {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return JSON.stringify(file);
}

/** Runs these lines with stages at hand. */
function run(lines: string) {
  const imports = `import { inOrder, Stage } from ${JSON.stringify(path.join(here, 'stage.mjs'))};`;
  const main = program('main', `${imports}\n${lines}`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [JSON.parse(main)], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** Runs until it gets a message. */
const WAITS =
  "console.log('waits'); process.once('message', (word) => { console.log(word); process.exit(); });";

describe('stages', () => {
  it('run concurrently and are shown in order', () => {
    const first = program('first', "console.log('one'); process.send('go on', () => process.disconnect());");
    const second = program('second', WAITS);
    expect(
      run(`const first = new Stage('first', ${first});
const second = new Stage('second', ${second});
first.once('figures', (word) => second.send(word));
await inOrder([first, second]);`),
    ).toEqual({ status: 0, stdout: '== first\none\n== second\nwaits\ngo on\n', stderr: '' });
  });

  it('end with the first that fails, which is named', () => {
    const failing = program('failing', "console.error('a hole'); process.exit(3);");
    const second = program('second', WAITS);
    expect(run(`await inOrder([new Stage('lint', ${failing}), new Stage('second', ${second})]);`)).toEqual({
      status: 1,
      stdout: '== lint\n',
      stderr: 'a hole\nThe lint stage failed.\n',
    });
  });

  it('end with the closing line of the tests, even if those fail', () => {
    const failing = program('failing', "console.log('1 passed, 1 failed'); process.exit(1);");
    expect(run(`await inOrder([new Stage('tests', ${failing})]);`)).toEqual({
      status: 1,
      stdout: '== tests\n1 passed, 1 failed\n',
      stderr: '',
    });
  });
});
