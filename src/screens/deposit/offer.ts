import type { Outcome } from '../../contract/worker/failure.ts';
import type { DepositInfo } from '../../contract/worker/funds-api.ts';
import type { FundLimits } from '../../contract/worker/withdraw-api.ts';
import { ok } from '../../lib/result.ts';
import type { WorkerClient } from '../../worker-client/worker-client.ts';

/** What can be chosen from. */
export interface Offer extends DepositInfo {
  /** Undefined where the server does not tell them. */
  readonly limits: FundLimits | undefined;
}

export async function askOffer({ command }: WorkerClient): Promise<Outcome<Offer>> {
  const [info, limits] = await Promise.all([command('depositInfo'), command('fundLimits')]);
  if (!info.ok) return info;
  return limits.ok ? ok({ ...info.value, limits: limits.value }) : limits;
}
