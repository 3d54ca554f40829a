import { PRICES_SHARED, type FramePort } from '../../src/contract/worker/frame.ts';
import type { Environment } from '../environment.ts';
import { FramePacer, type Sent } from './frame-pacer.ts';
import type { FrameSources } from './frame-sections.ts';
import { SharedQuotesWriter } from './shared-quotes-writer.ts';

/** Puts changed prices where the page looks for them when it draws, and tells it where it does not look by itself. */
export class SharedQuotesPublisher {
  readonly #port: FramePort;
  readonly #writer: SharedQuotesWriter;
  readonly #take: FrameSources['takeQuotes'];
  readonly #pacer: FramePacer;

  constructor(environment: Environment, port: FramePort, memory: SharedArrayBuffer, take: FrameSources['takeQuotes']) {
    this.#port = port;
    this.#writer = new SharedQuotesWriter(memory);
    this.#take = take;
    this.#pacer = new FramePacer(environment, () => this.publish());
  }

  /** Prices moved: they go at once, before what follows from them is worked out, or 4 ms after the last. */
  request(): void {
    this.#pacer.requestAtOnce();
  }

  /** What changed goes now. */
  publish(): Sent {
    const rows = this.#take();
    if (!rows) return 'nothing';
    if (this.#writer.write(rows)) this.#port.postMessage(PRICES_SHARED, []);
    return 'rows';
  }
}
