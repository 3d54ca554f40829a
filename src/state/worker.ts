/** How the worker is: what it last said can be trusted only while it answers. Written by the start-up alone. */
import type { WorkerStatus } from '../worker-client/worker-status.ts';
import { computed, signal } from './signals.ts';

export const workerStatus = signal<WorkerStatus>({ phase: 'starting' });

/** Whether the worker is believed to be there. */
export const workerAnswers = computed(() => {
  const { phase } = workerStatus.value;
  return phase === 'starting' || phase === 'running';
});

/** Since when nothing has been heard of it, ms since 1970; undefined while it answers. */
export const workerSilentSince = computed(() => {
  const status = workerStatus.value;
  return 'since' in status ? status.since : undefined;
});
