/** The one place from which the page gets its client and its state. */
import { createContext, useContext } from 'react';
import type { WorkerClient } from '../worker-client/worker-client.ts';
import type { PageState } from './page-state.ts';

/** What the start-up makes once, and a test makes anew. */
export interface Page {
  readonly client: WorkerClient;
  readonly state: PageState;
}

/** Holds the page for everything below it; `src/app/main.tsx` provides it. */
export const PageContext = createContext<Page | null>(null);

/**
 * The page's client and state, which are the same as long as the component lives.
 * @throws where nothing provides them
 */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('No page is provided');
  return page;
}

/**
 * State whose code loads later than the page's own: made once for each page, when it is first asked for.
 * @returns finds a page's own
 */
export function perPage<T>(create: (page: Page) => T): (page: Page) => T {
  const made = new WeakMap<Page, { readonly state: T }>();
  return (page) => {
    const found = made.get(page) ?? { state: create(page) };
    made.set(page, found);
    return found.state;
  };
}
