/** Whether the browser can put the client among the device's applications, and who wants it there. */
import { perPage } from './page.ts';
import { signal, type ReadonlySignal } from './signals.ts';

/** What a browser hands out for it; only Chromium's do. */
interface InstallPrompt {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** As `public/start.js` keeps it: it is handed out once, maybe before our code is there. */
    pipframeInstall?: InstallPrompt | undefined;
  }
}

export interface Installation {
  readonly isOffered: ReadonlySignal<boolean>;
  /** Has the browser ask; a prompt can be used once. */
  readonly install: () => Promise<void>;
}

export const installationOf = perPage((): Installation => {
  const isOffered = signal(window.pipframeInstall !== undefined);
  const look = (): void => {
    isOffered.value = window.pipframeInstall !== undefined;
  };
  window.addEventListener('pipframe:installable', look);
  window.addEventListener('appinstalled', () => {
    window.pipframeInstall = undefined;
    look();
  });
  return {
    isOffered,
    install: async () => {
      const prompt = window.pipframeInstall;
      window.pipframeInstall = undefined;
      look();
      await prompt?.prompt();
    },
  };
});
