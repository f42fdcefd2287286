import '@fastify/websocket';
import { API } from '@tabard/table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { addressShares } from '../limits/address.ts';
import { Counts } from '../limits/counts.ts';
import { HttpProblem } from '../problem.ts';
import type { ServerContext } from '../server-context.ts';
import { checkLogin, learnShuns } from './account-handlers.ts';
import { answers } from './message-handlers.ts';
import { SocketSession, type SocketUser } from './socket-session.ts';
import { whoIs } from './visit.ts';

const HEARTBEAT = 30_000;
/** Each socket is pinged once per heartbeat, spread over its beats so that the pings do not come all at once. */
const BEATS = 30;

const TRY_AGAIN = 1013;

interface OpenSocket {
  readonly socket: WebSocket;
  readonly session: SocketSession;
  /** The beat at which it is pinged. */
  readonly beat: number;
}

/** The WebSocket endpoint. */
export async function addSockets(app: FastifyInstance, context: ServerContext): Promise<void> {
  const { socketsPerAddress } = context.config;
  const counts = new Counts(socketsPerAddress);
  const guests = new WeakMap<FastifyRequest, SocketUser & { readonly changes: number }>();
  const all = new Set<OpenSocket>();
  let comers = 0;

  // The login is looked up before the socket opens: its first message may come at once.
  const admit = async (request: FastifyRequest) => {
    if (!request.ws) return;
    const shares = addressShares(request.ip);
    // Counted before anything is awaited, so that concurrent upgrades cannot exceed the cap.
    if (!counts.tryAdd(shares))
      throw new HttpProblem(
        429,
        'too-many-sockets',
        `One address holds ${socketsPerAddress} sockets at most.`,
      );
    // The count drops when the connection closes, whether or not it became a WebSocket.
    request.raw.socket.once('close', () => counts.remove(shares));
    const { changes } = context.people;
    const me = await whoIs(context, request);
    guests.set(request, { player: me?.player, login: me?.login, shares, changes });
  };

  const open = (socket: WebSocket, request: FastifyRequest) => {
    const guest = guests.get(request);
    if (!guest) return socket.terminate();
    const session = new SocketSession(context, socket, guest, { answers, wire: request.raw.socket });
    const one = { socket, session, beat: comers++ % BEATS };
    const left = context.people.add(session);
    all.add(one);
    if (guest.player)
      learnShuns(context, guest.player.id).catch((err) => context.log.warn({ err }, 'shuns are unknown'));
    // The login may have ended since its lookup, before this socket was registered.
    if (guest.changes !== context.people.changes)
      checkLogin(context, session).catch(() => session.close(TRY_AGAIN, 'try again later'));
    socket.on('close', () => {
      left();
      all.delete(one);
      session.end();
    });
  };

  let beat = 0;
  const heartbeat = setInterval(() => {
    beat = (beat + 1) % BEATS;
    for (const { socket, session, beat: own } of all) {
      if (own !== beat) continue;
      if (!session.isAlive || !session.isReading()) {
        socket.terminate();
        continue;
      }
      session.isAlive = false;
      socket.ping();
    }
  }, HEARTBEAT / BEATS).unref();
  app.addHook('onClose', async () => clearInterval(heartbeat));

  await app.register(async (inner) => {
    inner.route({
      method: 'GET',
      url: `${API}/socket`,
      preHandler: admit,
      handler: async () => {
        throw new HttpProblem(
          426,
          'no-socket',
          'This is the address of a WebSocket; docs/protocol.md describes it.',
        );
      },
      wsHandler: open,
    });
  });
}
