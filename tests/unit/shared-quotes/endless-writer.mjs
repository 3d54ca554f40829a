/** Node cannot begin a thread with a file of TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./endless-writer.ts');
