import { fitsScale, parseDecimal, type Decimal } from '../../src/domain/decimal.ts';
import { MONEY_SCALE } from '../../src/domain/margin.ts';
import { readInteger, SettingError, type SettingHelp, type SettingText } from './readers.ts';

/** What holds for money in and out. Amounts are the account's money. */
export interface FundSettings {
  /** How many deposits, and how many withdrawals, of one account may wait. */
  readonly mostWaiting: number;
  /** After so long a deposit that nobody has reviewed is invalid. */
  readonly depositDays: number;
  /** The most that one withdrawal may be of a user who is not verified. */
  readonly unverifiedMost: Decimal;
  /** For so long after a change of the password or of a method, one withdrawal may be `coolOffMost` at most. */
  readonly coolOffHours: number;
  readonly coolOffMost: Decimal;
  /** What moves more than this needs the approval of two operators; 0: one is enough for any amount. */
  readonly fourEyesOver: Decimal;
  /** For who invited a user, once that one's identity is verified; 0: nothing. */
  readonly inviteReward: Decimal;
}

const MOST_DAYS = 3_650;
const MOST_HOURS = 10_000;

export const FUND_SETTING_HELP: readonly SettingHelp[] = [
  ['FUND_MOST_WAITING', '5', 'Deposits, and withdrawals, of one account that may wait for a review.'],
  ['DEPOSIT_DAYS', '7', 'Days after which a deposit that nobody has reviewed is invalid.'],
  ['UNVERIFIED_MOST', '1000', 'The most that a user who is not verified may withdraw at once; 0: nothing.'],
  [
    'COOL_OFF_HOURS',
    '24',
    'Hours after a change of the password or of a method in which COOL_OFF_MOST holds; 0: none.',
  ],
  [
    'FOUR_EYES_OVER',
    '0',
    'A deposit, withdrawal, reward or correction over this amount needs the approval of two operators; 0: one is enough.',
  ],
  ['INVITE_REWARD', '0', 'What an invited user brings, once verified and after a review, to who invited; 0: nothing.'],
  ['COOL_OFF_MOST', '1000', 'The most that may be withdrawn at once in these hours; 0: nothing.'],
];

export function readFundSettings(text: SettingText): FundSettings {
  return {
    mostWaiting: readInteger('FUND_MOST_WAITING', text('FUND_MOST_WAITING'), 1, 100),
    depositDays: readInteger('DEPOSIT_DAYS', text('DEPOSIT_DAYS'), 1, MOST_DAYS),
    unverifiedMost: readAmount('UNVERIFIED_MOST', text('UNVERIFIED_MOST')),
    coolOffHours: readInteger('COOL_OFF_HOURS', text('COOL_OFF_HOURS'), 0, MOST_HOURS),
    coolOffMost: readAmount('COOL_OFF_MOST', text('COOL_OFF_MOST')),
    fourEyesOver: readAmount('FOUR_EYES_OVER', text('FOUR_EYES_OVER')),
    inviteReward: readBookable('INVITE_REWARD', text('INVITE_REWARD')),
  };
}

function readAmount(name: string, text: string): Decimal {
  const amount = parseDecimal(text);
  if (!amount || amount.coefficient < 0n) throw new SettingError(name, text, 'an amount from 0');
  return amount;
}

/** An amount that is booked as it stands. */
function readBookable(name: string, text: string): Decimal {
  const amount = readAmount(name, text);
  if (fitsScale(amount, MONEY_SCALE)) return amount;
  throw new SettingError(name, text, `an amount from 0 with at most ${MONEY_SCALE} decimals`);
}
