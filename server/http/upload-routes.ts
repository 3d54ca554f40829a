import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { err } from '../../src/lib/result.ts';
import type { Clock } from '../clock.ts';
import { isShownInArticle } from '../news/article-pictures.ts';
import { refusal } from '../refusal.ts';
import type { Database } from '../store/database.ts';
import { UPLOAD_NAME } from '../uploads/upload-name.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { ARTICLE_PICTURE } from '../wire/calls/news.ts';
import { PICTURE, UPLOAD } from '../wire/calls/pictures.ts';
import { answer, type Outcome } from './call.ts';
import { readUpload, takeUploads } from './read-upload.ts';
import { envelope, rateLimitOf, refusalEnvelope, requestLanguage } from './register-calls.ts';
import { signedInUser, type SessionReader } from './session.ts';

/** The media type of an upload, by its name. */
export function mediaTypeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/** Takes pictures of users, and gives them back to nobody else. */
export async function serveUploads(app: FastifyInstance, uploads: Uploads, userOfToken: SessionReader): Promise<void> {
  await app.register(async (scope) => {
    await takeUploads(scope);
    scope.post(UPLOAD.path, { config: rateLimitOf(UPLOAD) }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return envelope(await take(request, uploads, userOfToken), requestLanguage(request));
    });
  });
  app.get<{ Params: { name: string } }>(PICTURE.path, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = await signedInUser(request, userOfToken);
    if (!caller.ok) return reply.code(401).send(refusalEnvelope(caller.error, requestLanguage(request)));
    const { name } = request.params;
    const bytes = await uploads.readOwn(caller.value.id, name);
    if (!bytes) return reply.callNotFound();
    return give(reply, name, bytes);
  });
}

async function take(request: FastifyRequest, uploads: Uploads, userOfToken: SessionReader): Promise<Outcome> {
  const caller = await signedInUser(request, userOfToken);
  if (!caller.ok) return caller;
  if (caller.value.isDemo) return err(refusal('onlyTrueAccount'));
  const picture = await readUpload(request);
  if (!picture.ok) return picture;
  const url = await uploads.keep(caller.value.id, picture.value);
  return url === undefined ? err(refusal('tooManyUploads')) : answer({ url });
}

/** Gives everybody the pictures that articles show. */
export function serveArticlePictures(app: FastifyInstance, uploads: Uploads, database: Database, clock: Clock): void {
  app.get<{ Params: { name: string } }>(ARTICLE_PICTURE.path, { exposeHeadRoute: false }, async (request, reply) => {
    const { name } = request.params;
    if (!UPLOAD_NAME.test(name) || !(await isShownInArticle(database, name, clock.now()))) return reply.callNotFound();
    return give(reply, name, await uploads.read(name), 'public, max-age=86400');
  });
}

/** A browser that opens the address saves the picture; it shows nothing and runs nothing of it. */
function give(reply: FastifyReply, name: string, bytes: Buffer, kept = 'no-store'): FastifyReply {
  const type = name.slice(name.lastIndexOf('.') + 1);
  return reply
    .headers({
      'content-type': mediaTypeOf(name),
      'content-disposition': `attachment; filename="picture.${type}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': kept,
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);
}
