import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

/** A string of JSON, and the colon behind it where it is a name. */
const STRINGS = /("(?:[^"\\]|\\.)*")(\s*:)?/g;

/** Reads the bodies that calls take: forms, and flat JSON objects that say the same. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  await app.register(formBody);
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => {
    try {
      done(null, flatValues(String(body)));
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }));
    }
  });
}

/** Numbers as text, as a form has them; a name that comes twice has a list, as in a form. */
function flatValues(text: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  const repeated = repeatedNames(text);
  const entries = Object.entries(value).map(([name, content]: [string, unknown]) => {
    if (repeated.has(name)) return [name, [content]];
    return [name, typeof content === 'number' ? String(content) : content];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** JSON.parse keeps the last of equal names without a word, which would hide what another reader sees. */
function repeatedNames(text: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [, quoted = '', colon] of text.matchAll(STRINGS)) {
    if (colon === undefined) continue;
    const name = JSON.parse(quoted) as string;
    if (seen.has(name)) repeated.add(name);
    seen.add(name);
  }
  return repeated;
}
