// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { LoginScreen } from '../../src/screens/login/LoginScreen.tsx';
import { becomeMember } from '../support/page/session.ts';
import { happen, show, speak, type Shown } from '../support/page/screen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';

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
const AREAS = [
  { id: 1, country: 'HK', dialCode: '852' },
  { id: 2, country: 'US', dialCode: '1' },
];
const submit = (): HTMLElement => screen.getByTestId('submit');
const faultOf = (label: string): string | null | undefined =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;
const open = (): HTMLElement => screen.getByTestId('open-demo');

describe('the login', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
  });

  it('opens the demo account of the device and goes back to where the visitor came from', async () => {
    page.client.answer('logInDemo', ok({ id: 1 }));
    const { user, address } = at(from('/trade?code=EURUSD'));
    await user.click(open());
    expect(page.client.callsOf('logInDemo')).toEqual([[]]);
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
    page.client.leaveOpen('logInDemo');
    const { user } = at('/login');
    await user.dblClick(open());
    expect(page.client.callsOf('logInDemo')).toHaveLength(1);
    expect(open()).toHaveProperty('disabled', true);
  });

  it('says what failed, and can be tried again', async () => {
    page.client.answer('logInDemo', failure('network'));
    const { user, address } = at(from('/order'));
    await user.click(open());
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    expect(address()).toBe(from('/order'));
    const finish = page.client.leaveOpen('logInDemo');
    await user.click(open());
    expect(screen.queryByRole('alert')).toBeNull();
    finish(ok({ id: 1 }));
    await vi.waitFor(() => expect(open()).toHaveProperty('disabled', false));
  });

  it('leads to customer service', async () => {
    const { user, address } = at(from('/order'));
    await user.click(screen.getByRole('link', { name: 'Customer service' }));
    expect(address()).toBe('/mine/chat');
  });

  it('logs in with e-mail or user name, and goes back', async () => {
    page.client.answer('logIn', ok({ id: 2 }));
    const { user, address } = at(from('/order'));
    await user.type(screen.getByLabelText('Email or user name'), ' ada ');
    await user.type(screen.getByLabelText('Password'), 'long enough');
    await user.click(submit());
    expect(page.client.callsOf('logIn')).toEqual([
      [{ by: 'email', account: 'ada', areaId: undefined, password: 'long enough' }],
    ]);
    happen(() => becomeMember({ isDemo: false }));
    expect(address()).toBe('/order');
  });

  it('logs in with a mobile number and its area', async () => {
    page.client.answer('areaCodes', ok(AREAS));
    const { user } = at('/login');
    await user.click(screen.getByRole('radio', { name: 'Mobile' }));
    await user.type(screen.getByLabelText('Mobile number'), '(917) 123-4567');
    await user.type(screen.getByLabelText('Password'), 'long enough');
    await user.click(submit());
    expect(page.client.callsOf('logIn')).toEqual([
      [{ by: 'mobile', account: '9171234567', areaId: 2, password: 'long enough' }],
    ]);
  });

  it('says at each field what is missing, goes to the first, and lets each fault go as it is mended', async () => {
    const { user } = at('/login');
    await user.click(submit());
    expect(page.client.callsOf('logIn')).toEqual([]);
    const account = screen.getByLabelText('Email or user name');
    expect(document.activeElement).toBe(account);
    expect(faultOf('Email or user name')).toBe('Enter your email or user name, or choose mobile.');
    expect(faultOf('Password')).toBe('Enter your password.');
    await user.type(account, 'a');
    expect(faultOf('Email or user name')).toBe('');
    await user.click(submit());
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  it('keeps what was typed over a failure and over another screen, but never a password', async () => {
    page.client.answer('logIn', failure('refused', { message: 'Wrong password' }));
    const first = at('/login');
    await first.user.type(screen.getByLabelText('Email or user name'), 'ada');
    await first.user.type(screen.getByLabelText('Password'), 'long enough');
    await first.user.click(submit());
    expect(screen.getByRole('alert').textContent).toBe('Wrong password');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'long enough');
    first.unmount();
    at('/login');
    expect(screen.getByLabelText('Email or user name')).toHaveProperty('value', 'ada');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '');
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('long enough');
  });

  it('leaves nothing behind of who has logged in', async () => {
    page.client.answer('logIn', ok({ id: 2 }));
    const first = at('/login');
    await first.user.type(screen.getByLabelText('Email or user name'), 'ada');
    await first.user.type(screen.getByLabelText('Password'), 'long enough');
    await first.user.click(submit());
    first.unmount();
    at('/login');
    expect(screen.getByLabelText('Email or user name')).toHaveProperty('value', '');
  });

  it('asks for the area of a mobile number when there is none', async () => {
    page.client.answer('areaCodes', failure('network'));
    const { user } = at('/login');
    await user.click(screen.getByRole('radio', { name: 'Mobile' }));
    await user.type(screen.getByLabelText('Mobile number'), '9171234567');
    await user.type(screen.getByLabelText('Password'), 'long enough');
    await user.click(submit());
    expect(screen.getByRole('alert').textContent).toBe('Choose your area code.');
    expect(page.client.callsOf('logIn')).toEqual([]);
  });

  it('shows a password when asked to', async () => {
    const { user } = at('/login');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveProperty('type', 'text');
    expect(screen.getByRole('button', { name: 'Show password' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('lets a demo user log in for real, or go back to the demo', async () => {
    becomeMember();
    page.client.answer('logIn', ok({ id: 2 }));
    const { user, address } = at(from('/order'));
    expect(address()).toBe(from('/order'));
    await user.click(screen.getByRole('button', { name: 'Back to the demo account' }));
    expect([address(), page.client.callsOf('logInDemo')]).toEqual(['/order', []]);
  });

  it('hands the way back on to registration and a lost password', () => {
    at(from('/order'));
    const linkTo = (name: string): string | null => screen.getByRole('link', { name }).getAttribute('href');
    expect(linkTo('Create an account')).toBe('/register?from=%2Forder');
    expect(linkTo('Forgot your password?')).toBe('/forgot?from=%2Forder');
  });

  it('names the countries without the service', () => {
    at('/login');
    for (const country of ['North Korea', 'Israel', 'China', 'Vanuatu', 'Cuba']) {
      expect(screen.getByText(new RegExp(country))).toBeDefined();
    }
  });
});
