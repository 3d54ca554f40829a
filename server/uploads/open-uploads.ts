import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { Uploads } from './uploads.ts';

interface OpenUploads {
  readonly uploads: Uploads;
  close(): Promise<void>;
}

/** The uploads in a folder; without one they are kept as long as the server runs. */
export async function openUploads(folder: string | undefined, database: Database, clock: Clock): Promise<OpenUploads> {
  if (folder !== undefined) {
    return { uploads: await Uploads.open(folder, database, clock), close: () => Promise.resolve() };
  }
  const temporary = await mkdtemp(join(tmpdir(), 'pipframe-uploads-'));
  const uploads = await Uploads.open(temporary, database, clock);
  return { uploads, close: () => rm(temporary, { recursive: true, force: true }) };
}
