/** What a library asks of signals, and Chrome has only from 100 on. */
const NAME = 'throwIfAborted';

if (!Object.hasOwn(AbortSignal.prototype, NAME)) {
  Object.defineProperty(AbortSignal.prototype, NAME, {
    value(this: AbortSignal): void {
      if (this.aborted) throw new DOMException('Aborted', 'AbortError');
    },
  });
}
