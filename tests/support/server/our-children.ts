import type { ChildProcess } from 'node:child_process';

const children = new Set<ChildProcess>();

/** Notes a child that ends with the test file, also where a test fails before it comes to that itself. */
export function endWithUs(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

export function endChildren(): void {
  for (const child of children) child.kill('SIGKILL');
}
