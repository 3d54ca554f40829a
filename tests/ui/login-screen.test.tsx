// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { LoginScreen } from '../../src/screens/login/LoginScreen.tsx';
import { answer, callsOf, failure, forgetCalls, leaveOpen } from '../support/page/fake-trading.ts';
import { freshState } from '../support/page/fresh-state.ts';
import { becomeMember } from '../support/page/session.ts';
import { happen, show, speak, type Shown } from '../support/page/screen.tsx';

vi.mock('../../src/worker-client/trading.ts', () => import('../support/page/fake-trading.ts'));

function Pages(): JSX.Element {
  return (
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      <Route path="*" element="Elsewhere" />
    </Routes>
  );
}

const at = (path: string): Shown => show(<Pages />, path);
const from = (path: string): string => `/login?from=${encodeURIComponent(path)}`;
const open = (): HTMLElement => screen.getByTestId('open-demo');

describe('the login', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshState();
    forgetCalls();
  });

  it('opens the demo account of the device and goes back to where the visitor came from', async () => {
    answer('logInDemo', ok({ id: 1 }));
    const { user, address } = at(from('/trade?code=EURUSD'));
    await user.click(open());
    expect(callsOf('logInDemo')).toEqual([[]]);
    happen(becomeMember);
    expect(address()).toBe('/trade?code=EURUSD');
  });

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', '/login?from=%2Forder'])(
    'goes to the markets in place of %s',
    (path) => {
      becomeMember({ isDemo: false });
      expect(at(from(path)).address()).toBe('/');
    },
  );

  it('goes to the markets where nothing is said', () => {
    becomeMember({ isDemo: false });
    expect(at('/login').address()).toBe('/');
  });

  it('takes no second tap while it works', async () => {
    leaveOpen('logInDemo');
    const { user } = at('/login');
    await user.dblClick(open());
    expect(callsOf('logInDemo')).toHaveLength(1);
    expect(open()).toHaveProperty('disabled', true);
  });

  it('says what failed, and can be tried again', async () => {
    answer('logInDemo', failure('network'));
    const { user, address } = at(from('/order'));
    await user.click(open());
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    expect(address()).toBe(from('/order'));
    const finish = leaveOpen('logInDemo');
    await user.click(open());
    expect(screen.queryByRole('alert')).toBeNull();
    finish(ok({ id: 1 }));
    await vi.waitFor(() => expect(open()).toHaveProperty('disabled', false));
  });

  it('names the countries without the service', () => {
    at('/login');
    for (const country of ['North Korea', 'Israel', 'China', 'Vanuatu', 'Cuba']) {
      expect(screen.getByText(new RegExp(country))).toBeDefined();
    }
  });
});
