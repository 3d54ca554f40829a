import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '../../../src/contract/wire/envelope.ts';
import type { Database } from '../../../server/store/database.ts';
import { LANGUAGES } from '../../../server/catalogue/languages.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const PATH = '/api/feedback/submit';
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

describe('a request that cannot be read', () => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startTestServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function send(type: string, body: string, lang = 'en'): Promise<{ status: number; code: number; msg: string }> {
    const headers = { 'content-type': type, lang };
    const response = await fetch(`${server.url}${PATH}`, { method: 'POST', headers, body });
    const { code, msg } = (await response.json()) as Envelope<null>;
    return { status: response.status, code, msg };
  }

  it.each([
    [
      'JSON that is none',
      JSON_TYPE,
      '{"content":',
      400,
      1014,
      'What was sent cannot be read. Please check it and send it again.',
    ],
    [
      'a type that is not taken',
      'text/xml',
      '<a/>',
      415,
      1016,
      'What was sent has a type that is not supported. Send a form or JSON.',
    ],
    [
      'a form that is too long',
      FORM_TYPE,
      'a'.repeat(200_000),
      413,
      1015,
      'What was sent is too large. Please send less at once.',
    ],
    [
      'JSON that is too long',
      JSON_TYPE,
      ' '.repeat(200_000),
      413,
      1015,
      'What was sent is too large. Please send less at once.',
    ],
  ])('says what is wrong with %s', async (_, type, body, status, code, msg) => {
    expect(await send(type, body)).toEqual({ status, code, msg });
  });

  it('says so of a body in pieces, too', async () => {
    const head = `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: ${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const { hostname, port } = new URL(server.url);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(`${head}3\r\n{{{\r\n0\r\n\r\n`));
      socket.on('data', (data: Buffer) => resolve(data.toString()));
    });
    expect(answer).toContain('"code":1014');
  });

  it('says it in every language, and never of a parameter without a name', async () => {
    const texts = new Set<string>();
    for (const lang of LANGUAGES) {
      for (const [type, body] of [
        [JSON_TYPE, '{'],
        ['text/xml', '<a/>'],
        [FORM_TYPE, 'a'.repeat(200_000)],
      ] as const) {
        const { msg } = await send(type, body, lang);
        expect(msg).not.toMatch(/ {2}|\{/);
        texts.add(msg);
      }
    }
    expect(texts.size).toBe(3 * LANGUAGES.length);
  });
});
