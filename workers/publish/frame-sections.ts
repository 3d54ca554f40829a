/** The worker's side of the frames: each section is written in one place, and its row says when and how. */
import type { ChartUpdate } from '../../src/contract/worker/chart.ts';
import { columnBuffers } from '../../src/contract/worker/chart.ts';
import type { FrameSections, LiveAccountSummary, PositionPnl } from '../../src/contract/worker/frame.ts';
import type { TicketPreview } from '../../src/contract/worker/ticket.ts';
import { ChangeFilter } from '../change-filter.ts';
import type { EmptyStateFilter } from './empty-state-filter.ts';
import type { PendingState } from './pending-state.ts';

/** Where the values of a frame come from. The `take` ones give each change once. */
export interface FrameSources {
  readonly takeQuotes: () => Float64Array | undefined;
  readonly takePositions: () => readonly PositionPnl[];
  readonly takeChart: () => ChartUpdate | undefined;
  readonly account: () => LiveAccountSummary | null;
  readonly ticket: () => TicketPreview | null;
}

/** How a section comes into frames. */
export interface SectionWriter<T> {
  /** With every frame, or only with those for which derived values are due. */
  readonly pace: 'every' | 'derived';
  /** What changed since the last frame; undefined if nothing did. */
  readonly take: () => T | undefined;
  /** Memory that is handed over instead of copied. */
  readonly buffers?: (value: T) => ArrayBufferLike[];
}

/** One writer for each section, in the order in which they are asked. */
export type SectionWriters = { readonly [K in keyof FrameSections]: SectionWriter<FrameSections[K]> };

/** @param filter for a worker that takes the place of one that died */
export function sectionWriters(
  sources: FrameSources,
  pending: PendingState,
  filter?: EmptyStateFilter,
): SectionWriters {
  return {
    quotes: { pace: 'every', take: () => sources.takeQuotes(), buffers: ({ buffer }) => [buffer] },
    state: { pace: 'every', take: () => pending.takeState() },
    notices: { pace: 'every', take: () => pending.takeNotices() },
    positions: { pace: 'derived', take: () => unlessEmpty(sources.takePositions()) },
    account: { pace: 'derived', take: changedAccount(sources.account, filter) },
    ticket: { pace: 'derived', take: changed(sources.ticket, new ChangeFilter<TicketPreview | null>(null)) },
    chart: {
      pace: 'derived',
      take: () => sources.takeChart(),
      buffers: (chart) => (chart.kind === 'replace' ? columnBuffers(chart.candles) : []),
    },
  };
}

function unlessEmpty<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

function changed<T>(read: () => T, changes: ChangeFilter<T>): () => T | undefined {
  return () => {
    const value = read();
    return changes.changes(value) ? value : undefined;
  };
}

/** A missing summary may mean that there is no account, or merely that it has not been read yet: that is not sent. */
function changedAccount(read: FrameSources['account'], filter: EmptyStateFilter | undefined) {
  type Summary = LiveAccountSummary | null | undefined;
  // A page that lived on shows an account summary; one that starts shows none.
  const changes = new ChangeFilter<Summary>(filter ? undefined : null);
  return (): LiveAccountSummary | null | undefined => {
    const account = read();
    const isKnown = account !== null || filter === undefined || filter.knowsAccount;
    return isKnown && changes.changes(account) ? account : undefined;
  };
}
