import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can go dead without being closed, as a network does. */
export interface TcpProxy {
  readonly port: number;
  /** Nothing passes any more, in either direction; connections stay open, and new ones are taken. */
  hold(): void;
  /** Ends the connections that were held, and lets new ones pass. */
  release(): void;
  close(): void;
}

export async function startTcpProxy(port: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isHeld = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    if (isHeld) socket.pause();
    return socket;
  };
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    keep(near);
    if (isHeld) return;
    const far = keep(connect(port, '127.0.0.1'));
    near.on('data', (data) => isHeld || far.write(data)).on('close', () => far.destroy());
    far.on('data', (data) => isHeld || near.write(data)).on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      endAll();
    },
    close: () => {
      server.close();
      endAll();
    },
  };
}
