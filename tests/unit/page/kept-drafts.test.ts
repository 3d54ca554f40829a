// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { authDraftOf } from '../../../src/state/auth-draft.ts';
import { profileDraftsOf } from '../../../src/state/profile-drafts.ts';
import { ticketOf } from '../../../src/state/ticket.ts';
import { tradeInstrumentOf } from '../../../src/state/trade-instrument.ts';
import { instrument, showCatalogue } from '../../support/page/catalogue.ts';
import { freshPage, page } from '../../support/page/fresh-page.ts';

const KEY = 'pipframe.drafts';

/** The drafts of a page that starts. */
function started() {
  freshPage();
  showCatalogue([instrument(7, 'GBPUSD'), instrument(1, 'EURUSD')]);
  return {
    drafts: page.state.drafts,
    auth: authDraftOf(page),
    profile: profileDraftsOf(page),
    ticket: ticketOf(page).current,
    openTicket: ticketOf(page).open,
    editTicket: ticketOf(page).edit,
    trade: tradeInstrumentOf(page),
  };
}

const TICKET = {
  instrumentId: 7,
  kind: 'pending',
  lots: '0.37',
  leverage: 50,
  targetPrice: '1.25',
  stopLoss: { on: true, price: '1.2' },
  takeProfit: { on: false, price: '' },
} as const;

describe('what was typed', () => {
  beforeEach(() => sessionStorage.clear());

  it('is found again after one reload, and not after a second', () => {
    const before = started();
    before.auth.edit({ by: 'mobile', mobile: '5551234', inviteCode: 'ABC' });
    before.profile.claim(3);
    before.profile.editFeedback({ content: 'Well done', email: 'a@example.com' });
    before.profile.editIdentity({ name: 'A. Person', cardId: 'X1' });
    before.openTicket(instrument(7, 'GBPUSD'));
    before.editTicket(TICKET);
    before.trade.choose('EURUSD');
    before.drafts.keep();

    const after = started();
    expect(after.auth.typed.value).toMatchObject({ by: 'mobile', mobile: '5551234', inviteCode: 'ABC' });
    after.profile.claim(3);
    expect(after.profile.feedback.value).toEqual({ content: 'Well done', email: 'a@example.com' });
    expect(after.profile.identity.value).toEqual({ name: 'A. Person', cardId: 'X1' });
    expect([after.ticket.value, after.trade.instrument.value?.code]).toEqual([TICKET, 'EURUSD']);
    expect(sessionStorage.getItem(KEY)).toBeNull();

    const later = started();
    expect([later.auth.typed.value.mobile, later.ticket.value]).toEqual(['', null]);
  });

  it('is nothing without a reload of ours, and never a code', () => {
    const before = started();
    before.auth.edit({ email: 'a@example.com', code: '482913' });
    expect(sessionStorage.getItem(KEY)).toBeNull();
    before.drafts.keep();
    expect(sessionStorage.getItem(KEY)).toContain('a@example.com');
    expect(sessionStorage.getItem(KEY)).not.toContain('482913');
  });

  it('is kept over two reloads where its form was not opened in between', () => {
    sessionStorage.setItem(KEY, JSON.stringify({ notOpened: { text: 'kept' } }));
    started().drafts.keep();
    const { drafts } = started();
    const restore = vi.fn();
    drafts.add('notOpened', { text: '' }, () => ({ text: '' }), restore);
    expect(restore).toHaveBeenCalledExactlyOnceWith({ text: 'kept' });
  });

  it('of one user is not shown to another', () => {
    const before = started();
    before.profile.claim(3);
    before.profile.editIdentity({ name: 'A. Person', cardId: 'X1' });
    before.drafts.keep();
    const after = started();
    after.profile.claim(4);
    expect(after.profile.identity.value).toEqual({ name: '', cardId: '' });
  });

  it.each(['{', 'null', '7', '[]', '{"ticket":{"instrumentId":"7"},"auth":null,"tradeCode":4}'])(
    'is left where this release cannot read it: %s',
    (kept) => {
      sessionStorage.setItem(KEY, kept);
      const { ticket, auth, trade } = started();
      expect([ticket.value, auth.typed.value.email, trade.instrument.value?.code]).toEqual([null, '', 'GBPUSD']);
    },
  );

  it('is lost, and nothing else, where the device keeps nothing', () => {
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Not allowed');
    });
    const { drafts } = started();
    expect(drafts.keep).not.toThrow();
    broken.mockRestore();
  });
});
