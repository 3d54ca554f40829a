// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { ForgotScreen } from '../../src/screens/forgot/ForgotScreen.tsx';
import { show, speak, type Shown } from '../support/page/screen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { authDraftOf } from '../../src/state/auth-draft.ts';

const at = (): Shown =>
  show(
    <Routes>
      <Route path="/forgot" element={<ForgotScreen />} />
      <Route path="*" element="Elsewhere" />
    </Routes>,
    '/forgot?from=%2Forder',
  );
const field = (label: string): HTMLElement => screen.getByLabelText(label);
const submit = (): HTMLElement => screen.getByTestId('submit');

async function fill({ user }: Shown): Promise<void> {
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Verification code'), '123456');
  await user.type(field('New password'), 'good enough');
  await user.type(field('Repeat the password'), 'good enough');
}

describe('a lost password', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
  });

  it('is replaced by a code, and leads to the login with a word and the way back', async () => {
    page.client.answer('resetPassword', ok(''));
    const shown = at();
    await fill(shown);
    await shown.user.click(submit());
    expect(page.client.callsOf('resetPassword')).toEqual([
      [
        {
          by: 'email',
          account: 'ada@example.com',
          areaId: undefined,
          code: '123456',
          password: 'good enough',
          repeated: 'good enough',
        },
      ],
    ]);
    await vi.waitFor(() => expect(shown.address()).toBe('/login?from=%2Forder'));
    // The code is used up, and nothing for the next form.
    expect(authDraftOf(page).typed.peek()).toMatchObject({ code: '', email: 'ada@example.com' });
    expect(page.state.toasts.shown.value).toMatchObject([
      { tone: 'success', text: expect.stringContaining('has been changed') },
    ]);
  });

  it('stays where it is when the server refuses, with everything that was typed', async () => {
    page.client.answer('resetPassword', failure('refused', { message: 'Wrong code' }));
    const shown = at();
    await fill(shown);
    await shown.user.click(submit());
    expect(screen.getByRole('alert').textContent).toBe('Wrong code');
    expect(field('Verification code')).toHaveProperty('value', '123456');
    expect(field('New password')).toHaveProperty('value', 'good enough');
  });

  it('leads to customer service', async () => {
    const { user, address } = at();
    await user.click(screen.getByRole('link', { name: 'Customer service' }));
    expect(address()).toBe('/mine/chat');
  });

  it('goes to the first of what is missing', async () => {
    const { user } = at();
    await user.click(submit());
    expect(document.activeElement).toBe(field('Email'));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Enter your email.',
      'Enter the verification code.',
      'Enter your password.',
      'Repeat the password.',
    ]);
  });

  it('by mobile asks for the area when there is none', async () => {
    page.client.answer('areaCodes', failure('network'));
    const { user } = at();
    await user.click(screen.getByRole('radio', { name: 'Mobile' }));
    await user.type(field('Mobile number'), '12ab');
    await user.click(screen.getByTestId('send-code'));
    expect(screen.getByRole('alert').textContent).toBe('Digits only, without the area code.');
    await user.clear(field('Mobile number'));
    await user.type(field('Mobile number'), '9171234567');
    expect(screen.getByRole('alert').textContent).toBe('Choose your area code.');
  });
});
