import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

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

function docs(path: string): Promise<Response> {
  return fetch(`${server.url}/api/docs${path}`);
}

it('the server shows the reference as a page under its strict policy', async () => {
  const page = await docs('');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(await page.text()).toContain('<h4 id="get-v1apiforexsubmit">GET /v1/api/forex/submit</h4>');
  const style = await docs('/style.css');
  expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await style.text()).toContain('light-dark(');
});

it('the server gives the documents to programs', async () => {
  expect(await (await docs('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
  expect(await (await docs('/asyncapi.json')).json()).toMatchObject({ asyncapi: '3.0.0' });
});

it('every call that the server takes is in the document, and nothing else', async () => {
  const { paths } = (await (await docs('/openapi.json')).json()) as { paths: Readonly<Record<string, object>> };
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const files = /^GET (\/|\/logo\/:name|\/api\/docs.*|\/service\/chat.*)$/;
  const served = server.routes.filter((route) => !/^(HEAD|OPTIONS) /.test(route) && !files.test(route));
  expect(served.map((route) => route.replaceAll(/:(\w+)/g, '{$1}')).toSorted()).toEqual(documented.toSorted());
});
