import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileFor, serveStatic } from './serve-static.mjs';

const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'tabard-static-')));
const folder = path.join(home, 'site');
mkdirSync(path.join(folder, 'assets'), { recursive: true });
writeFileSync(path.join(folder, 'index.html'), 'hall');
writeFileSync(path.join(folder, 'assets/page.js'), 'code');
writeFileSync(path.join(home, 'secret.txt'), 'secret');
mkdirSync(path.join(home, 'site-beside'));
writeFileSync(path.join(home, 'site-beside/secret.txt'), 'secret');
afterAll(() => rmSync(home, { recursive: true }));

describe('a folder served on this machine', () => {
  it.each([
    ['/', 'index.html'],
    ['/?examples', 'index.html'],
    ['/assets/page.js', 'assets/page.js'],
    ['/assets/../index.html', 'index.html'],
  ])('answers %s with %s', (url, file) => {
    expect(fileFor(folder, url)).toBe(path.join(folder, file));
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/../site-beside/secret.txt',
    '/..%2fsite-beside%2fsecret.txt',
    '/assets',
    '/nothing',
    '/%',
    '/a%00b',
  ])('has nothing at %s', (url) => {
    expect(fileFor(folder, url)).toBeUndefined();
  });

  it('sends files with their type and refuses to be written to', async () => {
    const { url, close } = await serveStatic(folder, 0);
    const page = await fetch(`${url}assets/page.js`);
    expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
      200,
      'text/javascript',
      'code',
    ]);
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    close();
  });
});
