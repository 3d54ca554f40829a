import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './paths.ts';

export interface RunResult {
  readonly ok: boolean;
  /** Standard output and error in the order they came, without colours. */
  readonly output: string;
}

/** Runs a command at the repository's root and collects what it prints. */
export function run(command: string, args: readonly string[]): Promise<RunResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output: stripVTControlCharacters(output) }));
  });
}

/** Runs a script with the Node that runs us. */
export function runNode(...args: string[]): Promise<RunResult> {
  return run(process.execPath, args);
}

/** Runs several commands one after the other, up to the first that fails. */
export async function inOrder(commands: Iterable<() => Promise<RunResult>>): Promise<RunResult> {
  let output = '';
  for (const command of commands) {
    // One at a time: two cores, and the output of each must stay in one piece.
    const result = await command();
    output += result.output;
    if (!result.ok) return { ok: false, output };
  }
  return { ok: true, output };
}
