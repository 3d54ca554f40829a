import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { get as httpGet, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  areaSchema,
  basicInfoSchema,
  companiesSchema,
  companyStatusSchema,
} from '../../../src/contract/wire/account.ts';
import { toCandles } from '../../../src/contract/wire/candle.ts';
import { categoriesSchema, tradeListSchema } from '../../../src/contract/wire/instrument.ts';
import type { Database } from '../../../server/store/database.ts';
import { apiHostOf } from '../../../server/http/origins.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Api } from '../../support/server/api.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pipframe-client-'));
const pageFile = join(folder, 'index.html');
const PACKED = `export const text = '${'x'.repeat(5_000)}';`;
let database: Database;
let server: TestServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(pageFile, pageWith('early()'));
  writeFileSync(join(folder, 'assets', 'index-B3xk9_aZ.js'), `/* ${'x'.repeat(5_000)} */`);
  writeFileSync(join(folder, 'assets', 'packed-C4yl0_bZ.js'), PACKED);
  writeFileSync(join(folder, 'assets', 'packed-C4yl0_bZ.js.br'), brotliCompressSync(`${PACKED}// packed before`));
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}');
  database = await openReadyDatabase();
  server = await startTestServer(
    database,
    { ALLOWED_ORIGINS: 'https://friend.example', RATE_LIMIT: '60' },
    { clientFolder: folder },
  );
});
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** One script runs where it stands; one has a file, one is data. */
function pageWith(script: string): string {
  return `<!doctype html><title>Pipframe</title><script>${script}</script><script type="module" src="/a.js"></script><script type="application/json">{}</script>`;
}

function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

async function scriptSources(path: string): Promise<string | undefined> {
  return /script-src ([^;]*)/.exec((await get(path)).headers.get('content-security-policy') ?? '')?.[1];
}

