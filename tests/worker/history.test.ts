import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CsvStyle } from '../../src/contract/worker/history-api.ts';
import { decimal } from '../../src/domain/decimal.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { startMember } from '../support/member.ts';

const PATH = 'main/accountLog/forexChange';
const ALL = { kind: undefined, from: undefined, to: undefined };
const ROW = {
  Id: 9,
  Kind: 'trade',
  Value: '-12.500000',
  Balance: '987.500000',
  MemoTran: 'Profit',
  CreatedAtTran: '2026-01-05T08:30:00.000Z',
};
const GERMAN: CsvStyle = {
  tag: 'de',
  decimalMark: ',',
  separator: ';',
  kinds: { deposit: 'Einzahlungen', withdrawal: 'Auszahlungen', trade: 'Handel', other: 'Sonstiges' },
};

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

const answers = (rows: readonly unknown[], total = rows.length): void => {
  backend.answers.set(PATH, () => ({ code: 1, msg: '', data: { data: rows, total } }));
};
const asked = (): (string | undefined)[] => backend.callsOf('/forexChange').map(({ search }) => search);

describe('changes of the balance', () => {
  it('come by page, kind and time, exact, with the balance after each', async () => {
    answers([ROW], 41);
    expect(await client.api.balanceChanges({ kind: 'trade', from: 100, to: 200 }, 3)).toEqual({
      ok: true,
      value: {
        items: [
          {
            id: 9,
            kind: 'trade',
            amount: decimal('-12.500000'),
            balanceAfter: decimal('987.500000'),
            memo: 'Profit',
            createdAt: '2026-01-05T08:30:00.000Z',
          },
        ],
        total: 41,
      },
    });
    expect(asked()[0]).toMatch(/^\?page=3&kind=trade&from=100&to=200&t=/);
  });

  it('are asked for without what does not limit them', async () => {
    answers([]);
    await client.api.balanceChanges(ALL, 1);
    expect(asked()[0]).toMatch(/^\?page=1&t=/);
  });

  it('of a server without the extensions have ids of their own, no kind and no balance', async () => {
    const { Value, MemoTran, CreatedAtTran } = ROW;
    answers([
      { Value, MemoTran, CreatedAtTran },
      { Value, MemoTran: null, CreatedAtTran: null, Kind: 'weather' },
    ]);
    const first = await client.api.balanceChanges(ALL, 1);
    const second = await client.api.balanceChanges(ALL, 2);
    if (!first.ok || !second.ok) throw new Error('No rows came');
    expect(first.value.items[1]).toMatchObject({ kind: undefined, balanceAfter: undefined, memo: '', createdAt: '' });
    const ids = [...first.value.items, ...second.value.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('changes of the balance as lines of a file', () => {
  it('are written as the language writes dates and decimals, in larger pages', async () => {
    answers([ROW, { ...ROW, Kind: 'deposit', Value: '1000.000000', Balance: null, MemoTran: '=SUM(A1);"x"' }], 700);
    const part = await client.api.balanceChangesCsv(ALL, 2, GERMAN);
    const time = new Intl.DateTimeFormat('de', { dateStyle: 'short', timeStyle: 'medium' }).format(
      Date.parse(ROW.CreatedAtTran),
    );
    expect(part).toEqual({
      ok: true,
      value: {
        text: `${time};Handel;Profit;-12,500000;987,500000\r\n${time};Einzahlungen;"'=SUM(A1);""x""";1000,000000;\r\n`,
        rows: 2,
        total: 700,
      },
    });
    expect(asked()[0]).toMatch(/^\?page=2&size=500&t=/);
  });

  it('keep a time that is none as it came', async () => {
    answers([{ ...ROW, CreatedAtTran: 'lately' }]);
    const part = await client.api.balanceChangesCsv(ALL, 1, GERMAN);
    expect(part).toMatchObject({ value: { text: 'lately;Handel;Profit;-12,500000;987,500000\r\n' } });
  });
});
