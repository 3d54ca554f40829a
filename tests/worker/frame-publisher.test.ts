import { beforeEach, describe, expect, it } from 'vitest';
import type { Frame, FramePort, LiveAccountSummary } from '../../src/contract/worker/frame.ts';
import { PRICES_SHARED, QUOTE, QUOTE_STRIDE } from '../../src/contract/worker/frame.ts';
import { SHARED_ROWS } from '../../src/contract/worker/shared-quotes.ts';
import { accountSummary } from '../../src/domain/account.ts';
import { decimal, ZERO } from '../../src/domain/decimal.ts';
import { candleColumns } from '../../src/contract/worker/chart.ts';
import { SharedQuotesReader } from '../../src/worker-client/shared-quotes-reader.ts';
import { FramePublisher } from '../../workers/publish/frame-publisher.ts';
import type { FrameSources } from '../../workers/publish/frame-sections.ts';
import { testEnvironment } from '../support/environment.ts';
import { FakeTime } from '../support/fake-time.ts';
import { sharedQuotes } from '../support/shared-quotes.ts';

type Writable<T> = { -readonly [K in keyof T]: T[K] };

let time: FakeTime;
let frames: { frame: Frame; transfer: ArrayBuffer[] }[];
let port: FramePort;
let sources: Writable<FrameSources>;
let publisher: FramePublisher;
let account: LiveAccountSummary | null;

beforeEach(() => {
  time = new FakeTime();
  frames = [];
  account = null;
  port = {
    onmessage: null,
    postMessage: (frame, transfer) => frames.push({ frame: frame as Frame, transfer }),
    start: () => {},
    close: () => {},
  };
  sources = {
    takeQuotes: () => undefined,
    takePositions: () => [],
    takeChart: () => undefined,
    account: () => account,
    ticket: () => null,
  };
  publisher = new FramePublisher(
    testEnvironment({ now: time.now, timers: time.timers }),
    { port, quotes: undefined },
    sources,
  );
  publisher.begin();
});

const summaryOf = (balance: string): LiveAccountSummary => ({
  ...accountSummary(decimal(balance), ZERO, ZERO),
  staleSince: undefined,
});
const settled = (): Promise<void> => Promise.resolve();
const credit = (): void => {
  (port.onmessage as (() => void) | null)?.();
};

it('sends no frame when nothing changed', async () => {
  publisher.pricesMoved();
  await settled();
  expect(frames).toEqual([]);
});

it('merges slices and notices that wait for credit', async () => {
  publisher.set('favourites', [1]);
  await settled();
  publisher.set('favourites', [1, 2]);
  publisher.notify({ kind: 'sessionEnded' });
  publisher.set('favourites', [2]);
  publisher.notify({ kind: 'reconciled', clientId: 'a', order: undefined });
  time.advance(4);
  credit();
  await settled();
  expect(frames.map(({ frame }) => frame)).toEqual([
    { state: { favourites: [1] } },
    {
      state: { favourites: [2] },
      notices: [{ kind: 'sessionEnded' }, { kind: 'reconciled', clientId: 'a', order: undefined }],
    },
  ]);
});

it('hands over the buffers of prices and of a whole chart', async () => {
  const quotes = new Float64Array(6);
  const candles = candleColumns([{ time: 1, open: 1, high: 1, low: 1, close: 1, volume: 1 }]);
  sources.takeQuotes = () => quotes;
  sources.takeChart = () => ({ kind: 'replace', seriesId: 1, candles });
  publisher.pricesMoved();
  await settled();
  expect(frames[0]?.transfer).toHaveLength(7);
  expect(frames[0]?.transfer).toContain(quotes.buffer);
});

it('lets prices move the derived values at most every 100 ms, but sends the prices themselves', async () => {
  let quotes = 0;
  sources.takeQuotes = () => new Float64Array([++quotes]);
  for (let ms = 0; ms <= 300; ms += 10) {
    account = summaryOf(String(1_000 + ms));
    publisher.pricesMoved();
    // Each price is a task of its own.
    await settled();
    credit();
    time.advance(10);
  }
  const withAccount = frames.filter(({ frame }) => frame.account);
  expect(frames.length).toBeGreaterThanOrEqual(30);
  expect(withAccount.length).toBeLessThanOrEqual(4);
  expect(withAccount.length).toBeGreaterThanOrEqual(3);
});

it('sends no frame between the derived values when only what they follow moves', async () => {
  for (let ms = 0; ms < 300; ms += 10) {
    account = summaryOf(String(1_000 + ms));
    publisher.derivedValuesMoved();
    await settled();
    credit();
    time.advance(10);
  }
  expect(frames).toHaveLength(3);
  expect(frames.every(({ frame }) => frame.account)).toBe(true);
});

it('keeps to one beat of derived values after something else has sent them between two', async () => {
  for (let ms = 0; ms < 1_000; ms += 10) {
    account = summaryOf(String(1_000 + ms));
    if (ms === 250) publisher.derivedValuesChanged();
    publisher.derivedValuesMoved();
    await settled();
    credit();
    time.advance(10);
  }
  expect(frames.length).toBeGreaterThanOrEqual(10);
  expect(frames.length).toBeLessThanOrEqual(12);
});

