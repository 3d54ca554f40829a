import type { Frame, FrameChannel, PositionPnl } from '../../src/contract/worker/frame.ts';
import { CREDIT, PRICES_SHARED, QUOTE, QUOTE_STRIDE } from '../../src/contract/worker/frame.ts';
import type { AccountSummary } from '../../src/domain/account.ts';
import { candleAt, type ChartUpdate } from '../../src/contract/worker/chart.ts';
import type { Notice, StateSlices } from '../../src/contract/worker/state.ts';
import type { TicketPreview } from '../../src/contract/worker/ticket.ts';
import type { Candle } from '../../src/domain/candle.ts';
import { SharedQuotesReader } from '../../src/worker-client/shared-quotes-reader.ts';
import { sharedQuotes } from './shared-quotes.ts';

export interface ShownQuote {
  readonly close: number;
  readonly open: number;
  readonly change: number;
  readonly receivedAt: number;
  readonly flags: number;
}

/** The page's side of the frame port: keeps what it was told, and returns a credit for each frame. */
export class FakePage {
  /** To be handed to `start`. */
  readonly channel: FrameChannel & { readonly port: MessagePort };
  readonly frames: Frame[] = [];
  readonly notices: Notice[] = [];
  readonly quotes = new Map<number, ShownQuote>();
  readonly pnl = new Map<number, PositionPnl>();
  state: Partial<StateSlices> = {};
  account: AccountSummary | null = null;
  ticket: TicketPreview | null = null;
  seriesId: number | undefined;
  bars: Candle[] = [];
  readonly replaced: number[] = [];
  readonly #own: MessagePort;

  /** @param sharesMemory for prices, as a page does that is isolated from other origins */
  constructor(sharesMemory = false) {
    const { port1, port2 } = new MessageChannel();
    const quotes = sharesMemory ? sharedQuotes() : undefined;
    this.channel = { port: port1, quotes };
    this.#own = port2;
    const reader = quotes && new SharedQuotesReader(quotes);
    port2.addEventListener('message', ({ data }: MessageEvent<Frame | typeof PRICES_SHARED>) => {
      if (reader) this.#readShared(reader);
      if (data === PRICES_SHARED) return;
      this.#apply(data);
      port2.postMessage(CREDIT);
    });
    port2.start();
  }

  /** Shows a chart as `openChart` answered it. */
  show(opened: { seriesId: number; candles: Parameters<typeof candleAt>[0] }): void {
    this.seriesId = opened.seriesId;
    this.bars = candlesOf(opened.candles);
  }

  close(): void {
    this.#own.close();
  }

  #apply(frame: Frame): void {
    this.frames.push(frame);
    if (frame.quotes) this.#applyQuotes(frame.quotes);
    if (frame.state) this.state = { ...this.state, ...frame.state };
    if (frame.account !== undefined) this.account = frame.account;
    if (frame.ticket !== undefined) this.ticket = frame.ticket;
    for (const row of frame.positions ?? []) this.pnl.set(row.id, row);
    this.notices.push(...(frame.notices ?? []));
    if (frame.chart) this.#applyChart(frame.chart);
  }

  #readShared(reader: SharedQuotesReader): void {
    do this.#applyQuotes(reader.take() ?? new Float64Array());
    while (!reader.wait());
  }

  #applyQuotes(rows: Float64Array): void {
    for (let offset = 0; offset < rows.length; offset += QUOTE_STRIDE) {
      const at = (column: number): number => rows[offset + column] ?? Number.NaN;
      this.quotes.set(at(QUOTE.instrumentId), {
        close: at(QUOTE.lastPrice),
        open: at(QUOTE.dayOpen),
        change: at(QUOTE.change),
        receivedAt: at(QUOTE.receivedAt),
        flags: at(QUOTE.flags),
      });
    }
  }

  #applyChart(update: ChartUpdate): void {
    if (update.seriesId !== this.seriesId) return;
    if (update.kind === 'replace') {
      this.bars = candlesOf(update.candles);
      this.replaced.push(this.bars.length);
      return;
    }
    for (const bar of update.bars) {
      const last = this.bars.at(-1);
      if (last && bar.time < last.time) throw new Error(`A bar of ${bar.time} came after one of ${last.time}`);
      if (last?.time === bar.time) this.bars.pop();
      this.bars.push(bar);
    }
  }
}

export function candlesOf(columns: Parameters<typeof candleAt>[0]): Candle[] {
  return Array.from(columns.time, (_, index) => candleAt(columns, index)).filter((candle) => candle !== undefined);
}
