import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { builtProgram } from './built-programs.ts';
import { endWithUs } from './our-children.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Gives a command to the back office, in a process of its own. */
export async function adminCommand(
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<CommandResult> {
  return run([process.execPath, await builtProgram('admin'), ...words], environment);
}

/** The same by npm, as people type it. */
export function npmAdmin(
  environment: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<CommandResult> {
  return run(['npm', 'run', '--silent', 'admin', '--', ...words], environment);
}

async function run(
  [program = '', ...words]: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const child = spawn(program, words, {
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
