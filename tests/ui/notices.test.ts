// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceNotices } from '../../src/app/notices.ts';
import { NOTICES_PART } from '../../src/app/parts.ts';
import type { Notice } from '../../src/contract/worker/state.ts';
import { decimal } from '../../src/domain/decimal.ts';
import { isolate } from '../../src/i18n/number-format.ts';
import { instrument, showCatalogue } from '../support/page/catalogue.ts';
import { order } from '../support/page/orders.ts';
import { happen, settle, speak } from '../support/page/screen.tsx';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';

const texts = (): string[] => page.state.toasts.shown.value.map(({ text }) => text);
/** Notices, and the code that words them. */
async function arrive(...notices: readonly Notice[]): Promise<void> {
  happen(() => applyFrames([{ notices }]));
  await settle();
}

describe('what happened by itself', () => {
  beforeAll(async () => {
    await speak('en');
    await NOTICES_PART.ready();
  });
  beforeEach(() => {
    freshPage();
    announceNotices(page.state);
    showCatalogue([instrument(1, 'EURUSD')]);
  });

  it('is said once', async () => {
    await arrive({ kind: 'filled', order: order(5, { openPrice: decimal('1.085') }) });
    expect(texts()).toEqual([`Order filled: Buy ${isolate('0.1')} EUR/USD at ${isolate('1.08500')}`]);
  });

  it('is a reward for an invitation, paid or not', async () => {
    await arrive({ kind: 'rewardReviewed', isPaid: true }, { kind: 'rewardReviewed', isPaid: false });
    expect(texts()).toEqual([
      'Your invitation reward has been paid.',
      'Your invitation reward was rejected. Your list says why.',
    ]);
  });

  it('is not said again when the catalogue is refreshed', async () => {
    await arrive({ kind: 'filled', order: order(5) }, { kind: 'closed', order: order(6, { profit: decimal('-9.5') }) });
    happen(() => showCatalogue([instrument(1, 'EURUSD'), instrument(2, 'XAUUSD')]));
    expect(texts()).toEqual([expect.stringContaining('filled'), `Closed: EUR/USD ${isolate('\u22129.50')}`]);
  });

  it('is said again when it happens again', async () => {
    await arrive({ kind: 'sessionEnded' });
    page.state.toasts.clear();
    await arrive({ kind: 'sessionEnded' });
    expect(texts()).toHaveLength(1);
  });

  it('leads from a session that ended to the login, with the way back, and never from the login itself', async () => {
    location.hash = '#/trade?code=EURUSD';
    const replace = vi.spyOn(location, 'replace');
    await arrive({ kind: 'sessionEnded' });
    expect(location.hash).toBe(`#/login?from=${encodeURIComponent('/trade?code=EURUSD')}`);
    // In place of what a visitor may not see: going back must not lead there.
    expect(replace).toHaveBeenCalledOnce();
    location.hash = '';
    await arrive({ kind: 'sessionEnded' });
    expect(location.hash).toBe('#/login?from=%2F');
    for (const path of ['#/register?from=%2Forder', '#/forgot', '#/login?from=%2Forder']) {
      location.hash = path;
      await arrive({ kind: 'sessionEnded' });
      expect(location.hash).toBe(path);
    }
  });

  it('says how a verification ended', async () => {
    await arrive(
      { kind: 'verificationReviewed', isAccepted: true },
      { kind: 'verificationReviewed', isAccepted: false },
    );
    expect(texts()).toEqual(['You are verified', 'Your documents were not accepted']);
  });

  it('names what became of an unanswered order', async () => {
    await arrive(
      { kind: 'reconciled', clientId: 'a', order: order(5) },
      { kind: 'reconciled', clientId: 'b', order: undefined },
    );
    expect(texts()).toEqual(['The unanswered order was placed.', 'The unanswered order did not reach the server.']);
  });

  it('names what became of money in and out', async () => {
    await arrive(
      { kind: 'fundReviewed', fund: 'deposit', id: 1, status: 'finished' },
      { kind: 'fundReviewed', fund: 'withdrawal', id: 1, status: 'rejected' },
      { kind: 'fundReviewed', fund: 'withdrawal', id: 2, status: 'pending' },
      { kind: 'fundForgotten', fund: 'deposit' },
    );
    expect(texts()).toEqual([
      'Your deposit has been credited.',
      'Your withdrawal was rejected. The money is back in your balance.',
      'A deposit has had no answer for 7 days. Please look at your deposits.',
    ]);
  });

  it('gives the server’s reason where an unanswered request was refused, and none where it gave none', async () => {
    const refused = { kind: 'refused', origin: 'quickCharge/submit' } as const;
    await arrive(
      { kind: 'fundReconciled', fund: 'withdrawal', failure: undefined },
      { kind: 'fundReconciled', fund: 'deposit', failure: { ...refused, message: 'Too many wait.' } },
      { kind: 'fundReconciled', fund: 'deposit', failure: refused },
    );
    expect(texts()).toEqual([
      'The unanswered withdrawal has been requested.',
      'The unanswered deposit was not accepted. Too many wait.',
      'The unanswered deposit was not accepted.',
    ]);
  });

  it('has the digits of the order itself while its instrument is not known', async () => {
    await arrive({ kind: 'filled', order: order(5, { instrumentId: 99, openPrice: decimal('7.125') }) });
    expect(texts()[0]).toContain(isolate('7.125'));
  });
});
