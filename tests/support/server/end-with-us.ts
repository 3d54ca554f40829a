import type { ChildProcess } from 'node:child_process';
import { afterAll } from 'vitest';

const children = new Set<ChildProcess>();

/** Ends a child with the test file, also where a test fails before it comes to that itself. */
export function endWithUs(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** For a file that starts processes: to be called once, where its tests are described. */
export function endChildrenAfterAll(): void {
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });
}
