import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that can be blocked: connections stay open, but no bytes pass. */
export interface SwallowingProxy {
  readonly port: number;
  swallow(): void;
  /** New connections pass again; those that lost something are ended. */
  passAgain(): void;
  close(): void;
}

export async function startSwallowingProxy(port: number): Promise<SwallowingProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isSwallowing = false;
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('data', (data) => !isSwallowing && to.write(data));
      from.on('error', () => undefined);
      from.on('close', () => {
        if (isSwallowing) return;
        to.destroy();
        pairs.delete(pair);
      });
    }
  });
  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      isSwallowing = true;
    },
    passAgain: () => {
      isSwallowing = false;
      endAll();
    },
    close: () => {
      endAll();
      server.close();
    },
  };
}
