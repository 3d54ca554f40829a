import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decimal, toText, ZERO } from '../../src/domain/decimal.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { startMember } from '../support/member.ts';

let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  client = await startMember(backend);
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

const answers = (path: string, data: unknown, msg = ''): void => {
  backend.answers.set(path, () => ({ code: 1, msg, data }));
};

describe('currencies of withdrawals', () => {
  const ROW = { id: 1, code: 'USDT', protocol: 'TRC20', draw_rate: '1', fee_type: 1, usd_price: '1.000' };

  it('come by channel with exact terms, and a broken row does not spoil the rest', async () => {
    answers('account/draw_symbol_list', [
      { ...ROW, min_amount: '10', max_amount: '500.5', day_left: '20.000000' },
      { id: 2 },
    ]);
    expect(await client.api.withdrawCurrencies('bank')).toEqual({
      ok: true,
      value: [
        {
          id: 1,
          code: 'USDT',
          protocol: 'TRC20',
          feeType: 'fixed',
          rate: decimal('1'),
          usdPrice: decimal('1.000'),
          least: decimal('10'),
          most: decimal('500.5'),
          dayLeft: decimal('20.000000'),
        },
      ],
    });
    expect(backend.callsOf('/draw_symbol_list')[0]?.search).toMatch(/^\?type=2&t=/);
  });

  it('have a share of the amount as fee unless it is fixed, and no limits where the server tells none', async () => {
    answers('account/draw_symbol_list', [{ ...ROW, fee_type: 0 }]);
    expect(await client.api.withdrawCurrencies('coin')).toMatchObject({
      value: [{ feeType: 'share', least: undefined, most: undefined }],
    });
  });
});

describe('the methods of withdrawals', () => {
  const ROW = {
    id: 7,
    dc_address: 'T1',
    bank_name: null,
    payee_account: '',
    draw_currency: { code: 'USDT', protocol: 'TRC20' },
  };

  it('are those of a channel, or of one currency, each with whether it is in use', async () => {
    answers('wallet/get_draw_method', [ROW, { ...ROW, id: 8, in_use: 1 }]);
    expect(await client.api.withdrawMethods('coin')).toMatchObject({
      ok: true,
      value: [
        { id: 7, channel: 'coin', currency: 'USDT', protocol: 'TRC20', address: 'T1', bankName: '', isInUse: false },
        { id: 8, isInUse: true },
      ],
    });
    await client.api.withdrawMethods('bank', 3);
    const searches = backend.callsOf('/get_draw_method').map(({ search }) => search.replace(/&t=.*/, ''));
    expect(searches).toEqual(['?draw_type=1', '?draw_type=2&draw_id=3']);
  });

  it('are bound by a form that leaves out what is empty, and the server’s words come back', async () => {
    answers('wallet/bind_draw_method', null, 'Saved');
    const empty = { address: '', bankName: '', bankAddress: '', swift: '', payeeName: '', payeeAccount: '' };
    const coin = { ...empty, channel: 'coin', currencyId: 1, address: 'T1' } as const;
    const bank = {
      ...empty,
      channel: 'bank',
      currencyId: 4,
      bankName: 'B & B',
      payeeName: 'Ada',
      payeeAccount: '1',
    } as const;
    expect(await client.api.bindWithdrawMethod(coin)).toEqual({ ok: true, value: 'Saved' });
    await client.api.bindWithdrawMethod(bank);
    expect(backend.forms).toEqual([
      { type: '1', draw_id: '1', dc_address: 'T1' },
      { type: '2', draw_id: '4', bank_name: 'B & B', payee_name: 'Ada', payee_account: '1' },
    ]);
  });

  it('are deleted by their number, and a refusal keeps its words', async () => {
    backend.answers.set('wallet/del_draw_method', () => ({ code: 4012, msg: 'In use' }));
    expect(await client.api.deleteWithdrawMethod(7)).toMatchObject({ error: { kind: 'refused', message: 'In use' } });
    expect(backend.forms).toEqual([{ id: '7' }]);
  });
});

it('what a withdrawal costs and brings is reckoned exactly, and not from what is no amount', async () => {
  const terms = { feeType: 'share', rate: decimal('0.005'), usdPrice: decimal('0.92') } as const;
  expect(await client.api.previewWithdrawal(terms, '100.01')).toEqual({
    ok: true,
    value: { fee: decimal('0.500050'), received: decimal('91.55') },
  });
  for (const text of ['', '1e3', '-5', '1,5']) {
    expect(await client.api.previewWithdrawal(terms, text), text).toEqual({
      ok: true,
      value: { fee: undefined, received: undefined },
    });
  }
});

