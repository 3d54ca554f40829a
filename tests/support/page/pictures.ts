/** Stands in for the page's way to upload: the test says what becomes of a picture. */
import type { Outcome } from '../../../src/contract/worker/failure.ts';

export interface SentPicture {
  readonly file: Blob;
  readonly progress: (share: number) => void;
  readonly finish: (outcome: Outcome<string>) => void;
  cancelled: boolean;
}

export const sentPictures: SentPicture[] = [];

export function uploadImage(_: unknown, file: Blob, progress: (share: number) => void) {
  let finish: (outcome: Outcome<string>) => void = () => undefined;
  const done = new Promise<Outcome<string>>((resolve) => (finish = resolve));
  const sent: SentPicture = { file, progress, finish, cancelled: false };
  sentPictures.push(sent);
  return { done, cancel: () => void (sent.cancelled = true) };
}

export function picture(type = 'image/png', bytes = 10): File {
  return new File([new Uint8Array(bytes)], 'picture', { type });
}
