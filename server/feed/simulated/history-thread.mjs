/** Where the thread begins: Node reads TypeScript in it only after this. */
import { register } from 'tsx/esm/api';

register();
await import('./answer-history.ts');
