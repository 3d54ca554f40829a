/** The screen as it was kept, which `public/kept-screen.js` draws over the page until the app has its own. */

let holders = 0;

function keptScreen(): HTMLElement | null {
  return document.getElementById('kept-screen');
}

export function isKeptScreenShown(): boolean {
  return keptScreen() !== null;
}

/** Keeps it there while what stands below has nothing to show yet; answers what lets it go. */
export function holdKeptScreen(): () => void {
  holders++;
  keptScreen()?.setAttribute('data-held', '');
  return () => {
    holders--;
    leaveKeptScreen();
  };
}

/** Takes it away, unless something holds it. */
export function leaveKeptScreen(): void {
  if (holders === 0) keptScreen()?.remove();
}
