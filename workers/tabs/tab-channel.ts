import * as v from 'valibot';
import type { ChannelLike, Environment } from '../environment.ts';

const NAME = 'pipframe-tabs';
const newsSchema = v.variant('kind', [
  /** This device's session began, or was replaced. */
  v.object({ kind: v.literal('sessionBegun'), userId: v.number() }),
  v.object({ kind: v.literal('sessionEnded'), userId: v.number() }),
  /** These orders are being closed or cancelled by the user. */
  v.object({ kind: v.literal('closing'), orderIds: v.array(v.number()) }),
]);
export type TabNews = v.InferOutput<typeof newsSchema>;
type Listener = (news: TabNews) => void;

/** What the tabs of one device tell each other. A browser without channels has tabs that do not talk. */
export class TabChannel {
  readonly #channel: ChannelLike | undefined;
  readonly #listeners: Listener[] = [];

  constructor({ openChannel }: Pick<Environment, 'openChannel'>) {
    this.#channel = openChannel(NAME);
    this.#channel?.addEventListener('message', ({ data }) => {
      const parsed = v.safeParse(newsSchema, data);
      if (parsed.success) for (const listener of this.#listeners) listener(parsed.output);
    });
  }

  onNews(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** To the other tabs; this one does not hear it. */
  tell(news: TabNews): void {
    this.#channel?.postMessage(news);
  }

  close(): void {
    this.#channel?.close();
  }
}
