// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Route, Routes, useNavigationType } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RequireLogin } from '../../src/app/guards.tsx';
import { becomeMember, becomeVisitor } from '../support/page/session.ts';
import { happen, show, speak, type Shown } from '../support/page/screen.tsx';
import { freshPage } from '../support/page/fresh-page.ts';

function HowOneCame() {
  return <span data-testid="how">{useNavigationType()}</span>;
}

/** One guarded route: the login itself is not behind the guard. */
function guarded(): Shown {
  return show(
    <Routes>
      <Route path="/order" element={<RequireLogin demo="Secret">Secret</RequireLogin>} />
      <Route path="*" element={<HowOneCame />} />
    </Routes>,
    '/order?tab=2',
  );
}

describe('a screen that needs a login', () => {
  beforeAll(() => speak('en'));
  beforeEach(freshPage);

  it('decides nothing while the session is being looked up', () => {
    const { address } = guarded();
    expect([address(), screen.queryByText('Secret')]).toEqual(['/order?tab=2', null]);
  });

  it('is shown to a member, also one who is found later', () => {
    const { address } = guarded();
    happen(becomeMember);
    expect(screen.getByText('Secret')).toBeDefined();
    expect(address()).toBe('/order?tab=2');
  });

  it('sends a visitor to the login, with the way back', () => {
    const { address } = guarded();
    happen(becomeVisitor);
    expect(address()).toBe(`/login?from=${encodeURIComponent('/order?tab=2')}`);
    expect(screen.queryByText('Secret')).toBeNull();
    // In its place: who goes back from the login is not sent to it again.
    expect(screen.getByTestId('how').textContent).toBe('REPLACE');
  });

  it('overrules no way that has been taken already, and waits at no other', () => {
    for (const [hash, end] of [
      ['#/', '/order?tab=2'],
      ['#order?tab=2', '/login?from=%2Forder%3Ftab%3D2'],
    ] as const) {
      window.location.hash = hash;
      becomeMember();
      const { address, unmount } = guarded();
      happen(becomeVisitor);
      expect([address(), screen.queryByText('Secret')]).toEqual([end, null]);
      unmount();
    }
    window.location.hash = '';
  });

  it('goes when the session ends', () => {
    becomeMember();
    const { address } = guarded();
    happen(becomeVisitor);
    expect(address()).toMatch(/^\/login/);
  });
});
