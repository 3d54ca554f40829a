// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const KEY = 'pipframe.drafts';

/** The states as a page that starts has them. */
async function started() {
  vi.resetModules();
  return {
    ...(await import('../../../src/state/kept-drafts.ts')),
    ...(await import('../../../src/state/entry-draft.ts')),
    ...(await import('../../../src/state/profile-drafts.ts')),
    ...(await import('../../../src/state/ticket.ts')),
    ...(await import('../../../src/state/trade-instrument.ts')),
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

  it('is found again after one reload, and not after a second', async () => {
    const before = await started();
    before.editEntry({ by: 'mobile', mobile: '5551234', inviteCode: 'ABC' });
    before.claimDrafts(3);
    before.feedbackDraft.value = { content: 'Well done', email: 'a@example.com' };
    before.identityDraft.value = { name: 'A. Person', cardId: 'X1' };
    before.ticket.value = TICKET;
    before.tradeCode.value = 'EURUSD';
    before.keepDrafts();

    const after = await started();
    expect(after.entryDraft.value).toMatchObject({ by: 'mobile', mobile: '5551234', inviteCode: 'ABC' });
    after.claimDrafts(3);
    expect(after.feedbackDraft.value).toEqual({ content: 'Well done', email: 'a@example.com' });
    expect(after.identityDraft.value).toEqual({ name: 'A. Person', cardId: 'X1' });
    expect([after.ticket.value, after.tradeCode.value]).toEqual([TICKET, 'EURUSD']);
    expect(sessionStorage.getItem(KEY)).toBeNull();

    const later = await started();
    expect([later.entryDraft.value.mobile, later.ticket.value]).toEqual(['', null]);
  });

  it('is nothing without a reload of ours, and never a code', async () => {
    const before = await started();
    before.editEntry({ email: 'a@example.com', code: '482913' });
    expect(sessionStorage.getItem(KEY)).toBeNull();
    before.keepDrafts();
    expect(sessionStorage.getItem(KEY)).toContain('a@example.com');
    expect(sessionStorage.getItem(KEY)).not.toContain('482913');
  });

  it('is kept over two reloads where its form was not opened in between', async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ notOpened: { text: 'kept' } }));
    (await started()).keepDrafts();
    vi.resetModules();
    const { keepAsDraft } = await import('../../../src/state/kept-drafts.ts');
    const restore = vi.fn();
    keepAsDraft('notOpened', { text: '' }, () => ({ text: '' }), restore);
    expect(restore).toHaveBeenCalledExactlyOnceWith({ text: 'kept' });
  });

  it('of one user is not shown to another', async () => {
    const before = await started();
    before.claimDrafts(3);
    before.identityDraft.value = { name: 'A. Person', cardId: 'X1' };
    before.keepDrafts();
    const after = await started();
    after.claimDrafts(4);
    expect(after.identityDraft.value).toEqual({ name: '', cardId: '' });
  });

  it.each(['{', 'null', '7', '[]', '{"ticket":{"instrumentId":"7"},"entry":null,"tradeCode":4}'])(
    'is left where this release cannot read it: %s',
    async (kept) => {
      sessionStorage.setItem(KEY, kept);
      const { ticket, entryDraft, tradeCode } = await started();
      expect([ticket.value, entryDraft.value.email, tradeCode.value]).toEqual([null, '', null]);
    },
  );

  it('is lost, and nothing else, where the device keeps nothing', async () => {
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Not allowed');
    });
    const { keepDrafts } = await started();
    expect(keepDrafts).not.toThrow();
    broken.mockRestore();
  });
});
