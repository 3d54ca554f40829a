import * as v from 'valibot';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import { ok } from '../../src/lib/result.ts';
import type { AccountSync } from '../account/account-sync.ts';
import type { ClosingOrders } from '../account/closing-orders.ts';
import type { HttpClient } from '../transport/http-client.ts';
import type { OrderJournal } from './order-journal.ts';

/** The modules that a reset concerns. */
export interface ResetDependencies {
  readonly http: HttpClient;
  readonly account: AccountSync;
  readonly journal: OrderJournal;
  readonly closing: ClosingOrders;
}

/** Brings the demo account back to its beginning, orders without an answer included; the server's text for the user. */
export function resetDemo({ http, account, journal, closing }: ResetDependencies): Promise<Outcome<string>> {
  closing.announce(account.lists.openIds);
  return account.resetting(async () => {
    const path = 'v1/api/main/user/resetForexDemoAccount';
    const answer = await http.get(path, { schema: v.unknown(), command: true });
    if (!answer.ok) return answer;
    await journal.settleAll();
    return ok(answer.value.message);
  });
}
