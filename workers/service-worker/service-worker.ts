import type { ServiceWorkerMessage, Shell } from '../../src/contract/service-worker.ts';
import { moveSubscription, openNote, showNote } from './push-messages.ts';
import { ShellCache } from './shell-cache.ts';

/** Put in by the build. */
declare const SHELL: Shell;
declare const self: ServiceWorkerGlobalScope;

const shell = new ShellCache(SHELL, self.caches, self.fetch.bind(self));

// A new release waits until the user, or the last tab of the one before, lets it take over.
self.addEventListener('install', (event) => event.waitUntil(shell.install()));

self.addEventListener('activate', (event) => event.waitUntil(shell.dropOthers().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const answer = shell.answer(event.request, self.location.origin);
  if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
  const message = event.data as ServiceWorkerMessage;
  if (message.type === 'started') event.waitUntil(shell.renew(message.language));
  else if (message.type === 'has') event.ports[0]?.postMessage(shell.has(message.file));
  else if (message.type === 'takeOver') void self.skipWaiting();
});

self.addEventListener('push', (event) => event.waitUntil(showNote(self, event.data)));

self.addEventListener('notificationclick', (event) => event.waitUntil(openNote(self, event.notification)));

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moveSubscription(self, event)));
