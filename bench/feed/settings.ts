/** What a run asks of the feed. */
export interface FeedSettings {
  readonly seed: number;
  readonly symbols: number;
  readonly ticksPerSecond: number;
  /** Of these, the first 20 instruments, which are those on screen, take so many together; by chance where undefined. */
  readonly onScreenPerSecond: number | undefined;
  /** `tick`: a JSON message for each tick. `batch`: what changed in 10 ms in one message. */
  readonly messages: 'tick' | 'batch';
  /** Whether a batch goes in the compact form to those who ask for it. */
  readonly compact: boolean;
  /** Whether a subscriber may ask for some instruments alone, and for a message seldom. */
  readonly knowsLimits: boolean;
  /** Open positions of the demo account. */
  readonly positions: number;
  /** Bars in a page of `kline`. */
  readonly bars: number;
  /** Whether each instrument has a picture; letters stand in its place otherwise. */
  readonly pictures: boolean;
}

export const FEED_DEFAULTS: FeedSettings = {
  seed: 7,
  symbols: 1_000,
  ticksPerSecond: 10_000,
  onScreenPerSecond: undefined,
  messages: 'batch',
  compact: true,
  knowsLimits: true,
  positions: 0,
  bars: 500,
  pictures: false,
};
