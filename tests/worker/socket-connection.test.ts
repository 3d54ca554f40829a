import { beforeEach, describe, expect, it } from 'vitest';
import type { ConnectionState } from '../../src/contract/worker/state.ts';
import { SocketConnection } from '../../workers/transport/socket-connection.ts';
import { testEnvironment } from '../support/environment.ts';
import { FakeSocket } from '../support/fake-socket.ts';
import { FakeTime } from '../support/fake-time.ts';

let time: FakeTime;
let sockets: FakeSocket[];
let states: ConnectionState[];
let opened: number;
let lost: number;
let messages: unknown[];
let refuse: boolean;
let connection: SocketConnection;

beforeEach(() => {
  time = new FakeTime();
  sockets = [];
  states = [];
  messages = [];
  opened = 0;
  lost = 0;
  refuse = false;
  const openSocket = (): FakeSocket => {
    if (refuse) throw new Error('Not allowed here');
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const environment = testEnvironment({ now: time.now, timers: time.timers, random: () => 0.5, openSocket });
  connection = new SocketConnection('ws://api.example.com/v1/ws', environment, {
    onState: (state) => states.push(state),
    onOpen: () => opened++,
    onLost: () => lost++,
    onMessage: (data) => messages.push(data),
  });
});

const last = (): FakeSocket => {
  const socket = sockets.at(-1);
  if (!socket) throw new Error('No socket was opened');
  return socket;
};
const openLine = (): void => {
  connection.open();
  last().emit('open');
};

describe('a socket', () => {
  it('opens once however often it is asked to', () => {
    connection.open();
    connection.open();
    expect(connection.state).toEqual({ phase: 'connecting', attempt: 1 });
    last().emit('open');
    connection.open();
    expect(sockets).toHaveLength(1);
    expect(opened).toBe(1);
    expect(connection.state).toEqual({ phase: 'open', latencyMs: undefined });
  });

  it('tells its latency with the first pong', () => {
    openLine();
    time.advance(37);
    connection.pong();
    expect(states.at(-1)).toEqual({ phase: 'open', latencyMs: 37 });
  });

  it('gives a connection five seconds', () => {
    connection.open();
    time.advance(4_999);
    expect(connection.state.phase).toBe('connecting');
    time.advance(1);
    expect(last().closed).toBe(true);
    expect(connection.state).toEqual({ phase: 'waiting', attempt: 2, retryAt: time.now() + 375, reason: 'timeout' });
    expect(lost).toBe(0);
  });

  it('tries again at once after a loss, then backs off', () => {
    openLine();
    time.advance(6_000);
    last().emit('close');
    expect(lost).toBe(1);
    time.advance(0);
    expect(connection.state).toEqual({ phase: 'connecting', attempt: 1 });
    last().emit('error');
    last().emit('close');
    expect(connection.state).toMatchObject({ phase: 'waiting', attempt: 2 });
    time.advance(375);
    last().emit('close');
    expect(connection.state).toMatchObject({ phase: 'waiting', attempt: 3 });
    expect(sockets).toHaveLength(3);
  });

  it('does not hammer a server that takes connections and drops them', () => {
    connection.open();
    for (let second = 0; second < 60; second++) {
      last().emit('open');
      last().emit('close');
      time.advance(1_000);
    }
    expect(sockets.length).toBeLessThan(10);
  });

  it('reconnects at the third unanswered ping', () => {
    openLine();
    time.advance(14_999);
    expect(sockets).toHaveLength(1);
    time.advance(1);
    expect(last().pings + (sockets[0]?.pings ?? 0)).toBe(3);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets).toHaveLength(2);
    expect(lost).toBe(1);
  });

  it('is deaf to a socket that it has left', () => {
    openLine();
    time.advance(15_000);
    const [old] = sockets;
    last().emit('open');
    old?.emit('message', { data: 'late' });
    old?.emit('close');
    old?.emit('open');
    expect(messages).toEqual([]);
    expect(opened).toBe(2);
    expect(connection.isOpen).toBe(true);
    last().emit('message', { data: 'now' });
    expect(messages).toEqual(['now']);
  });

  it('waits where the browser refuses even to try', () => {
    refuse = true;
    connection.open();
    expect(connection.state).toMatchObject({ phase: 'waiting', attempt: 2 });
    refuse = false;
    connection.open();
    expect(connection.state.phase).toBe('connecting');
  });
});

describe('the device', () => {
  it('ends a wait when it comes online, and closes when it goes offline', () => {
    openLine();
    connection.setOnline(false);
    expect(connection.state).toEqual({ phase: 'offline' });
    expect([last().closed, lost]).toEqual([true, 1]);
    time.advance(60_000);
    connection.open();
    expect(sockets).toHaveLength(1);
    connection.setOnline(true);
    expect(connection.state).toEqual({ phase: 'connecting', attempt: 1 });
  });

  it('is offline from the start when it says so', () => {
    connection.setOnline(false);
    expect(connection.state.phase).toBe('idle');
    connection.open();
    expect(connection.state.phase).toBe('offline');
    expect(sockets).toHaveLength(0);
  });

  it('retries at once when it says again that it is online', () => {
    connection.open();
    last().emit('close');
    time.advance(375);
    last().emit('close');
    expect(connection.state.phase).toBe('waiting');
    connection.setOnline(true);
    expect(connection.state.phase).toBe('connecting');
  });

  it('probes an open socket when its network changed or the page comes back', () => {
    openLine();
    connection.pong();
    connection.setOnline(true);
    time.advance(1_000);
    expect(sockets[0]?.pings).toBe(3);
    expect(sockets[0]?.closed).toBe(true);
    expect(lost).toBe(1);
  });

  it('stays suspended, whatever the network does, until someone wants the socket', () => {
    openLine();
    connection.suspend();
    expect(connection.state).toEqual({ phase: 'suspended' });
    connection.setOnline(false);
    connection.setOnline(true);
    time.advance(60_000);
    expect(connection.state).toEqual({ phase: 'suspended' });
    connection.probe();
    expect(connection.state.phase).toBe('connecting');
  });

  it('sends nothing on a socket that is not open, and does not fail', () => {
    connection.send({ type: 'logout' });
    connection.open();
    connection.send({ type: 'logout' });
    expect(last().sent).toEqual([]);
    connection.close();
    expect(connection.state).toEqual({ phase: 'idle' });
  });
});
