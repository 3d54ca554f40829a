// @vitest-environment happy-dom
/** The device's subscription to push messages, as a start of the page finds it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPush } from '../../src/app/push-upkeep.ts';
import type { PushKind } from '../../src/domain/push-kind.ts';
import { ok } from '../../src/lib/result.ts';
import { failure } from '../support/page/fake-client.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { ADDRESS, PUBLIC_KEY, PushBrowser } from '../support/page/push-browser.ts';
import { becomeMember, becomeVisitor } from '../support/page/session.ts';

/** Longer than any chain of promises of one start. */
const TURNS = 30;

describe('a start', () => {
  let browser: PushBrowser;
  beforeEach(() => {
    browser = new PushBrowser();
    browser.install();
    browser.notification.permission = 'granted';
    freshPage();
    becomeMember();
    wants('stop', 'filled');
  });
  afterEach(() => browser.remove());

  const wants = (...kinds: PushKind[]): void =>
    page.client.answer('pushSettings', ok({ publicKey: PUBLIC_KEY, kinds }));
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
  };
  const start = async (): Promise<void> => {
    keepPush(page);
    await settle();
  };
  const told = (): unknown[][] => page.client.callsOf('setPush');

  it('tells the server the address that the device has', async () => {
    browser.subscribed = true;
    await start();
    expect(told()).toEqual([[{ ...ADDRESS, kinds: ['stop', 'filled'] }]]);
  });

  it('makes a subscription anew that was dropped unheard, and tells the server', async () => {
    await start();
    expect(browser.subscribed).toBe(true);
    expect(told()).toEqual([[{ ...ADDRESS, kinds: ['stop', 'filled'] }]]);
  });

  it.each(['default', 'denied'])('makes none, and asks nobody, where the permission is %s', async (permission) => {
    browser.notification.permission = permission;
    await start();
    expect([browser.subscribed, browser.notification.permission]).toEqual([false, permission]);
    expect(page.client.callsOf('pushSettings')).toEqual([]);
  });

  it('makes none for a session that wants to hear nothing, and gives up one that is there', async () => {
    wants();
    await start();
    expect(browser.subscribed).toBe(false);
    freshPage();
    becomeMember();
    wants();
    browser.subscribed = true;
    await start();
    expect(browser.subscribed).toBe(false);
    expect(told()).toEqual([]);
  });

  it('makes none where the server does not say what is wanted', async () => {
    page.client.answer('pushSettings', failure('network'));
    await start();
    expect(browser.subscribed).toBe(false);
  });

  it('makes none for a session that has ended before the server has answered', async () => {
    const answer = page.client.leaveOpen('pushSettings');
    await start();
    becomeVisitor();
    answer(ok({ publicKey: PUBLIC_KEY, kinds: ['stop'] }));
    await settle();
    expect(browser.subscribed).toBe(false);
    expect(told()).toEqual([]);
  });

  it('tries again at the next one, where the push service is not to be had', async () => {
    browser.hasService = false;
    await start();
    expect(told()).toEqual([]);
    browser.hasService = true;
    await start();
    expect(told()).toHaveLength(1);
  });
});
