import type { FastifyReply, FastifyRequest } from 'fastify';
import { KNOWN_DAYS } from '../users/known-callers.ts';
import { newToken } from '../users/secrets.ts';

const NAME = 'device';
const VALUE = new RegExp(`(?:^|; *)${NAME}=([\\w-]{16,128})(?:;|$)`);
const SECONDS_PER_DAY = 86_400;

/**
 * The secret by which a browser is known again when somebody logs in: the one that it brings, or a new one. It opens
 * nothing; a user who has got in from a device is not held back there by what strangers try elsewhere.
 */
export function deviceOf({ headers }: FastifyRequest): string {
  return VALUE.exec(headers.cookie ?? '')?.[1] ?? newToken();
}

/** Lets the browser keep the secret. Pages of the API's own origin send it by themselves; others do without. */
export function keepDevice(request: FastifyRequest, reply: FastifyReply, device: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const life = `Max-Age=${KNOWN_DAYS * SECONDS_PER_DAY}`;
  reply.header('set-cookie', `${NAME}=${device}; Path=/api; ${life}; HttpOnly; SameSite=Strict${secure}`);
}
