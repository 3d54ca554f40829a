/** Ticks of one instrument in the order in which they were sent. */
export interface SentTicks {
  readonly id: number;
  readonly sequences: Float64Array;
  /** Monotonic clock, ms. */
  readonly times: Float64Array;
}

interface Columns {
  readonly sequences: number[];
  readonly times: number[];
}

/** When each tick left the server. */
export class SendLog {
  readonly #byId = new Map<number, Columns>();
  #count = 0;

  get count(): number {
    return this.#count;
  }

  add(id: number, sequence: number, time: number): void {
    let columns = this.#byId.get(id);
    if (!columns) this.#byId.set(id, (columns = { sequences: [], times: [] }));
    columns.sequences.push(sequence);
    columns.times.push(time);
    this.#count++;
  }

  of(id: number): SentTicks {
    const { sequences, times } = this.#byId.get(id) ?? { sequences: [], times: [] };
    return { id, sequences: Float64Array.from(sequences), times: Float64Array.from(times) };
  }
}
