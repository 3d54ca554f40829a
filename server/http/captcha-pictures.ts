import type { FastifyInstance } from 'fastify';
import type { Captchas } from '../users/captchas.ts';
import { CAPTCHA_TOKEN } from '../wire/account-parameters.ts';
import { CAPTCHA } from '../wire/calls/auth.ts';
import { rateLimitOf } from './register-calls.ts';

/** Serves a new picture for a token that the client made; a second look is another picture. */
export function serveCaptchas(app: FastifyInstance, captchas: Captchas): void {
  app.get<{ Params: { token: string } }>(
    CAPTCHA.path,
    { config: rateLimitOf(CAPTCHA), exposeHeadRoute: false },
    async (request, reply) => {
      if (!CAPTCHA_TOKEN.test(request.params.token)) return reply.callNotFound();
      return reply.type('image/svg+xml').header('cache-control', 'no-store').send(captchas.draw(request.params.token));
    },
  );
}
