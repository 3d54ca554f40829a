/** What is forgotten when it is of no use any more, and never before. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTidy } from '../../../server/keep-tidy.ts';
import { ErrorLog } from '../../../server/log/error-log.ts';
import { tidyModules } from '../../../server/server-module.ts';
import { openUsersModule, type UsersModule } from '../../../server/users/users-module.ts';
import type { Recipient } from '../../../server/users/recipient.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { DAY, HOUR, Members, MINUTE } from '../../support/server/members.ts';
import { CHEAP } from '../../support/server/cheap-passwords.ts';

const HERON: Recipient = { type: 'email', address: 'heron@example.com' };

const fail = (error: unknown): never => {
  throw new Error('Something failed', { cause: error });
};

const CALLER = { address: '203.0.113.1', device: 'a device' };

onEachDatabase('tidying accounts', (database) => {
  let clock: ManualClock;
  let users: UsersModule;

  beforeEach(async () => {
    await database().query('DELETE FROM codes');
    await database().query('DELETE FROM outbox');
    clock = new ManualClock();
    const settings = {
      smtpUrl: undefined,
      mailFrom: 'x@example.com',
      smsWebhookUrl: undefined,
    };
    users = openUsersModule({ settings, clock, errors: new ErrorLog({ error: fail }) }, database(), CHEAP);
  });

  const tidy = () => tidyModules([users], fail);
  const send = () => users.codes.send(HERON, CALLER, 'en');
  const countOf = async (table: 'codes' | 'outbox') => (await database().query(`SELECT id FROM ${table}`)).length;

  it('leaves a code as long as it opens anything', async () => {
    await send();
    const [message] = await users.outbox.newest(1, HERON.address);
    const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    clock.advance(10 * MINUTE - 1);
    await tidy();
    expect(await users.codes.match(HERON, code, CALLER)).toEqual(expect.any(Number));
  });

  it('leaves codes as long as they count for the day, and no longer', async () => {
    for (let count = 0; count < 10; count++) {
      expect(await send()).toMatchObject({ ok: true });
      clock.advance(16 * MINUTE);
    }
    clock.advance(DAY - 160 * MINUTE - 1);
    await tidy();
    expect(await send()).toMatchObject({ ok: false, error: { name: 'tooManyCodes' } });
    clock.advance(160 * MINUTE);
    await tidy();
    expect(await countOf('codes')).toBe(0);
  });

  it('leaves a message in the outbox for a week', async () => {
    await send();
    clock.advance(7 * DAY);
    await tidy();
    expect(await countOf('outbox')).toBe(1);
    clock.advance(1);
    await tidy();
    expect(await countOf('outbox')).toBe(0);
  });

  it('begins with the server', async () => {
    await send();
    clock.advance(7 * DAY + 1);
    const { server } = await Members.start(database(), {}, { clock });
    await server.close();
    expect(await countOf('outbox')).toBe(0);
  });
});

describe('tidying', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('happens at once and every hour, also after a failure, until it is ended', async () => {
    const work = vi.fn(async () => undefined);
    const failed = vi.fn();
    const stop = keepTidy(work, failed);
    expect(work).toHaveBeenCalledTimes(1);
    work.mockRejectedValueOnce(new Error('No database'));
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(failed).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(work).toHaveBeenCalledTimes(3);
    await stop();
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('is waited for at the end', async () => {
    let finish = (): void => undefined;
    const stop = keepTidy(() => new Promise((resolve) => (finish = resolve)), vi.fn());
    const ended = vi.fn();
    const ending = stop().then(ended);
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).not.toHaveBeenCalled();
    finish();
    await ending;
  });
});
