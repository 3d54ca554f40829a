/**
 * Where what lies over the screen is drawn. Not into the body: React listens wherever it draws, and would look through
 * every event of the screen once more on its way up.
 */
export function overlayHost(): HTMLElement {
  return document.getElementById('overlays') ?? document.body;
}
