/** Whoever looks at identity papers, or at a message with a code, is in the audit. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { png } from '../../support/server/pictures.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

onEachDatabase('a look at identity papers', (database) => {
  const clock = new ManualClock();
  let server: AdminServer;
  let user: RealUser;
  let id: string;
  beforeAll(async () => {
    server = await startAdminServer(database(), {}, { clock });
    user = await realUser(database(), server.url, 'looked-at@example.com');
    const papers = { front_pic: await user.api.uploaded(png()), reverse_pic: await user.api.uploaded(png(9, 9)) };
    await user.api.post('/api/user_real/real_name', { name: 'A B', card_id: '1', ...papers });
    const { rows = [] } = await server.do('verify list');
    id = String(rows.find((row) => row['uid'] === user.uid)?.['id']);
  });
  afterAll(() => server.close());

  const lastEntry = async () => (await server.do('audit')).rows?.[0];

  it('is written down: who, when, whose, and whether the pictures were shown', async () => {
    const { files } = await server.do('verify show', { ID: id, out: 'yes' });
    expect(files?.map(({ name }) => name)).toEqual([`${id}-front.png`, `${id}-reverse.png`]);
    expect(Buffer.from(files?.[1]?.base64 ?? '', 'base64')).toEqual(png(9, 9));
    const entry = await lastEntry();
    expect(entry).toMatchObject({ by: 'tester', command: 'verify show', outcome: 'done' });
    expect(entry?.['at']).toBe(new Date(clock.now()).toISOString().replace('.000', ''));
    const after = JSON.parse(String(entry?.['after'])) as unknown;
    expect(after).toEqual({ id: Number(id), uid: user.uid, pictures_shown: 2 });
  });

  it('shows no picture that was not asked for', async () => {
    const { files, record } = await server.do('verify show', { ID: id });
    expect(files).toEqual([]);
    expect(record).toMatchObject({ uid: user.uid, pictures: 'kept' });
    expect(String((await lastEntry())?.['after'])).toContain('"pictures_shown":0');
  });

  it('is written down when it is refused, too; a list is no look', async () => {
    expect(await server.ask('verify show', { ID: '987654' })).toMatchObject({ ok: false, kind: 'refused' });
    const refused = await lastEntry();
    expect(refused).toMatchObject({ command: 'verify show', outcome: 'refused: There is no such submission.' });
    await server.do('verify list');
    expect(await lastEntry()).toEqual(refused);
  });

  it('tells that pictures are deleted', async () => {
    await server.do('verify reject', { ID: id, reason: 'Blurred' });
    await database().query('UPDATE identity_reviews SET front = NULL, reverse = NULL WHERE id = $1', [id]);
    const { files, record } = await server.do('verify show', { ID: id, out: 'yes' });
    expect(files).toEqual([]);
    expect(record).toMatchObject({ status: 'rejected', pictures: 'deleted' });
  });
});

onEachDatabase('a look at a message in the outbox', (database) => {
  let server: AdminServer;
  beforeAll(async () => {
    server = await startAdminServer(database());
    await new Api(server.url).post('/api/notify/send_email', { to: 'coded@example.com', type: '2' });
  });
  afterAll(() => server.close());

  const lastEntry = async () => (await server.do('audit')).rows?.[0];

  it('is written down, in the list and alone, without the code', async () => {
    const { rows = [] } = await server.do('outbox list', { to: 'coded@example.com' });
    const listed = await lastEntry();
    expect(listed).toMatchObject({ command: 'outbox list', outcome: 'done', after: '{"messages_shown":1}' });
    expect(listed?.['input']).toContain('coded@example.com');

    const id = Number(rows[0]?.['id']);
    const { record } = await server.do('outbox show', { ID: String(id) });
    const code = /\d{6}/.exec(String(record?.['text']))?.[0] ?? '';
    expect(code).toHaveLength(6);
    const shown = await lastEntry();
    expect(shown).toMatchObject({ by: 'tester', command: 'outbox show', outcome: 'done' });
    expect(JSON.parse(String(shown?.['after']))).toEqual({ id, channel: 'email', to: 'coded@example.com' });
    expect(JSON.stringify([listed, shown])).not.toContain(code);
  });
});
