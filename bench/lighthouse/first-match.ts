import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The first group of the first line that matches; undefined where the stream ends before. The rest is read by nobody. */
export async function firstMatch(output: Readable, pattern: RegExp): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const found = pattern.exec(line)?.[1];
    if (found === undefined) continue;
    output.resume();
    return found;
  }
  return undefined;
}
