import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { serveDocs } from '../docs/serve-docs.ts';
import type { ServerContext } from '../server-module.ts';
import { allCalls, type CallServices } from './all-calls.ts';
import type { Call } from './call.ts';
import { serveChatPage } from './chat-page.ts';
import { serveCaptchas } from './captcha-pictures.ts';
import { serveClient, serveLogos } from './client-files.ts';
import { registerCalls } from './register-calls.ts';
import { listRoutes } from './route-list.ts';
import type { SessionReader } from './session.ts';
import { serveArticlePictures, serveUploads } from './upload-routes.ts';

const CLIENT_FOLDER = fileURLToPath(new URL('../../dist', import.meta.url));

interface RouteServices extends CallServices {
  /** Of the built client. */
  readonly clientFolder: string | undefined;
}

/** Everything that the server answers over HTTP. */
export interface Routes {
  readonly calls: readonly Call[];
  /** The calls and all else, such as pictures and files, as methods and paths. */
  readonly paths: readonly string[];
}

/** Puts everything on the server that it answers. */
export async function registerRoutes(
  app: FastifyInstance,
  context: ServerContext,
  services: RouteServices,
): Promise<Routes> {
  const { users, uploads, clientFolder = CLIENT_FOLDER } = services;
  const userOfToken: SessionReader = (token) => users.sessions.userOf(token);
  const paths = listRoutes(app);
  await serveClient(app, clientFolder);
  serveLogos(app);
  serveCaptchas(app, users.captchas);
  serveDocs(app);
  serveChatPage(app, context.settings);
  const calls = allCalls(context, services);
  registerCalls(app, calls, userOfToken);
  await serveUploads(app, uploads, userOfToken);
  serveArticlePictures(app, uploads, services.database, context.clock);
  return { calls, paths };
}
