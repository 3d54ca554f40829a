import { afterAll } from 'vitest';
import { endChildren } from './our-children.ts';

/** For a file that starts processes: to be called once, where its tests are described. */
export function endChildrenAfterAll(): void {
  afterAll(endChildren);
}
