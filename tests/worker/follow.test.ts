import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '../../src/domain/decimal.ts';
import { UNKNOWN } from '../support/page/leaders.ts';
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

const ROW = {
  user: 'Ada',
  code: 'K7QM2XRA',
  multiple: '1',
  three_week_rate: '4.20',
  three_week_win: 61.54,
  three_week_profit: '420.15',
  total_rate: '-12.80',
  total_trade_num: 128,
  followers: 17,
  max_drawdown: '6.35',
  is_house: 1,
};

describe('leaders', () => {
  it('come with exact figures, also from a server that tells fewer, and a broken row does not spoil the rest', async () => {
    answers('follow/list', [ROW, { user: 'Bo', code: 'B' }, 'nonsense']);
    expect(await client.api.leaders()).toEqual({
      ok: true,
      value: [
        {
          code: 'K7QM2XRA',
          name: 'Ada',
          isHouse: true,
          threeWeekRate: decimal('4.20'),
          threeWeekWin: decimal('61.54'),
          threeWeekProfit: decimal('420.15'),
          totalRate: decimal('-12.80'),
          maxDrawdown: decimal('6.35'),
          trades: 128,
          followers: 17,
        },
        {
          code: 'B',
          name: 'Bo',
          isHouse: false,
          ...UNKNOWN,
        },
      ],
    });
  });

  it('tell months exactly, without those that are none, and what is at risk', async () => {
    const months = [
      { month: '2025-12', rate: '-1.20' },
      { month: '2026-13', rate: '1' },
      { month: '2026-01', rate: 3 },
    ];
    const habits = {
      instruments: [{ code: 'EURUSD', trades: 12, profit: '-3.20' }],
      holding_seconds: 5400,
      followers_curve: [{ time: 1_767_600_000, followers: 17 }],
    };
    answers('follow/detail', { ...ROW, curve: [], months, open_risk: '14.20', ...habits });
    expect(await client.api.leader('K7QM2XRA')).toMatchObject({
      value: {
        instruments: [{ code: 'EURUSD', trades: 12, profit: decimal('-3.20') }],
        holdingMs: 5_400_000,
        followersCurve: [{ time: 1_767_600_000, value: 17 }],
        openRisk: decimal('14.20'),
        months: [
          { month: '2025-12', rate: decimal('-1.20') },
          { month: '2026-01', rate: decimal('3') },
        ],
      },
    });
    answers('follow/detail', { ...ROW, curve: [] });
    expect(await client.api.leader('K7QM2XRA')).toMatchObject({
      value: { openRisk: undefined, months: [], instruments: [], holdingMs: undefined, followersCurve: [] },
    });
  });

  it('show what one would hold, with what would not be copied', async () => {
    const rows = [
      { id: 1, code: 'EURUSD', type: 1, cont: '0.5' },
      { id: 2, code: 'XAUUSD', type: 2 },
    ];
    answers('follow/preview', { copies: rows, margin: '582.600000', free_margin: '10000' });
    const terms = { code: 'K7QM2XRA', mode: 'equity', multiple: '0.5', maxLots: '' } as const;
    expect(await client.api.previewFollow(terms)).toEqual({
      ok: true,
      value: {
        copies: [
          { position: 1, code: 'EURUSD', side: 'buy', lots: decimal('0.5') },
          { position: 2, code: 'XAUUSD', side: 'sell', lots: undefined },
        ],
        margin: decimal('582.600000'),
        freeMargin: decimal('10000'),
      },
    });
    const [asked] = backend.callsOf('/follow/preview');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({ mode: 'equity', multiple: '0.5' });
    expect(asked?.searchParams.has('max_cont')).toBe(false);
  });

  it('have a curve for drawing', async () => {
    answers('follow/detail', { ...ROW, curve: [{ time: 1_767_600_000, rate: '3.10' }] });
    expect(await client.api.leader('K7QM2XRA')).toMatchObject({
      ok: true,
      value: { name: 'Ada', curve: [{ time: 1_767_600_000, value: 3.1 }] },
    });
    expect(backend.callsOf('/follow/detail')[0]?.search).toMatch(/^\?code=K7QM2XRA&t=/);
  });

  it('of a server that does not know of them are refused', async () => {
    backend.answers.set('follow/list', () => ({ code: 1005, msg: 'There is no such call.', data: null }));
    expect(await client.api.leaders()).toMatchObject({ ok: false, error: { kind: 'refused', code: 1005 } });
  });
});

describe('followings', () => {
  it('come with their terms, state and what was not copied', async () => {
    answers('follow/mine', [
      {
        id: 7,
        code: 'K7QM2XRA',
        user: 'Ada',
        mode: 'equity',
        multiple: '0.5',
        max_cont: '',
        stop_loss: '250',
        status: 3,
        profit: '-250.100000',
        created_at: '2026-01-05T08:30:00.000Z',
        end_reason: 'loss',
        skipped: [{ position: 1024, reason: 'insufficientFunds', created_at: '' }],
      },
    ]);
    expect(await client.api.followings()).toEqual({
      ok: true,
      value: [
        {
          id: 7,
          code: 'K7QM2XRA',
          name: 'Ada',
          mode: 'equity',
          multiple: decimal('0.5'),
          maxLots: undefined,
          stopLoss: decimal('250'),
          status: 'ended',
          profit: decimal('-250.100000'),
          endReason: 'loss',
          skipped: [{ position: 1024, reason: 'insufficientFunds' }],
        },
      ],
    });
  });

  it('begin with what was typed, and leave out what sets no limit', async () => {
    answers('follow/follow', {}, 'You follow this trader now');
    const form = { code: 'K', mode: 'fixed', multiple: '0.5', maxLots: '', stopLoss: '250', clientId: 'c' } as const;
    expect(await client.api.follow(form)).toEqual({ ok: true, value: 'You follow this trader now' });
    expect(backend.forms.at(-1)).toEqual({
      code: 'K',
      mode: 'fixed',
      multiple: '0.5',
      stop_loss: '250',
      client_id: 'c',
    });
  });
});
