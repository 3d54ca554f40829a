import type { Frame } from '../contract/worker/frame.ts';
import type { StateSlices } from '../contract/worker/state.ts';
import type { EpochMs } from '../domain/candle.ts';
import { markQuotesStale, writeQuotes } from './quotes.ts';
import { batch, type Signal } from './signals.ts';
import {
  account,
  chartUpdates,
  markSummaryStale,
  lastNotices,
  positionOf,
  prunePositions,
  slices,
  ticketPreview,
} from './slices.ts';

/** Writes frames into signals, in one batch. The only writer of live state. */
export function applyFrames(frames: readonly Frame[]): void {
  batch(() => {
    for (const frame of frames) writeFrame(frame);
    writeEvents(frames);
  });
}

/** The worker is gone: everything that it said grows old at `since`, until another one has said it again. */
export function applyWorkerDeath(since: EpochMs): void {
  batch(() => {
    slices.connection.value = { phase: 'idle' };
    markQuotesStale();
    markSummaryStale(since);
  });
}

/** No worker can be had for now: a page that shows no instruments yet says why it has none. */
export function applyWorkerMissing(): void {
  const { catalogue } = slices;
  if (catalogue.peek().source !== 'none') return;
  catalogue.value = { ...catalogue.peek(), loading: false, failure: { kind: 'network', origin: 'start' } };
}

/** What must not be lost: inside a batch, of two values written to a signal nobody sees the first. */
function writeEvents(frames: readonly Frame[]): void {
  const charts = frames.flatMap(({ chart }) => chart ?? []);
  if (charts.length > 0) chartUpdates.value = charts;
  const notices = frames.flatMap((frame) => frame.notices ?? []);
  if (notices.length > 0) lastNotices.value = notices;
}

function writeFrame(frame: Frame): void {
  if (frame.state) writeSlices(frame.state);
  if (frame.quotes) writeQuotes(frame.quotes);
  if (frame.account !== undefined) account.value = frame.account;
  if (frame.ticket !== undefined) ticketPreview.value = frame.ticket;
  for (const position of frame.positions ?? []) positionOf(position.id).value = position;
}

function writeSlices(state: Partial<StateSlices>): void {
  for (const key of Object.keys(state) as (keyof StateSlices)[]) {
    const target = slices[key] as Signal<unknown>;
    target.value = state[key];
  }
  if (state.orders) prunePositions();
}
