import type { WireLogin } from '../../src/contract/wire/account.ts';
import { err } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../engine/engine.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { DemoAccounts } from '../users/demo-accounts.ts';
import type { Sessions } from '../users/sessions.ts';
import { accountDetailRow, balanceRow } from '../wire/balance-row.ts';
import { userRow } from '../wire/user-row.ts';
import { ACCOUNT_DETAIL, BALANCE, FUND_RECORDS, OPEN_DEMO, RESET_DEMO, USER_INFO } from '../wire/calls/account.ts';
import { answer, implement, type Call, type Outcome } from './call.ts';
import { fundRecords } from './fund-records.ts';

interface UserServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly engine: Engine;
  readonly sessions: Sessions;
  /** Demo accounts that one address may open in a day; 0 sets no limit. */
  readonly demosPerDay: number;
}

/** The calls about the user and the user's money. */
export function userCalls({ database, clock, engine, sessions, demosPerDay }: UserServices): readonly Call[] {
  const demos = new DemoAccounts({ database, clock, perDay: demosPerDay });
  return [
    implement(OPEN_DEMO, ({ demo_id }, { address }) => openDemo(demos, sessions, demo_id, address)),
    implement(USER_INFO, (_, { user }) => answer(userRow(user))),
    implement(BALANCE, (_, { user }) => engine.view(user.accountId, ({ cash }) => answer(balanceRow(cash)))),
    implement(ACCOUNT_DETAIL, (_, { user }) =>
      engine.view(user.accountId, ({ cash, usedMargin }) => answer(accountDetailRow(cash, usedMargin))),
    ),
    implement(FUND_RECORDS, async (choice, { user, language }) =>
      answer(await fundRecords(database, user.accountId, choice, language)),
    ),
    implement(RESET_DEMO, async (_, { user }) => {
      if (!user.isDemo) return err(refusal('onlyDemo'));
      await engine.reset(user.accountId);
      return answer(null, 'accountReset');
    }),
  ];
}

async function openDemo(demos: DemoAccounts, sessions: Sessions, demoId: string, caller: string): Promise<Outcome> {
  const opened = await demos.open(demoId, caller);
  if (!opened.ok) return opened;
  const user = opened.value;
  if (user.isLocked) return err(refusal('accountLocked'));
  const login: WireLogin = { token: await sessions.begin(user.id), user: userRow(user) };
  return answer(login);
}
