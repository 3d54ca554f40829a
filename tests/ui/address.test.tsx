// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { type JSX, useLayoutEffect } from 'react';
import { HashRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useAddressSinceRender } from '../../src/app/address.ts';

interface HereProps {
  /** What happens after its first render, before anybody listens. */
  readonly meanwhile: () => void;
}

function Here({ meanwhile }: HereProps): JSX.Element {
  const { pathname, search } = useLocation();
  useAddressSinceRender();
  useLayoutEffect(meanwhile, [meanwhile]);
  return <output>{pathname + search}</output>;
}

const shown = (): string | null => screen.getByRole('status').textContent;

function start(meanwhile = (): void => {}): void {
  render(
    <HashRouter>
      <Here meanwhile={meanwhile} />
    </HashRouter>,
  );
}

describe('the address when the client is drawn', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '#/order?tab=2');
  });

  afterEach(cleanup);

  it('is followed where it has changed since the router read it', () => {
    start(() => window.history.replaceState(null, '', '#/login?from=%2Forder'));
    expect(shown()).toBe('/login?from=%2Forder');
    expect(window.location.hash).toBe('#/login?from=%2Forder');
  });

  it('is left as it is where it has not', () => {
    const { length } = window.history;
    start();
    expect([shown(), window.history.length]).toEqual(['/order?tab=2', length]);
    // Who navigates gives the entry a key.
    expect(window.history.state).not.toHaveProperty('key');
  });
});
