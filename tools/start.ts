/** `npm start`: builds the client, then runs the server with our environment and arguments. */
import { spawn } from 'node:child_process';
import { buildClient } from './build.ts';
import { readableDuration, say } from './output.ts';
import { ROOT } from './paths.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function build(): Promise<void> {
  const begun = performance.now();
  const result = await buildClient();
  if (!result.ok) {
    process.stderr.write(`${result.output}\nThe client did not build.\n`);
    process.exit(1);
  }
  say(`Client built in ${readableDuration(performance.now() - begun)}.`);
}

/** Runs the server as a child: a terminal's Ctrl-C reaches both, a supervisor's signal is passed on. */
function serve(args: readonly string[]): void {
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  for (const signal of SIGNALS) process.on(signal, () => server.kill(signal));
  server.on('close', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
}

const args = process.argv.slice(2);
if (!args.includes('--help')) await build();
serve(args);
