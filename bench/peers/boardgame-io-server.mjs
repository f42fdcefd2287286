// Lamplight on boardgame.io's own server, in memory, with its SocketIO transport. Its first line is its port.
import { createRequire } from 'node:module';
import { Lamplight } from './lamplight.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

// It reports every request and every game on standard output, where the port is awaited.
console.log = console.info = () => undefined;

const server = Server({ games: [Lamplight], origins: [/127\.0\.0\.1/] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, done) => listen(port, '127.0.0.1', done);
const { appServer } = await server.run(0);
process.stdout.write(`${JSON.stringify({ port: appServer.address().port })}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
