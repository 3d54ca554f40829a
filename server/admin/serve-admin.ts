import { createServer, type IncomingMessage, type Server } from 'node:http';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { MAX_REQUEST_BYTES, requestSchema, RUN_PATH, type AdminAnswer } from './channel.ts';
import { AdminError } from './command.ts';
import { findCommand } from './command-table.ts';
import { claimSocket } from './claim-socket.ts';
import type { AdminServices } from './admin-services.ts';
import { runCommand } from './run-command.ts';
import { DatabaseUnavailableError } from '../store/database-errors.ts';
import { withFileFaults } from '../store/file-errors.ts';

const UNAVAILABLE = 'The database is unavailable at the moment. Nothing was changed; try again.';

/**
 * Takes commands on a Unix socket that only the server's own system user can open: whoever may open it may do
 * everything. Without a path there is no back office. Resolves with what ends it.
 */
export async function serveAdmin(
  path: string | undefined,
  services: AdminServices,
  onError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (path === undefined) return () => Promise.resolve();
  const server = createServer((request, response) => {
    void answer(request, services, onError).then((result) => {
      response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(result));
    });
  });
  await withFileFaults(`ADMIN_SOCKET (${path}) cannot be made`, async () => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await claimSocket(server, path);
  });
  return () => close(server);
}

async function answer(
  request: IncomingMessage,
  services: AdminServices,
  onError: (error: unknown) => void,
): Promise<AdminAnswer> {
  try {
    if (request.method !== 'POST' || request.url !== RUN_PATH) throw new AdminError('There is nothing here.');
    const { command: name, input, by } = readRequest(await bodyOf(request));
    const command = findCommand(name);
    if (!command) throw new AdminError(`The server does not know the command "${name}".`);
    return { ok: true, report: await runCommand(services, command, input, by) };
  } catch (error) {
    if (error instanceof AdminError) return { ok: false, kind: 'refused', message: error.message };
    onError(error);
    if (error instanceof DatabaseUnavailableError) return { ok: false, kind: 'failed', message: UNAVAILABLE };
    return { ok: false, kind: 'failed', message: 'Something broke on the server; its log says what.' };
  }
}

function readRequest(body: string): v.InferOutput<typeof requestSchema> {
  try {
    return v.parse(requestSchema, JSON.parse(body));
  } catch {
    throw new AdminError('The server cannot read this request.');
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_REQUEST_BYTES) throw new AdminError('This is more than the server takes at once.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Commands that run are answered before the end. */
function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
