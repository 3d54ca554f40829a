import { connect } from 'node:net';

/** A server answers or hangs up well before; what does not is a fault that the caller sees as `undefined`. */
const PATIENCE_MS = 20_000;

/** Sends bytes on a connection of its own and says no more; what came back until the server hung up. */
export function sendRaw(url: string, bytes: Buffer | string): Promise<string | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    const timer = setTimeout(() => {
      socket.destroy();
      resolve(undefined);
    }, PATIENCE_MS);
    socket.on('data', (data) => (answer += data.toString('latin1')));
    // A reset is an answer, too: what was read before it counts.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(answer);
    });
    socket.end(bytes);
  });
}

/** Works through a list, several at once. */
export async function severalAtOnce<T, R>(items: readonly T[], width: number, work: (item: T) => Promise<R>) {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [position, item] of queue) results[position] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
