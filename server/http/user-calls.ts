import * as v from 'valibot';
import type { WireLogin } from '../../src/contract/wire/account.ts';
import { toFixedText } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { err } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import type { Engine } from '../engine/engine.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { DemoAccounts } from '../users/demo-accounts.ts';
import type { Sessions } from '../users/sessions.ts';
import { answer, publicCall, userCall, type Call, type Outcome } from './call.ts';
import { demoIdParameter, pageParameter } from './parameters.ts';
import { fundRecords } from './fund-records.ts';
import { userRow } from './user-row.ts';

const DEMOS_PER_MINUTE = 300;

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
    publicCall({
      path: '/api/user/createAccountDemoForU',
      perMinute: DEMOS_PER_MINUTE,
      parameters: v.object({ demo_id: demoIdParameter }),
      handle: ({ demo_id }, { address }) => openDemo(demos, sessions, demo_id, address),
    }),
    userCall({ path: '/api/user/info', parameters: v.object({}), handle: (_, { user }) => answer(userRow(user)) }),
    userCall({
      path: '/v1/api/main/wallet/getBalance',
      parameters: v.object({}),
      handle: (_, { user }) =>
        engine.view(user.id, ({ balance }) => answer({ balance: toFixedText(balance, MONEY_SCALE) })),
    }),
    userCall({
      path: '/v1/api/main/account/forexDetail',
      parameters: v.object({}),
      handle: (_, { user }) =>
        engine.view(user.id, ({ balance, usedMargin }) =>
          answer({ balance: toFixedText(balance, MONEY_SCALE), lock_balance: toFixedText(usedMargin, MONEY_SCALE) }),
        ),
    }),
    userCall({
      path: '/v1/api/main/accountLog/forexChange',
      parameters: v.object({ page: pageParameter }),
      handle: async ({ page }, { user, language }) => answer(await fundRecords(database, user.id, page, language)),
    }),
    userCall({
      path: '/v1/api/main/user/resetForexDemoAccount',
      parameters: v.object({}),
      handle: async (_, { user }) => {
        if (!user.isDemo) return err(refusal('onlyDemo'));
        await engine.reset(user.id);
        return answer(null, 'accountReset');
      },
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
