import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Environment } from '../../workers/environment.ts';
import type { ClientEvents } from '../../workers/client-events.ts';
import { Emitter } from '../../src/lib/emitter.ts';
import { HttpClient, isUncertain } from '../../workers/transport/http-client.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { testEnvironment } from '../support/environment.ts';
import { FakeTime } from '../support/fake-time.ts';
import { until } from '../support/until.ts';

let backend: FakeBackend;
let token: string;
let ended: string[];
let reached: number;
const BALANCE = 'v1/api/main/wallet/getBalance';
const schema = v.object({ balance: v.string() });

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  token = backend.token;
  ended = [];
  reached = 0;
});
afterEach(() => backend.stop());

function newClient(change: Partial<Environment> = {}): HttpClient {
  const events = new Emitter<ClientEvents>();
  events.on('tokenRejected', (rejected) => ended.push(rejected.token));
  events.on('serverReachable', () => reached++);
  const context = { apiBase: backend.url, language: 'hk', token };
  return new HttpClient(testEnvironment(change), context, events);
}

describe('a form', () => {
  const LOGIN = 'api/user/loginForU';
  const form = { account: 'a+b@example.com', password: 'p & q', login_type: 'email' };

  it('is sent in the body, with language and token, and never in the address', async () => {
    backend.answers.set('user/loginForU', ({ account }) => ({ code: 1, msg: 'Hello', data: { account } }));
    const answer = await newClient().post(LOGIN, { form, schema: v.object({ account: v.string() }) });
    expect(answer).toEqual({ ok: true, value: { data: { account: form.account }, message: 'Hello' } });
    expect(backend.forms).toEqual([form]);
    expect(backend.calls[0]?.search).toBe('');
    expect(backend.headers[0]).toMatchObject({ lang: 'hk', authorization: token });
    expect(backend.headers[0]?.['content-type']).toContain('application/x-www-form-urlencoded');
  });

  it('is never repeated by itself', async () => {
    backend.fail('user/loginForU', 'cutAfter', 'cutAfter');
    expect(await newClient().post(LOGIN, { form, schema })).toMatchObject({ error: { kind: 'network' } });
    expect(backend.calls).toHaveLength(1);
  });

  it('that is answered with 999 ends the session that sent it', async () => {
    backend.answers.set('user/loginForU', () => ({ code: 999, msg: 'Ended' }));
    expect(await newClient().post(LOGIN, { form, schema })).toMatchObject({ error: { kind: 'session' } });
    expect(ended).toEqual([token]);
  });
});

describe('a request', () => {
  it('carries language, token and time, and is never cached', async () => {
    let cache: string | undefined;
    const client = newClient({
      now: () => 1234,
      fetch: (input, init) => {
        cache = input instanceof Request ? input.cache : init?.cache;
        return fetch(input, init);
      },
    });
    const answer = await client.get(BALANCE, { query: { page: 2 }, schema });
    expect(answer).toEqual({ ok: true, value: { data: { balance: '100000' }, message: 'Done' } });
    expect(backend.headers[0]).toMatchObject({ lang: 'hk', authorization: token });
    expect(backend.calls[0]?.search).toBe('?page=2&t=1234');
    expect(cache).toBe('no-store');
    expect(reached).toBe(1);
  });

  it('is repeated when it only reads, and never when it changes something', async () => {
    backend.fail('main/wallet/getBalance', 'cutBefore', 'cutBefore');
    expect(await newClient().get(BALANCE, { schema })).toMatchObject({ ok: true });
    expect(backend.calls).toHaveLength(3);
    backend.fail('main/wallet/getBalance', 'cutBefore');
    expect(await newClient().get(BALANCE, { schema, command: true })).toMatchObject({ error: { kind: 'network' } });
    expect(backend.calls).toHaveLength(4);
  });
});

describe('a failure', () => {
  it('of the server’s making keeps its code and words', async () => {
    const answer = await newClient().get('v1/api/forex/close', { query: { id: 99 }, schema });
    expect(answer).toEqual({
      ok: false,
      error: { kind: 'refused', origin: 'forex/close', code: 400, message: 'Refused: forex/close' },
    });
    expect(ended).toEqual([]);
  });

  it('999 names the token that it was about', async () => {
    token = 'revoked';
    expect(await newClient().get(BALANCE, { schema })).toMatchObject({ error: { kind: 'session', code: 999 } });
    expect(ended).toEqual(['revoked']);
  });

  it.each([
    ['no JSON', { status: 200, body: '<html>' }, { kind: 'malformed' }],
    ['no envelope', { status: 200, body: '[]' }, { kind: 'malformed' }],
    ['data of another shape', { status: 200, body: '{"code":1,"data":{}}' }, { kind: 'malformed', code: 1 }],
    ['a broken gateway', { status: 502, body: 'Bad gateway' }, { kind: 'network', code: 502 }],
    [
      'a rate limit',
      { status: 429, body: '{"code":429,"msg":"Slowly"}' },
      { kind: 'network', code: 429, message: 'Slowly' },
    ],
    [
      'a refusal under another status',
      { status: 400, body: '{"code":7,"msg":"No"}' },
      { kind: 'refused', code: 7, message: 'No' },
    ],
  ])('%s is told apart', async (_, fault, error) => {
    backend.fail('main/wallet/getBalance', fault);
    expect(await newClient().get(BALANCE, { schema, command: true })).toEqual({
      ok: false,
      error: { origin: 'main/wallet/getBalance', ...error },
    });
  });

  it('never tells what was asked', async () => {
    backend.fail('forex/submit', 'cutBefore', { status: 500, body: 'x' }, { status: 200, body: 'secret=1' });
    const query = { client_id: 'very-secret', cont: '12.34' };
    for (let attempt = 0; attempt < 3; attempt++) {
      // One fault after the other.
      const answer = await newClient().get('v1/api/forex/submit', { query, schema, command: true });
      expect(JSON.stringify(answer)).not.toMatch(/secret|12\.34|client_id/);
    }
  });

  it('comes after ten seconds without an answer', async () => {
    const time = new FakeTime();
    backend.fail('main/wallet/getBalance', 'hangAfter');
    const answer = newClient({ now: time.now, timers: time.timers }).get(BALANCE, { schema });
    await until(() => backend.calls.length === 1);
    time.advance(10_000);
    expect(await answer).toMatchObject({ error: { kind: 'timeout' } });
    expect(reached).toBe(0);
  });

  it('is a cancellation when the caller gave up, before or during', async () => {
    const abort = new AbortController();
    backend.fail('main/wallet/getBalance', 'hangAfter');
    const answer = newClient().get(BALANCE, { schema, signal: abort.signal });
    await until(() => backend.calls.length === 1);
    abort.abort();
    expect(await answer).toMatchObject({ error: { kind: 'cancelled' } });
    expect(await newClient().get(BALANCE, { schema, signal: abort.signal })).toMatchObject({
      error: { kind: 'cancelled' },
    });
  });
});

it('knows which failures leave a command’s outcome open', () => {
  const open = (kind: Parameters<typeof isUncertain>[0]['kind'], code?: number): boolean =>
    isUncertain({ kind, origin: 'x', ...(code === undefined ? {} : { code }) });
  expect([open('timeout'), open('network'), open('network', 502), open('network', 408), open('malformed')]).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  expect([open('refused'), open('session'), open('network', 429), open('network', 404), open('invalid')]).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
