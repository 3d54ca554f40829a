/** The command line: reads the settings, starts the server, ends it when asked to. */
import { describeError } from './log/describe-error.ts';
import { OperatorError } from './operator-error.ts';
import { readSettings, settingsHelp } from './settings.ts';
import { startServer } from './start-server.ts';
import { DatabaseUnavailableError } from './store/database-errors.ts';

/** What the server writes is for its own system user alone. */
const PRIVATE_UMASK = 0o077;

async function main(): Promise<void> {
  process.umask(PRIVATE_UMASK);
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    process.stdout.write(`Pipframe, the reference server.\n\n${settingsHelp()}\n`);
    return;
  }
  const server = await startServer(readSettings(process.env), { onFatal: fail });
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    server.close().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  // Whoever reads it may end the server at once.
  process.stdout.write(`Pipframe is running at ${server.url}\n`);
}

/** A fault that is known says what to do; of any other there is what may be said in a log. */
function fail(error: unknown): never {
  process.stderr.write(`${faultText(error)}\n`);
  process.exit(1);
}

function faultText(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (error instanceof DatabaseUnavailableError) return 'The database went away during the start. Start again.';
  return `The server ended by a fault of its own: ${JSON.stringify(describeError(error), undefined, 2)}`;
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);
main().catch(fail);
