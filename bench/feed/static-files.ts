/** Serves built files. Cross-origin isolated, for `performance.now()` then steps by 5 µs instead of 100. */
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.json': 'application/json',
};

const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
};

export interface StaticFolder {
  /** Ends with a slash. */
  readonly prefix: string;
  readonly folder: string;
  /** Name under which the folder is served; each that has none of its own where undefined. */
  readonly host?: string | undefined;
}

/** Answers with the file that the longest fitting prefix of this host has at this path, or with 404. */
export async function serveFile(
  folders: readonly StaticFolder[],
  { hostname, pathname: path }: Pick<URL, 'hostname' | 'pathname'>,
  response: ServerResponse,
): Promise<void> {
  const ownHost = folders.some(({ host }) => host === hostname) ? hostname : undefined;
  const found = folders
    .filter(({ prefix, host }) => host === ownHost && path.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0];
  const inner = normalize(`/${path.slice(found?.prefix.length ?? 0)}`);
  const file = join(found?.folder ?? '', inner.endsWith('/') ? `${inner}index.html` : inner);
  try {
    const body = await readFile(file);
    response.writeHead(200, { ...ISOLATED, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(body);
  } catch {
    response.writeHead(404, ISOLATED).end();
  }
}
