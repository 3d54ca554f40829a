import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { chatDocument } from '../chat/chat-document.ts';
import { languageOf } from '../catalogue/languages.ts';
import { hasOwnChat, type ServiceSettings } from './own-chat.ts';

/** Where the chat's page is. The token of a conversation goes behind `#`, which no server and no log sees. */
export const CHAT_PAGE_PATH = '/service/chat';

const FOLDER = new URL('../chat/page/', import.meta.url);
const STYLE = 'chat.css';
const SCRIPTS: readonly string[] = [
  'main.ts',
  'bubble.ts',
  'chat-client.ts',
  'conversation.ts',
  'outbox.ts',
  'retry.ts',
  'view.ts',
];
const HOST = /^[\w.-]+(:\d+)?$/;

interface PageSettings extends ServiceSettings {
  readonly allowedOrigins: readonly string[];
}

/** The files of the chat's page as they are served, by name. */
export async function chatFiles(): Promise<ReadonlyMap<string, string>> {
  const scripts = SCRIPTS.map(async (name) => [name.replace(/ts$/, 'js'), await readScript(name)] as const);
  return new Map([[STYLE, await readSource(STYLE)], ...(await Promise.all(scripts))]);
}

/** Serves the chat's page: one document in the reader's language, a style and scripts that are no one else's. */
export function serveChatPage(app: FastifyInstance, settings: PageSettings): void {
  if (!hasOwnChat(settings)) return;
  app.get<{ Querystring: { lang?: unknown; theme?: unknown } }>(CHAT_PAGE_PATH, async ({ headers, query }, reply) => {
    const language = languageOf(typeof query.lang === 'string' ? query.lang : undefined);
    reply.removeHeader('x-frame-options');
    reply.header('content-security-policy', policy(headers.host, settings.allowedOrigins));
    const theme = query.theme === 'dark' ? 'dark' : 'light';
    return give(reply, 'text/html; charset=utf-8', chatDocument(language, theme));
  });
  serveFile(app, STYLE, 'text/css; charset=utf-8', readSource);
  for (const name of SCRIPTS) serveFile(app, name, 'text/javascript; charset=utf-8', readScript);
}

function serveFile(app: FastifyInstance, name: string, type: string, read: (name: string) => Promise<string>): void {
  let made: Promise<string> | undefined;
  app.get(`${CHAT_PAGE_PATH}/${name}`, async (_, reply) => give(reply, type, await (made ??= read(name))));
}

async function readSource(name: string): Promise<string> {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}

/** A script without its types: that is all that browsers lack. The compiler is loaded by the first reader. */
async function readScript(name: string): Promise<string> {
  const { transform } = await import('@swc/core');
  const compiled = await transform(await readSource(name), {
    filename: name,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return compiled.code;
}

/** The frame has no origin of its own, so that even its own files come from elsewhere. */
function give(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .type(type)
    .header('cache-control', 'no-cache')
    .header('access-control-allow-origin', '*')
    .header('referrer-policy', 'no-referrer')
    .send(text);
}

/** Nothing but this host's own; framed by pages whose API this is, and by none other. */
function policy(host: string | undefined, allowedOrigins: readonly string[]): string {
  const name = host !== undefined && HOST.test(host) ? host : '';
  // In a frame without an origin 'self' means nothing to some browsers: the host by name means the same.
  const own = `'self'${name === '' ? '' : ` http://${name} https://${name}`}`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `connect-src ${own}`,
    'img-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${[own, ...pagesOf(name), ...allowedOrigins].join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The hosts of pages whose API is on this host, as `apiHostOf` has it the other way round. */
function pagesOf(host: string): readonly string[] {
  const [label = '', ...rest] = host.split('.');
  if (label !== 'api' || rest.length < 2) return [];
  const page = rest.join('.');
  return [page, `*.${page}`].flatMap((name) => [`http://${name}`, `https://${name}`]);
}
