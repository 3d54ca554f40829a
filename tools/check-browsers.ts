/** Fails where the built client, or the page of the chat, has something that one of the oldest browsers lacks. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatFiles } from '../server/http/chat-page.ts';
import { ALLOWANCES } from './browsers/allowances.ts';
import { checkFiles } from './browsers/check-files.ts';
import { floorText } from './browsers/floor.ts';
import { say } from './output.ts';
import { ROOT } from './paths.ts';

const BUILT = join(ROOT, 'dist');

function builtFiles(): [string, string][] {
  const names = readdirSync(BUILT, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.(js|css|html)$/.test(name))
    .map((name) => [name, readFileSync(join(BUILT, name), 'utf8')]);
}

const files = new Map([...builtFiles(), ...(await chatFiles())]);
const { faults, unused } = checkFiles(files, ALLOWANCES);
for (const fault of faults) say(fault);
for (const feature of unused) say(`no longer needs an allowance: ${feature}`);
say(`${files.size} files read for ${floorText()}: ${faults.length} features too new`);
if (faults.length + unused.length > 0) process.exitCode = 1;
