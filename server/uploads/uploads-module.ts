import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { ServerModule } from '../server-module.ts';
import type { Database } from '../store/database.ts';
import { sweepPictures, type PictureTimes } from './sweep-pictures.ts';
import { Uploads } from './uploads.ts';

interface UploadsContext {
  readonly settings: PictureTimes & { readonly uploadDir: string | undefined };
  readonly clock: Clock;
}

export interface UploadsModule extends ServerModule {
  readonly uploads: Uploads;
}

/** Users' pictures in the folder of the settings; without one they are kept as long as the server runs. */
export async function openUploadsModule(
  { settings, clock }: UploadsContext,
  database: Database,
): Promise<UploadsModule> {
  const { uploadDir } = settings;
  const folder = uploadDir ?? (await mkdtemp(join(tmpdir(), 'pipframe-uploads-')));
  const uploads = await Uploads.open(folder, database, clock);
  const tidy = [() => sweepPictures({ database, clock, uploads }, settings)];
  if (uploadDir !== undefined) return { uploads, tidy };
  return { uploads, tidy, close: () => rm(folder, { recursive: true, force: true }) };
}
