import { err } from '../lib/result.ts';
import type { Outcome } from '../contract/worker/trading-api.ts';

/** A dead worker never answers: every command gives up after its deadline with a failure value. */
export async function withDeadline<T>(call: Promise<Outcome<T>>, origin: string, ms: number): Promise<Outcome<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<Outcome<T>>((resolve) => {
    timer = setTimeout(() => resolve(err({ kind: 'timeout', origin })), ms);
  });
  try {
    return await Promise.race([call, deadline]);
  } catch (error) {
    return err({ kind: 'crashed', origin, message: error instanceof Error ? error.message : String(error) });
  } finally {
    clearTimeout(timer);
  }
}
