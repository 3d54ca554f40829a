/** What the bench asks of the feed's process, and what it answers. */
import type { FeedReport } from './feed.ts';
import type { FeedSettings } from './settings.ts';

export interface FeedCommands {
  configure: (settings: FeedSettings) => void;
  start: () => void;
  stop: () => void;
  mark: () => void;
  report: (ids: readonly number[]) => FeedReport;
  /** Nobody reaches the feed any more, as without a network. */
  cutOff: () => Promise<void>;
  bringBack: () => Promise<void>;
}

export interface FeedRequest<K extends keyof FeedCommands = keyof FeedCommands> {
  readonly call: number;
  readonly name: K;
  readonly args: Parameters<FeedCommands[K]>;
}

export interface FeedAnswer {
  readonly call: number;
  readonly value: unknown;
}

export interface FeedReady {
  readonly port: number;
}
