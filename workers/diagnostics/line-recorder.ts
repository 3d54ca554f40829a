import type { LineEvent } from '../../src/contract/worker/diagnostics-api.ts';
import type { ConnectionState } from '../../src/contract/worker/state.ts';
import type { EpochMs } from '../../src/domain/candle.ts';

const MOST_EVENTS = 40;
/** At one ping each 5 s, ten minutes. */
const MOST_LATENCIES = 120;

/** What the connection went through: its phases with the reasons of losses, and the round trips of pings. */
export class LineRecorder {
  #history: LineEvent[] = [];
  #latencies: number[] = [];

  get history(): readonly LineEvent[] {
    return this.#history;
  }

  /** In ms, oldest first. */
  get latencies(): readonly number[] {
    return this.#latencies;
  }

  /** The connection changed, or a ping was answered. @param at ms since 1970 */
  note(state: ConnectionState, at: EpochMs): void {
    const { phase } = state;
    if (state.phase === 'open' && state.latencyMs !== undefined) {
      this.#latencies = [...this.#latencies, state.latencyMs].slice(-MOST_LATENCIES);
    }
    if (this.#history.at(-1)?.phase === phase) return;
    const reason = state.phase === 'waiting' ? state.reason : undefined;
    this.#history = [...this.#history, { at, phase, reason }].slice(-MOST_EVENTS);
  }
}
