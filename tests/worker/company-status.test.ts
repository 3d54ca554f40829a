import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { hurriedWaits } from '../support/environment.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let client: StartedClient | undefined;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
});
afterEach(async () => {
  client?.kill();
  await backend.stop();
});

const says = (status: number, type: number | string, loss_url: string | null): void => {
  backend.answers.set('company/getCompanyStatus', () => ({ code: 1, data: { status, type, loss_url } }));
};

it.each([
  [0, 0, '', { available: true, isMain: true, type: 0, lossUrl: '' }],
  [0, '2', null, { available: true, isMain: false, type: 2, lossUrl: '' }],
  [1, 0, 'https://example.com', { available: false, isMain: true, type: 0, lossUrl: 'https://example.com' }],
])('status %j of type %j is told to the page', async (status, type, lossUrl, state) => {
  says(status, type, lossUrl);
  client = await startClient(backend.url);
  await until(() => client?.page.state.company !== undefined);
  expect(client.page.state.company).toEqual(state);
  expect(backend.callsOf('/getCompanyStatus')).toHaveLength(1);
});

it('is asked again when the socket opens, until it was answered', async () => {
  // Refused, so that the call is not repeated by itself.
  backend.answers.set('company/getCompanyStatus', () => ({ code: 5, msg: 'Not now', data: null }));
  backend.mood = 'refuses';
  client = await startClient(backend.url);
  await until(
    () => backend.callsOf('/getCompanyStatus').length === 1 && client?.page.state.connection?.phase === 'waiting',
  );
  says(0, 0, '');
  backend.mood = 'well';
  await client.api.openSocket();
  await until(() => client?.page.state.company?.available === true);
});

it('is asked again where the call from before the connection has failed', async () => {
  let fail = (): void => undefined;
  const answerAfter = new Promise<void>((resolve) => (fail = resolve));
  backend.fail('company/getCompanyStatus', { answerAfter });
  backend.answers.set('company/getCompanyStatus', () => ({ code: 422, msg: '', data: null }));
  client = await startClient(backend.url, { timers: hurriedWaits(100) });
  await until(() => client?.page.state.connection?.phase === 'open');
  fail();
  await until(() => backend.callsOf('/getCompanyStatus').length > 1);
  says(0, 0, '');
  await until(() => client?.page.state.company?.available === true);
});
