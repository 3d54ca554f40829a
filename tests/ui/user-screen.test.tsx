// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '../../src/domain/decimal.ts';
import { ok } from '../../src/lib/result.ts';
import { UserScreen } from '../../src/screens/user/UserScreen.tsx';
import { happen, settle, show, speak } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';

const REAL = { isDemo: false, uid: 'U9', email: 'jo@example.com', level: '2', inviteCode: 'ABC' };
const toastTexts = (): string[] => page.state.toasts.shown.peek().map(({ text }) => text);
const SCREENS = ['/mine/wallet', '/mine/auth', '/mine/invite', '/mine/password'];

describe('the user’s own place', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
    page.client.answer('identity', ok({ status: 'waiting', reason: '' }));
  });

  it('says who is here and what there is; missing money is missing, not nothing', () => {
    becomeMember(REAL);
    show(<UserScreen />);
    expect(screen.getByTestId('user-name').textContent).toBe('jo@example.com');
    expect(screen.getByText('Real')).toBeDefined();
    expect(screen.getByText(/Level/).textContent).toMatch(/2/);
    expect(screen.getByTestId('user-balance').textContent).toBe('--');
    happen(() => (page.state.account.value = { balance: decimal('1234.565') } as never));
    expect(screen.getByTestId('user-balance').textContent).toBe('1,234.57');
  });

  it.each(SCREENS)('a demo user is told that only real accounts may use %s', async (path) => {
    becomeMember();
    const { user, address } = show(<UserScreen />, '/user');
    await user.click(screen.getByTestId(path));
    expect(toastTexts()).toEqual(['Only real accounts may do this']);
    expect(address()).toBe('/user');
  });

  it.each(SCREENS)('a real user goes to %s', async (path) => {
    becomeMember(REAL);
    const { user, address } = show(<UserScreen />, '/user');
    await user.click(screen.getByTestId(path));
    expect(address()).toBe(path);
  });

  it('shows how far the verification is, and does not ask for a demo user', async () => {
    becomeMember(REAL);
    const shown = show(<UserScreen />);
    await settle();
    expect(screen.getByTestId('identity-status').textContent).toBe('In review');
    shown.unmount();
    becomeMember();
    show(<UserScreen />);
    expect(page.client.callsOf('identity')).toHaveLength(1);
  });

  it('shows as missing how far the verification is where nobody can say', async () => {
    becomeMember(REAL);
    page.client.answer('identity', failure('timeout'));
    show(<UserScreen />);
    await settle();
    expect(screen.getByTestId('/mine/auth').textContent).toContain('--');
  });

  it('a demo user has no level', () => {
    becomeMember({ level: '2' });
    show(<UserScreen />);
    expect(screen.queryByText(/Level/)).toBeNull();
  });

  it('resets a demo account only after a question, and says what failed', async () => {
    becomeMember();
    page.client.answer('resetDemo', failure('refused', { message: 'Not now' }));
    const { user } = show(<UserScreen />);
    await user.click(screen.getByTestId('reset-demo'));
    expect(page.client.callsOf('resetDemo')).toEqual([]);
    await user.click(screen.getByTestId('confirm'));
    expect(page.client.callsOf('resetDemo')).toHaveLength(1);
    expect(toastTexts()).toEqual(['Not now']);
    page.client.answer('resetDemo', ok('Fresh'));
    await user.click(screen.getByTestId('confirm'));
    expect(toastTexts()).toEqual(['Not now', 'Fresh']);
    expect(screen.queryByTestId('confirm')).toBeNull();
  });

  it('a real account has nothing to reset', () => {
    becomeMember(REAL);
    show(<UserScreen />);
    expect(screen.queryByTestId('reset-demo')).toBeNull();
  });

  it('logs out only after a question, and leaves for the markets', async () => {
    becomeMember(REAL);
    const { user, address } = show(<UserScreen />, '/user');
    await user.click(screen.getByTestId('log-out'));
    expect(page.client.tell).not.toHaveBeenCalled();
    await user.click(screen.getByTestId('confirm'));
    expect(page.client.tell).toHaveBeenCalledWith('logOut');
    expect(address()).toBe('/');
  });
});
