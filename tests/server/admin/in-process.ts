import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdminAnswer } from '../../../server/admin/channel.ts';
import type { Report } from '../../../server/admin/command.ts';
import { askAdmin } from '../../../server/admin/admin-client.ts';
import type { Database } from '../../../server/store/database.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../support/server/test-server.ts';

export interface AdminServer extends TestServer {
  readonly socket: string;
  /** What the server answers to a command. */
  ask(command: string, input?: Readonly<Record<string, string>>, by?: string): Promise<AdminAnswer>;
  /** The report of a command that must be done. */
  do(command: string, input?: Readonly<Record<string, string>>, by?: string): Promise<Report>;
}

/** A server with a back office on a socket of its own. */
export async function startAdminServer(
  database: Database,
  environment: Readonly<Record<string, string>> = {},
  options: TestServerOptions = {},
): Promise<AdminServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pipframe-admin-'));
  const socket = join(folder, 'admin.sock');
  const paths = { ADMIN_SOCKET: socket, UPLOAD_DIR: join(folder, 'uploads') };
  const server = await startTestServer(database, { ...paths, ...environment }, options);
  const ask = (command: string, input: Readonly<Record<string, string>> = {}, by = 'tester'): Promise<AdminAnswer> =>
    askAdmin(socket, { command, input, by });
  return {
    ...server,
    socket,
    ask,
    do: async (command, input, by) => {
      const answer = await ask(command, input, by);
      if (!answer.ok) throw new Error(`${command}: ${answer.message}`);
      return answer.report;
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
