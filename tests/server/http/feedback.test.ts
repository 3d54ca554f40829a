import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Api } from '../../support/server/api.ts';
import { png } from '../../support/server/pictures.ts';
import { realUser } from '../../support/server/real-user.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const SUBMIT = '/api/feedback/submit';

describe('feedback', () => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startTestServer(database, { COMPLAINT_EMAIL: 'complaints@example.com' });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const rows = () => database.query('SELECT user_id, email, language, content, picture FROM feedback ORDER BY id');

  it('is taken from a visitor, who may say where to answer', async () => {
    const api = new Api(server.url);
    api.language = 'hk';
    expect(await api.post(SUBMIT, { content: ' 圖表很慢 ', email: 'guest@example.com' })).toMatchObject({
      code: 1,
      msg: '謝謝，我們已收到您的訊息。',
    });
    expect((await rows()).at(-1)).toEqual({
      user_id: null,
      email: 'guest@example.com',
      language: 'hk',
      content: '圖表很慢',
      picture: null,
    });
  });

  it('is taken from a demo user and from a real one, with a picture of the user’s own', async () => {
    const demo = new Api(server.url);
    const { user } = await demo.signIn();
    expect((await demo.post(SUBMIT, { content: 'Hello' })).code).toBe(1);
    expect((await rows()).at(-1)).toMatchObject({ user_id: user.id, picture: null });
    const real = await realUser(database, server.url, 'writer@example.com');
    const picture = await real.api.uploaded(png());
    expect((await real.api.post(SUBMIT, { content: 'Look', picture })).code).toBe(1);
    expect((await rows()).at(-1)).toMatchObject({ user_id: real.id, picture: picture.split('/').at(-1) });
    expect(await database.query('SELECT used_at FROM uploads WHERE used_at IS NULL')).toEqual([]);
  });

  it('takes 2000 characters in any writing, and refuses the rest', async () => {
    const api = new Api(server.url);
    for (const letter of ['x', '好', '🙂']) {
      expect((await api.post(SUBMIT, { content: letter.repeat(2_000 / letter.length) })).code, letter).toBe(1);
    }
    const before = await rows();
    const real = await realUser(database, server.url, 'owner@example.com');
    const foreign = await real.api.uploaded(png());
    const wrong: ReadonlyArray<readonly [number, Record<string, string>]> = [
      [1001, {}],
      [1001, { content: '' }],
      [1004, { content: '   ' }],
      [1004, { content: 'x'.repeat(2_001) }],
      [1002, { content: 'x\u0000' }],
      [1002, { content: 'x', email: 'nobody' }],
      [1004, { content: 'x', email: `${'x'.repeat(250)}@example.com` }],
      [1002, { content: 'x', picture: 'https://example.com/a.png' }],
      [3101, { content: 'x', picture: foreign }],
    ];
    for (const [code, form] of wrong) expect((await api.post(SUBMIT, form)).code, JSON.stringify(form)).toBe(code);
    await api.signIn();
    expect((await api.post(SUBMIT, { content: 'x', picture: foreign })).code).toBe(3101);
    api.token = 'wrong';
    expect((await api.post(SUBMIT, { content: 'x' })).code).toBe(999);
    expect(await rows()).toEqual(before);
  });

  it('tells the address for complaints', async () => {
    expect(await new Api(server.url).get('/api/complaint/email')).toEqual({ email: 'complaints@example.com' });
  });

  it('is limited for each address', async () => {
    const other = await openReadyDatabase();
    const limited = await startTestServer(other, { RATE_LIMIT: '6000' });
    const api = new Api(limited.url);
    for (let count = 0; count < 5; count++) expect((await api.post(SUBMIT, { content: 'x' })).code).toBe(1);
    await expect(api.post(SUBMIT, { content: 'x' })).rejects.toThrow('HTTP 429');
    await limited.close();
    await other.close();
  });

  it('is limited for each address in a day, and concerns no other', async () => {
    const other = await openReadyDatabase();
    const limited = await startTestServer(other, { TRUSTED_PROXIES: '127.0.0.1' });
    const [api, elsewhere] = [new Api(limited.url), new Api(limited.url)];
    [api.from, elsewhere.from] = ['198.51.100.1', '198.51.100.2'];
    for (let count = 0; count < 50; count++) expect((await api.post(SUBMIT, { content: 'x' })).code).toBe(1);
    expect((await api.post(SUBMIT, { content: 'x' })).code).toBe(3120);
    expect((await elsewhere.post(SUBMIT, { content: 'x' })).code).toBe(1);
    expect(await other.query('SELECT id FROM feedback')).toHaveLength(51);
    await limited.close();
    await other.close();
  });
});
