import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../../server/delivery/message.ts';
import type { Database } from '../../../server/store/database.ts';
import { Codes } from '../../../server/users/codes.ts';
import { KnownCallers } from '../../../server/users/known-callers.ts';
import { Passwords } from '../../../server/users/passwords.ts';
import type { Recipient } from '../../../server/users/recipient.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { DAY, HOUR, MINUTE } from '../../support/server/members.ts';

/** Nobody guesses at the codes here. */
const CHEAPEST = { N: 2, r: 1, p: 1 };
const VICTIM = '192.0.2.1';
const MOST_A_DAY = 100;

/** How long a caller was told to wait (ms): 0 where a code went out, undefined where none does today. */
type Answer = number | undefined;

describe('codes to one recipient', () => {
  let database: Database;
  let passwords: Passwords;
  beforeAll(async () => {
    database = await openReadyDatabase();
    passwords = new Passwords(CHEAPEST);
  });
  afterAll(() => database.close());

  let recipients = 0;

  /** A recipient of its own, and strangers who ask for its codes in the very moment in which they may. */
  function scene(strangers: number) {
    const clock = new ManualClock();
    const messages: Message[] = [];
    const deliver = async (message: Message): Promise<void> => void messages.push(message);
    const knownCallers = new KnownCallers(database, clock);
    const onError = (): void => undefined;
    const codes = new Codes({ database, clock, passwords, delivery: { deliver }, knownCallers, onError });
    const recipient: Recipient = { type: 'email', address: `victim-${++recipients}@example.com` };

    const ask = async (address: string): Promise<Answer> => {
      const sent = await codes.send(recipient, { address, device: `device of ${address}` }, 'en');
      if (sent.ok) return 0;
      const seconds = sent.error.values['seconds'];
      return seconds === undefined ? undefined : Number(seconds) * 1000;
    };

    const next = new Map(Array.from({ length: strangers }, (_, i) => [`203.0.113.${i}`, clock.now()]));
    const hammerUntil = async (time: number): Promise<void> => {
      for (;;) {
        const [address, due] = [...next].toSorted(([, a], [, b]) => a - b)[0] ?? ['', Number.POSITIVE_INFINITY];
        if (due > time) break;
        clock.advance(due - clock.now());
        next.set(address, due + ((await ask(address)) ?? 6 * HOUR));
      }
      clock.advance(time - clock.now());
    };
    return { clock, messages, ask, hammerUntil };
  }

  it.each([3, 10, 30])('reach their owner at an unknown address while %i strangers ask all day', async (strangers) => {
    const { clock, messages, ask, hammerUntil } = scene(strangers);
    const began = clock.now();
    for (const hour of [1, 5, 11, 23]) {
      // Another network each time: the owner is nowhere known.
      const address = `${VICTIM}${hour}`;
      await hammerUntil(began + hour * HOUR);
      const wait = await ask(address);
      expect(wait).toBeLessThanOrEqual(MINUTE);
      // The strangers are faster: they come first at every moment.
      await hammerUntil(clock.now() + (wait ?? 0));
      if (wait !== 0) expect(await ask(address)).toBe(0);
    }
    expect(messages.length).toBeGreaterThan(4);
    expect(messages.length).toBeLessThanOrEqual(MOST_A_DAY);
  });

  it('come within minutes also where strangers begin in the moment in which the owner does', async () => {
    const { clock, ask, hammerUntil } = scene(3);
    const began = clock.now();
    await hammerUntil(began);
    let wait = await ask(VICTIM);
    while (wait !== 0 && clock.now() - began < HOUR) {
      await hammerUntil(clock.now() + (wait ?? HOUR));
      wait = await ask(VICTIM);
    }
    // Each stranger takes a minute of a newcomer's at most twice.
    expect(clock.now() - began).toBeLessThanOrEqual(6 * MINUTE);
  });

  it('are a hundred a day at most, from however many addresses', async () => {
    const { clock, messages, ask } = scene(0);
    for (let i = 0; i < MOST_A_DAY; i++) {
      expect(await ask(`198.51.100.${i}`)).toBe(0);
      clock.advance(MINUTE);
    }
    expect(await ask(VICTIM)).toBeUndefined();
    clock.advance(DAY - MOST_A_DAY * MINUTE);
    expect(await ask(VICTIM)).toBe(0);
    expect(messages).toHaveLength(MOST_A_DAY + 1);
  });

  it('come more slowly the more an address has had', async () => {
    const { clock, ask } = scene(0);
    const waits = [];
    for (let count = 0; count < 10; count++) {
      expect(await ask(VICTIM)).toBe(0);
      const wait = await ask(VICTIM);
      if (wait !== undefined) waits.push(wait / MINUTE);
      clock.advance(wait ?? 0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 16, 16, 16, 16]);
    clock.advance(HOUR);
    expect(await ask(VICTIM)).toBeUndefined();
  });
});
