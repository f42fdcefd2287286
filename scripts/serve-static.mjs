// A static file server on localhost, with Node's built-ins only.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

/** Serves a folder; port 0 picks a free one. Returns the address and a function that stops it. */
export function serveStatic(folder, port) {
  const server = createServer((request, response) => answer(folder, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve({
        url: `http://localhost:${server.address().port}/`,
        close: () => server.close(),
      });
    });
  });
}

function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
  const file = fileFor(folder, request.url);
  if (!file) return refuse(response, 404);
  const extension = path.extname(file);
  response.writeHead(200, {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    // Built files have a content hash in their name; the page and its service worker do not.
    'cache-control': file.includes(`${path.sep}assets${path.sep}`)
      ? 'max-age=31536000, immutable'
      : 'no-cache',
  });
  if (request.method === 'HEAD') return response.end();
  return createReadStream(file).pipe(response);
}

/** The file of a URL, or undefined; never one outside of the folder. */
export function fileFor(folder, url) {
  const inside = decoded(new URL(url, 'http://localhost').pathname);
  if (inside === undefined || inside.includes('\0')) return undefined;
  const file = path.resolve(folder, `.${path.posix.normalize(`/${inside}`)}`);
  const isInside = file === path.resolve(folder) || file.startsWith(path.resolve(folder) + path.sep);
  if (!isInside) return undefined;
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile()) return file;
  const page = path.join(file, 'index.html');
  return found?.isDirectory() && statSync(page, { throwIfNoEntry: false })?.isFile() ? page : undefined;
}

function decoded(pathname) {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

function refuse(response, status) {
  response.writeHead(status, { 'content-type': 'text/plain' });
  response.end();
}
