/** A headless browser has no other app to put in front: the page is told by the properties and the event that it would get. */
export function setHidden(hidden: boolean): number {
  const state = hidden ? 'hidden' : 'visible';
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  const now = performance.now();
  document.dispatchEvent(new Event('visibilitychange'));
  return now;
}
