/** Two tabs of one device: one journal, one session, and each told of what it asked for itself. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { buy, startMember, untilTrading } from '../support/member.ts';
import { SharedDevice, type DeviceTab } from '../support/shared-device.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let device: SharedDevice;
let tabs: DeviceTab[];
let first: StartedClient;
let second: StartedClient;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  device = new SharedDevice();
  tabs = [device.newTab(), device.newTab()];
  first = await startMember(backend, tabs[0]?.environment);
});
afterEach(async () => {
  first.kill();
  second.kill();
  await backend.stop();
});

async function openSecond(): Promise<void> {
  second = await startClient(backend.url, tabs[1]?.environment);
  await second.api.setInterest({ instruments: [1, 2, 3], positions: [] });
  await untilTrading(second);
}

const reconciledIn = ({ page }: StartedClient): boolean => page.notices.some(({ kind }) => kind === 'reconciled');

describe('an order that one tab has sent and that is not answered yet', () => {
  it('is left to that tab while it lives', async () => {
    backend.fail('forex/submit', 'hangAfter');
    const request = buy();
    void first.api.submitOrder(request);
    await until(() => backend.callsOf('/submit').length === 1);
    await openSecond();
    await until(() => second.page.state.orders?.open.total === 1);
    expect(backend.callsOf('/submit')).toHaveLength(1);
    expect(second.page.notices).toEqual([]);
    expect(second.page.state.unconfirmed ?? []).toEqual([]);
  });

  it('is taken over by the other once that tab is gone, once', async () => {
    backend.fail('forex/submit', 'hangAfter');
    const request = buy();
    void first.api.submitOrder(request);
    await until(() => backend.callsOf('/submit').length === 1);
    await openSecond();
    first.kill();
    tabs[0]?.end();
    await until(() => reconciledIn(second));
    expect(second.page.notices).toMatchObject([{ clientId: request.clientId, order: { id: 1 } }]);
    expect(backend.account.orders).toHaveLength(1);
  });

  it('is found by a tab that opens after that one is gone', async () => {
    backend.fail('forex/submit', 'hangAfter');
    void first.api.submitOrder(buy());
    await until(() => backend.callsOf('/submit').length === 1);
    first.kill();
    tabs[0]?.end();
    await openSecond();
    await until(() => reconciledIn(second));
    expect(backend.account.orders).toHaveLength(1);
  });
});

describe('a session', () => {
  it('that ends in one tab ends in the other at once', async () => {
    await openSecond();
    await first.api.logOut();
    await until(() => second.page.state.session?.status === 'visitor');
    expect(second.page.notices).toEqual([]);
  });

  it('that begins in one tab begins in the other', async () => {
    await first.api.logOut();
    second = await startClient(backend.url, tabs[1]?.environment);
    await until(() => second.page.state.session?.status === 'visitor');
    await first.api.logInDemo();
    await until(() => second.page.state.session?.status === 'member');
    await until(() => second.page.account !== null);
  });
});

describe('the end of a position', () => {
  it('that the user closed in one tab is not announced in the other', async () => {
    await first.api.submitOrder(buy());
    await first.api.submitOrder(buy());
    await openSecond();
    await until(() => second.page.state.orders?.open.total === 2);
    await first.api.closePosition(1);
    backend.account.close(2, 'stop_loss');
    await until(() => [first, second].every(({ page }) => page.state.orders?.closed.orders.length === 2));
    expect(second.page.notices).toMatchObject([{ kind: 'closed', order: { id: 2 } }]);
    expect(first.page.notices).toMatchObject([{ kind: 'closed', order: { id: 2 } }]);
  });

  it('is told in neither tab when the demo account begins anew', async () => {
    await first.api.submitOrder(buy());
    await openSecond();
    await until(() => second.page.state.orders?.open.total === 1);
    await first.api.resetDemo();
    await until(() => second.page.state.orders?.open.orders.length === 0);
    expect([...first.page.notices, ...second.page.notices]).toEqual([]);
  });
});
