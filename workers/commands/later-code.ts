import type { Outcome } from '../../src/contract/worker/failure.ts';
import { err } from '../../src/lib/result.ts';

/**
 * Runs a command whose code is a file of its own, because the first price does not need it. Where the file does not come,
 * the command fails as one whose server is not reached; the next one asks for it again.
 */
export async function withCode<Code, T>(
  load: () => Promise<Code>,
  run: (code: Code) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  let code: Code;
  try {
    code = await load();
  } catch {
    return err({ kind: 'network', origin: 'code' });
  }
  return run(code);
}
