/** One picture of a form, on its way to the server. It goes on while its screen is left. */
import type { Failure } from '../contract/worker/failure.ts';
import { uploadImage, type Upload } from '../worker-client/upload.ts';
import type { WorkerClient } from '../worker-client/worker-client.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { signal, type ReadonlySignal } from './signals.ts';

export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
const MOST_BYTES = 5 * 1024 * 1024;
/** Larger ones are not even drawn: a cheap phone has no memory for it. */
const MOST_DRAWN_BYTES = 40 * 1024 * 1024;

export type PictureFault = 'type' | 'size' | Failure;

export type PictureState =
  | { readonly status: 'empty'; readonly fault: PictureFault | undefined }
  | { readonly status: 'sending'; readonly preview: string; readonly share: number }
  | { readonly status: 'ready'; readonly preview: string; readonly url: string };

const EMPTY: PictureState = { status: 'empty', fault: undefined };

export class PictureSlot {
  readonly #client: WorkerClient;
  readonly #state = signal<PictureState>(EMPTY);
  #upload: Upload | undefined;
  /** Whose answer is awaited: that of a picture which has been replaced means nothing. */
  #attempt = 0;

  /** @param client sends the pictures */
  constructor(client: WorkerClient) {
    this.#client = client;
  }

  get state(): ReadonlySignal<PictureState> {
    return this.#state;
  }

  /** The address on the server; undefined until it is there. */
  get url(): string | undefined {
    const state = this.#state.peek();
    return state.status === 'ready' ? state.url : undefined;
  }

  /** Sends a file in place of what was there. */
  async pick(file: Blob): Promise<void> {
    this.clear();
    const attempt = this.#attempt;
    if (!PICTURE_TYPES.includes(file.type)) return this.clear('type');
    if (file.size > MOST_DRAWN_BYTES) return this.clear('size');
    const preview = URL.createObjectURL(file);
    this.#state.value = { status: 'sending', preview, share: 0 };
    const smaller = await shrinkPicture(file);
    if (attempt !== this.#attempt) return;
    if (smaller.size > MOST_BYTES) return this.clear('size');
    await this.#send(smaller, preview, attempt);
  }

  /** Empties it, and gives up what is on its way. A failed upload clears the picture, and says why. */
  clear(fault?: PictureFault): void {
    this.#attempt++;
    this.#upload?.cancel();
    this.#upload = undefined;
    const state = this.#state.peek();
    if (state.status !== 'empty') URL.revokeObjectURL(state.preview);
    this.#state.value = { status: 'empty', fault };
  }

  async #send(file: Blob, preview: string, attempt: number): Promise<void> {
    this.#upload = uploadImage(this.#client, file, (share) => {
      if (attempt === this.#attempt) this.#state.value = { status: 'sending', preview, share };
    });
    const outcome = await this.#upload.done;
    if (attempt !== this.#attempt) return;
    this.#upload = undefined;
    if (outcome.ok) this.#state.value = { status: 'ready', preview, url: outcome.value };
    else this.clear(outcome.error);
  }
}
