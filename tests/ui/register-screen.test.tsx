// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RegistrationRules } from '../../src/contract/worker/auth-api.ts';
import { ok } from '../../src/lib/result.ts';
import { RegisterScreen } from '../../src/screens/register/RegisterScreen.tsx';
import { becomeMember } from '../support/page/session.ts';
import { happen, settle, show, speak, type Shown } from '../support/page/screen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { authDraftOf } from '../../src/state/auth-draft.ts';

const RULES: RegistrationRules = { registerBy: 'email', asksMobile: false, asksCaptcha: false };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>evil()</script></svg>';

function Pages(): JSX.Element {
  return (
    <Routes>
      <Route path="/register" element={<RegisterScreen />} />
      <Route path="*" element="Elsewhere" />
    </Routes>
  );
}

async function at(rules: Partial<RegistrationRules> = {}, path = '/register'): Promise<Shown> {
  page.client.answer('registrationRules', ok({ ...RULES, ...rules }));
  const shown = show(<Pages />, path);
  await settle();
  return shown;
}
const field = (label: string): HTMLElement => screen.getByLabelText(label);
const faultOf = (label: string): string | null | undefined =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;
const submit = (): HTMLElement => screen.getByTestId('submit');

async function fill({ user }: Shown, password = 'good enough'): Promise<void> {
  await user.type(field('Email'), 'ada@example.com');
  await user.type(field('Verification code'), '123 456');
  await user.type(field('Password'), password);
  await user.type(field('Repeat the password'), password);
}

