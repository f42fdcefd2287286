import { WebSocket } from 'ws';
import type { LoadTable } from './load.ts';

/** Clients of the echo: each sends in turn a message of the size of a choice, and all receive it. */
export async function sitAtEcho(url: string, name: string, seats: number): Promise<LoadTable> {
  let heard = 0;
  let wake = () => {};
  const hear = () => {
    if (++heard === seats) wake();
  };
  const people = await Promise.all(
    Array.from({ length: seats }, () => connect(`${url.replace('http', 'ws')}/echo/${name}`, hear)),
  );
  let n = 0;
  return {
    move: () => {
      heard = 0;
      const choice = { type: 'choose', id: ++n, match: name, n, key: 'play 41' };
      people[n % seats].send(JSON.stringify(choice));
      return new Promise((resolve) => {
        wake = resolve;
      });
    },
    close: () => {
      for (const socket of people) socket.close();
    },
  };
}

function connect(url: string, hear: () => void): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  socket.on('message', hear);
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}
