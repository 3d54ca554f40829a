import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '../../src/domain/decimal.ts';
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
          threeWeekRate: undefined,
          threeWeekWin: undefined,
          threeWeekProfit: undefined,
          totalRate: undefined,
          maxDrawdown: undefined,
          trades: undefined,
          followers: undefined,
        },
      ],
    });
  });

  it('have a curve for drawing', async () => {
    answers('follow/detail', { ...ROW, curve: [{ time: 1_767_600_000, rate: '3.10' }] });
    expect(await client.api.leader('K7QM2XRA')).toMatchObject({
      ok: true,
      value: { name: 'Ada', curve: [{ time: 1_767_600_000, rate: 3.1 }] },
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
