/** Uploads that break off, lie about their length or are no uploads: of a user who may upload, so that they are read. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom } from '../../../server/feed/random.ts';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { MALFORMED_PARTS } from '../../support/server/malformed.ts';
import { sendRaw, severalAtOnce } from '../../support/server/raw-client.ts';
import { realUser, type RealUser } from '../../support/server/real-user.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';
import { unhandledErrors, watchUnhandled } from '../../support/unhandled.ts';

const UPLOADS = 400;
const AT_ONCE = 16;

let database: Database;
let server: TestServer;
let user: RealUser;

beforeAll(async () => {
  database = await openReadyDatabase();
  server = await startTestServer(database);
  user = await realUser(database, server.url, 'uploader@example.com');
});
afterAll(async () => {
  await server.close();
  await database.close();
});

it('are refused, and leave the server and its user well', async () => {
  const random = createRandom(9);
  const requests = Array.from({ length: UPLOADS }, () => uploadOf(MALFORMED_PARTS, random));
  watchUnhandled();
  const answers = await severalAtOnce(requests, AT_ONCE, (request) => sendRaw(server.url, request));
  // Outside of a test each of these would end the process.
  expect(await unhandledErrors()).toEqual([]);
  for (const answer of answers) expect(answer).toMatch(/^$|^HTTP\/1.1 (200[^]*"code":[13]\d{3}|400|408|415)/);
  expect(answers.filter((answer) => answer?.includes('"code":1'))).not.toEqual([]);
  expect(await user.api.call('/api/user/info')).toMatchObject({ code: 1 });
  expect(await database.query('SELECT * FROM uploads')).toEqual([]);
});

function uploadOf(parts: readonly string[], random: () => number): Buffer {
  const count = 1 + Math.floor(random() * 3);
  const whole = Array.from({ length: count }, () => parts[Math.floor(random() * parts.length)]).join('');
  const body = random() < 0.5 ? whole : whole.slice(0, Math.floor(random() * whole.length));
  const length = random() < 0.7 ? body.length : body.length + 9;
  const head = [
    'POST /api/common/image_upload HTTP/1.1',
    'Host: x',
    `Authorization: ${user.api.token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
  ];
  return Buffer.from([...head, '', body].join('\r\n'), 'latin1');
}
