import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ANSWER_COMPRESSION } from '../http/answer-compression.ts';
import { asyncApi } from './asyncapi.ts';
import { openApi } from './openapi.ts';
import { docsPage, DOCS_PATH } from './page.ts';

const STYLE = new URL('style.css', import.meta.url);
const ONE_HOUR = 'public, max-age=3600';

/** Serves the reference as a page, and as documents for programs. Each is made when it is first asked for. */
export function serveDocs(app: FastifyInstance): void {
  serve(app, DOCS_PATH, 'text/html; charset=utf-8', docsPage);
  serve(app, `${DOCS_PATH}/style.css`, 'text/css; charset=utf-8', () => readFileSync(STYLE, 'utf8'));
  serve(app, `${DOCS_PATH}/openapi.json`, 'application/json; charset=utf-8', () => JSON.stringify(openApi()));
  serve(app, `${DOCS_PATH}/asyncapi.json`, 'application/json; charset=utf-8', () => JSON.stringify(asyncApi()));
}

function serve(app: FastifyInstance, path: string, type: string, make: () => string): void {
  let made: string | undefined;
  app.get(path, { compress: ANSWER_COMPRESSION }, async (_, reply): Promise<FastifyReply> => {
    made ??= make();
    return reply.type(type).header('cache-control', ONE_HOUR).send(made);
  });
}
