import type { Outcome } from '../../contract/worker/failure.ts';
import type { FundChannel } from '../../contract/worker/funds-api.ts';
import type { FundLimits, WithdrawCurrency, WithdrawMethod } from '../../contract/worker/withdraw-api.ts';
import { ok } from '../../lib/result.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';

/** What can be withdrawn by one channel, where to, and how much. */
export interface Offer {
  readonly currencies: readonly WithdrawCurrency[];
  readonly methods: readonly WithdrawMethod[];
  /** Undefined where the server does not tell. */
  readonly limits: FundLimits | undefined;
}

async function askOffer({ command }: WorkerClient, channel: FundChannel): Promise<Outcome<Offer>> {
  const [currencies, methods, limits] = await Promise.all([
    command('withdrawCurrencies', channel),
    command('withdrawMethods', channel),
    command('fundLimits'),
  ]);
  if (!currencies.ok) return currencies;
  if (!methods.ok) return methods;
  if (!limits.ok) return limits;
  return ok({ currencies: currencies.value, methods: methods.value, limits: limits.value });
}

/** Asks for the offer of a channel. */
export const ASK_OFFER = {
  coin: (client: WorkerClient) => askOffer(client, 'coin'),
  bank: (client: WorkerClient) => askOffer(client, 'bank'),
} as const satisfies Readonly<Record<FundChannel, unknown>>;

/** The methods to which a currency can go. */
export function methodsFor({ code, protocol }: WithdrawCurrency, methods: readonly WithdrawMethod[]): WithdrawMethod[] {
  return methods.filter((method) => method.currency === code && method.protocol === protocol);
}
