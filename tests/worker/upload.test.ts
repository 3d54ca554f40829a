/** Pictures on their way: on real connections, with progress, and with every way in which it can end. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/contract/worker/trading-api.ts';
import type { Environment } from '../../workers/environment.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { hurriedTimers } from '../support/environment.ts';
import { startMember } from '../support/member.ts';
import { until } from '../support/until.ts';

const PATH = 'common/image_upload';
const BYTES = 200_000;
/** How long nothing may move, which no test can wait. */
const SILENCE_MS = 20_000;

let backend: FakeBackend;
let client: StartedClient | undefined;
beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  backend.answers.set(PATH, () => ({ code: 1, msg: '', data: { url: '/uploads/1' } }));
});
afterEach(async () => {
  client?.kill();
  await backend.stop();
});

interface Started {
  readonly done: Promise<Outcome<string>>;
  readonly shares: number[];
  readonly cancel: () => void;
  readonly isClosed: () => boolean;
}

async function send(change: Partial<Environment> = {}): Promise<Started> {
  client = await startMember(backend, change);
  const { port1, port2 } = new MessageChannel();
  const shares: number[] = [];
  let closed = false;
  port1.onmessage = (event: MessageEvent<number>) => shares.push(event.data);
  port1.addEventListener('close', () => (closed = true));
  const file = new Blob([new Uint8Array(BYTES)], { type: 'image/png' });
  const done = client.api.uploadImage(file, port2);
  return { done, shares, cancel: () => port1.postMessage('cancel'), isClosed: () => closed };
}

describe('an upload', () => {
  it('goes as a form with language and token, and tells how much has left', async () => {
    const { done, shares, isClosed } = await send();
    expect(await done).toEqual({ ok: true, value: '/uploads/1' });
    expect(backend.forms).toEqual([{ file: `image/png ${BYTES}` }]);
    expect(backend.headers.at(-1)).toMatchObject({ lang: 'en', authorization: backend.token });
    await until(() => shares.at(-1) === 1 && isClosed());
    expect(shares.length).toBeGreaterThan(5);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  });

  it.each([
    ['what the server refuses', { status: 200, body: '{"code":9,"msg":"No picture"}' }, { kind: 'refused', code: 9 }],
    [
      'a refusal under another status',
      { status: 413, body: '{"code":413,"msg":"Too large"}' },
      { kind: 'refused', message: 'Too large' },
    ],
    ['a broken gateway', { status: 502, body: '<html>' }, { kind: 'network', code: 502 }],
    ['an answer without an address', { status: 200, body: '{"code":1,"data":{"url":""}}' }, { kind: 'malformed' }],
    ['a session that has ended', { status: 200, body: '{"code":999,"msg":""}' }, { kind: 'session' }],
  ])('that ends in %s says so', async (_, fault, error) => {
    backend.fail(PATH, fault);
    const { done } = await send();
    expect(await done).toMatchObject({ ok: false, error: { origin: PATH, ...error } });
  });

  it('that is cut off has failed, and is not repeated by itself', async () => {
    backend.fail(PATH, 'cutBefore', 'cutBefore');
    const { done, isClosed } = await send();
    expect(await done).toMatchObject({ error: { kind: 'network' } });
    expect(backend.callsOf(PATH)).toHaveLength(1);
    await until(isClosed);
  });

  it('is given up when the user gives it up', async () => {
    backend.fail(PATH, 'hangAfter');
    const { done, cancel } = await send();
    await until(() => backend.forms.length === 1);
    cancel();
    expect(await done).toMatchObject({ error: { kind: 'cancelled' } });
  });

  it('that stands still is given up after its own time, which begins anew with each part', async () => {
    backend.fail(PATH, 'hangAfter');
    const waits: number[] = [];
    const timers = hurriedTimers(1);
    const { done } = await send({
      timers: {
        after: (ms, run) => {
          waits.push(ms);
          return timers.after(ms === SILENCE_MS ? SILENCE_MS / 50 : ms, run);
        },
      },
    });
    expect(await done).toMatchObject({ error: { kind: 'timeout' } });
    expect(waits.filter((ms) => ms === SILENCE_MS).length).toBeGreaterThan(5);
  });
});
