import type { Command } from './command.ts';
import { COMMANDS, commandsOf } from './command-table.ts';

const WIDTH = 26;

/** The text of `--help`. */
export function overallHelp(): string {
  const lines = COMMANDS.map((command) => line(command.name, command.summary));
  return [
    'The back office of a running Pipframe server.',
    '',
    'Usage: npm run -s admin -- COMMAND [WORDS] [OPTIONS]',
    '',
    'Commands:',
    ...lines,
    '',
    'Options of every command:',
    ...COMMON,
    '',
    'The server is found by ADMIN_SOCKET or, where that is not set, by DATA_DIR (.data), as the server itself reads them.',
    'Exit codes: 0 done, 1 refused, 2 wrong usage, 3 no server runs, 4 the server failed or the answer was lost.',
  ].join('\n');
}

/** The text of a group's name alone. */
export function groupHelp(group: string): string {
  return [
    `Usage: npm run -s admin -- ${group} COMMAND [WORDS] [OPTIONS]`,
    '',
    'Commands:',
    ...commandsOf(group).map(({ name, summary }) => line(name, summary)),
    '',
    `"${group} COMMAND --help" explains one.`,
  ].join('\n');
}

/** The text of `COMMAND --help`. */
export function commandHelp(command: Command): string {
  const { name, summary, positionals, options } = command;
  const words = [name, ...positionals.map((positional) => positional.name), '[OPTIONS]'].join(' ');
  return [
    summary,
    '',
    `Usage: npm run -s admin -- ${words}`,
    '',
    ...positionals.map((positional) => line(positional.name, positional.meaning)),
    ...options.map((option) =>
      line(`--${option.name} ${option.value}`, `${option.meaning}${option.required ? ' Required.' : ''}`),
    ),
    ...COMMON,
  ].join('\n');
}

const COMMON = [
  line('--as NAME', 'Who does this, for the audit. Default: your system user.'),
  line('--json', 'Prints JSON instead of a table.'),
  line('--watch', 'Shows it again whenever it changes; of commands that change nothing.'),
  line('--help', 'Prints this.'),
];

function line(left: string, right: string): string {
  return `  ${left.padEnd(WIDTH)} ${right}`;
}
