import { spin } from './spin-loop.ts';

/** Compiled with the page's library, which does not know that a worker posts without an origin. */
const scope = self as unknown as { postMessage: (value: number, transfer: Transferable[]) => void };

self.addEventListener('message', ({ data }: MessageEvent<number>) => scope.postMessage(spin(data), []));
