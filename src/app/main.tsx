import '../ui/tokens.css';
import '../ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { TranslationProvider } from '../i18n/TranslationProvider.tsx';
import { PageContext, type Page } from '../state/page.ts';
import { App } from './App.tsx';
import { signStart, startUp } from './start-up.ts';

try {
  draw(await startUp());
  signStart('started');
} catch (error) {
  signStart('failed');
  throw error;
}

function draw(page: Page): void {
  const host = document.getElementById('root');
  if (!host) throw new Error('The page has no root element');
  // What not even the outermost boundary can show is said by the page itself.
  const root = createRoot(host, { onUncaughtError: () => signStart('failed') });
  // In small pieces: in one, the first screen takes a cheap phone a third of a second in which it answers nobody.
  startTransition(() =>
    root.render(
      <StrictMode>
        <PageContext value={page}>
          <TranslationProvider>
            <App />
          </TranslationProvider>
        </PageContext>
      </StrictMode>,
    ),
  );
}
