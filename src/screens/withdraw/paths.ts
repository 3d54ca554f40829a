import { WITHDRAW_TYPE } from '../../contract/wire/funds.ts';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import { ROUTES } from '../shared/links.ts';

/** Where a method is added. @param currencyId the currency that it is to be for, where that is known */
export function addMethodPath(channel: FundChannel, currencyId?: number): string {
  const currency = currencyId === undefined ? '' : `&currency=${currencyId}`;
  return `${ROUTES.withdrawWay}?type=${WITHDRAW_TYPE[channel]}${currency}`;
}

/** Where the bound methods of a channel are. */
export function methodListPath(channel: FundChannel): string {
  return channel === 'coin' ? ROUTES.coinAddresses : ROUTES.bankCards;
}

/** The channel that `type` of a path names; coin where it names none. */
export function channelOfType(type: string | null): FundChannel {
  return type === String(WITHDRAW_TYPE.bank) ? 'bank' : 'coin';
}
