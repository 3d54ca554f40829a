/** The bad network itself: that its faults are those that their names say, and that it counts them. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FaultProxy } from '../support/network/fault-proxy.ts';
import { until } from '../support/until.ts';

const QUESTION = 'question';
const ANSWER = 'the answer';

/** One end of a connection, and what has come to it. */
class End {
  heard = '';
  isCut = false;
  isClosed = false;
  readonly socket: Socket;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (piece: Buffer) => (this.heard += piece.toString()));
    socket.on('error', () => (this.isCut = true));
    socket.on('close', () => (this.isClosed = true));
  }
}

let server: Server;
let proxy: FaultProxy;
/** The server's ends, in the order in which they came. */
let served: End[];
/** The client's. */
let opened: End[];

beforeEach(async () => {
  [served, opened] = [[], []];
  server = createServer((socket) => {
    const end = new End(socket);
    served.push(end);
    socket.on('data', () => end.heard.endsWith(QUESTION) && socket.write(ANSWER));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = await FaultProxy.start((server.address() as AddressInfo).port, () => 0.5);
});

afterEach(async () => {
  for (const { socket } of [...served, ...opened]) socket.destroy();
  await proxy.stop();
  server.close();
});

async function open(): Promise<End> {
  const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
  const end = new End(socket);
  opened.push(end);
  await once(socket, 'connect');
  return end;
}

/** A connection over which something has passed. */
async function inUse(): Promise<{ readonly client: End; readonly server: End }> {
  const client = await open();
  client.socket.write(QUESTION);
  await until(() => client.heard === ANSWER);
  // The newest, for it has just answered.
  const answering = served.at(-1);
  if (!answering) throw new Error('Nobody answered');
  return { client, server: answering };
}

/** So much passes on another connection that whatever was on its way on this one would have come. */
async function othersPass(times = 20): Promise<void> {
  const { client } = await inUse();
  for (let time = 2; time <= times; time++) {
    client.socket.write(QUESTION);
    // Each comes before the next is asked for.
    await until(() => client.heard === ANSWER.repeat(time));
  }
}

it.each([
  ['cuts an answer in its middle', 'cutAnswers', QUESTION, 'the a'],
  ['cuts a request in its middle', 'cutRequests', 'ques', ''],
  ['loses an answer of which the server has heard the question', 'loseAnswers', QUESTION, ''],
  ['loses a request', 'loseRequests', '', ''],
] as const)('%s', async (_, fault, asked, answered) => {
  const used = await inUse();
  proxy[fault]();
  used.client.socket.write(QUESTION);
  await until(() => used.client.isClosed && used.server.isClosed);
  expect([used.server.heard, used.client.heard]).toEqual([QUESTION + asked, ANSWER + answered]);
  const { cutAnswers, cutRequests, lostAnswers, lostRequests } = proxy.counts;
  const counted = { cutAnswers, cutRequests, loseAnswers: lostAnswers, loseRequests: lostRequests };
  expect(counted).toEqual({ cutAnswers: 0, cutRequests: 0, loseAnswers: 0, loseRequests: 0, [fault]: 1 });
});

it('tells neither end of a connection that the line died, also not when it is well again', async () => {
  const used = await inUse();
  proxy.become('dead');
  used.client.socket.write(QUESTION);
  used.server.socket.write(ANSWER);
  await until(() => proxy.counts.swallowed === 2);
  proxy.become('well');
  used.client.socket.write(QUESTION);
  used.server.socket.write(ANSWER);
  await until(() => proxy.counts.swallowed === 4);
  await othersPass();
  expect([used.server.heard, used.client.heard]).toEqual([QUESTION, ANSWER]);
  expect([used.client.isClosed, used.server.isClosed]).toEqual([false, false]);
});

it('tells neither end of a dead connection that the other has gone', async () => {
  const [first, second] = [await inUse(), await inUse()];
  proxy.become('dead');
  first.client.socket.resetAndDestroy();
  second.server.socket.resetAndDestroy();
  await until(() => first.client.isClosed && second.server.isClosed);
  proxy.become('well');
  await othersPass();
  expect([first.server.isClosed, second.client.isClosed]).toEqual([false, false]);
});

it('loses what is on its way when the line dies', async () => {
  const used = await inUse();
  proxy.become('stalled');
  used.client.socket.write(QUESTION);
  await until(() => proxy.counts.stalled === 1);
  proxy.become('dead');
  await until(() => proxy.counts.swallowed === 1);
  proxy.become('well');
  await othersPass();
  expect(used.server.heard).toBe(QUESTION);
});

it('swallows what is opened on a dead line for ever, and connects what is opened afterwards', async () => {
  proxy.become('dead');
  const early = await open();
  early.socket.write(QUESTION);
  await until(() => proxy.counts.swallowed === 1);
  proxy.become('well');
  early.socket.write(QUESTION);
  await until(() => proxy.counts.swallowed === 2);
  await othersPass();
  expect([early.heard, early.isClosed, served.length]).toEqual(['', false, 1]);
});

it('lets go on, whole, what a stall has stopped', async () => {
  const used = await inUse();
  proxy.become('stalled');
  used.client.socket.write(QUESTION);
  await until(() => proxy.counts.stalled === 1);
  expect(used.server.heard).toBe(QUESTION);
  proxy.become('well');
  await until(() => used.client.heard === ANSWER + ANSWER);
});

it('counts what it tears, doubles, refuses and answers itself', async () => {
  proxy.use({ torn: 1, doubled: 1 });
  const { client } = await inUse();
  expect(client.heard).toBe(ANSWER);
  expect(proxy.counts).toMatchObject({ torn: 2, doubled: 1 });
  await until(() => served.length === 2 && served.every(({ heard }) => heard === QUESTION));
  proxy.become('refused');
  await until(() => client.isClosed);
  const refused = new End(connect(Number(new URL(proxy.url).port), '127.0.0.1'));
  await until(() => refused.isCut);
  proxy.become('portal');
  const asked = await open();
  asked.socket.write(QUESTION);
  await until(() => asked.isClosed);
  expect(asked.heard).toContain('Free Wi-Fi');
  expect(proxy.counts).toMatchObject({ refused: 1, portal: 1 });
});
