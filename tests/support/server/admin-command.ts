import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWithUs } from './end-with-us.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `npm run admin -- …` as a process of its own. */
export async function adminCommand(
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<CommandResult> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/admin/main.ts', ...words], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  endWithUs(child);
  let out = '';
  let err = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}
