import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { LOGO_VERSION, logoOf } from '../catalogue/logo.ts';
import { PageScripts } from './page-scripts.ts';
import { allowScripts, answerAllAlike } from './security.ts';

const ONE_DAY = 'public, max-age=86400';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Vite puts a hash into the name of what it builds: `index-B3xk9_aZ.js`. A compressed copy is named after its file. */
const HASHED = /-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;

/** Serves the built client where there is one. */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(compress);
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', async (_, reply) => reply.type('text/plain').send('The client is not built. Run: npm run build\n'));
    return;
  }
  await app.register(async (files) => {
    answerAllAlike(files);
    allowScripts(files, new PageScripts(join(folder, 'index.html')));
    await files.register(staticFiles, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.setHeader('vary', 'accept-encoding');
        reply.setHeader('cache-control', HASHED.test(basename(path)) ? FOR_EVER : 'no-cache');
      },
    });
  });
}

/**
 * Serves a picture for each real instrument, for ever at an address that says which version. Companies name it without
 * one, and older lists as the vector drawing that it was.
 */
export function serveLogos(app: FastifyInstance): void {
  app.get<{ Params: { name: string }; Querystring: { v?: unknown } }>('/logo/:name', async (request, reply) => {
    const picture = logoOf(/^(\w+)\.(?:webp|svg)$/.exec(request.params.name)?.[1] ?? '');
    if (picture === undefined) return reply.callNotFound();
    return reply
      .type('image/webp')
      .header('cache-control', request.query.v === LOGO_VERSION ? FOR_EVER : ONE_DAY)
      .send(picture);
  });
}
