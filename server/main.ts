/** The command line: reads the settings, starts the server, ends it when asked to. */
import { SettingError } from './settings/readers.ts';
import { readSettings, settingsHelp } from './settings.ts';
import { startServer } from './start-server.ts';

async function main(): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    process.stdout.write(`Pipframe, the reference server.\n\n${settingsHelp()}\n`);
    return;
  }
  const server = await startServer(readSettings(process.env));
  process.stdout.write(`Pipframe is running at ${server.url}\n`);
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    server.close().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
}

function fail(error: unknown): void {
  const text = error instanceof SettingError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

main().catch(fail);
