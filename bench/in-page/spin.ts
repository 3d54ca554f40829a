/** A spin loop on the page, and the same in a worker: how fast each runs is what the calibration compares. */
import { spin } from './spin-loop.ts';

const source = `const spin = ${spin.toString()}; onmessage = ({ data }) => postMessage(spin(data));`;
const worker = new Worker(URL.createObjectURL(new Blob([source])));

function spinInWorker(ms: number): Promise<number> {
  return new Promise((resolve) => {
    worker.addEventListener('message', (event: MessageEvent<number>) => resolve(event.data), { once: true });
    worker.postMessage(ms, []);
  });
}

Object.assign(globalThis, { benchSpin: spin, benchSpinInWorker: spinInWorker });
