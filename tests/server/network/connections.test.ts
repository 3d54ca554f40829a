/** What one address may hold open, and for how long somebody who says little may stay. */
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Api } from '../../support/server/api.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { until } from '../../support/until.ts';

const HERE = '127.0.0.1';
const ELSEWHERE = '127.0.0.2';
const SOCKETS = 12;
const CONNECTIONS = 30;
const SLOWLY_MS = 20;

let database: Database;
let server: TestServer;
const sockets: TestSocket[] = [];
const connections: Socket[] = [];

beforeAll(async () => {
  database = await openReadyDatabase();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  for (const connection of connections.splice(0)) connection.destroy();
  await server.close();
});
afterAll(() => database.close());

async function open(address: string, headers: Readonly<Record<string, string>> = {}): Promise<TestSocket> {
  const socket = await TestSocket.open(server.url, headers, address);
  sockets.push(socket);
  return socket;
}

/** A connection that says what it is told to, and what came back. */
function dial(localAddress = HERE): { readonly connection: Socket; answer: () => string; ended: () => boolean } {
  const { hostname, port } = new URL(server.url);
  const connection = connect({ host: hostname, port: Number(port), localAddress });
  connections.push(connection);
  let answer = '';
  connection.on('data', (data) => (answer += data.toString()));
  connection.on('error', () => undefined);
  return { connection, answer: () => answer, ended: () => connection.closed };
}

describe('live sockets', () => {
  const limits = { SOCKETS_PER_ADDRESS: String(SOCKETS) };

  it('of one address have a limit, which leaves others their places', async () => {
    server = await startTestServer(database, limits);
    for (let i = 0; i < SOCKETS; i++) await open(HERE);
    await expect(open(HERE)).rejects.toThrow('HTTP 429');
    const other = await open(ELSEWHERE);
    other.subscribe('DAY_MARKET');
    await other.until('prices', () => other.data('DAY_MARKET').length > 0);
    sockets[0]?.close();
    await expect.poll(() => open(HERE).then(() => 'open', String)).toBe('open');
  });

  it('may not be opened over and over', async () => {
    server = await startTestServer(database, limits);
    const openings = async (): Promise<string> => {
      for (let i = 0; i < 3 * SOCKETS; i++) (await open(HERE)).close();
      return 'as often as one likes';
    };
    await expect(openings()).rejects.toThrow('HTTP 429');
    await open(ELSEWHERE);
  });

  it('are counted by who is behind a trusted proxy, an IPv6 subscriber by the network', async () => {
    server = await startTestServer(database, { ...limits, TRUSTED_PROXIES: '127.0.0.0/24' });
    const behind = (address: string) => open(HERE, { 'x-forwarded-for': `203.0.113.77, ${address}, 127.0.0.9` });
    for (let i = 0; i < SOCKETS; i++) await behind(`2001:db8:0:7::${i}`);
    await expect(behind('2001:db8:0:7:ffff::1')).rejects.toThrow('HTTP 429');
    await behind('2001:db8:0:8::1');
    await behind('198.51.100.4');
  });

  it('take nobody’s word for an address unless a proxy is trusted', async () => {
    server = await startTestServer(database, limits);
    for (let i = 0; i < SOCKETS; i++) await open(HERE, { 'x-forwarded-for': `198.51.100.${i}` });
    await expect(open(HERE, { 'x-forwarded-for': '198.51.100.99' })).rejects.toThrow('HTTP 429');
  });

  it('that say nothing from the start are ended, and those that only listen to prices are not', async () => {
    server = await startTestServer(database, {}, { limits: { firstMessageMs: 100 } });
    const [listener, silent] = [await open(HERE), await open(HERE)];
    listener.subscribe('DAY_MARKET', 'FOREX_TRADE');
    await silent.until('the end', () => silent.closeCode !== undefined);
    await listener.roundTrip();
    expect(listener.closeCode).toBeUndefined();
  });

  it('get an answer to the newest of many log-ins, and none is looked up as often as it is sent', async () => {
    server = await startTestServer(database, {}, { limits: { logIns: { burst: 2, perSecond: 2 } } });
    const { token } = await new Api(server.url).signIn();
    const socket = await open(HERE);
    const queries = vi.spyOn(database, 'query');
    for (let i = 0; i < 40; i++) socket.send({ type: 'login', token: `wrong ${i}` });
    socket.send({ type: 'login', token });
    await socket.until('the log-in', () => socket.messages.at(-1)?.type === 'login_result' && isIn(socket));
    const lookUps = queries.mock.calls.filter(([statement]) => statement.includes('from "sessions"'));
    queries.mockRestore();
    expect(lookUps.length).toBeLessThan(6);
  });

  const isIn = (socket: TestSocket): boolean =>
    socket.messages.some((message) => message.type === 'login_result' && message.code === 1);
});

describe('connections', () => {
  it('of one address have a limit, before anything is said on them', async () => {
    server = await startTestServer(database, { CONNECTIONS_PER_ADDRESS: String(CONNECTIONS) });
    const flood = Array.from({ length: 2 * CONNECTIONS }, () => dial(ELSEWHERE));
    await until(() => flood.filter(({ ended }) => ended()).length === CONNECTIONS);
    expect(await new Api(server.url).call('/api/default/area_list')).toMatchObject({ code: 1 });
    flood.find(({ ended }) => !ended())?.connection.destroy();
    await expect.poll(async () => answerOn(dial(ELSEWHERE))).toContain('HTTP/1.1 200');
  });

  async function answerOn({ connection, answer, ended }: ReturnType<typeof dial>): Promise<string> {
    connection.write('GET /api/default/area_list HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await until(ended);
    return answer();
  }

  it.each([
    [
      'a body that comes byte by byte',
      'POST /api/user/loginForU HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    ],
    [
      'chunks that come byte by byte',
      'POST /api/feedback/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nfff\r\n',
    ],
    ['headers that come byte by byte', 'GET / HTTP/1.1\r\nHost: x\r\nX-Long: '],
    ['nothing at all', ''],
  ])('end with %s', async (_, beginning) => {
    server = await startTestServer(database, {}, { connections: { requestMs: 600, headersMs: 300, lookEveryMs: 50 } });
    const { connection, answer, ended } = dial();
    if (beginning !== '') connection.write(beginning);
    const trickle = setInterval(() => beginning !== '' && connection.writable && connection.write('x'), SLOWLY_MS);
    await until(ended);
    clearInterval(trickle);
    expect(answer()).toMatch(/^$|^HTTP\/1.1 408 /);
    expect(await new Api(server.url).call('/api/default/area_list')).toMatchObject({ code: 1 });
  });
});
