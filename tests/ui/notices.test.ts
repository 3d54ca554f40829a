// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceNotices } from '../../src/app/notices.ts';
import type { Notice } from '../../src/contract/worker/state.ts';
import { decimal } from '../../src/domain/decimal.ts';
import { isolate } from '../../src/i18n/number-format.ts';
import { instrument, showCatalogue } from '../support/page/catalogue.ts';
import { order } from '../support/page/orders.ts';
import { happen, speak } from '../support/page/screen.tsx';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';

const texts = (): string[] => page.state.toasts.shown.value.map(({ text }) => text);
const arrive = (...notices: readonly Notice[]): void => happen(() => applyFrames([{ notices }]));

describe('what happened by itself', () => {
  beforeAll(async () => {
    await speak('en');
  });
  beforeEach(() => {
    freshPage();
    announceNotices(page.state);
    showCatalogue([instrument(1, 'EURUSD')]);
  });

  it('is said once', () => {
    arrive({ kind: 'filled', order: order(5, { openPrice: decimal('1.085') }) });
    expect(texts()).toEqual([`Order filled: Buy ${isolate('0.1')} EUR/USD at ${isolate('1.08500')}`]);
  });

  it('is not said again when the catalogue is refreshed', () => {
    arrive({ kind: 'filled', order: order(5) }, { kind: 'closed', order: order(6, { profit: decimal('-9.5') }) });
    happen(() => showCatalogue([instrument(1, 'EURUSD'), instrument(2, 'XAUUSD')]));
    expect(texts()).toEqual([expect.stringContaining('filled'), `Closed: EUR/USD ${isolate('\u22129.50')}`]);
  });

  it('is said again when it happens again', () => {
    arrive({ kind: 'sessionEnded' });
    page.state.toasts.clear();
    arrive({ kind: 'sessionEnded' });
    expect(texts()).toHaveLength(1);
  });

  it('leads from a session that ended to the login, with the way back, and never from the login itself', () => {
    location.hash = '#/trade?code=EURUSD';
    const replace = vi.spyOn(location, 'replace');
    arrive({ kind: 'sessionEnded' });
    expect(location.hash).toBe(`#/login?from=${encodeURIComponent('/trade?code=EURUSD')}`);
    // In place of what a visitor may not see: going back must not lead there.
    expect(replace).toHaveBeenCalledOnce();
    location.hash = '';
    arrive({ kind: 'sessionEnded' });
    expect(location.hash).toBe('#/login?from=%2F');
    for (const path of ['#/register?from=%2Forder', '#/forgot', '#/login?from=%2Forder']) {
      location.hash = path;
      arrive({ kind: 'sessionEnded' });
      expect(location.hash).toBe(path);
    }
  });

  it('is what the back office has decided about deposits and withdrawals', () => {
    arrive({ kind: 'reviewed', request: 'deposit', outcome: 'finished' });
    arrive({ kind: 'reviewed', request: 'withdrawal', outcome: 'rejected' });
    expect(page.state.toasts.shown.value.map(({ tone, text }) => [tone, text])).toEqual([
      ['success', 'Your deposit has been credited'],
      ['info', 'Your withdrawal was rejected; the money is back in your account'],
    ]);
  });

  it('names what became of an unanswered order', () => {
    arrive(
      { kind: 'reconciled', clientId: 'a', order: order(5) },
      { kind: 'reconciled', clientId: 'b', order: undefined },
    );
    expect(texts()).toEqual(['The unanswered order was placed.', 'The unanswered order did not reach the server.']);
  });

  it('has the digits of the order itself while its instrument is not known', () => {
    arrive({ kind: 'filled', order: order(5, { instrumentId: 99, openPrice: decimal('7.125') }) });
    expect(texts()[0]).toContain(isolate('7.125'));
  });
});
