/** Currencies and ways to pay with which a new database begins: examples, for a product that runs out of the box. */
import type { Insertable } from 'kysely';
import type { Database, Queryable } from '../store/database.ts';
import type { Schema } from '../store/schema/schema.ts';
import { query, rows, run } from '../store/typed-query.ts';

type NewCurrency = Insertable<Schema['currencies']>;
type NewWay = Omit<Insertable<Schema['deposit_ways']>, 'currency_id'>;

const DOLLAR_COIN = {
  channel: 'coin',
  code: 'USDT',
  usd_price: '1',
  least_deposit: '10',
  least_withdrawal: '10',
} as const;
const BANK = { channel: 'bank', fee_type: 'share', draw_rate: '0.005', least_withdrawal: '50' } as const;
const EXAMPLE_BANK = {
  bank_name: 'Example Bank',
  bank_address: '1 Example Street, London',
  payee: 'Pipframe Example Ltd',
} as const;
const NOTE = 'Example only: nothing is paid here.';

export const EXAMPLES: readonly (readonly [currency: NewCurrency, way: NewWay])[] = [
  [
    { ...DOLLAR_COIN, protocol: 'TRC20', fee_type: 'fixed', draw_rate: '1', most_withdrawn_a_day: '50000' },
    { address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', confirmations: 20, remark: NOTE },
  ],
  [
    { ...DOLLAR_COIN, protocol: 'ERC20', fee_type: 'fixed', draw_rate: '5', most_withdrawn_a_day: '50000' },
    { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', confirmations: 12, remark: NOTE },
  ],
  [
    { ...BANK, code: 'USD', usd_price: '1', least_deposit: '50' },
    { ...EXAMPLE_BANK, swift: 'EXAMGB2L', payee_account: '00000001', remark: NOTE },
  ],
  [
    { ...BANK, code: 'EUR', usd_price: '0.92', least_deposit: '50' },
    { ...EXAMPLE_BANK, swift: 'EXAMGB2L', payee_account: 'GB33BUKB20201555555555', remark: NOTE },
  ],
];

/** Enters the examples, once in a database's life: what the back office takes away stays away. */
export async function seedFunds(database: Database): Promise<void> {
  await database.transaction(async (queryable) => {
    const seeding = query.insertInto('seeds').values({ name: 'funds' });
    const made = await rows(queryable, seeding.onConflict((conflict) => conflict.doNothing()).returning('name'));
    if (made.length === 1) for (const example of EXAMPLES) await enter(queryable, ...example);
  });
}

async function enter(queryable: Queryable, currency: NewCurrency, way: NewWay): Promise<void> {
  const [entered] = await rows(queryable, query.insertInto('currencies').values(currency).returning('id'));
  if (!entered) throw new Error('A currency was entered without an id');
  await run(queryable, query.insertInto('deposit_ways').values({ ...way, currency_id: entered.id }));
}
