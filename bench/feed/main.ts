/** The feed's process: the bench's own server, apart from the one that drives the browser. */
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import type { FeedCommands, FeedRequest } from './commands.ts';
import { Feed } from './feed.ts';
import { answerCall } from './http-calls.ts';
import { Reach } from './reach.ts';
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

const reach = new Reach(server);

const commands: FeedCommands = {
  configure: (settings) => feed.configure(settings),
  start: () => feed.start(),
  stop: () => feed.stop(),
  mark: () => feed.mark(),
  report: (ids) => feed.report(ids),
  cutOff: () => reach.close(),
  bringBack: async () => void (await reach.open()),
};

async function answer({ call, name, args }: FeedRequest): Promise<void> {
  const command = commands[name] as (...given: typeof args) => unknown;
  const value = await command(...args);
  process.send?.({ call, value });
}

process.on('message', (request: FeedRequest) => void answer(request));
process.on('disconnect', () => process.exit());

process.send?.({ port: await reach.open() });
