/** Hears the bytes of each call, its headers among them, where the browser may measure it. */
export function observeCallBytes(heard: (bytes: number) => void): void {
  if (typeof PerformanceObserver !== 'function') return;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) heard((entry as PerformanceResourceTiming).transferSize);
  });
  observer.observe({ type: 'resource', buffered: true });
}
