/** The page of the chat: who may frame it, what it may load, and its words. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../server/catalogue/languages.ts';
import { CHAT_TEXTS } from '../../../server/chat/chat-texts.ts';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { rawGet } from './raw-get.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

describe('the page of the chat', () => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startTestServer(database, { ALLOWED_ORIGINS: 'https://partner.example' });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it('may be framed by pages whose API this is, and by no other', async () => {
    const { headers } = await rawGet(`${server.url}/service/chat`, { host: 'api.example.com' });
    const policy = String(headers['content-security-policy']);
    expect(policy.split('; ').find((rule) => rule.startsWith('frame-ancestors'))).toBe(
      "frame-ancestors 'self' http://api.example.com https://api.example.com http://example.com https://example.com " +
        'http://*.example.com https://*.example.com https://partner.example',
    );
    expect(headers['x-frame-options']).toBeUndefined();
    for (const host of ['evil.example; frame-ancestors *', '127.0.0.1:80']) {
      const other = await rawGet(`${server.url}/service/chat`, { host });
      expect(String(other.headers['content-security-policy'])).not.toMatch(/example\.com|frame-ancestors \*/);
    }
  });

  it('runs and shows nothing but its own', async () => {
    const policy = String((await fetch(`${server.url}/service/chat`)).headers.get('content-security-policy'));
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('comes with all its files, for a frame without an origin', async () => {
    const page = await (await fetch(`${server.url}/service/chat`)).text();
    const seen = new Set<string>();
    const waiting = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const answer = await fetch(`${server.url}${path}`);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('access-control-allow-origin'), path).toBe('*');
      const text = await answer.text();
      expect(text, path).not.toMatch(/\binterface |import type/);
      for (const [, name = ''] of text.matchAll(/from ["']\.\/([^"']+)["']/g)) waiting.push(`/service/chat/${name}`);
    }
    expect([...seen].toSorted()).toContain('/service/chat/outbox.ts');
  });

  it('is in the reader’s language, direction and theme; what is no language or theme changes nothing', async () => {
    const read = async (query: string) => (await fetch(`${server.url}/service/chat?${query}`)).text();
    expect(await read('lang=ar&theme=dark')).toMatch(/<html lang="ar" dir="rtl" data-theme="dark">/);
    expect(await read('lang=de')).toMatch(/<html lang="de" dir="ltr" data-theme="light">/);
    const odd = await read('lang=%22%3E%3Cscript%3E&theme=%22%3E%3Cscript%3E&lang=x');
    expect(odd).toMatch(/<html lang="en" dir="ltr" data-theme="light">/);
  });

  it('lets a frame without an origin call for its conversation, and for nothing else', async () => {
    const allowed = async (path: string) => {
      const answer = await fetch(`${server.url}${path}`, { method: 'OPTIONS', headers: { origin: 'null' } });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await allowed('/api/chat/send')).toBe('null');
    expect(await allowed('/api/user/info')).toBeNull();
    expect(await allowed('/api/common/image_upload')).toBeNull();
  });

  it('has every text in every language', () => {
    const english: Readonly<Record<string, string>> = { ...CHAT_TEXTS.en };
    const same: string[] = [];
    for (const language of LANGUAGES.filter((one) => one !== 'en')) {
      const texts = Object.entries(CHAT_TEXTS[language]) as [string, string][];
      for (const [name, text] of texts) expect(text.trim(), `${language} ${name}`).not.toBe('');
      same.push(...texts.filter(([name, text]) => english[name] === text).map(([name]) => `${language} ${name}`));
      expect(CHAT_TEXTS[language].away, language).toContain('{time}');
    }
    // The word is the same.
    expect(same).toEqual(['fr messages']);
  });
});
