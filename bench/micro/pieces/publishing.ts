import type { Frame, FramePort } from '../../../src/contract/worker/frame.ts';
import { QUOTE, QUOTE_STRIDE } from '../../../src/contract/worker/frame.ts';
import { browserEnvironment } from '../../../workers/browser-environment.ts';
import { QuoteBook } from '../../../workers/market/quote-book.ts';
import { FramePublisher } from '../../../workers/publish/frame-publisher.ts';
import { openOf, priceOf } from '../../feed/price-code.ts';
import { seededRandom } from '../../feed/random.ts';
import type { Piece } from '../piece.ts';

const INSTRUMENTS = 50;
const ON_SCREEN = 12;
const NOW = 1_732_190_000_000;

interface Tick {
  readonly id: number;
  readonly close: number;
}

/** Many ticks become one frame of what is on screen, the newest of each. */
export const PUBLISHING: Piece = {
  name: 'ticks into a frame',
  prepare: (size) => {
    const ticks = randomTicks(size);
    const wanted = new Set(Array.from({ length: ON_SCREEN }, (_, index) => index + 1));
    return { ours: () => ours(ticks, wanted), plain: () => Promise.resolve(plain(ticks, wanted)) };
  },
};

function randomTicks(size: number): Tick[] {
  const random = seededRandom(size);
  return Array.from({ length: size }, (_, index) => {
    const id = 1 + Math.floor(random() * INSTRUMENTS);
    return { id, close: priceOf(id, index) };
  });
}

async function ours(ticks: readonly Tick[], wanted: ReadonlySet<number>): Promise<[number, number][]> {
  const book = new QuoteBook();
  book.watch(wanted);
  const frames: Frame[] = [];
  const publisher = publisherTo(frames, () => book.take());
  for (const { id, close } of ticks) {
    book.tick(id, { lastPrice: close, dayOpen: openOf(id), isMarketOpen: true }, NOW);
    publisher.pricesMoved();
  }
  // The publisher gathers until the end of the task.
  await Promise.resolve();
  return frames.flatMap(({ quotes }) => (quotes ? pairs(quotes) : [])).toSorted(([a], [b]) => a - b);
}

function publisherTo(frames: Frame[], takeQuotes: () => Float64Array | undefined): FramePublisher {
  const port: FramePort = {
    onmessage: null,
    postMessage: (frame) => frames.push(frame as Frame),
    start: () => undefined,
    close: () => undefined,
  };
  const environment = { ...browserEnvironment(), now: () => NOW, timers: { after: () => () => undefined } };
  const nothing = { takePositions: () => [], takeChart: () => undefined, account: () => null, ticket: () => null };
  const publisher = new FramePublisher(environment, { port, quotes: undefined }, { ...nothing, takeQuotes });
  publisher.begin();
  return publisher;
}

function pairs(quotes: Float64Array): [number, number][] {
  return Array.from({ length: quotes.length / QUOTE_STRIDE }, (_, row) => [
    quotes[row * QUOTE_STRIDE + QUOTE.instrumentId] ?? Number.NaN,
    quotes[row * QUOTE_STRIDE + QUOTE.lastPrice] ?? Number.NaN,
  ]);
}

function plain(ticks: readonly Tick[], wanted: ReadonlySet<number>): [number, number][] {
  const newest = new Map<number, number>();
  for (const { id, close } of ticks) newest.set(id, close);
  return [...newest].filter(([id]) => wanted.has(id)).toSorted(([a], [b]) => a - b);
}
