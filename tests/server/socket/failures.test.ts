/** What breaks inside of the server while it serves sockets is reported, and ends neither sockets nor the process. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { ErrorLog } from '../../../server/log/error-log.ts';
import { PricePublisher } from '../../../server/socket/price-publisher.ts';
import { Hub } from '../../../server/socket/hub.ts';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Sessions } from '../../../server/users/sessions.ts';
import { Api } from '../../support/server/api.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { until } from '../../support/until.ts';

const failing = (): never => {
  throw new Error('planted');
};

let database: Database;
let server: TestServer;
let report: MockInstance<ErrorLog['report']>;

/** What was reported. Where a guard is missing nothing is, and the process would end. */
function reported(): unknown[] {
  return report.mock.calls.map(([, error]) => (error as Error).message);
}

beforeEach(() => {
  report = vi.spyOn(ErrorLog.prototype, 'report');
});
beforeAll(async () => {
  database = await openReadyDatabase();
  server = await startTestServer(database);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await server.close();
  await database.close();
});

it('while a message is dealt with', async () => {
  const socket = await TestSocket.open(server.url);
  const planted = vi.spyOn(PricePublisher.prototype, 'sendFirst').mockImplementationOnce(failing);
  socket.subscribe('DAY_MARKET');
  await until(() => planted.mock.calls.length > 0);
  expect(reported()).toEqual(['planted']);
  await socket.until('the snapshot, with the next flush', () => socket.data('DAY_MARKET').length === 1);
  socket.close();
});

it('while prices are sent, and while sockets are looked after', async () => {
  const socket = await TestSocket.open(server.url);
  socket.subscribe('DAY_MARKET');
  const flush = vi.spyOn(PricePublisher.prototype, 'flush').mockImplementationOnce(failing);
  const check = vi.spyOn(PricePublisher.prototype, 'checkStatus').mockImplementationOnce(failing);
  await until(() => flush.mock.calls.length > 1 && check.mock.calls.length > 1);
  expect(reported()).toEqual(['planted', 'planted']);
  await socket.roundTrip();
  socket.close();
});

it('while a socket is opened, which then ends', async () => {
  const planted = vi.spyOn(Hub.prototype, 'accept').mockImplementationOnce(failing);
  const broken = await TestSocket.open(server.url);
  await until(() => planted.mock.calls.length > 0);
  expect(reported()).toEqual(['planted']);
  await broken.until('the end', () => broken.closeCode !== undefined);
  const socket = await TestSocket.open(server.url);
  await socket.roundTrip();
  socket.close();
});

it('while a token is looked up, which is then looked up again: nobody is logged out by it', async () => {
  const api = new Api(server.url);
  await api.signIn();
  const socket = await TestSocket.open(server.url);
  const lookUp = vi.spyOn(Sessions.prototype, 'userOf').mockRejectedValueOnce(new Error('planted'));
  await socket.logIn(api.token);
  expect(reported()).toEqual(['planted']);
  expect(lookUp).toHaveBeenCalledTimes(2);
  expect(socket.messages).toContainEqual({ type: 'login_result', code: 1, msg: '' });
  expect(socket.messages).not.toContainEqual(expect.objectContaining({ code: 999 }));
  socket.close();
});

it('while the token is looked up of somebody who has logged out since', async () => {
  const api = new Api(server.url);
  await api.signIn();
  const socket = await TestSocket.open(server.url);
  let fail: (error: Error) => void = () => undefined;
  const lookedUp = new Promise<never>((_, reject) => (fail = reject));
  const lookUp = vi.spyOn(Sessions.prototype, 'userOf').mockImplementationOnce(() => lookedUp);
  const check = vi.spyOn(PricePublisher.prototype, 'checkStatus');
  socket.send({ type: 'login', token: api.token });
  socket.send({ type: 'logout' });
  await socket.roundTrip();
  fail(new Error('planted'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(reported()).toEqual(['planted']);
  const looks = check.mock.calls.length;
  await until(() => check.mock.calls.length > looks + 1);
  expect(lookUp).toHaveBeenCalledTimes(1);
  socket.close();
});
