/** How the worker is: what it last said can be trusted only while it answers. */
import type { EpochMs } from '../domain/candle.ts';
import type { WorkerStatus } from '../worker-client/worker-status.ts';
import { computed, signal, type ReadonlySignal, type Signal } from './signals.ts';

export interface WorkerState {
  /** Written by the start-up alone. */
  readonly status: Signal<WorkerStatus>;
  /** Whether the worker is believed to be there. */
  readonly answers: ReadonlySignal<boolean>;
  /** Since when nothing has been heard of it; undefined while it answers. */
  readonly silentSince: ReadonlySignal<EpochMs | undefined>;
}

export function createWorkerState(): WorkerState {
  const status = signal<WorkerStatus>({ phase: 'starting' });
  return {
    status,
    answers: computed(() => status.value.phase === 'starting' || status.value.phase === 'running'),
    silentSince: computed(() => ('since' in status.value ? status.value.since : undefined)),
  };
}
