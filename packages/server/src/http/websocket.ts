import type { Duplex } from 'node:stream';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { ServerContext } from '../server-context.ts';

const MOST_BYTES = 16 * 1024;
const GOING_AWAY = 1001;
/** How long to wait at shutdown for clients to close, and for pending handshakes. */
const GRACE = 1000;
const HANDSHAKE = 10_000;

/** Registers WebSocket support. It comes first, so that sockets refused by later hooks are closed too. */
export async function addWebSocket(app: FastifyInstance, { people }: ServerContext): Promise<void> {
  const knocking = guardHandshakes(app);
  await app.register(websocket, {
    options: {
      maxPayload: MOST_BYTES,
      // Clients send a message as one frame; fragments are refused, since many empty ones would cost time.
      maxFragments: 64,
      // Answered by the session, which counts them.
      autoPong: false,
    },
    // Too big, or not a WebSocket: the client's fault, not logged.
    errorHandler: (_, socket) => socket.terminate(),
    preClose(this: FastifyInstance, done) {
      people.dismissAll(GOING_AWAY, 'the server is going away');
      setTimeout(() => {
        for (const socket of knocking) socket.destroy();
      }, GRACE).unref();
      this.websocketServer.close(() => done());
    },
  });
}

/** Upgraded connections, which Node no longer tracks. */
function guardHandshakes({ server }: FastifyInstance): ReadonlySet<Duplex> {
  const knocking = new Set<Duplex>();
  server.on('upgrade', (request, socket) => {
    knocking.add(socket);
    socket.once('close', () => knocking.delete(socket));
    // Cleared when the WebSocket is open.
    request.socket.setTimeout(HANDSHAKE, () => socket.destroy());
  });
  return knocking;
}
