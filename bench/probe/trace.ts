import type { DevtoolsSession } from '../browser/target-session.ts';

/** An event of the browser's trace, as far as the bench reads it. */
export interface TraceEvent {
  readonly name: string;
  /** `b` and `e`: the beginning and the end of something that has an id. */
  readonly ph?: string;
  /** Monotonic clock, µs. */
  readonly ts: number;
  readonly pid?: number;
  readonly id2?: { readonly local?: string };
  readonly args?: Readonly<Record<string, unknown>>;
}

/** Starts to trace a category; the result ends it and gives the events of one name. Tracing costs the page time. */
export function startTrace(session: DevtoolsSession, category: string, name: string): () => Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as readonly TraceEvent[]) if (event.name === name) events.push(event);
  });
  const started = session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [category] },
  });
  return async () => {
    await started;
    const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}
