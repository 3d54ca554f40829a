import type { FastifyInstance } from 'fastify';

/** `GET /v1/api/forex/submit` and all others that are put on the server from now on. */
export function listRoutes(app: FastifyInstance): readonly string[] {
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`);
  });
  return routes;
}
