import { ACCOUNT_STEPS } from './account-steps.ts';
import { CHAT_STEPS } from './chat-steps.ts';
import { COMPANY_STEPS } from './company-steps.ts';
import { EXPIRY_STEPS } from './expiry-steps.ts';
import { FIRST_STEPS } from './first-steps.ts';
import { FOLLOW_STEPS } from './follow-steps.ts';
import { FUND_STEPS } from './fund-steps.ts';
import { INVITE_STEPS } from './invite-steps.ts';
import { LEADER_STEPS } from './leader-steps.ts';
import { MARKET_STEPS } from './market-steps.ts';
import type { Migration } from './migration.ts';
import { ADMIN_STEPS } from './admin-steps.ts';
import { NAMING_STEPS } from './naming-steps.ts';
import { NEWS_STEPS } from './news-steps.ts';
import { ORDER_ID_STEPS } from './order-id-steps.ts';
import { PUSH_STEPS } from './push-steps.ts';
import { TRADING_ACCOUNT_STEPS } from './trading-account-steps.ts';

/** The schema, in the order in which it came about. */
export const MIGRATIONS: readonly Migration[] = [
  ...FIRST_STEPS,
  ...ACCOUNT_STEPS,
  ...ADMIN_STEPS,
  ...EXPIRY_STEPS,
  ...MARKET_STEPS,
  ...ORDER_ID_STEPS,
  ...TRADING_ACCOUNT_STEPS,
  ...NAMING_STEPS,
  ...FUND_STEPS,
  ...CHAT_STEPS,
  ...FOLLOW_STEPS,
  ...COMPANY_STEPS,
  ...NEWS_STEPS,
  ...LEADER_STEPS,
  ...INVITE_STEPS,
  ...PUSH_STEPS,
];
