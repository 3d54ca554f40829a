/** The worker's entry: exposes the commands, nothing else. */
import './older-browsers.ts';
import { expose } from 'comlink';
import { browserEnvironment } from './browser-environment.ts';
import { createClient } from './client.ts';

const EXPOSED = 'isExposed';

// WebKit runs the entry once more when a part that loads later imports from it: only the first may answer.
if (!(EXPOSED in self)) {
  Object.assign(self, { [EXPOSED]: true });
  // `self` by name: under test, the global object is not the worker's.
  expose(createClient(browserEnvironment()).api, self);
}
