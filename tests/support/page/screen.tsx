/** Shows components as the page does: with texts, an address, and effects that have run. */
import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { JSX, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { PageContext } from '../../../src/state/page.ts';
import { TranslationProvider } from '../../../src/i18n/TranslationProvider.tsx';
import { changeLanguage, startTranslation } from '../../../src/i18n/setup.ts';
import type { LanguageCode } from '../../../src/i18n/languages.ts';
import '../../../src/i18n/typed-keys.ts';
import { page } from './fresh-page.ts';

let started = false;

/** Loads the texts of a language; components that are on screen follow. */
export async function speak(language: LanguageCode): Promise<void> {
  if (!started) await startTranslation(language, () => undefined);
  started = true;
  await act(() => changeLanguage(language));
}

/** Something from outside happens (a frame, a timer), and the page has followed when this returns. */
export function happen(event: () => unknown): void {
  act(() => {
    event();
  });
}

/** What was put off to the end of the present task (a measured list, an answered command) has happened. */
export async function settle(): Promise<void> {
  await act(async () => {
    await Promise.resolve();
  });
}

function Address(): JSX.Element {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

export interface Shown extends RenderResult {
  readonly user: UserEvent;
  readonly address: () => string | null;
}

type Action = (...args: unknown[]) => Promise<unknown>;

/** A user after whose actions the answers that were waiting are in, and the page has followed them. */
function settling(user: UserEvent): UserEvent {
  return new Proxy(user, {
    get(target, name: keyof UserEvent) {
      const action = target[name] as Action;
      return async (...args: unknown[]) => {
        const done = await action(...args);
        await settle();
        return done;
      };
    },
  });
}

/** Renders below an address, which moves as the product navigates. */
export function show(content: ReactNode, path = '/'): Shown {
  onTestFinished(cleanup);
  const wrapper = ({ children }: { readonly children: ReactNode }): JSX.Element => (
    <PageContext value={page}>
      <TranslationProvider>
        <MemoryRouter initialEntries={[path]}>
          {children}
          <Address />
        </MemoryRouter>
      </TranslationProvider>
    </PageContext>
  );
  const rendered = render(content, { wrapper });
  return {
    ...rendered,
    user: settling(userEvent.setup({ delay: null })),
    address: () => rendered.getByTestId('address').textContent,
  };
}
