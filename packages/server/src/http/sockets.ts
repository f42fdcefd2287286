import '@fastify/websocket';
import { API } from '@tabard/table/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { Problem } from '../problem.ts';
import { checkLogin, learnShuns } from './account-handlers.ts';
import { addressKey } from './address.ts';
import { Conversation, type Guest } from './conversation.ts';
import { Inbox } from './inbox.ts';
import { answers } from './message-handlers.ts';
import { newRate, Rates } from './rate.ts';
import { SocketPlaces } from './socket-places.ts';
import { whoIs } from './visit.ts';

const HEARTBEAT = 30_000;
/** Everybody is asked once in a heartbeat, some at each of its beats: to ask all at once would hold up the tables. */
const BEATS = 30;

const TRY_AGAIN = 1013;

interface Line {
  readonly socket: WebSocket;
  readonly conversation: Conversation;
  /** The beat at which it is asked whether it is still there. */
  readonly beat: number;
}

/** The socket of the tables. */
export async function addSockets(app: FastifyInstance, house: House): Promise<void> {
  const { addressMessagesPerSecond, socketsPerAddress } = house.config;
  const rates = new Rates(() => newRate(addressMessagesPerSecond));
  const inbox = new Inbox();
  const places = new SocketPlaces(socketsPerAddress);
  const guests = new WeakMap<FastifyRequest, Guest & { readonly changes: number }>();
  const all = new Set<Line>();
  let comers = 0;

  // Who it is must be known before the socket opens: its first message may come at once.
  const admit = async (request: FastifyRequest) => {
    const address = addressKey(request.ip);
    if (request.ws) places.take(address, request.raw.socket);
    const { changes } = house.people;
    const me = await whoIs(house, request);
    guests.set(request, { player: me?.player, login: me?.login, address, changes });
  };

  const open = (socket: WebSocket, request: FastifyRequest) => {
    const guest = guests.get(request);
    if (!guest) return socket.terminate();
    const { address } = guest;
    const conversation = new Conversation(house, socket, guest, {
      answers,
      wire: request.raw.socket,
      mayAddress: (now) => rates.mayPass(address, now),
    });
    const one = { socket, conversation, beat: comers++ % BEATS };
    const left = house.people.enter(conversation);
    all.add(one);
    if (guest.player)
      learnShuns(house, guest.player.id).catch((err) => house.log.warn({ err }, 'shuns are unknown'));
    // The login may have ended between its lookup and now, when this socket was not yet known to be closed.
    if (guest.changes !== house.people.changes)
      checkLogin(house, conversation).catch(() => conversation.close(TRY_AGAIN, 'try again later'));
    socket.on('message', (data, isBinary) => {
      // Who was told to go and stays on the line is not listened to.
      if (socket.readyState !== socket.OPEN) return;
      if (isBinary) conversation.refuseGarbage('Messages are text; this one is binary.');
      else inbox.add(conversation, data.toString());
    });
    socket.on('pong', () => {
      conversation.isAlive = true;
    });
    socket.on('close', () => {
      left();
      all.delete(one);
      conversation.leaveAll();
    });
  };

  let beat = 0;
  const heartbeat = setInterval(() => {
    beat = (beat + 1) % BEATS;
    for (const { socket, conversation, beat: own } of all) {
      if (own !== beat) continue;
      if (!conversation.isAlive) socket.terminate();
      conversation.isAlive = false;
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
        throw new Problem(
          426,
          'no-socket',
          'This is the address of a WebSocket; docs/protocol.md describes it.',
        );
      },
      wsHandler: open,
    });
  });
}
