import { request } from 'node:http';
import { RUN_PATH, type AdminAnswer, type AdminRequest } from './channel.ts';

/** No server listens at the socket. */
export class NoServerError extends Error {
  constructor(path: string) {
    super(
      `No server is running at ${path}. Start it with "npm start", or set ADMIN_SOCKET or DATA_DIR as the server has them.`,
    );
    this.name = 'NoServerError';
  }
}

const NOBODY_THERE = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK']);

/** Sends one command to the server and resolves with its answer. */
export function askAdmin(path: string, asked: AdminRequest): Promise<AdminAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: path, path: RUN_PATH, method: 'POST' }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        try {
          resolve(JSON.parse(Buffer.concat(chunks).toString('utf8')) as AdminAnswer);
        } catch (error) {
          reject(error);
        }
      });
    });
    call.on('error', (error: NodeJS.ErrnoException) => {
      reject(NOBODY_THERE.has(error.code ?? '') ? new NoServerError(path) : error);
    });
    call.end(JSON.stringify(asked));
  });
}