function get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(`${server.url}${path}`, { headers });
}

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it comes over the line: `fetch` would unpack it. */
async function answerTo(path: string, encoding: string): Promise<RawAnswer> {
  const request = httpGet(`${server.url}${path}`, { headers: { 'accept-encoding': encoding } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

describe('the client', () => {
  it('is served with headers that keep it safe and cross-origin isolated', async () => {
    const response = await get('/');
    expect(await response.text()).toContain('Pipframe');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
    expect(policy.split('; ').filter((rule) => rule.includes('trusted-types'))).toEqual([
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
    ]);
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(response.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect((await fetch(server.url, { method: 'HEAD' })).status).toBe(200);
  });

  it('runs the scripts that stand in its page and no others, and those of the next release without a restart', async () => {
    expect(await scriptSources('/')).toBe(`'self' ${sourceOf('early()')}`);
    expect(await scriptSources('/index.html')).toBe(`'self' ${sourceOf('early()')}`);
    expect((await scriptSources('/assets/index-B3xk9_aZ.js'))?.includes('unsafe')).toBe(false);
    writeFileSync(pageFile, pageWith('late()'));
    utimesSync(pageFile, 1_000_000_000, 1_000_000_000);
    expect(await scriptSources('/')).toBe(`'self' ${sourceOf('late()')}`);
  });

  it('allows the same where nothing has changed: a browser takes over the headers of that answer', async () => {
    const tag = (await get('/')).headers.get('etag') ?? '';
    const unchanged = await get('/', { 'if-none-match': tag, 'cache-control': 'max-age=0' });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('content-security-policy')).toBe(
      (await get('/')).headers.get('content-security-policy'),
    );
  });

  it('is kept for ever where its name has a hash, and is packed', async () => {
    const script = await get('/assets/index-B3xk9_aZ.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect((await get('/manifest.webmanifest')).headers.get('cache-control')).toBe('no-cache');
  });

  it('is sent as it was packed at the build, with the name and the time to keep of the file itself', async () => {
    const path = '/assets/packed-C4yl0_bZ.js';
    const { status, headers, body } = await answerTo(path, 'br');
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers.vary).toBe('accept-encoding');
    expect(String(brotliDecompressSync(body))).toContain('// packed before');
    expect(String((await answerTo(path, 'identity')).body)).toBe(PACKED);
    expect((await answerTo(path, 'gzip')).headers['content-encoding']).toBe('gzip');
  });

  it('is the same for who names an origin, so that a file that was fetched need not be asked for again by its import', async () => {
    for (const path of ['/', '/assets/index-B3xk9_aZ.js']) {
      for (const encoding of ['gzip', 'identity']) {
        const { headers } = await get(path, { origin: server.url, 'accept-encoding': encoding });
        expect(headers.get('vary')).toBe('accept-encoding');
        expect([...headers.keys()].filter((name) => name.includes('allow'))).toEqual([]);
      }
    }
  });

  it('is not what a call is that does not exist: a page of the neighbouring host must be able to read that', async () => {
    for (const path of ['/v1/api/forex/getCategories', '/v1/api/forex/no_such_call']) {
      const { headers } = await get(path, { origin: server.url });
      expect(headers.get('vary')).toContain('Origin');
      expect(headers.get('access-control-allow-origin')).toBe(server.url);
    }
  });

  it('has no page in place of a file of another release, and nothing keeps that answer', async () => {
    const gone = await get('/assets/index-0ldNam3s.js');
    expect(gone.status).toBe(404);
    expect(gone.headers.get('content-type')).not.toContain('html');
    expect(gone.headers.get('cache-control') ?? 'no-store').toMatch(/no-store|no-cache/);
  });

  it('has a logo for an instrument', async () => {
    const logo = await get('/logo/EURUSD.webp');
    expect(logo.headers.get('content-type')).toBe('image/webp');
    expect(logo.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect((await get('/logo/NOPE.webp')).status).toBe(404);
    // As a list of an earlier release names it.
    const earlier = await get('/logo/EURUSD.svg?v=before');
    expect(earlier.headers.get('content-type')).toBe('image/webp');
    expect(await earlier.arrayBuffer()).toEqual(await logo.arrayBuffer());
  });

  it('may keep a logo for ever at the address that the list names, and for a day at another', async () => {
    const kept = async (path: string) => (await get(path)).headers.get('cache-control');
    const [first] = await new Api(server.url).get<{ readonly Logo: string }[]>('/v1/api/forex/trade_list');
    expect(await kept(first?.Logo ?? '')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/logo/EURUSD.webp', '/logo/EURUSD.webp?v=before', '/logo/EURUSD.webp?v=a&v=b'])
      expect(await kept(path)).toBe('public, max-age=86400');
  });
});

describe('the API', () => {
  it('answers in the shapes of the contract', async () => {
    const api = new Api(server.url);
    const items = await api.get<unknown[]>('/v1/api/forex/trade_list');
    expect(v.parse(tradeListSchema, items)).toHaveLength(items.length);
    expect(v.parse(categoriesSchema, await api.get('/v1/api/forex/getCategories'))).toHaveLength(7);
    expect(toCandles(await api.get('/v1/api/forex/kline', { forex_id: '1', period: '1min' }), 5)).toHaveLength(1);
    expect(
      toCandles(await api.get('/v1/api/forex/abbreviated_cache_kline', { forex_id: '1', period: '1day' }), 5),
    ).toHaveLength(1);
    expect(v.is(basicInfoSchema, await api.get('/api/basicSet/getBasicInfo'))).toBe(true);
    expect(v.is(companyStatusSchema, await api.get('/api/company/getCompanyStatus'))).toBe(true);
    expect(v.parse(companiesSchema, await api.get('/api/company/getCompany', { name: 'pip' }))).toHaveLength(1);
    const areas = await api.get<unknown[]>('/api/default/area_list');
    expect(areas.every((area) => v.is(areaSchema, area))).toBe(true);
    expect(JSON.stringify(areas)).not.toMatch(/"(KP|IL|CN|VU|CU)"/);
    expect(await api.get('/api/default/setting', { key: 'is_show_mobile' })).toEqual({ is_show_mobile: 0 });
    expect((await api.get<unknown[]>('/v1/api/forex/trade_list', { searchCurrency: 'XAU' })).length).toBe(1);
  });

  it('is not kept by anyone', async () => {
    expect((await get('/v1/api/forex/trade_list')).headers.get('cache-control')).toBe('no-store');
  });

  it('may be called by its own pages and those that are listed, and no others', async () => {
    const origin = async (header: string) =>
      (await get('/api/basicSet/getBasicInfo', { origin: header })).headers.get('access-control-allow-origin');
    expect(await origin('https://friend.example')).toBe('https://friend.example');
    const listed = await get('/api/basicSet/getBasicInfo', { origin: 'https://friend.example' });
    expect(listed.headers.get('timing-allow-origin')).toBe('https://friend.example');
    expect(await origin(server.url)).toBe(server.url);
    expect(await origin('https://evil.example')).toBeNull();
    expect(await origin('null')).toBeNull();
    const preflight = await fetch(`${server.url}/v1/api/forex/submit`, {
      method: 'OPTIONS',
      headers: { origin: 'https://friend.example', 'access-control-request-method': 'GET' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it('asks a caller who comes too often to wait', async () => {
    const statuses = new Set<number>();
    let body: unknown;
    for (let i = 0; i < 80; i++) {
      const response = await get('/api/basicSet/getBasicInfo', { lang: 'hk' });
      statuses.add(response.status);
      body = await response.json();
    }
    expect(statuses).toEqual(new Set([200, 429]));
    expect(body).toEqual({ code: 1010, msg: '請求過於頻繁，請稍後再試。', data: null });
  });
});

describe('api host', () => {
  it.each([
    ['www.example.com', 'api.example.com'],
    ['m.shop.example.com:8443', 'api.shop.example.com:8443'],
    ['example.com', 'api.example.com'],
    ['localhost:8080', 'localhost:8080'],
    ['127.0.0.1:8080', '127.0.0.1:8080'],
    ['[::1]:8080', '[::1]:8080'],
  ])('of %s is %s', (page, api) => {
    expect(apiHostOf(page)).toBe(api);
  });
});
