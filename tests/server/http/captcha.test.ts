import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Members } from '../../support/server/members.ts';

describe('captcha', () => {
  let database: Database;
  let members: Members;

  beforeAll(async () => {
    database = await openReadyDatabase();
    members = await Members.start(database, { SHOW_CAPTCHA: '1' });
  });
  afterAll(async () => {
    await members.server.close();
    await database.close();
  });

  const picture = (token: string) => fetch(`${members.server.url}/api/captcha/${token}`);

  it('is a picture without its text, another one at every look, and kept by nobody', async () => {
    const [one, two] = [await picture('a-token-of-the-client'), await picture('a-token-of-the-client')];
    expect(one.status).toBe(200);
    expect(one.headers.get('content-type')).toContain('image/svg+xml');
    expect(one.headers.get('cache-control')).toBe('no-store');
    expect(one.headers.get('x-content-type-options')).toBe('nosniff');
    const [first, second] = [await one.text(), await two.text()];
    expect(first).toMatch(/^<svg [^>]*>(<(rect|path) [^<>]*\/>)+<\/svg>$/);
    expect(first).not.toBe(second);
  });

  it.each(['short', 'x'.repeat(129), 'has%20spaces%20in%20its%20name', '..%2f..%2fpackage.json'])(
    'has no picture for the token %s',
    async (token) => {
      expect((await picture(token)).status).toBe(404);
    },
  );

  it('is asked for at registration where the setting says so, before the code is looked at', async () => {
    const api = members.api();
    expect(await api.get('/api/default/setting', { key: 'is_show_captcha' })).toEqual({ is_show_captcha: 1 });
    const email = members.newEmail();
    const code = await members.newCode(email);
    expect(await members.register(email, code)).toMatchObject({
      code: 1001,
      msg: expect.stringContaining('key') as string,
    });
    const key = 'another-token-of-the-client';
    await picture(key);
    expect(await members.register(email, code, { key })).toMatchObject({ code: 1001 });
    for (let i = 0; i < 6; i++) {
      expect(await members.register(email, code, { key, captcha: 'wrong' })).toMatchObject({ code: 3011, data: null });
    }
  });
});
