import type { Command } from './command.ts';
import { AUDIT_COMMANDS } from './commands/audit.ts';
import { CHAT_COMMANDS } from './commands/chat.ts';
import { CURRENCY_COMMANDS } from './commands/currencies.ts';
import { DEPOSIT_COMMANDS } from './commands/deposit.ts';
import { FEEDBACK_COMMANDS } from './commands/feedback.ts';
import { FUND_COMMANDS } from './commands/funds.ts';
import { INVITE_COMMANDS } from './commands/invites.ts';
import { LEDGER_COMMANDS } from './commands/ledger.ts';
import { LIMIT_COMMANDS } from './commands/limits.ts';
import { MARKET_COMMANDS } from './commands/market.ts';
import { COMPANY_COMMANDS } from './commands/company.ts';
import { NEWS_COMMANDS } from './commands/news.ts';
import { OUTBOX_COMMANDS } from './commands/outbox.ts';
import { REPORT_COMMANDS } from './commands/report.ts';
import { USER_COMMANDS } from './commands/users.ts';
import { VERIFY_COMMANDS } from './commands/verify.ts';

/** Every command, in the order of the help. A new group is a file of its own and one line here. */
export const COMMANDS: readonly Command[] = [
  ...USER_COMMANDS,
  ...VERIFY_COMMANDS,
  ...DEPOSIT_COMMANDS,
  ...FUND_COMMANDS,
  ...INVITE_COMMANDS,
  ...CURRENCY_COMMANDS,
  ...LIMIT_COMMANDS,
  ...LEDGER_COMMANDS,
  ...REPORT_COMMANDS,
  ...MARKET_COMMANDS,
  ...NEWS_COMMANDS,
  ...COMPANY_COMMANDS,
  ...CHAT_COMMANDS,
  ...FEEDBACK_COMMANDS,
  ...OUTBOX_COMMANDS,
  ...AUDIT_COMMANDS,
];

export function findCommand(name: string): Command | undefined {
  return COMMANDS.find((command) => command.name === name);
}

/** The commands of a group, such as `users`; none where there is no such group. */
export function commandsOf(group: string): readonly Command[] {
  return COMMANDS.filter(({ name }) => name.startsWith(`${group} `));
}

export function isGroup(word: string): boolean {
  return commandsOf(word).length > 0;
}
