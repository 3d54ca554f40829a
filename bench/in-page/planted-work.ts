/**
 * A regression planted on purpose: work on the page's main thread for every tick of the market, as if the worker no
 * longer kept back what is not on screen. The bench injects it to see that its guard notices; the product knows nothing of it.
 */
const TICKS_PER_MS = 10;
/** About 10 µs on a quick machine; counted, not timed, so that a slowed page is slowed here too. */
const LOOPS_PER_TICK = 8_000;
const LONGEST_GAP_MS = 100;

let last = 0;

function work(): void {
  const now = performance.now();
  const ticks = Math.min(now - last, LONGEST_GAP_MS) * TICKS_PER_MS;
  last = now;
  let value = 1;
  for (let i = 0; i < ticks * LOOPS_PER_TICK; i++) value = (Math.imul(value, 1_103_515_245) + 12_345) | 0;
  // The value must be of use, or the loop would be left out.
  if (value === 0) performance.mark('never');
}

// Prices that cross by shared memory: the page takes them with this.
const exchange = Atomics.exchange.bind(Atomics);
Atomics.exchange = (words, index, value) => {
  work();
  return exchange(words as Int32Array, index, value as number) as never;
};

const original = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');

Object.defineProperty(MessagePort.prototype, 'onmessage', {
  ...original,
  set(this: MessagePort, handler: ((event: MessageEvent) => void) | null) {
    const spoiled = (event: MessageEvent<{ quotes?: Float64Array } | undefined>): void => {
      if (event.data?.quotes) work();
      handler?.call(this, event);
    };
    original?.set?.call(this, spoiled);
  },
});
