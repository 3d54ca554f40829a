/** Which renderers are slowed as the page's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { isOwnInterface } from '../../bench/profile/threads.ts';

async function isInterface(commandLine: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, commandLine, { stdio: ['pipe', 'pipe', 'ignore'] });
  try {
    await once(child.stdout, 'data');
    return isOwnInterface(child.pid ?? Number.NaN);
  } finally {
    child.kill();
  }
}

describe.runIf(process.platform === 'linux')('a renderer of the browser’s own bars', () => {
  const waits = ['-e', 'process.stdin.resume(); console.log("started")', '--'];

  it('is told by its command line', async () => {
    expect(await isInterface([...waits, '--type=renderer', '--top-chrome-webui'])).toBe(true);
  });

  it('is told where the command line was written anew, with spaces', async () => {
    expect(await isInterface([...waits, '--type=renderer --top-chrome-webui --lang=en'])).toBe(true);
  });

  it('is no other renderer, and no process that has ended', async () => {
    expect(await isInterface([...waits, '--type=renderer', '--lang=en'])).toBe(false);
    expect(isOwnInterface(0)).toBe(false);
  });
});
