/**
 * A regression planted on purpose: work on the page's main thread for every price that a frame from the worker brings.
 * The bench injects it to see that its guard notices; the product knows nothing of it.
 */
const WORK_MS_PER_PRICE = 0.08;
const COLUMNS = 6;

function work(prices: number): void {
  const end = performance.now() + prices * WORK_MS_PER_PRICE;
  while (performance.now() < end) Math.random();
}

const original = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');

Object.defineProperty(MessagePort.prototype, 'onmessage', {
  ...original,
  set(this: MessagePort, handler: ((event: MessageEvent) => void) | null) {
    const spoiled = (event: MessageEvent<{ quotes?: Float64Array } | undefined>): void => {
      const quotes = event.data?.quotes;
      if (quotes) work(quotes.length / COLUMNS);
      handler?.call(this, event);
    };
    original?.set?.call(this, spoiled);
  },
});
