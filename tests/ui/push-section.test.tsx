// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ok } from '../../src/lib/result.ts';
import { SystemScreen } from '../../src/screens/system/SystemScreen.tsx';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { ADDRESS, PUBLIC_KEY, PushBrowser } from '../support/page/push-browser.ts';
import { happen, settle, show, speak } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';

describe('push messages in the settings', () => {
  let browser: PushBrowser;
  beforeAll(() => speak('en'));
  beforeEach(() => {
    browser = new PushBrowser();
    browser.install();
    freshPage();
    becomeMember({ isDemo: false });
    page.client.answer('pushSettings', ok({ publicKey: PUBLIC_KEY, kinds: [] }));
  });
  afterEach(() => {
    browser.remove();
  });

  const open = async (): Promise<void> => {
    show(<SystemScreen />);
    await settle();
  };
  const choices = (): string[] =>
    screen.getAllByRole('switch').map((one) => `${one.dataset['testid']} ${one.getAttribute('aria-checked')}`);
  const choose = async (kind: string): Promise<void> => {
    happen(() => screen.getByTestId(`push-${kind}`).click());
    await settle();
  };
  const toasts = (): string[] => page.state.toasts.shown.value.map(({ text }) => text);

  it('are off at first, and each kind is chosen by itself', async () => {
    await open();
    expect(choices()).toEqual(['filled', 'stop', 'stop_out', 'funds', 'device'].map((kind) => `push-${kind} false`));
    await choose('stop');
    await choose('funds');
    await choose('stop');
    expect(page.client.callsOf('setPush')).toEqual([
      [{ ...ADDRESS, kinds: ['stop'] }],
      [{ ...ADDRESS, kinds: ['stop', 'funds'] }],
      [{ ...ADDRESS, kinds: ['funds'] }],
    ]);
    await choose('funds');
    expect(page.client.callsOf('setPush').at(-1)).toEqual([null]);
    expect(browser.subscribed).toBe(false);
  });

  it('of a demo account are about trades', async () => {
    becomeMember({ isDemo: true });
    await open();
    expect(choices()).toHaveLength(3);
  });

  it('are shown as chosen where this device is subscribed, and as off where it is not', async () => {
    page.client.answer('pushSettings', ok({ publicKey: PUBLIC_KEY, kinds: ['stop_out'] }));
    await open();
    expect(choices()).toContain('push-stop_out false');
    browser.subscribed = true;
    freshPage();
    becomeMember({ isDemo: false });
    page.client.answer('pushSettings', ok({ publicKey: PUBLIC_KEY, kinds: ['stop_out'] }));
    document.body.replaceChildren();
    await open();
    expect(choices()).toContain('push-stop_out true');
  });

  it('stay off where the server does not take the choice, and say why', async () => {
    page.client.answer('setPush', failure('refused', { message: 'Not this one.' }));
    await open();
    await choose('stop');
    expect(choices()).toContain('push-stop false');
    expect(toasts()).toEqual(['Not this one.']);
  });

  it('stay off where the browser has no push service', async () => {
    browser.hasService = false;
    await open();
    await choose('stop');
    expect(choices()).toContain('push-stop false');
    expect(toasts()).toEqual(['The push service of this browser cannot be reached. Please try again later.']);
  });

  it('say how to allow them where the user has forbidden them', async () => {
    browser.answer = 'denied';
    await open();
    await choose('stop');
    expect(screen.queryAllByRole('switch')).toEqual([]);
    expect(screen.getByTestId('push').textContent).toContain('Your browser blocks messages of this site.');
    browser.notification.permission = 'granted';
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(choices()).toHaveLength(5);
  });

  it('say so where the browser cannot show them, and how an iPhone can', async () => {
    vi.stubGlobal('PushManager', undefined);
    await open();
    expect(screen.getByTestId('push').textContent).toContain('This browser cannot show messages');
    document.body.replaceChildren();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)');
    await open();
    expect(screen.getByTestId('push').textContent).toContain('Add to Home Screen');
  });

  it('are not there where the server sends none, nor for visitors', async () => {
    page.client.answer('pushSettings', failure('refused'));
    await open();
    expect(screen.queryByTestId('push')).toBeNull();
  });

  it('that cannot be loaded say so, and are tried again', async () => {
    page.client.answer('pushSettings', failure('network'));
    await open();
    expect(document.body.textContent).toContain('The settings of push messages could not be loaded.');
    page.client.answer('pushSettings', ok({ publicKey: PUBLIC_KEY, kinds: [] }));
    happen(() => screen.getByText('Try again').click());
    await settle();
    expect(choices()).toHaveLength(5);
  });
});
