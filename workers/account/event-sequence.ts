/** How an event's number follows the one before: `first` where none is known, `repeated` where it was read already. */
export type Arrival = 'first' | 'next' | 'gap' | 'repeated';

/** The numbers of an account's events, which rise by one: what is missing between two of them was lost on the way. */
export class EventSequence {
  #last: number | undefined;

  /** Takes note of an event. Several messages may belong to one event, and so carry one number. */
  arrive(seq: number): Arrival {
    const last = this.#last;
    if (last !== undefined && seq < last) return 'repeated';
    this.#last = seq;
    if (last === undefined) return 'first';
    return seq <= last + 1 ? 'next' : 'gap';
  }

  /** Another account, or another socket: the next number may be any. */
  reset(): void {
    this.#last = undefined;
  }
}
