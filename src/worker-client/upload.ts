import { transfer } from 'comlink';
import type { UploadPort } from '../contract/worker/profile-api.ts';
import type { Outcome } from '../contract/worker/trading-api.ts';
import type { WorkerClient } from './worker-client.ts';

/** A picture on its way. */
export interface Upload {
  /** The picture's address on the server. */
  readonly done: Promise<Outcome<string>>;
  readonly cancel: () => void;
}

/** Sends a picture by the worker. @param onProgress hears the share that has left, from 0 to 1 */
export function uploadImage(client: WorkerClient, file: Blob, onProgress: (share: number) => void): Upload {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = (event: MessageEvent<number>) => onProgress(event.data);
  const done = client.command('uploadImage', file, transfer<UploadPort>(port2, [port2])).finally(() => port1.close());
  return { done, cancel: () => port1.postMessage('cancel') };
}
