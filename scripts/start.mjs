// Opens the page: builds it when a source has changed, serves it on this machine, and says where.
// `npm start -- play` is the same table in the terminal.
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildWeb, isWebStale, webFolder } from './build-web.mjs';
import { serveStatic } from './serve-static.mjs';
import { ensureInstalled, fail, root } from './setup.mjs';

const DEFAULT_PORT = 4173;
const USAGE = 'Usage: npm start [-- --port <number>] [--no-open], or npm start -- play for the terminal.';

const args = process.argv.slice(2);
ensureInstalled();
if (args[0] === 'play') playInTerminal(args);
else await openPage(args);

function playInTerminal(words) {
  const command = path.join(root, 'packages/cli/bin/tabard.mjs');
  const { status } = spawnSync(process.execPath, [command, ...words], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

async function openPage(words) {
  const { port, isOpening } = readWords(words);
  if (isWebStale()) {
    process.stdout.write('Building the page...\n');
    await buildWeb({ logLevel: 'warn' });
  }
  const { url } = await serveOnFreePort(port);
  process.stdout.write(`Tabard is at ${url} (Ctrl+C ends it).\n`);
  if (isOpening) openBrowser(url);
}

function readWords(words) {
  let port;
  let isOpening = process.stdout.isTTY === true && !process.env.CI;
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '--no-open') isOpening = false;
    else if (words[at] === '--port') port = portIn(words[++at]);
    else stop(`"${words[at]}" is not known here. ${USAGE}`);
  }
  return { port, isOpening };
}

function portIn(word) {
  const port = Number(word);
  if (Number.isInteger(port) && port >= 0 && port < 65536 && word !== '') return port;
  return stop(`--port is ${JSON.stringify(word ?? null)}; expected a number from 0 to 65535.`);
}

function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

/** A port that was asked for must be free; without one, any will do. */
async function serveOnFreePort(port) {
  try {
    return await serveStatic(webFolder, port ?? DEFAULT_PORT);
  } catch (problem) {
    if (problem.code !== 'EADDRINUSE') throw problem;
    if (port !== undefined) fail(`Port ${port} is taken; --port 0 finds a free one.`);
    return serveStatic(webFolder, 0);
  }
}

function openBrowser(url) {
  const openers = { darwin: ['open', [url]], win32: ['cmd', ['/c', 'start', '', url]] };
  const [command, parameters] = openers[process.platform] ?? ['xdg-open', [url]];
  // Where nothing can open it, the address is on the screen.
  spawn(command, parameters, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
