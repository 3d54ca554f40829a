import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { findCommand, isGroup } from './command-table.ts';

/** A command line that is not one; the message says what is wrong. */
export class UsageError extends Error {
  readonly command: Command | undefined;
  constructor(message: string, command?: Command) {
    super(message);
    this.name = 'UsageError';
    this.command = command;
  }
}

/** What the words of the command line ask for. */
export interface Invocation {
  /** Undefined when only help is asked for. */
  readonly command: Command | undefined;
  /** Whose commands are asked for, where only the first word of several stands. */
  readonly group?: string;
  readonly help: boolean;
  readonly json: boolean;
  /** Whether the answer is shown again whenever it changes. */
  readonly watch: boolean;
  readonly by: string | undefined;
  /** Options as given: a file's name, not yet its content. */
  readonly input: Readonly<Record<string, string>>;
}

/** Reads the words behind `npm run admin --`. */
export function parseArguments(words: readonly string[]): Invocation {
  const [first = '', second = ''] = words;
  const command = findCommand(`${first} ${second}`) ?? findCommand(first);
  if (!command) return withoutCommand(words);
  const { values, positionals } = read(command, words.slice(command.name.split(' ').length));
  const { help, json, watch, as: by, ...options } = values;
  const flags = { help: help === true, json: json === true, watch: watch === true };
  const invocation = { command, ...flags, by: typeof by === 'string' ? by : undefined };
  if (invocation.help) return { ...invocation, input: {} };
  const input = { ...(options as Record<string, string>), ...named(command, positionals) };
  const lacking = command.options.find((option) => option.required && input[option.name] === undefined);
  if (lacking) throw new UsageError(`--${lacking.name} is missing.`, command);
  return { ...invocation, input };
}

function withoutCommand(words: readonly string[]): Invocation {
  const known = words.filter((word) => !word.startsWith('-') && word !== 'help');
  const [group] = known;
  const help = { command: undefined, help: true, json: false, watch: false, by: undefined, input: {} };
  if (group !== undefined && known.length === 1 && isGroup(group)) return { ...help, group };
  const asksForHelp = words.some((word) => word === '--help' || word === '-h' || word === 'help');
  if (asksForHelp && known.length === 0) return help;
  throw new UsageError(known.length === 0 ? 'A command is missing.' : `There is no command "${known.join(' ')}".`);
}

/** What changes nothing, and may be looked at without a word in the audit, may be looked at all the time. */
export function canWatch({ changes, isPrivate }: Command): boolean {
  return !changes && isPrivate === undefined;
}

/** Stands before a negative number while options are told from words: it is no option. */
const NO_OPTION = '\0';

function read(command: Command, words: readonly string[]) {
  const options = Object.fromEntries(command.options.map(({ name }) => [name, { type: 'string' as const }]));
  const args = words.map((word) => (/^-[\d.]/.test(word) ? `${NO_OPTION}${word}` : word));
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...options,
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        ...(canWatch(command) && { watch: { type: 'boolean' } as const }),
        as: { type: 'string' },
      },
    });
    const given = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? plain(value) : value,
    ]);
    return { values: Object.fromEntries(given) as typeof values, positionals: positionals.map(plain) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), command);
  }
}

function plain(word: string): string {
  return word.startsWith(NO_OPTION) ? word.slice(NO_OPTION.length) : word;
}

function named(command: Command, positionals: readonly string[]): Record<string, string> {
  const surplus = positionals[command.positionals.length];
  if (surplus !== undefined) throw new UsageError(`"${surplus}" is one word too many.`, command);
  const entries = command.positionals.map(({ name }, index): [string, string] => {
    const value = positionals[index];
    if (value === undefined) throw new UsageError(`${name} is missing.`, command);
    return [name, value];
  });
  return Object.fromEntries(entries);
}
