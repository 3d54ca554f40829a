// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { useState, type JSX } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import type { Recipient } from '../../src/contract/worker/auth-api.ts';
import { codeCountdownsOf, type CodePurpose } from '../../src/state/code-countdowns.ts';
import { CodeField } from '../../src/screens/shared/auth/CodeField.tsx';
import { happen, show, speak, type Shown } from '../support/page/screen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';

const ada: Recipient = { by: 'email', account: 'ada@example.com', areaId: undefined };
const START = 1_700_000_000_000;

function Code({
  recipient,
  purpose = 'register',
}: {
  recipient: Recipient | undefined;
  purpose?: CodePurpose;
}): JSX.Element {
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <CodeField
      purpose={purpose}
      recipient={recipient}
      onMissing={() => setMissing(true)}
      value={code}
      onChange={setCode}
      fault={missing ? 'Who?' : undefined}
    />
  );
}

const at = (recipient: Recipient | undefined = ada, purpose?: CodePurpose): Shown =>
  show(<Code recipient={recipient} {...(purpose ? { purpose } : {})} />);
const button = (): HTMLElement => screen.getByTestId('send-code');
const pass = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
  happen(() => (page.state.clock.value = Date.now()));
};

describe('the button that sends a code', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
    vi.useFakeTimers({ toFake: ['Date'], now: START });
    happen(() => (page.state.clock.value = START));
    sessionStorage.clear();
    page.client.answer('sendCode', ok(''));
  });
  afterEach(() => void vi.useRealTimers());

  it('sends, says where to, goes to the code, and counts 60 seconds down', async () => {
    const { user } = at();
    await user.click(button());
    expect(page.client.callsOf('sendCode')).toEqual([[ada]]);
    expect(page.state.toasts.shown.value.map(({ text }) => text)).toEqual([expect.stringContaining(ada.account)]);
    expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
    expect(button().textContent).toMatch(/\b60\b/);
    expect(button()).toHaveProperty('disabled', true);
    pass(1_000);
    expect(button().textContent).toMatch(/\b59\b/);
    pass(58_000);
    expect(button().textContent).toMatch(/\b1\b/);
    pass(1_000);
    expect(button().textContent).toBe('Send code');
    expect(button()).toHaveProperty('disabled', false);
  });

  it('sends again where the clock is set back by an hour', async () => {
    const { user } = at();
    await user.click(button());
    pass(-3_600_000);
    expect(button()).toHaveProperty('disabled', false);
  });

  it('counts from the whole where the screen’s second is not over', async () => {
    const { user } = at();
    vi.setSystemTime(Date.now() + 900);
    await user.click(button());
    expect(button().textContent).toMatch(/\b60\b/);
  });

  it('goes on counting over another screen', async () => {
    const first = at();
    await first.user.click(button());
    first.unmount();
    pass(10_000);
    at();
    expect(button().textContent).toMatch(/\b50\b/);
  });

  it('goes on counting over a reload', async () => {
    await at().user.click(button());
    freshPage();
    page.state.clock.value = START;
    expect(codeCountdownsOf(page).secondsLeft('register', ada.account)).toBe(60);
  });

  it('counts for this recipient and this purpose only', async () => {
    const first = at();
    await first.user.click(button());
    first.unmount();
    const second = at({ ...ada, account: 'bob@example.com' });
    expect(button()).toHaveProperty('disabled', false);
    second.unmount();
    const third = at(ada, 'reset');
    expect(button()).toHaveProperty('disabled', false);
    third.unmount();
    at({ ...ada, account: ada.account.toUpperCase() });
    expect(button()).toHaveProperty('disabled', true);
  });

  it('does not count after a refusal, and shows the server’s words', async () => {
    page.client.answer('sendCode', failure('refused', { message: 'Too soon' }));
    const { user } = at();
    await user.click(button());
    expect(page.state.toasts.shown.value).toMatchObject([{ tone: 'failure', text: 'Too soon' }]);
    expect(button()).toHaveProperty('disabled', false);
  });

  it('sends once for a double tap', async () => {
    page.client.leaveOpen('sendCode');
    const { user } = at();
    await user.dblClick(button());
    expect(page.client.callsOf('sendCode')).toHaveLength(1);
  });

  it('sends nothing to nobody, and says so', async () => {
    const { user } = show(<Code recipient={undefined} />);
    await user.click(button());
    expect(page.client.callsOf('sendCode')).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('Who?');
  });

  it('is not misled by what the tab keeps', () => {
    for (const kept of ['null', '{', '[1]', '{"register x":"soon"}']) {
      sessionStorage.setItem('pipframe.codes', kept);
      freshPage();
      expect(codeCountdownsOf(page).secondsLeft('register', 'x')).toBe(0);
    }
  });
});
