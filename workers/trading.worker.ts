/** The worker's entry: exposes the commands, nothing else. */
import './older-browsers.ts';
import { expose } from 'comlink';
import { browserEnvironment } from './browser-environment.ts';
import { createClient } from './client.ts';

// `self` by name: under test, the global object is not the worker's.
expose(createClient(browserEnvironment()).api, self);
