import { bigint, boolean, identity, integer, nullable, numeric, oneOf, text, withDefault } from './column.ts';

const channel = oneOf('coin', 'bank');
const state = oneOf('pending', 'finished', 'rejected', 'invalid');

/** Money in and out. Times are epoch ms; amounts of a deposit are in its currency, all others in the account's money. */
export const FUND_TABLES = {
  currencies: {
    id: identity,
    channel,
    code: text,
    protocol: withDefault(text),
    fee_type: oneOf('fixed', 'share'),
    /** The fee itself, or the share of the amount. */
    draw_rate: numeric,
    /** Units of the currency for one unit of the account's money. */
    usd_price: numeric,
    least_deposit: nullable(numeric),
    most_deposit: nullable(numeric),
    least_withdrawal: nullable(numeric),
    most_withdrawal: nullable(numeric),
    most_withdrawn_a_day: nullable(numeric),
    enabled: withDefault(boolean),
  },
  deposit_ways: {
    id: identity,
    currency_id: bigint,
    address: withDefault(text),
    confirmations: nullable(integer),
    bank_name: withDefault(text),
    bank_address: withDefault(text),
    swift: withDefault(text),
    payee: withDefault(text),
    payee_account: withDefault(text),
    remark: withDefault(text),
    removed_at: nullable(bigint),
  },
  withdraw_methods: {
    id: identity,
    user_id: bigint,
    currency_id: bigint,
    address: withDefault(text),
    bank_name: withDefault(text),
    bank_address: withDefault(text),
    swift: withDefault(text),
    payee: withDefault(text),
    payee_account: withDefault(text),
    created_at: bigint,
    removed_at: nullable(bigint),
  },
  deposits: {
    id: identity,
    account_id: bigint,
    client_id: nullable(text),
    way_id: bigint,
    channel,
    currency: text,
    amount: numeric,
    usd_price: numeric,
    credited: numeric,
    /** The name of an upload; NULL where it has been deleted. */
    proof: nullable(text),
    state,
    remark: withDefault(text),
    created_at: bigint,
    decided_at: nullable(bigint),
  },
  withdrawals: {
    id: bigint,
    account_id: bigint,
    client_id: nullable(text),
    channel,
    method_id: bigint,
    currency: text,
    protocol: text,
    address: text,
    amount: numeric,
    fee: numeric,
    received: numeric,
    usd_price: numeric,
    state,
    remark: withDefault(text),
    created_at: bigint,
    decided_at: nullable(bigint),
  },
  /** One of an invited user at most, for who invited: in that one's account. */
  invite_rewards: {
    id: identity,
    invited_id: bigint,
    account_id: bigint,
    amount: numeric,
    state: oneOf('pending', 'finished', 'rejected'),
    remark: withDefault(text),
    created_at: bigint,
    decided_at: nullable(bigint),
  },
  /** Who has approved what takes two operators. */
  approvals: {
    /** `deposit/7`, `withdraw/7`, `invite/7`, `correction/ID`. */
    subject: text,
    done_by: text,
    /** What was approved, in words that a change of it changes. */
    terms: text,
    at: bigint,
  },
} as const;
