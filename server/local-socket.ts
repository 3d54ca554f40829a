import { connect } from 'node:net';

/** Whether a process listens at the path of a local socket; the file alone may be left of one that was killed. */
export function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
