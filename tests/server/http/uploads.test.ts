import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { MAX_PICTURE_BYTES } from '../../../server/uploads/picture.ts';
import { openUploadsModule } from '../../../server/uploads/uploads-module.ts';
import { nameOfUpload, UPLOAD_PATH } from '../../../server/uploads/upload-name.ts';
import { Uploads } from '../../../server/uploads/uploads.ts';
import { Api } from '../../support/server/api.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { jpeg, png, pngOfSize, webp } from '../../support/server/pictures.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const DAY_MS = 86_400_000;
/** What stands before a file in a form whose parts are divided by `b`. */
const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

describe('uploads', () => {
  const parent = mkdtempSync(join(tmpdir(), 'pipframe-uploads-'));
  // Not there yet, so that it is made as the server makes it.
  const folder = join(parent, 'of-the', 'server');
  const clock = new ManualClock(Date.now());
  let database: Database;
  let server: TestServer;
  let owner: RealUser;
  let other: RealUser;

  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startTestServer(database, { UPLOAD_DIR: folder }, { clock });
    owner = await realUser(database, server.url, 'owner@example.com');
    other = await realUser(database, server.url, 'other@example.com');
  });
  afterAll(async () => {
    await server.close();
    await database.close();
    rmSync(parent, { recursive: true, force: true });
  });

  const open = (url: string, token: string): Promise<Response> =>
    fetch(`${server.url}${url}`, { headers: token === '' ? {} : { authorization: token } });
  const kept = async (): Promise<[files: number, rows: number]> => [
    readdirSync(folder).length,
    (await database.query('SELECT name FROM uploads')).length,
  ];

  it.each([
    ['a PNG that is named .jpg', png(), 'photo.jpg', 'image/png'],
    ['a JPEG', jpeg(), 'photo.jpeg', 'image/jpeg'],
    ['a WebP with no name to speak of', webp(), '..', 'image/webp'],
    ['a PNG whose name climbs', png(), '../../../evil.sh', 'image/png'],
  ])('takes %s by its content', async (_, bytes, name, type) => {
    const { code, data } = await owner.api.upload(new File([new Uint8Array(bytes)], name, { type: 'text/html' }));
    expect(code).toBe(1);
    expect(data.url).toMatch(/^\/api\/common\/image\/[0-9a-f]{40}\.(png|jpg|webp)$/);
    const answer = await open(data.url, owner.api.token);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('keeps it where nobody can run it, and gives it in a way that no browser runs', async () => {
    const url = await owner.api.uploaded(png());
    const { headers } = await open(url, owner.api.token);
    expect(headers.get('content-disposition')).toBe('attachment; filename="picture.png"');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(statSync(join(folder, url.split('/').at(-1) ?? '')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('gives it to its owner alone', async () => {
    const url = await owner.api.uploaded(png());
    expect((await open(url, '')).status).toBe(401);
    expect((await open(url, 'wrong')).status).toBe(401);
    const demo = new Api(server.url);
    await demo.signIn();
    for (const stranger of [other.api.token, demo.token]) {
      const answer = await open(url, stranger);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ data: null });
    }
    expect(
      (await fetch(`${server.url}${url}`, { method: 'HEAD', headers: { authorization: owner.api.token } })).status,
    ).toBe(404);
  });

  it('finds nothing by a name that is none', async () => {
    for (const name of ['..%2f..%2fpackage.json', 'x.png', `${'0'.repeat(40)}.png`, '%00.png', "' OR 1=1 --"]) {
      expect([400, 404], name).toContain((await open(`/api/common/image/${name}`, owner.api.token)).status);
    }
  });

  it('refuses everything else, and keeps nothing of it', async () => {
    const before = await kept();
    const html = new File(['<!doctype html><script>alert(1)</script>'], 'photo.png', { type: 'image/png' });
    const codeOf = async (...files: readonly (Buffer | File)[]): Promise<number> =>
      (await owner.api.upload(...files)).code;
    expect(await codeOf(html)).toBe(3105);
    expect(await codeOf(png().subarray(0, -1))).toBe(3105);
    expect(await codeOf(Buffer.alloc(0))).toBe(3105);
    expect(await codeOf(pngOfSize(MAX_PICTURE_BYTES + 1))).toBe(3106);
    expect(await codeOf(pngOfSize(3 * MAX_PICTURE_BYTES))).toBe(3106);
    expect(await codeOf(png(), png())).toBe(1003);
    expect(await codeOf()).toBe(1001);
    expect((await owner.api.post('/api/common/image_upload', { file: 'text' })).code).toBe(1001);
    const elsewhere = new FormData();
    elsewhere.append('picture', new File([new Uint8Array(png())], 'a.png'));
    expect((await owner.api.postFiles('/api/common/image_upload', elsewhere)).code).toBe(1001);
    expect(await kept()).toEqual(before);
  });

  it('takes the largest that is allowed', async () => {
    expect((await owner.api.upload(pngOfSize(MAX_PICTURE_BYTES))).code).toBe(1);
  });

  it('refuses a body that is torn off', async () => {
    const answer = await fetch(`${server.url}/api/common/image_upload`, {
      method: 'POST',
      headers: { authorization: owner.api.token, 'content-type': 'multipart/form-data; boundary=b' },
      body: new Uint8Array(Buffer.concat([Buffer.from(HEAD), png()])),
    });
    expect(await answer.json()).toMatchObject({ code: 1002, data: null });
  });

  it('keeps nothing of one whose line is cut in the middle, and takes the next one', async () => {
    const user = await realUser(database, server.url, 'lift@example.com');
    const before = await kept();
    const body = Buffer.concat([Buffer.from(HEAD), pngOfSize(500_000), Buffer.from('\r\n--b--\r\n')]);
    const { hostname, port } = new URL(server.url);
    const line = connect(Number(port), hostname);
    line.write(
      `POST /api/common/image_upload HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: ${user.api.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    await new Promise((resolve) => line.write(body.subarray(0, 300_000), resolve));
    const closed = new Promise((resolve) => line.once('close', resolve));
    line.destroy();
    await closed;
    await user.api.uploaded(png());
    const [files, rows] = before;
    expect(await kept()).toEqual([files + 1, rows + 1]);
  });

  it('has a name that leads nowhere else', () => {
    const name = `${'a'.repeat(40)}.png`;
    expect(nameOfUpload(`${UPLOAD_PATH}${name}`)).toBe(name);
    for (const wrong of [`../${name}`, `${name}/..`, `${name}\n`, name.toUpperCase(), name.slice(1), `/${name}`]) {
      expect(nameOfUpload(`${UPLOAD_PATH}${wrong}`), wrong).toBeUndefined();
    }
    expect(nameOfUpload(`https://evil.example${UPLOAD_PATH}${name}`)).toBeUndefined();
  });

  it('is for users with a real account', async () => {
    const before = await kept();
    const visitor = new Api(server.url);
    expect((await visitor.upload(png())).code).toBe(1008);
    visitor.token = 'wrong';
    expect((await visitor.upload(png())).code).toBe(999);
    await visitor.signIn();
    expect((await visitor.upload(png())).code).toBe(3001);
    expect(await kept()).toEqual(before);
  });

  it('is limited for each user', async () => {
    const eager = await realUser(database, server.url, 'eager@example.com');
    const codes: number[] = [];
    for (let count = 0; count < 31; count++) codes.push((await eager.api.upload(png())).code);
    expect(codes.filter((code) => code === 1)).toHaveLength(30);
    expect(codes.at(-1)).toBe(3107);
    clock.advance(DAY_MS / 24 + 1);
    expect((await eager.api.upload(png())).code).toBe(1);
  });

  it('is swept after a day, unless something uses it', async () => {
    const uploads = await Uploads.open(folder, database, clock);
    const user = await realUser(database, server.url, 'swept@example.com');
    const [front, reverse, unused] = [
      await user.api.uploaded(png()),
      await user.api.uploaded(jpeg()),
      await user.api.uploaded(webp()),
    ];
    const papers = { name: 'A B', card_id: '1', front_pic: front, reverse_pic: reverse };
    expect((await user.api.post('/api/user_real/real_name', papers)).code).toBe(1);
    // Of another database, perhaps: not known, and left alone.
    const stray = join(folder, `${'a'.repeat(40)}.png`);
    writeFileSync(stray, png());
    await uploads.sweep(DAY_MS);
    expect((await open(unused, user.api.token)).status).toBe(200);
    clock.advance(DAY_MS + 1);
    await uploads.sweep(DAY_MS);
    expect((await open(unused, user.api.token)).status).toBe(404);
    expect((await open(front, user.api.token)).status).toBe(200);
    const left = [front, reverse, stray].map((path) => basename(path));
    expect(new Set(readdirSync(folder))).toEqual(new Set(left));
  });
});

describe('uploads of one address', () => {
  it('are limited', async () => {
    const database = await openReadyDatabase();
    const server = await startTestServer(database, { RATE_LIMIT: '6000' });
    const form = (): RequestInit => ({ method: 'POST', body: new URLSearchParams() });
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++) {
      statuses.push((await fetch(`${server.url}/api/common/image_upload`, form())).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses.at(-1)).toBe(429);
    await server.close();
    await database.close();
  });
});

it('pictures without a folder of their own go when the server ends', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'pipframe-temporary-'));
  vi.stubEnv('TMPDIR', temporary);
  const database = await openReadyDatabase();
  const settings = { uploadDir: undefined, rejectedKeptDays: 1, unusedKeptHours: 1 };
  const opened = await openUploadsModule({ settings, clock: new ManualClock() }, database);
  expect(opened.uploads).toBeInstanceOf(Uploads);
  expect(readdirSync(temporary)).toHaveLength(1);
  await opened.close?.();
  expect(readdirSync(temporary)).toEqual([]);
  vi.unstubAllEnvs();
  await database.close();
  rmSync(temporary, { recursive: true, force: true });
});
