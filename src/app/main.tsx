import '../ui/tokens.css';
import '../ui/base.css';
import { startTransition, StrictMode } from 'react';
import type { createRoot } from 'react-dom/client';
import { TranslationProvider } from '../i18n/TranslationProvider.tsx';
import { PageContext, type Page } from '../state/page.ts';
import { App } from './App.tsx';
import { nextTask } from './next-task.ts';
import { RENDERER_PART } from './renderer-part.ts';
import { signStart, startUp } from './start-up.ts';

try {
  // What was read so far has run in one task, and the rest has others: together they would take a cheap phone a tenth of a second.
  await nextTask();
  const [page, create] = await Promise.all([startUp(), startRenderer()]);
  if (create) draw(page, create);
  signStart(create ? 'started' : 'failed');
} catch (error) {
  signStart('failed');
  throw error;
}

/** Runs while the texts are on their way; undefined where its code cannot be had. */
async function startRenderer(): Promise<typeof createRoot | undefined> {
  await nextTask();
  return RENDERER_PART.settled();
}

function draw(page: Page, create: typeof createRoot): void {
  const host = document.getElementById('root');
  if (!host) throw new Error('The page has no root element');
  // What not even the outermost boundary can show is said by the page itself.
  const root = create(host, { onUncaughtError: () => signStart('failed') });
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
