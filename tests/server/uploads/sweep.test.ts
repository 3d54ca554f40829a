import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideReview, newestReview } from '../../../server/identity/identity-reviews.ts';
import { UPLOAD_REFERENCES } from '../../../server/uploads/references.ts';
import { sweepPictures } from '../../../server/uploads/sweep-pictures.ts';
import { Uploads } from '../../../server/uploads/uploads.ts';
import { Sessions } from '../../../server/users/sessions.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { DAY, HOUR } from '../../support/server/members.ts';
import { png } from '../../support/server/pictures.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const TIMES = { rejectedKeptDays: 30, unusedKeptHours: 24 };

onEachDatabase('the sweep of pictures', (database) => {
  const folder = mkdtempSync(join(tmpdir(), 'pipframe-sweep-'));
  const clock = new ManualClock(Date.now());
  let server: TestServer;
  let uploads: Uploads;
  let users = 0;
  beforeAll(async () => {
    server = await startTestServer(database(), { UPLOAD_DIR: folder }, { clock });
    uploads = await Uploads.open(folder, database(), clock);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function member(): Promise<RealUser> {
    const user = await realUser(database(), server.url, `swept${++users}@example.com`);
    await logIn(user);
    return user;
  }
  /** By the clock in hand: sessions end, too. */
  async function logIn({ id, api }: RealUser): Promise<void> {
    api.token = await new Sessions(database(), clock).begin(id);
  }
  const sweep = (): Promise<void> => sweepPictures({ database: database(), clock, uploads }, TIMES);
  const exists = (url: string): boolean => readdirSync(folder).includes(basename(url));

  async function handIn({ api }: RealUser, front?: string): Promise<readonly [front: string, reverse: string]> {
    const pictures = [front ?? (await api.uploaded(png())), await api.uploaded(png())] as const;
    const papers = { name: 'A B', card_id: '1', front_pic: pictures[0], reverse_pic: pictures[1] };
    expect((await api.post('/api/user_real/real_name', papers)).code).toBe(1);
    return pictures;
  }
  async function decide(user: RealUser, status: 'certified' | 'rejected'): Promise<number> {
    const { id = 0 } = (await newestReview(database(), user.id)) ?? {};
    await decideReview(database(), id, { status, reason: 'Blurred', now: clock.now() });
    return id;
  }

  it('deletes those of rejected papers after thirty days, and keeps what was written', async () => {
    const user = await member();
    const [front, reverse] = await handIn(user);
    const id = await decide(user, 'rejected');
    clock.advance(30 * DAY);
    await sweep();
    expect([exists(front), exists(reverse)]).toEqual([true, true]);
    clock.advance(1);
    await logIn(user);
    await sweep();
    expect([exists(front), exists(reverse)]).toEqual([false, false]);
    const rows = await database().query('SELECT * FROM uploads WHERE user_id = $1', [user.id]);
    expect(rows).toEqual([]);
    const kept = await newestReview(database(), user.id);
    expect(kept).toMatchObject({ id, name: 'A B', status: 'rejected', front: undefined, reverse: undefined });
    expect(await user.api.get('/api/user_real/center')).toEqual({ review_status: 0, reject_reason: 'Blurred' });
    await sweep();
  });

  it('keeps those that wait or are certified, and one that newer papers use again', async () => {
    const [waiting, certified, again] = [await member(), await member(), await member()];
    const kept = [...(await handIn(waiting)), ...(await handIn(certified))];
    await decide(certified, 'certified');
    const [front, reverse] = await handIn(again);
    await decide(again, 'rejected');
    kept.push(...(await handIn(again, front)));
    clock.advance(31 * DAY);
    await sweep();
    expect(kept.filter((url) => !exists(url))).toEqual([]);
    expect(exists(reverse)).toBe(false);
  });

  it('deletes what nothing refers to any more, whatever it was', async () => {
    const user = await member();
    const picture = await user.api.uploaded(png());
    const sent = await user.api.post('/api/feedback/submit', { content: 'Look', picture });
    expect(sent.code).toBe(1);
    clock.advance(31 * DAY);
    await sweep();
    expect(exists(picture)).toBe(true);
    await database().query('DELETE FROM feedback WHERE user_id = $1', [user.id]);
    await sweep();
    expect(exists(picture)).toBe(false);
  });

  it('gives up before it deletes: what is on its way out is neither shown nor taken', async () => {
    const user = await member();
    const picture = await user.api.uploaded(png());
    await database().query('UPDATE uploads SET removed_at = 1 WHERE name = $1', [basename(picture)]);
    const headers = { authorization: user.api.token };
    expect((await fetch(`${server.url}${picture}`, { headers })).status).toBe(404);
    expect(await user.api.post('/api/feedback/submit', { content: 'Look', picture })).toMatchObject({ code: 3101 });
    // As after a crash between the file and its entry.
    rmSync(join(folder, basename(picture)));
    await sweep();
    expect(await database().query('SELECT name FROM uploads WHERE name = $1', [basename(picture)])).toEqual([]);
  });

  it('leaves to a claim at the same moment what is claimed', async () => {
    for (let round = 0; round < 10; round++) {
      const user = await member();
      const [front] = await handIn(user);
      await decide(user, 'rejected');
      clock.advance(31 * DAY);
      await logIn(user);
      const reverse = await user.api.uploaded(png());
      const papers = { name: 'A B', card_id: '1', front_pic: front, reverse_pic: reverse };
      const [answer] = await Promise.all([user.api.post('/api/user_real/real_name', papers), sweep(), sweep()]);
      expect(exists(front)).toBe(answer.code === 1);
      expect([1, 3101]).toContain(answer.code);
    }
  });

  it('runs when the server starts, by the times that are set', async () => {
    const user = await member();
    const unused = await user.api.uploaded(png());
    const [front] = await handIn(user);
    await decide(user, 'rejected');
    const restart = async (): Promise<void> => {
      await server.close();
      const times = { UNUSED_KEPT_HOURS: '2', REJECTED_KEPT_DAYS: '1' };
      server = await startTestServer(database(), { UPLOAD_DIR: folder, ...times }, { clock });
    };
    clock.advance(2 * HOUR);
    await restart();
    expect([exists(unused), exists(front)]).toEqual([true, true]);
    clock.advance(1);
    await restart();
    await expect.poll(() => exists(unused)).toBe(false);
    expect(exists(front)).toBe(true);
    clock.advance(DAY);
    await restart();
    await expect.poll(() => exists(front)).toBe(false);
  });

  it('knows every column that refers to an upload', async () => {
    const keys = await database().query(
      `SELECT conrelid::regclass::text AS "table", attname AS "column" FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE contype = 'f' AND confrelid = 'uploads'::regclass`,
    );
    const found = keys.map(({ table, column }) => `${String(table)}.${String(column)}`);
    expect(found.toSorted()).toEqual(UPLOAD_REFERENCES.map((pair) => pair.join('.')).toSorted());
  });
});