describe('while prices on screen move', () => {
  beforeEach(async () => {
    let quotes = 0;
    sources.takeQuotes = () => new Float64Array([++quotes]);
    await price('1');
    time.advance(30);
    await price('2');
  });

  async function price(balance: string): Promise<void> {
    account = summaryOf(balance);
    publisher.pricesMoved();
    await settled();
    credit();
  }

  const parts = (): string[] => frames.map(({ frame }) => Object.keys(frame).join(' '));

  it('derived values wait for the next price and go in its frame', async () => {
    time.advance(100);
    await settled();
    expect(frames).toHaveLength(2);
    await price('3');
    expect(parts()).toEqual(['quotes account', 'quotes', 'quotes account']);
    time.advance(300);
    expect(frames).toHaveLength(3);
  });

  it('and go alone when 200 ms have passed without one', async () => {
    time.advance(169);
    await settled();
    expect(frames).toHaveLength(2);
    sources.takeQuotes = () => undefined;
    time.advance(1);
    await settled();
    expect(parts()).toEqual(['quotes account', 'quotes', 'account']);
  });

  it('what else they follow does not send them before', async () => {
    time.advance(80);
    publisher.derivedValuesMoved();
    await settled();
    expect(frames).toHaveLength(2);
  });
});

it('sends derived values at once when more than a price changed, and not again unchanged', async () => {
  account = summaryOf('1');
  publisher.derivedValuesChanged();
  await settled();
  credit();
  time.advance(5);
  account = summaryOf('2');
  publisher.derivedValuesChanged();
  await settled();
  credit();
  time.advance(5);
  account = summaryOf('2');
  publisher.derivedValuesChanged();
  await settled();
  expect(frames.map(({ frame }) => frame.account?.balance)).toEqual([decimal('1'), decimal('2')]);
});

it('sends derived values within 100 ms where the clock is set back by an hour', async () => {
  account = summaryOf('1');
  publisher.derivedValuesMoved();
  await settled();
  credit();
  time.pass(-3_600_000);
  account = summaryOf('2');
  publisher.derivedValuesMoved();
  time.advance(200);
  await settled();
  time.advance(200);
  expect(frames).toHaveLength(2);
});

describe('where the page shares memory', () => {
  let reader: SharedQuotesReader;
  let messages: unknown[];

  beforeEach(() => {
    const quotes = sharedQuotes();
    reader = new SharedQuotesReader(quotes);
    messages = [];
    port.postMessage = (message) => messages.push(message);
    publisher = new FramePublisher(testEnvironment({ now: time.now, timers: time.timers }), { port, quotes }, sources);
  });

  function pricesOf(...rows: (readonly [id: number, price: number])[]): void {
    const columns = rows.flatMap(([id, price]) => [id, price, 0, 0, 0, 0]);
    sources.takeQuotes = () => {
      sources.takeQuotes = () => undefined;
      return Float64Array.from(columns);
    };
    publisher.pricesMoved();
  }

  const taken = (): number[][] => {
    const numbers = [...(reader.take() ?? [])];
    return numbers.flatMap((id, at) =>
      at % QUOTE_STRIDE === 0 ? [[id, numbers[at + QUOTE.lastPrice] ?? Number.NaN]] : [],
    );
  };

  it('prices lie there, and the page that waits is told once', async () => {
    publisher.begin();
    pricesOf([1, 10]);
    await settled();
    time.advance(4);
    pricesOf([2, 20]);
    await settled();
    expect(messages).toEqual([PRICES_SHARED]);
    expect(taken()).toEqual([
      [1, 10],
      [2, 20],
    ]);
  });

  it('they lie there before the task ends in which they came', () => {
    publisher.begin();
    pricesOf([1, 10]);
    expect(taken()).toEqual([[1, 10]]);
  });

  it('a newer price takes the place of one that was not taken, and what was taken does not come again', async () => {
    publisher.begin();
    pricesOf([1, 10], [2, 20]);
    await settled();
    time.advance(4);
    pricesOf([2, 21]);
    await settled();
    expect(taken()).toEqual([
      [1, 10],
      [2, 21],
    ]);
    time.advance(4);
    pricesOf([1, 11]);
    await settled();
    expect(taken()).toEqual([[1, 11]]);
    expect(taken()).toEqual([]);
  });

  it('prices go at most every 4 ms, and wait for no credit', async () => {
    publisher.begin();
    for (let count = 0; count < 3; count++) {
      publisher.set('favourites', [count]);
      await settled();
      time.advance(10);
    }
    pricesOf([1, 10]);
    await settled();
    expect(taken()).toEqual([[1, 10]]);
    time.advance(3);
    pricesOf([1, 11]);
    await settled();
    expect(taken()).toEqual([]);
    time.advance(1);
    expect(taken()).toEqual([[1, 11]]);
  });

  it('no frame has prices, and those that it rests on lie there before it goes', async () => {
    publisher.begin();
    await settled();
    pricesOf([1, 10]);
    publisher.set('favourites', [1]);
    const seen: number[][][] = [];
    port.postMessage = (message) => {
      messages.push(message);
      seen.push(taken());
    };
    await settled();
    expect(messages).toEqual([PRICES_SHARED, { state: { favourites: [1] } }]);
    expect(seen[0]).toEqual([[1, 10]]);
  });

  it('nothing lies there before the start', async () => {
    pricesOf([1, 10]);
    await settled();
    expect(taken()).toEqual([]);
    publisher.begin();
    await settled();
    expect(taken()).toEqual([[1, 10]]);
  });

  it('more prices than there is room for end nothing: the others come', async () => {
    publisher.begin();
    pricesOf(...Array.from({ length: SHARED_ROWS + 5 }, (_, id) => [id, id] as const));
    await settled();
    expect(taken()).toHaveLength(SHARED_ROWS);
  });
});
