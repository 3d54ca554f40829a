/** The feed's process: the bench's own server, apart from the one that drives the browser. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import type { FeedCommands, FeedRequest } from './commands.ts';
import { Feed } from './feed.ts';
import { answerCall } from './http-calls.ts';
import { serveFile, type StaticFolder } from './static-files.ts';

const folders = JSON.parse(process.argv[2] ?? '[]') as readonly StaticFolder[];
const feed = new Feed();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'bench'}`);
  if (!/^\/(v1\/)?api\//.test(url.pathname)) {
    void serveFile(folders, url, response);
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.end(JSON.stringify(answerCall(url, feed)));
});

server.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (line) => feed.connect(line, socket));
});

const commands: FeedCommands = {
  configure: (settings) => feed.configure(settings),
  start: () => feed.start(),
  stop: () => feed.stop(),
  mark: () => feed.mark(),
  report: (ids) => feed.report(ids),
};

process.on('message', ({ call, name, args }: FeedRequest) => {
  const command = commands[name] as (...given: typeof args) => unknown;
  process.send?.({ call, value: command(...args) });
});
process.on('disconnect', () => process.exit());

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
