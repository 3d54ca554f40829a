import { randomUUID } from 'node:crypto';
import type { OrderRequest } from '../../src/contract/worker/ticket.ts';
import type { Environment } from '../../workers/environment.ts';
import type { FakeBackend } from './backend/fake-backend.ts';
import { startClient, type StartedClient } from './client.ts';
import { until } from './until.ts';

/** A client that is logged in, with prices and an account summary. */
export async function startMember(backend: FakeBackend, change: Partial<Environment> = {}): Promise<StartedClient> {
  const client = await startClient(backend.url, change);
  await client.api.setInterest({ instruments: [1, 2, 3], positions: [] });
  const loggedIn = await client.api.logInDemo();
  if (!loggedIn.ok) throw new Error(`Login: ${loggedIn.error.kind}`);
  await untilTrading(client);
  return client;
}

export async function untilTrading({ page }: StartedClient): Promise<void> {
  await until(() => page.quotes.get(1)?.flags === 1 && page.account !== null && page.state.backend !== undefined);
}

export function buy(change: Partial<OrderRequest> = {}): OrderRequest {
  return {
    clientId: randomUUID(),
    side: 'buy',
    instrumentId: 1,
    kind: 'market',
    lots: '0.10',
    leverage: 100,
    targetPrice: '',
    stopLoss: undefined,
    takeProfit: undefined,
    ...change,
  };
}

/** Who is logged in, by what the page was told; undefined where nobody is. */
export function userIdOf({ page: { state } }: Pick<StartedClient, 'page'>): number | undefined {
  return state.session?.status === 'member' ? state.session.user.id : undefined;
}