it('fee and received amount are those of rational arithmetic for a thousand currencies', async () => {
  const digits = fc.bigInt({ min: 0n, max: 10n ** 9n });
  const currency = fc.record({ isFixed: fc.boolean(), rate: digits, price: digits, amount: digits });
  await fc.assert(
    fc.asyncProperty(currency, async ({ isFixed, rate, price, amount }) => {
      const terms = {
        feeType: isFixed ? 'fixed' : 'share',
        rate: { coefficient: rate, scale: 6 },
        usdPrice: { coefficient: price, scale: 6 },
      } as const;
      const preview = await client.api.previewWithdrawal(terms, toText({ coefficient: amount, scale: 6 }));
      // At 12 digits: nothing is rounded before the end.
      const fee = isFixed ? rate * 10n ** 6n : amount * rate;
      const received = (amount * 10n ** 6n - fee) * price;
      expect(preview).toEqual({
        ok: true,
        value: {
          fee: { coefficient: roundedQuotient(fee, 10n ** 6n), scale: 6 },
          received: received < 0n ? ZERO : { coefficient: roundedQuotient(received, 10n ** 16n), scale: 2 },
        },
      });
    }),
    { numRuns: 1_000 },
  );
});

/** Half away from zero. */
function roundedQuotient(value: bigint, by: bigint): bigint {
  return (value + by / 2n) / by;
}

it('what a deposit brings is reckoned exactly, and not from what is no amount', async () => {
  expect(await client.api.previewDeposit(decimal('0.92'), '100')).toEqual({ ok: true, value: decimal('108.695652') });
  expect(await client.api.previewDeposit(decimal('3'), '0')).toEqual({ ok: true, value: decimal('0.000000') });
  for (const text of ['', '1e3', '-5', '1,5']) {
    expect(await client.api.previewDeposit(decimal('1'), text), text).toEqual({ ok: true, value: undefined });
  }
});

it('withdrawals come by channel and page, also where the server gives only a word for their state', async () => {
  const row = {
    id: 5,
    number: '100.000000',
    real_number: '99.00',
    fee: '1.000000',
    status_name: 'Under review',
    created_at: '2026-01-05T08:30:00.000Z',
    type: 1,
    address: 'T1',
    notes: null,
    draw_currency: { code: 'USDT', protocol: 'TRC20' },
  };
  answers('account/draw_list', { data: [row, { ...row, id: 4, status: 2, notes: 'Name differs' }], total: 22 });
  expect(await client.api.withdrawals('coin', 2)).toMatchObject({
    ok: true,
    value: {
      items: [
        { id: 5, channel: 'coin', amount: decimal('100.000000'), received: decimal('99.00'), status: undefined },
        { id: 4, status: 'rejected', remark: 'Name differs' },
      ],
      total: 22,
    },
  });
  expect(backend.callsOf('/draw_list')[0]?.search).toMatch(/^\?type=1&page=2&t=/);
});

describe('what may be withdrawn', () => {
  it('comes with what restricts the user, and what this client does not know is left out', async () => {
    const waiting = { waiting: 1, most_waiting: 5 };
    answers('account/fund_limits', {
      available: '900.000000',
      reserved: '100.000000',
      deposit: waiting,
      withdraw: waiting,
      restrictions: [
        { reason: 'unverified', max_amount: '1000' },
        { reason: 'weather', max_amount: '1' },
      ],
    });
    expect(await client.api.fundLimits()).toEqual({
      ok: true,
      value: {
        available: decimal('900.000000'),
        reserved: decimal('100.000000'),
        deposit: { waiting: 1, mostWaiting: 5 },
        withdraw: { waiting: 1, mostWaiting: 5 },
        restrictions: [{ reason: 'unverified', most: decimal('1000'), until: '' }],
      },
    });
  });

  it('is not told by a server that does not know the call, which is no failure', async () => {
    backend.answers.set('account/fund_limits', () => ({ code: 1005, msg: 'No such call' }));
    expect(await client.api.fundLimits()).toEqual({ ok: true, value: undefined });
    backend.fail('account/fund_limits', { status: 404, body: 'Not here' });
    expect(await client.api.fundLimits()).toEqual({ ok: true, value: undefined });
  });
});
