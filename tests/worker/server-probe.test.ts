/** A socket that waits for its next try is opened as soon as the server answers again; nothing else brings it forward. */
import { beforeEach, describe, expect, it } from 'vitest';
import { Emitter } from '../../src/lib/emitter.ts';
import type { ClientEvents } from '../../workers/client-events.ts';
import { LiveConnection } from '../../workers/subscriptions/live-connection.ts';
import { ServerProbe } from '../../workers/subscriptions/server-probe.ts';
import { testEnvironment } from '../support/environment.ts';
import { FakeSocket } from '../support/fake-socket.ts';
import { FakeTime } from '../support/fake-time.ts';

/** What becomes of a question: an answer of a server of ours, the page of a portal, a refusal, or nothing at all. */
type Fate = 'answered' | 'portal' | 'refused' | 'swallowed';

const BASE = 'http://api.example.com';
let time: FakeTime;
let sockets: FakeSocket[];
let events: Emitter<ClientEvents>;
let connection: LiveConnection;
let fate: Fate;
let questions: string[];

function answerOf(now: Fate, signal: AbortSignal | null | undefined): Promise<Response> {
  if (now === 'answered') return Promise.resolve(Response.json({ code: 200, data: { is_show_mobile: 1 } }));
  if (now === 'portal') return Promise.resolve(new Response('<!doctype html><title>Log in</title>'));
  if (now === 'refused') return Promise.reject(new TypeError('refused'));
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('over', 'AbortError')));
  });
}

beforeEach(() => {
  time = new FakeTime();
  sockets = [];
  questions = [];
  fate = 'refused';
  events = new Emitter();
  const environment = testEnvironment({
    now: time.now,
    timers: time.timers,
    random: () => 0.5,
    openSocket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    fetch: (url, init) => {
      questions.push(url as string);
      return answerOf(fate, init?.signal);
    },
  });
  const context = { apiBase: BASE, language: 'en', token: '' };
  connection = new LiveConnection('ws://api.example.com/v1/ws', environment, context, events);
  void new ServerProbe({ environment, context, connection, events, background: { visible: true } });
  connection.open();
});

/** Lets answers that are there be read. */
const read = (): Promise<void> => new Promise((next) => setTimeout(next));

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    time.advance(100);
    // One step after the other.
    await read();
  }
}

/** Tries that fail at once, until the wait for the next one is eight seconds at least. */
async function failTries(): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    const { state } = connection;
    if (state.phase === 'connecting') sockets.at(-1)?.emit('error');
    else if (state.phase === 'waiting' && state.retryAt - time.now() > 8_000) return;
    // One step after the other.
    await pass(500);
  }
  throw new Error('The tries did not become rarer');
}

describe('a socket that waits', () => {
  it('is opened within a second of the first answer after none', async () => {
    await failTries();
    const before = sockets.length;
    fate = 'answered';
    await pass(1_000);
    expect(connection.state.phase).toBe('connecting');
    expect(sockets).toHaveLength(before + 1);
    expect(questions.at(-1)).toMatch(/^http:\/\/api\.example\.com\/api\//);
  });

  it('is opened a few times more where it fails though the server answers, and then waits as before', async () => {
    await failTries();
    fate = 'answered';
    const before = sockets.length;
    for (let second = 0; second < 10; second++) {
      // One second after the other.
      await pass(1_000);
      if (connection.state.phase === 'connecting') sockets.at(-1)?.emit('error');
    }
    expect(sockets).toHaveLength(before + 5);
    expect(connection.state.phase).toBe('waiting');
  });

  it('waits on where a portal answers in the place of the server', async () => {
    await failTries();
    fate = 'portal';
    await pass(4_000);
    expect(connection.state.phase).toBe('waiting');
  });

  it('waits on where the server answers all along, and asks it no more', async () => {
    fate = 'answered';
    await failTries();
    const asked = questions.length;
    await pass(6_000);
    expect(connection.state.phase).toBe('waiting');
    expect(questions.length - asked).toBeLessThanOrEqual(1);
  });

  it('asks nothing while nobody looks, and again when somebody does', async () => {
    await failTries();
    events.emit('visibilityChanged', { visible: false });
    const asked = questions.length;
    await pass(6_000);
    expect(questions).toHaveLength(asked);
    events.emit('visibilityChanged', { visible: true });
    await pass(2_000);
    expect(questions.length).toBeGreaterThan(asked);
  });

  it('asks nothing once it is open', async () => {
    await failTries();
    connection.open();
    sockets.at(-1)?.emit('open');
    const asked = questions.length;
    await pass(4_000);
    expect(questions).toHaveLength(asked);
  });
});

describe('a line that swallows everything', () => {
  it('is left for a new socket within a second of its healing, before any question has run out of time', async () => {
    fate = 'answered';
    await failTries();
    fate = 'swallowed';
    connection.open();
    sockets.at(-1)?.emit('error');
    const before = sockets.length;
    await pass(1_000);
    fate = 'answered';
    await pass(1_000);
    expect(sockets).toHaveLength(before + 1);
  });

  it('has its hanging try given up for a new one', async () => {
    fate = 'swallowed';
    await failTries();
    connection.open();
    const hanging = sockets.at(-1);
    await pass(2_000);
    fate = 'answered';
    await pass(2_000);
    expect(hanging?.closed).toBe(true);
    expect(sockets.at(-1)).not.toBe(hanging);
    expect(connection.state.phase).toBe('connecting');
  });
});
