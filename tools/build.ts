import { packageScript } from './paths.ts';
import { runNode, type RunResult } from './run.ts';

/** Builds the client into `dist/`. In a process of its own: the bundler's memory is given back before the server starts. */
export function buildClient(): Promise<RunResult> {
  return runNode(packageScript('vite', 'bin', 'vite.js'), 'build');
}
