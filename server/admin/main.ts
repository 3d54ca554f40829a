/** `npm run admin`: reads the command line, asks the running server, prints what it answers. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { basename, join } from 'node:path';
import { SettingError } from '../settings/readers.ts';
import { adminSocketOf } from '../settings.ts';
import type { AdminAnswer, AdminRequest } from './channel.ts';
import type { Command, Input, Report } from './command.ts';
import { commandHelp, groupHelp, overallHelp } from './help.ts';
import { askAdmin, NoServerError } from './admin-client.ts';
import { parseArguments, UsageError, type Invocation } from './parse-arguments.ts';
import { reportJson, reportText } from './print-report.ts';
import { watch } from './watch.ts';

const WANTED = 'yes';
const EXIT = { refused: 1, usage: 2, noServer: 3, failed: 4 } as const;

async function main(): Promise<void> {
  const invocation = parseArguments(process.argv.slice(2));
  const { command } = invocation;
  if (invocation.help || !command) return say(helpOf(invocation));
  const input = await sentInput(command, invocation.input);
  const path = adminSocketOf(process.env);
  if (path === undefined) throw new SettingError('DATA_DIR', 'memory', 'a folder, unless ADMIN_SOCKET is set');
  const request = { command: command.name, input, by: invocation.by ?? userInfo().username };
  if (invocation.watch) return watch({ ask: () => shownNow(path, request, invocation.json), say, wait });
  await show(await askAdmin(path, request), invocation, command);
}

/** What a watch shows: the answer, or in its place why there is none at the moment. */
async function shownNow(path: string, request: AdminRequest, isJson: boolean): Promise<string> {
  try {
    const answer = await askAdmin(path, request);
    if (!answer.ok) return answer.message;
    return isJson ? reportJson(answer.report) : `${reportText(answer.report)}\n`;
  } catch (error) {
    // A server that is started anew is back soon.
    return error instanceof Error ? error.message : String(error);
  }
}

async function wait(ms: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return true;
}

function helpOf({ command, group }: Invocation): string {
  if (command) return commandHelp(command);
  return group === undefined ? overallHelp() : groupHelp(group);
}

/** Files that are to be sent are read; of the folder for the answer's files the server hears that there is one. */
async function sentInput(command: Command, given: Input): Promise<Input> {
  const input: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const file = command.options.find((option) => option.name === name)?.file;
    if (file === 'content') input[name] = await contentOf(value, command);
    else input[name] = file === 'folder' ? WANTED : value;
  }
  return input;
}

async function contentOf(path: string, command: Command): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`, command);
  }
}

async function show(answer: AdminAnswer, invocation: Invocation, command: Command): Promise<void> {
  if (!answer.ok) {
    complain(answer.message);
    process.exitCode = EXIT[answer.kind];
    return;
  }
  say(invocation.json ? reportJson(answer.report) : reportText(answer.report));
  const folder = command.options.find((option) => option.file === 'folder');
  const out = folder && invocation.input[folder.name];
  if (out !== undefined) await writeFiles(answer.report, out, invocation.json);
}

async function writeFiles({ files = [] }: Report, folder: string, quiet: boolean): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { name, base64 } of files) {
    const path = join(folder, basename(name));
    await writeFile(path, Buffer.from(base64, 'base64'), { mode: 0o600 });
    if (!quiet) say(`Written: ${path}`);
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    complain(`${error.message}\n\n${error.command ? commandHelp(error.command) : 'See: npm run -s admin -- --help'}`);
    process.exitCode = EXIT.usage;
  } else if (error instanceof NoServerError || error instanceof SettingError) {
    complain(error.message);
    process.exitCode = EXIT.noServer;
  } else {
    complain(
      `The answer was lost: ${error instanceof Error ? error.message : String(error)}. It may have been done all the same; see the audit.`,
    );
    process.exitCode = EXIT.failed;
  }
});
