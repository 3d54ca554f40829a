import { CHAT_TABLES } from './chat-tables.ts';
import { bigint, text, type TypesOf } from './column.ts';
import { CONTENT_TABLES } from './content-tables.ts';
import { FOLLOW_TABLES } from './follow-tables.ts';
import { FUND_TABLES } from './fund-tables.ts';
import { PUSH_TABLES } from './push-tables.ts';
import { TRADING_TABLES } from './trading-tables.ts';
import { USER_TABLES } from './user-tables.ts';

/** Every table, as the migrations leave it; a test holds the two against each other on both databases. */
export const TABLES = {
  ...USER_TABLES,
  ...CONTENT_TABLES,
  ...TRADING_TABLES,
  ...FUND_TABLES,
  ...FOLLOW_TABLES,
  ...CHAT_TABLES,
  ...PUSH_TABLES,
  market_halts: { code: text, since: bigint },
  replays: { fingerprint: text, began_at: bigint },
  migrations: { name: text, run_at: bigint },
} as const;

/** What statements may name, and what they get: a wrong column does not compile. */
export type Schema = TypesOf<typeof TABLES>;
