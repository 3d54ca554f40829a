/** Writes the generated part of docs/wire.md anew, from the declarations of calls, objects and messages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';
import { withReference } from './wire-reference.ts';

const FILE = join(ROOT, 'docs', 'wire.md');
writeFileSync(FILE, withReference(readFileSync(FILE, 'utf8')));