describe('the registration', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
    page.client.answer('areaCodes', ok([{ id: 9, country: 'US', dialCode: '1' }]));
  });

  it('by e-mail sends what it asked for, and goes back', async () => {
    const shown = await at({}, '/register?from=%2Forder&invite_code=BOB');
    expect(screen.queryByLabelText('Mobile number')).toBeNull();
    await fill(shown);
    await shown.user.click(submit());
    expect(page.client.callsOf('register')).toEqual([
      [
        {
          by: 'email',
          account: 'ada@example.com',
          areaId: undefined,
          mobile: '',
          password: 'good enough',
          repeated: 'good enough',
          code: '123456',
          inviteCode: 'BOB',
          captcha: undefined,
        },
      ],
    ]);
    happen(() => becomeMember({ isDemo: false }));
    expect(shown.address()).toBe('/order');
  });

  it('by mobile asks for number and area in place of the e-mail', async () => {
    const { user } = await at({ registerBy: 'mobile' });
    expect(screen.queryByLabelText('Email')).toBeNull();
    await user.type(field('Mobile number'), '917 123 4567');
    await user.click(screen.getByTestId('send-code'));
    expect(page.client.callsOf('sendCode')).toEqual([[{ by: 'mobile', account: '9171234567', areaId: 9 }]]);
  });

  it('asks for a mobile number as well where the backend wants one', async () => {
    const shown = await at({ asksMobile: true });
    await fill(shown);
    await shown.user.click(submit());
    expect(faultOf('Mobile number')).toBe('Enter your mobile number.');
    await shown.user.type(field('Mobile number'), '9171234567');
    await shown.user.click(submit());
    expect(page.client.callsOf('register')).toMatchObject([
      [{ account: 'ada@example.com', areaId: 9, mobile: '9171234567' }],
    ]);
  });

  it('asks only for the address when a code is to be sent to none', async () => {
    const { user } = await at();
    await user.type(field('Email'), 'ada@');
    await user.click(screen.getByTestId('send-code'));
    expect(page.client.callsOf('sendCode')).toEqual([]);
    expect(faultOf('Email')).toBe('Enter an address such as name@example.com.');
    expect(document.activeElement).toBe(field('Email'));
    expect(faultOf('Verification code')).toBe('');
  });

  it.each([
    ['', '', 'Enter your password.', 'Repeat the password.'],
    ['short', 'short', 'At least 8 characters.', ''],
    ['1234567890', '1234567890', 'Digits alone are easy to guess. Add letters.', ''],
    ['good enough', 'good enogh', 'Weak password', 'The passwords do not match.'],
  ])('says of the password %j, repeated %j: %s %s', async (password, repeated, atFirst, atSecond) => {
    const { user } = await at();
    if (password) await user.type(field('Password'), password);
    if (repeated) await user.type(field('Repeat the password'), repeated);
    await user.click(submit());
    if (atFirst !== 'Weak password') expect(faultOf('Password')).toBe(atFirst);
    expect(faultOf('Repeat the password')).toBe(atSecond);
    expect(page.client.callsOf('register')).toEqual([]);
  });

  it('shows the rules, then how good the password is', async () => {
    const { user } = await at();
    expect(faultOf('Password')).toBe('At least 8 characters, not only digits.');
    await user.type(field('Password'), 'abcdefgh');
    expect(faultOf('Password')).toBe('Fair password');
    await user.type(field('Password'), ' IJKL 12');
    expect(faultOf('Password')).toBe('Strong password');
  });

  it('shows the captcha as an image, which runs nothing; a tap brings another', async () => {
    page.client.answer('newCaptcha', ok({ key: 'k1', picture: SVG }));
    const { user, container } = await at({ asksCaptcha: true });
    const image = screen.getByRole('img', { name: 'Show another picture' });
    expect(image.getAttribute('src')).toBe(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(SVG)}`);
    expect(container.querySelector('script')).toBeNull();
    await user.type(field('Characters in the picture'), 'abc');
    await user.click(screen.getByTestId('captcha'));
    expect(page.client.callsOf('newCaptcha')).toHaveLength(2);
    expect(field('Characters in the picture')).toHaveProperty('value', '');
  });

  it('takes another picture after a refusal, and keeps everything else', async () => {
    page.client.answer('newCaptcha', ok({ key: 'k1', picture: SVG }));
    page.client.answer('register', failure('refused', { message: 'Wrong characters' }));
    const shown = await at({ asksCaptcha: true });
    await fill(shown);
    await shown.user.type(field('Characters in the picture'), 'abc');
    await shown.user.click(submit());
    expect(page.client.callsOf('register')).toMatchObject([[{ captcha: { key: 'k1', answer: 'abc' } }]]);
    expect(screen.getByRole('alert').textContent).toBe('Wrong characters');
    expect(page.client.callsOf('newCaptcha')).toHaveLength(2);
    expect(field('Email')).toHaveProperty('value', 'ada@example.com');
    expect(field('Password')).toHaveProperty('value', 'good enough');
  });

  it('keeps the picture while nobody has looked at the answer, and asks for one', async () => {
    page.client.answer('newCaptcha', ok({ key: 'k1', picture: SVG }));
    page.client.answer('register', failure('network'));
    const shown = await at({ asksCaptcha: true });
    await fill(shown);
    await shown.user.click(submit());
    expect(page.client.callsOf('register')).toEqual([]);
    expect(document.activeElement).toBe(field('Characters in the picture'));
    await shown.user.type(field('Characters in the picture'), 'abc');
    await shown.user.click(submit());
    expect(page.client.callsOf('register')).toHaveLength(1);
    expect(page.client.callsOf('newCaptcha')).toHaveLength(1);
    expect(field('Characters in the picture')).toHaveProperty('value', 'abc');
  });

  it('sends nothing that it did not ask for, and leaves nothing behind', async () => {
    happen(() => authDraftOf(page).edit({ mobile: '9171234567', inviteCode: ' BOB ' }));
    page.client.answer('register', ok({ id: 3 }));
    const shown = await at();
    await fill(shown);
    await shown.user.click(submit());
    expect(page.client.callsOf('register')).toMatchObject([[{ mobile: '', areaId: undefined, inviteCode: 'BOB' }]]);
    expect(authDraftOf(page).typed.peek()).toMatchObject({ email: '', mobile: '', code: '', inviteCode: '' });
  });

  it('says when there is no picture, and can be asked again', async () => {
    page.client.answer('newCaptcha', failure('network'));
    const { user } = await at({ asksCaptcha: true });
    expect(screen.getByTestId('captcha').textContent).toBe('No picture. Tap to try again.');
    page.client.answer('newCaptcha', ok({ key: 'k2', picture: SVG }));
    await user.click(screen.getByTestId('captcha'));
    expect(screen.getByRole('img')).toBeDefined();
  });

  it('says when it could not be opened, and tries again', async () => {
    page.client.answer('registrationRules', failure('network'));
    const { user } = show(<Pages />, '/register');
    await settle();
    expect(screen.getByRole('alert').textContent).toContain('Registration could not be opened');
    page.client.answer('registrationRules', ok(RULES));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(field('Email')).toBeDefined();
  });

  it('is open to a demo user, not to a real one', async () => {
    becomeMember();
    const shown = await at({}, '/register?from=%2Forder');
    expect(field('Email')).toBeDefined();
    happen(() => becomeMember({ isDemo: false }));
    expect(shown.address()).toBe('/order');
  });
});
