/** Articles that come at a time and go again, by language, as the back office wants it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WirePage } from '../../../src/contract/wire/envelope.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { startAdminServer, type AdminServer } from './in-process.ts';

const HOUR = 3_600_000;

onEachDatabase('articles in the back office', (use) => {
  const clock = new ManualClock();
  let server: AdminServer;
  let api: Api;
  beforeAll(async () => {
    server = await startAdminServer(use(), {}, { clock });
    api = new Api(server.url);
  });
  afterAll(() => server.close());

  const titles = async (language = 'en'): Promise<readonly string[]> => {
    api.language = language;
    const { data } = await api.get<WirePage<{ title: string }>>('/api/news/list', { category_id: '2', page: '1' });
    return data.map(({ title }) => title);
  };
  const code = async (id: number, language: string): Promise<number> => {
    api.language = language;
    return (await api.call('/api/news/info', { id: String(id) })).code;
  };
  const add = async (title: string, more: Record<string, string> = {}): Promise<number> => {
    const text = { title, desc: title, content: `<p>${title}</p>` };
    return Number((await server.do('news add', { category: 'announcements', ...text, ...more })).record?.['id']);
  };
  const at = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z');
  const hidden = async (): Promise<unknown> => (await server.do('news hidden')).rows;

  it('come when it is time, on top of what is there by then', async () => {
    const from = at(clock.now() + HOUR);
    const id = await add('Holiday hours', { from });
    await add('In between');
    expect(await titles()).not.toContain('Holiday hours');
    expect(await code(id, 'en')).not.toBe(1);
    expect(await hidden()).toMatchObject([{ id, language: 'en', state: 'scheduled', from }]);
    clock.advance(2 * HOUR);
    expect((await titles()).slice(0, 2)).toEqual(['Holiday hours', 'In between']);
    expect(await hidden()).toEqual([]);
  });

  it('come in one language before another, English standing in', async () => {
    const id = await add('New fees');
    const german = { title: 'Neue Gebühren', desc: 'D', content: '<p>D</p>', language: 'de' };
    await server.do('news edit', { ID: String(id), ...german, from: at(clock.now() + HOUR) });
    expect((await titles('de'))[0]).toBe('New fees');
    clock.advance(HOUR);
    expect((await titles('de'))[0]).toBe('Neue Gebühren');
    await server.do('news edit', { ID: String(id), title: 'Gebühren', language: 'de' });
    expect((await titles('de'))[0]).toBe('Gebühren');
  });

  it('are withdrawn whole or in a language, and given back', async () => {
    const id = await add('Wrong');
    const ID = String(id);
    await server.do('news edit', { ID, title: 'Falsch', desc: 'D', content: '<p>D</p>', language: 'de' });
    await server.do('news withdraw', { ID, language: 'de' });
    expect((await titles('de'))[0]).toBe('Wrong');
    await server.do('news withdraw', { ID });
    expect(await titles('de')).not.toContain('Wrong');
    expect(await code(id, 'en')).not.toBe(1);
    expect(await hidden()).toMatchObject([{ state: 'withdrawn' }, { state: 'withdrawn' }]);
    await server.do('news restore', { ID });
    expect(await code(id, 'en')).toBe(1);
    expect((await titles('de'))[0]).toBe('Falsch');
    expect(await hidden()).toEqual([]);
  });

  it.each([
    ['news add', { from: 'tomorrow' }, /must be a time such as/],
    ['news add', { from: '2026-12-01T09:00' }, /must be a time such as/],
    ['news withdraw', { ID: '99999' }, 'There is no such article.'],
    ['news restore', { ID: '1' }, 'It is not withdrawn.'],
  ])('refuse %s %j', async (command, input, reason) => {
    const before = await titles();
    const text = { category: 'announcements', title: 'T', desc: 'D', content: 'C' };
    const answer = await server.ask(command, command === 'news add' ? { ...text, ...input } : { ...input });
    expect(answer.ok ? 'done' : answer.message).toMatch(reason);
    expect(await titles()).toEqual(before);
  });
});
