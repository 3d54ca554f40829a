/** A bad line: calls and answers are lost, pages are reloaded, and every message is there once, in its order. */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ChatClient } from '../../../server/chat/page/chat-client.ts';
import { Conversation } from '../../../server/chat/page/conversation.ts';
import { Outbox } from '../../../server/chat/page/outbox.ts';
import type { UnsentMessage } from '../../../src/contract/chat-frame.ts';
import type { WireChatMessage } from '../../../src/contract/wire/chat.ts';
import type { Database } from '../../../server/store/database.ts';
import { Api } from '../../support/server/api.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { startTestServer, type TestServer } from '../../support/server/test-server.ts';

const RUNS = 25;

/** What becomes of a call: it does not arrive, its answer is lost, or it is answered. */
const FATE = fc.constantFrom('lost', 'unanswered', 'good', 'good');
/** What the reader does between messages. */
const STEP = fc.constantFrom('write', 'write', 'reload', 'poll');

describe('a bad line', () => {
  let database: Database;
  let server: TestServer;
  beforeAll(async () => {
    database = await openReadyDatabase();
    server = await startTestServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it('loses and doubles no message, over reloads too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { maxLength: 12 }), fc.array(FATE, { maxLength: 40 }), async (steps, fates) => {
        const { data } = await new Api(server.url).post<{ token: string }>('/api/chat/open', { visitor: randomUUID() });
        const line = lineOf(server.url, [...fates]);
        const kept = new Map<string, UnsentMessage>();
        const written: string[] = [];
        let page = pageOf(data.token, line, kept);
        for (const step of steps) {
          if (step === 'poll') await page.poll();
          if (step === 'reload') {
            page.leave();
            page = pageOf(data.token, line, kept);
          }
          if (step !== 'write') continue;
          written.push(`message ${written.length}`);
          page.outbox.add({ clientId: randomUUID(), text: written.at(-1) ?? '', picture: '' });
        }
        await expect.poll(() => kept.size).toBe(0);
        line.isGood = true;
        await page.poll();
        const stored = await database.query('SELECT text FROM chat_messages ORDER BY id');
        expect(stored.map((row) => row['text'])).toEqual(written);
        expect(page.conversation.messages.map(({ text }) => text)).toEqual(written);
        expect(page.conversation.pending).toEqual([]);
        await database.query('DELETE FROM chat_messages');
      }),
      { numRuns: RUNS },
    );
  }, 60_000);
});

interface Line {
  isGood: boolean;
  readonly fetch: typeof fetch;
}

/** The network, with a fate for each call; when there is none left, it is good. */
function lineOf(url: string, fates: string[]): Line {
  const line: Line = {
    isGood: false,
    fetch: async (path, init) => {
      const fate = line.isGood ? 'good' : (fates.shift() ?? 'good');
      if (fate === 'lost') throw new TypeError('lost');
      const answer = await fetch(`${url}${path as string}`, init);
      if (fate === 'unanswered') throw new TypeError('unanswered');
      return answer;
    },
  };
  return line;
}

/** A page of the chat, without its elements. What it keeps outlives it. */
function pageOf(token: string, line: Line, kept: Map<string, UnsentMessage>) {
  let isLeft = false;
  const client = new ChatClient(token, 'en', line.fetch);
  const conversation = new Conversation();
  const outbox = new Outbox({
    send: (message) => (isLeft ? new Promise(() => {}) : client.send(message)),
    keep: (message) => kept.set(message.clientId, message),
    forget: (clientId) => !isLeft && kept.delete(clientId),
    onSent: (message) => conversation.took(message),
    onRefused: (_, reason) => {
      throw new Error(reason);
    },
    onExpired: () => {
      throw new Error('expired');
    },
    pause: () => Promise.resolve(),
  });
  const restored = [...kept.values()];
  for (const message of restored) conversation.sending(message);
  outbox.restore(restored);
  return {
    conversation,
    outbox,
    leave: () => (isLeft = true),
    poll: async () => {
      const answer = await client.poll(conversation.newest, '', 0);
      if (answer.kind === 'done') conversation.polled(answer.data.messages as readonly WireChatMessage[]);
    },
  };
}
