// Starts the page and the server with its bots on this machine, with data in `.tabard/`.
// `npm start -- play` is a table in the terminal.
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { networkInterfaces, totalmem } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { buildWeb, isWebStale, webFolder } from './build-web.mjs';
import { ensureInstalled, root } from './setup.mjs';

const DEFAULT_PORT = 4173;
const USAGE =
  'Usage: npm start [-- --lan] [--port <number>] [--no-open] [--data <folder>], or npm start -- play for the terminal.';
const command = path.join(root, 'packages/cli/bin/tabard.mjs');

const args = process.argv.slice(2);
if (args[0] === 'play') playInTerminal(args);
else await open(readWords(args));

function playInTerminal(words) {
  ensureInstalled();
  const { status } = spawnSync(process.execPath, [command, ...words], { stdio: 'inherit' });
  process.exit(status ?? 1);
}

async function open({ port, data, isOpening, isForNetwork }) {
  ensureInstalled();
  if (isWebStale()) {
    process.stdout.write('Building the page...\n');
    await buildWeb({ logLevel: 'warn' });
  }
  const chosen = port ?? ((await isFree(DEFAULT_PORT)) ? DEFAULT_PORT : 0);
  const address = isForNetwork ? ownAddress() : undefined;
  if (isForNetwork && !address)
    stop('This machine is in no network; without --lan it is played on this machine alone.');
  const where = address ? ['--host', '0.0.0.0', '--reached-at', address] : [];
  const server = serve(['--port', String(chosen), '--data', data, '--page', webFolder, ...where]);
  for await (const line of createInterface({ input: server.stdout })) {
    process.stdout.write(`${line}\n`);
    const [url] = /http:\/\/\S+/.exec(line) ?? [];
    if (!url) continue;
    const open = address ? inNetwork(url, address) : url;
    process.stdout.write(
      address
        ? `Others in your network open ${open}; invitations name that address.\n`
        : 'Invitations work on this machine only; npm start -- --lan opens it to your network.\n',
    );
    if (isOpening) openBrowser(open);
  }
}

function readWords(words) {
  const wish = {
    port: undefined,
    data: path.join(root, '.tabard'),
    isOpening: process.stdout.isTTY === true && !process.env.CI,
    isForNetwork: false,
  };
  for (let at = 0; at < words.length; at++) {
    if (words[at] === '--no-open') wish.isOpening = false;
    else if (words[at] === '--lan') wish.isForNetwork = true;
    else if (words[at] === '--port') wish.port = portIn(words[++at]);
    else if (words[at] === '--data') wish.data = words[++at] ?? stop(`--data names no folder. ${USAGE}`);
    else stop(`"${words[at]}" is not known here. ${USAGE}`);
  }
  return wish;
}

/** The LAN address of this machine, or undefined. */
function ownAddress() {
  const found = Object.values(networkInterfaces()).flat();
  return found.find((one) => one?.family === 'IPv4' && !one.internal)?.address;
}

/** The URL of the page in the LAN. */
function inNetwork(url, address) {
  const found = new URL(url);
  found.hostname = address;
  return found.href;
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

/**
 * V8 heap sizes. The objects of a move live until it is sent: a larger young generation promotes fewer of them. A larger
 * old generation delays major collections, which block the tables.
 */
function room() {
  const kept = Math.min(400, Math.floor(totalmem() / 2 ** 20 / 8));
  return ['--max-semi-space-size=64', `--initial-old-space-size=${kept}`];
}

/** Starts the server; either process ends with the other. */
function serve(words) {
  const env = { TABARD_LOG_LEVEL: 'warn', ...process.env };
  const server = spawn(process.execPath, [...room(), command, 'serve', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  // Ctrl+C reaches both; wait for the server to exit.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.once('exit', (code) => process.exit(code ?? 1));
  return server;
}

/** A port that was asked for must be free; without one, any will do. */
function isFree(port) {
  const probe = createServer();
  return new Promise((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

function openBrowser(url) {
  const openers = { darwin: ['open', [url]], win32: ['cmd', ['/c', 'start', '', url]] };
  const [opener, parameters] = openers[process.platform] ?? ['xdg-open', [url]];
  // Without a browser the printed address is enough.
  spawn(opener, parameters, { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}
