/** The browser's own entries: long tasks, and Event Timing. */

const EVENT_THRESHOLD_MS = 16;

/** Lengths of tasks over 50 ms. */
export class LongTasks {
  #lengths: number[] = [];

  constructor() {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) this.#lengths.push(entry.duration);
    });
    observer.observe({ type: 'longtask' });
  }

  take(): number[] {
    const lengths = this.#lengths;
    this.#lengths = [];
    return lengths;
  }
}

interface EventEntry extends PerformanceEntry {
  readonly interactionId?: number;
}

/** Time from a press to the frame that shows its outcome; the longest of the events that make an interaction. */
export class Interactions {
  #durations = new Map<number, number>();

  constructor() {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) this.#add(entry);
    });
    observer.observe({ type: 'event', durationThreshold: EVENT_THRESHOLD_MS } as PerformanceObserverInit);
  }

  take(): number[] {
    const durations = [...this.#durations.values()];
    this.#durations = new Map();
    return durations;
  }

  #add({ interactionId = 0, duration }: EventEntry): void {
    if (interactionId === 0) return;
    this.#durations.set(interactionId, Math.max(duration, this.#durations.get(interactionId) ?? 0));
  }
}
