import { toFixedText, toText } from '../../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../../src/domain/margin.ts';
import { restrictionsOf, waitingRequests } from '../../funds/fund-limits.ts';
import type { AdminServices } from '../admin-services.ts';
import { type Command, type Input, type Report } from '../command.ts';
import { findUser, USER_WORD } from '../find-user.ts';
import { textOf } from '../input.ts';
import { timeText } from '../times.ts';

export const LIMIT_COMMANDS: readonly Command[] = [
  {
    name: 'limits list',
    summary: 'What is set for deposits and withdrawals; limits of a currency are in "currency list".',
    positionals: [],
    options: [],
    changes: false,
    run: list,
  },
  {
    name: 'limits show',
    summary: 'What a user may withdraw at this moment, and what holds the user back.',
    positionals: [USER_WORD],
    options: [],
    changes: false,
    run: show,
  },
];

/** By the names of the environment, in which they are set. */
function list({ funds }: AdminServices): Promise<Report> {
  const { settings } = funds.withdrawals;
  const values = {
    FUND_MOST_WAITING: settings.mostWaiting,
    DEPOSIT_DAYS: settings.depositDays,
    UNVERIFIED_MOST: toText(settings.unverifiedMost),
    COOL_OFF_HOURS: settings.coolOffHours,
    COOL_OFF_MOST: toText(settings.coolOffMost),
    FOUR_EYES_OVER: toText(settings.fourEyesOver),
  };
  return Promise.resolve({ record: values });
}

async function show({ database, engine, funds, clock }: AdminServices, input: Input): Promise<Report> {
  const user = await findUser(database, textOf(input, USER_WORD.name));
  const owner = { accountId: user.accountId };
  const { settings } = funds.withdrawals;
  const money = await engine.view(user.accountId, ({ funds: { withdrawable, reserved } }) => ({
    withdrawable,
    reserved,
  }));
  const restrictions = await restrictionsOf(database, user.id, settings, clock.now());
  return {
    record: {
      uid: user.uid,
      can_withdraw: toFixedText(money.withdrawable, MONEY_SCALE),
      reserved: toFixedText(money.reserved, MONEY_SCALE),
      deposits_waiting: await waitingRequests(database, owner, 'deposits'),
      withdrawals_waiting: await waitingRequests(database, owner, 'withdrawals'),
      held_back_by: restrictions
        .map(
          ({ reason, most, until }) =>
            `${reason}: ${toText(most)}${until === undefined ? '' : ` until ${timeText(until)}`}`,
        )
        .join('; '),
    },
  };
}
