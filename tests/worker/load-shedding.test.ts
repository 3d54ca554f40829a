/** More messages than can be read: what waits is given up, less is asked for, and it is said what is slow. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { hurriedTimers } from '../support/environment.ts';
import { until } from '../support/until.ts';

interface MarketRequest {
  readonly type: string;
  readonly only?: readonly number[];
  readonly every?: number;
}

/** Timers of the longest wait of a test, a minute, take 1.5 s. */
const FASTER = 40;
const SHORT_MS = 10;
const LATE_BY_MS = 100;
const TRIAL_MS = 10_000;
const WINDOW_MS = 1_100;
const ON_SCREEN = 1;
const ELSEWHERE = 3;

let ahead = 0;
let isLate = false;
/** Whether it has been tried how late they come. */
let isProbed = false;
/** Short timers under way. */
let probes = 0;
const now = (): number => Date.now() + ahead;
const hurried = hurriedTimers(FASTER);
/** Short ones come late on the device's clock where it is slow. */
const timers: typeof hurried = {
  after: (ms, run) => {
    // Hurried, it would be over before a message can come.
    if (ms === TRIAL_MS) return () => undefined;
    if (ms !== SHORT_MS) return hurried.after(ms, run);
    isProbed = true;
    probes += 1;
    let isUnderWay = true;
    const end = (): void => {
      probes -= isUnderWay ? 1 : 0;
      isUnderWay = false;
    };
    const cancel = hurried.after(ms, () => {
      end();
      if (isLate) ahead += LATE_BY_MS;
      run();
    });
    return () => {
      end();
      cancel();
    };
  },
};

