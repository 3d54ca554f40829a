import * as v from 'valibot';
import type { ClientEmitter } from '../client-events.ts';
import type { ChannelLike, Environment } from '../environment.ts';
import { tabMessageSchema, type TabMessage } from './tab-message.ts';

const NAME = 'pipframe-tabs';

/** Messages between the tabs of one device, by BroadcastChannel. In a browser without it, tabs do not hear of each other. */
export class TabChannel {
  readonly #channel: ChannelLike | undefined;

  constructor({ openChannel }: Pick<Environment, 'openChannel'>, events: ClientEmitter) {
    this.#channel = openChannel(NAME);
    this.#channel?.addEventListener('message', ({ data }) => {
      const parsed = v.safeParse(tabMessageSchema, data);
      if (parsed.success) events.emit('tabMessage', parsed.output);
    });
  }

  /** Sends to the other tabs; this one does not hear it. */
  post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  close(): void {
    this.#channel?.close();
  }
}
