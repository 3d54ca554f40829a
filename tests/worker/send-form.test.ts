/** A form on its way by XMLHttpRequest, event by event. */
import { expect, it } from 'vitest';
import type { UploadRequest } from '../../workers/environment.ts';
import { sendForm } from '../../workers/transport/send-form.ts';

type Listener = (event: { readonly loaded: number; readonly total: number }) => void;

/** A request that does nothing until the test tells its events. */
class StillRequest implements UploadRequest {
  status = 0;
  responseText = '';
  readonly calls: unknown[][] = [];
  readonly #listeners = new Map<string, Listener>();
  readonly upload = {
    addEventListener: (type: string, listener: Listener): void => void this.#listeners.set(type, listener),
  };

  addEventListener(type: string, listener: () => void): void {
    this.#listeners.set(type, listener);
  }
  open(...target: [string, string]): void {
    this.calls.push(['open', ...target]);
  }
  setRequestHeader(...header: [string, string]): void {
    this.calls.push(['header', ...header]);
  }
  send(): void {
    this.calls.push(['send']);
  }
  abort(): void {
    this.calls.push(['abort']);
    this.tell('abort');
  }
  tell(type: string, event = { loaded: 0, total: 0 }): void {
    this.#listeners.get(type)?.(event);
  }
}

const abort = (): AbortController => new AbortController();

function sending(upload: StillRequest, signal: AbortSignal, shares: number[] = []): Promise<Response> {
  const request = new Request('http://localhost/upload', { method: 'POST', headers: { lang: 'ar' }, signal });
  return sendForm(upload, request, new FormData(), (share) => shares.push(share));
}

it('opens, says who asks, sends, and answers as fetch would', async () => {
  const upload = new StillRequest();
  const done = sending(upload, abort().signal);
  expect(upload.calls).toEqual([['open', 'POST', 'http://localhost/upload'], ['header', 'lang', 'ar'], ['send']]);
  upload.status = 413;
  upload.responseText = '{"code":3106}';
  upload.tell('load');
  const response = await done;
  expect([response.status, response.ok, await response.json()]).toEqual([413, false, { code: 3106 }]);
});

it('tells the share that has left, and none of what has no size', async () => {
  const upload = new StillRequest();
  const shares: number[] = [];
  const done = sending(upload, abort().signal, shares);
  for (const event of [
    { loaded: 0, total: 0 },
    { loaded: 1, total: 4 },
    { loaded: 4, total: 4 },
  ]) {
    upload.tell('progress', event);
  }
  upload.status = 200;
  upload.tell('load');
  await done;
  expect(shares).toEqual([0, 0.25, 1]);
});

it.each(['error', 'abort'])('has failed by the event %s', async (type) => {
  const upload = new StillRequest();
  const done = sending(upload, abort().signal);
  upload.tell(type);
  await expect(done).rejects.toThrow(TypeError);
});

it('ends when it is given up, and does not begin when it was given up before', async () => {
  const [upload, late] = [new StillRequest(), new StillRequest()];
  const user = abort();
  const done = sending(upload, user.signal);
  user.abort();
  await expect(done).rejects.toThrow();
  expect(upload.calls.at(-1)).toEqual(['abort']);
  await expect(sending(late, user.signal)).rejects.toThrow();
  expect(late.calls).toEqual([]);
});