describe('prices that queue', () => {
  let backend: FakeBackend;
  let client: StartedClient;
  let price = 1;

  beforeEach(async () => {
    [ahead, isLate, isProbed, probes, price] = [0, false, false, 0, 1];
    backend = new FakeBackend();
    await backend.start();
    client = await startClient(backend.url, { timers, now });
    await client.api.setInterest({ instruments: [ON_SCREEN], positions: [] });
    await until(() => client.page.quotes.has(ON_SCREEN) && requests().length > 0);
    // Its code is there once it has reported.
    await client.api.lineReport();
  });
  afterEach(async () => {
    // One that is under way would end in the next test.
    await until(() => probes === 0);
    client.kill();
    await backend.stop();
  });

  const requests = (): MarketRequest[] =>
    backend.messages.filter(({ topics }) => topics?.includes('DAY_MARKET')).map((message) => message as MarketRequest);
  const slow = (): unknown => {
    const { connection } = client.page.state;
    return connection?.phase === 'open' ? connection.slow : connection?.phase;
  };
  /** A price that the server sent so long ago. */
  const send = (delay: number, id = ON_SCREEN): void => {
    const Close = (price += 0.00001).toFixed(5);
    backend.push('DAY_MARKET', [{ Id: id, Close, Open: '1.00000', MarketStatus: 1 }], { ts: now() - delay });
  };
  const read = async (delay: number): Promise<void> => {
    const count = client.page.frames.length;
    send(delay);
    await until(() => client.page.frames.length > count);
  };
  /** One a second, each so late. */
  const readEach = async (...delays: readonly number[]): Promise<void> => {
    for (const delay of delays) {
      // Else the clock would jump while it is tried how late timers come.
      await until(() => probes === 0);
      ahead += WINDOW_MS;
      await read(delay);
    }
  };
  const wasProbed = (): boolean => isProbed;
  /** One a second, each later than the one before, until the client looks for the cause. */
  const fallBehind = async (): Promise<void> => {
    for (let delay = 800; !wasProbed(); delay += 800) {
      ahead += WINDOW_MS;
      const count = client.page.frames.length;
      send(delay);
      await until(() => client.page.frames.length > count || isProbed);
    }
    await until(() => slow() === 'device' || slow() === 'line');
  };

  /** Until the client says that the device is slow. */
  const flood = async (): Promise<void> => {
    // One leaves each millisecond; ten a second are read.
    let sentAt = now();
    while (slow() !== 'device') {
      ahead += WINDOW_MS;
      for (let sent = 0; sent < 10; sent += 1) send(now() - sentAt++);
      const last = Math.round(price * 100_000);
      await until(() => client.page.quotes.get(ON_SCREEN)?.close === last || slow() === 'device');
    }
  };

  it('are given up with their socket, and less is asked for on the next one', async () => {
    isLate = true;
    await fallBehind();
    expect(slow()).toBe('device');
    await until(() => requests().length >= 3);
    expect(requests().at(-1)).toMatchObject({ type: 'sub', only: [ON_SCREEN], every: 250 });
    const report = await client.api.lineReport();
    expect(report).toMatchObject({ ok: true, value: { limitedTo: 1, counters: { opened: 2 } } });
  });

  it('are not given up for a quarter of a second', async () => {
    isLate = true;
    await readEach(5, 5, ...Array<number>(12).fill(300));
    expect(slow()).toBeUndefined();
  });

  it('are asked for again after a minute as seldom, later as they come, and that the device is slow is said no more', async () => {
    isLate = true;
    await fallBehind();
    await until(() => requests().at(-1)?.only !== undefined);
    await until(() => requests().at(-1)?.only === undefined);
    expect(requests().at(-1)).toMatchObject({ type: 'sub', every: 250 });
    expect(slow()).toBe('device');
    await until(() => slow() === undefined);
    expect(requests().at(-1)).toMatchObject({ type: 'sub', every: 8 });
  });

  it('where every instrument comes again are given up once more, and that it is for the device is known', async () => {
    isLate = true;
    await fallBehind();
    await until(() => requests().at(-1)?.only !== undefined);
    await until(() => requests().at(-1)?.only === undefined);
    isProbed = false;
    let delay = 0;
    await until(() => {
      ahead += WINDOW_MS;
      send((delay += 800));
      return requests().at(-1)?.only !== undefined;
    });
    await until(() => slow() === 'device');
    expect(isProbed).toBe(false);
  });

  it('at once when everything is asked for again are given up soon, without a search for the cause', async () => {
    isLate = true;
    await fallBehind();
    await until(() => slow() === undefined && requests().at(-1)?.only === undefined);
    isProbed = false;
    await readEach(5, 5, 900, 900, 900);
    ahead += WINDOW_MS;
    send(900);
    await until(() => slow() === 'device');
    expect(isProbed).toBe(false);
    await until(() => requests().at(-1)?.every === 250);
  });

  it('come less often where they come closely to a device whose timers are late, and that is not said', async () => {
    isLate = true;
    const opened = requests().length;
    const paces = (): unknown[] =>
      requests()
        .slice(opened)
        .map(({ every }) => every);
    while (paces().length < 2) {
      ahead += WINDOW_MS;
      for (let sent = 0; sent < 40; sent += 1) send(0);
      const last = Math.round(price * 100_000);
      await until(() => client.page.quotes.get(ON_SCREEN)?.close === last && probes === 0);
    }
    expect(paces()).toEqual([24, 64]);
    expect(slow()).toBeUndefined();
    expect(await client.api.lineReport()).toMatchObject({ ok: true, value: { counters: { opened: 1 } } });
  });

  it('on a line that answers no ping are said to be late for the line', async () => {
    backend.answersPings = false;
    backend.cutSockets();
    await until(() => backend.openSockets === 1 && slow() === undefined);
    await fallBehind();
    expect(slow()).toBe('line');
  });

  it('do not queue where a clock was set', async () => {
    const before = requests().length;
    await readEach(...Array<number>(12).fill(30_000));
    expect(isProbed).toBe(true);
    expect(slow()).toBeUndefined();
    expect(requests()).toHaveLength(before);
  });

  it('do not queue where the line stood still for a moment', async () => {
    await readEach(3_000, 5, 5, 5);
    expect(slow()).toBeUndefined();
  });

  it('come whole and seldom from a server that knows no limits, and not at all while nobody looks', async () => {
    isLate = true;
    backend.knowsLimits = false;
    await fallBehind();
    await until(() => requests().length >= 3);
    const polls = (): number => requests().filter(({ type }) => type === 'unsub').length;
    const pings = (): number => backend.messages.filter(({ type }) => type === 'ping').length;
    let delay = 0;
    await until(() => {
      ahead += WINDOW_MS;
      send((delay += 800), ELSEWHERE);
      return polls() >= 4;
    });
    await client.api.setVisible(false);
    const [before, pingsBefore] = [polls(), pings()];
    await until(() => pings() >= pingsBefore + 3);
    expect(polls() - before).toBeLessThanOrEqual(1);
    await client.api.setVisible(true);
    await until(() => polls() >= before + 4);
  });

  it('are not asked for seldom first from a server that sends them more often than it is asked to', async () => {
    isLate = true;
    backend.knowsLimits = false;
    await flood();
    await until(() => requests().filter(({ type }) => type === 'unsub').length >= 2);
    expect(requests().filter(({ only }) => only !== undefined)).toEqual([]);
  });

  it('are not asked for less often while they are asked for again and again, however many come in between', async () => {
    isLate = true;
    backend.knowsLimits = false;
    await flood();
    backend.afterSnapshot = (): void => {
      for (let sent = 0; sent < 200; sent += 1) send(0);
    };
    await until(() => {
      ahead += WINDOW_MS;
      return requests().filter(({ type }) => type === 'unsub').length >= 60;
    });
    expect(requests().filter(({ every = 8 }) => every !== 8)).toEqual([]);
  });

  it('are held on a new socket, too, to a server that knows no limits', async () => {
    isLate = true;
    backend.knowsLimits = false;
    await fallBehind();
    const opened = (): number => requests().filter(({ every }) => every !== undefined).length;
    await until(() => requests().at(-1)?.type === 'unsub');
    const before = opened();
    backend.cutSockets();
    await until(() => opened() > before);
    // In the breath in which they are asked for.
    await until(() => requests().at(-1)?.type === 'unsub');
  });
});
