let pressed = false;

if (typeof window !== 'undefined') {
  const release = (): void => {
    pressed = false;
  };
  window.addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true });
  window.addEventListener('pointerup', release, { capture: true, passive: true });
  window.addEventListener('pointercancel', release, { capture: true, passive: true });
}

/**
 * Runs once the press that is going on has become its click. A blur comes before the click that caused it: what
 * moves the page then would move the target away from under the finger.
 */
export function afterPress(run: () => void): void {
  const later = (): void => void setTimeout(run, 0);
  if (pressed) window.addEventListener('pointerup', later, { once: true });
  else later();
}
