/** What waits until the first price is on screen. Its code comes after that, too. */
import { dataSaverOf } from '../state/data-saver.ts';
import type { Page } from '../state/page.ts';
import type { PageState } from '../state/page-state.ts';
import { effect } from '../state/signals.ts';
import { offerInstallation } from './installation-offer.ts';
import { keepScreen } from './keep-screen.ts';
import { keepTyped } from './keep-typed.ts';
import { preloadParts } from './preload.ts';
import { followTaps, keepPush } from './push-upkeep.ts';
import { keepOnDevice } from './release-updates.ts';

export async function doLater(page: Page): Promise<void> {
  nameManifest(page.state);
  // Follows the browser's wish for less data from here on.
  dataSaverOf(page);
  followTaps();
  keepTyped(page.state);
  keepScreen(page);
  await preloadParts();
  offerInstallation(page);
  keepPush(page);
  await keepOnDevice(page.state);
}

/** An application is installed with the names of the language that is shown. */
function nameManifest({ preferences }: PageState): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  effect(() => {
    const file = `/manifest/${preferences.language.value}.webmanifest`;
    if (link && link.getAttribute('href') !== file) link.href = file;
  });
}
