/** Customers and the back office talk: whose a conversation is, and what nobody else gets of it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WireChatMessage, WireChatState } from '../../../src/contract/wire/chat.ts';
import type { Database } from '../../../server/store/database.ts';
import { Api } from '../../support/server/api.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { jpeg, png, pngOfSize } from '../../support/server/pictures.ts';
import { startAdminServer, type AdminServer } from '../admin/in-process.ts';
import { startTestServer } from '../../support/server/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EXPIRED = 3130;
const KEPT_DAYS = 5;

type State = Omit<WireChatState, 'messages'> & { readonly messages: readonly WireChatMessage[] };

describe('the chat', () => {
  let database: Database;
  let server: AdminServer;
  const clock = new ManualClock();
  beforeAll(async () => {
    database = await openReadyDatabase();
    const settings = { CHAT_KEPT_DAYS: String(KEPT_DAYS), CHAT_HOURS: 'mon-fri 08:00-20:00' };
    server = await startAdminServer(database, settings, { clock });
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  /** Somebody with a conversation: a visitor, or the user behind `api`. */
  async function customer(visitor = randomUUID(), api = new Api(server.url)) {
    const opened = await api.post<{ url: string; token: string }>('/api/chat/open', { visitor });
    const { token } = opened.data;
    return {
      api,
      visitor,
      token,
      say: (text: string, clientId: string = randomUUID()) =>
        api.post<WireChatMessage>('/api/chat/send', { token, client_id: clientId, text }),
      show: (picture: Buffer) =>
        api.post<WireChatMessage>('/api/chat/send', {
          token,
          client_id: randomUUID(),
          picture: picture.toString('base64url'),
        }),
      poll: async (query: Readonly<Record<string, string>> = {}) =>
        (await api.post<State>('/api/chat/poll', { token, ...query })).data,
      unread: async () => (await api.post('/api/chat/unread', { visitor })).data,
    };
  }
  const newest = async () => ((await server.do('chat list', { status: 'all' })).rows ?? [])[0] ?? {};
  const idOfNewest = async () => String((await newest())['id']);
  const count = async (table: string) => (await database.query(`SELECT 1 FROM ${table}`)).length;

  it('is begun by a visitor, answered by an operator, and read', async () => {
    const visitor = await customer();
    const said = (await visitor.say(' Hello ')).data;
    expect(said).toMatchObject({ from: 'customer', text: 'Hello', picture: 0 });
    const id = await idOfNewest();
    expect(await newest()).toMatchObject({ from: 'visitor', 'last from': 'customer', unread: true });
    expect((await visitor.poll()).office_read).toBe(0);
    expect((await server.do('chat show', { ID: id })).record).toMatchObject({
      [`message ${String(said.id)}`]: expect.stringContaining('customer: Hello') as string,
    });
    expect((await visitor.poll()).office_read).toBe(said.id);

    await server.do('chat reply', { ID: id, TEXT: '<b>Hi</b>' });
    expect(await visitor.unread()).toEqual({ unread: 1, conversation: 1 });
    const shown = async () => JSON.stringify((await server.do('chat show', { ID: id })).record);
    expect(await shown()).not.toMatch(/delivered|read:/);
    const { messages } = await visitor.poll({ after: String(said.id) });
    expect(messages).toEqual([expect.objectContaining({ from: 'office', text: '<b>Hi</b>', client_id: '' })]);
    expect(JSON.stringify(messages)).not.toContain('tester');
    expect(await shown()).toContain('tester, delivered: <b>Hi</b>');
    await visitor.api.post('/api/chat/read', { token: visitor.token, id: String(messages[0]?.id) });
    expect(await visitor.unread()).toEqual({ unread: 0, conversation: 1 });
    expect(await shown()).toContain('tester, read: <b>Hi</b>');
  });

  it('is one for a user on every device, and another for each user and visitor', async () => {
    const phone = new Api(server.url);
    await phone.signIn();
    const desk = new Api(server.url);
    desk.token = phone.token;
    const [here, there, other] = [await customer(undefined, phone), await customer(undefined, desk), await customer()];
    await here.say('From the phone');
    expect((await there.poll()).messages.map(({ text }) => text)).toEqual(['From the phone']);
    expect((await other.poll()).messages).toEqual([]);
    expect(await other.unread()).toEqual({ unread: 0, conversation: 0 });
    expect((await customer(other.visitor)).token).not.toBe(other.token);
  });

  it('is opened by its own token alone, for an hour', async () => {
    const visitor = await customer();
    await visitor.say('Mine');
    const api = new Api(server.url);
    for (const token of ['x', `${visitor.token}x`, visitor.visitor]) {
      expect((await api.post('/api/chat/poll', { token })).code).toBe(EXPIRED);
      expect((await api.post('/api/chat/send', { token, client_id: randomUUID(), text: 'x' })).code).toBe(EXPIRED);
    }
    const hashes = await database.query('SELECT hash, visitor FROM chat_tokens, chat_conversations');
    expect(JSON.stringify(hashes)).not.toContain(visitor.token);
    expect(JSON.stringify(hashes)).not.toContain(visitor.visitor);
    clock.advance(60 * MINUTE + 1);
    expect((await api.post('/api/chat/poll', { token: visitor.token })).code).toBe(EXPIRED);
    expect((await (await customer(visitor.visitor)).poll()).messages.map(({ text }) => text)).toEqual(['Mine']);
  });

  it('wants a visitor’s secret, and a good one', async () => {
    const api = new Api(server.url);
    expect((await api.post('/api/chat/open')).code).toBe(1001);
    expect((await api.post('/api/chat/open', { visitor: 'short' })).code).toBe(1004);
    api.token = 'wrong';
    expect((await api.post('/api/chat/open', { visitor: randomUUID() })).code).toBe(999);
  });

  it('has a message once, however often and however much at once it is sent', async () => {
    const visitor = await customer();
    const id = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => visitor.say('Once', id)));
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1);
    expect((await visitor.say('Once', id)).data.id).toBe(sent[0]?.data.id);
    expect((await visitor.poll()).messages).toHaveLength(1);
    // The same id in another conversation is another message.
    expect((await (await customer()).say('Mine', id)).data.id).not.toBe(sent[0]?.data.id);
  });

  it('refuses what says nothing, too much, or is no text', async () => {
    const visitor = await customer();
    expect((await visitor.say('')).code).toBe(1001);
    expect((await visitor.say('   ')).code).toBe(1004);
    expect((await visitor.say('x'.repeat(2_001))).code).toBe(1004);
    expect((await visitor.say('a\u0000b')).code).toBe(1002);
    expect((await visitor.say('x'.repeat(2_000))).code).toBe(1);
    const unknown = { token: visitor.token, client_id: 'x', text: 'x' };
    expect((await visitor.api.post('/api/chat/send', unknown)).code).toBe(1002);
    expect((await visitor.poll()).messages).toHaveLength(1);
  });

  it('takes twenty messages a minute, and the next ones a minute later', async () => {
    const visitor = await customer();
    const first = randomUUID();
    expect((await visitor.say('0', first)).code).toBe(1);
    for (let i = 1; i < 20; i++) expect((await visitor.say(String(i))).code).toBe(1);
    expect((await visitor.say('more')).code).toBe(3131);
    expect((await visitor.say('0', first)).code).toBe(1);
    clock.advance(MINUTE + 1);
    expect((await visitor.say('more')).code).toBe(1);
  });

  it('gives the newest messages first, and older ones when they are asked for', async () => {
    const visitor = await customer();
    const id = String((await visitor.say('customer')).data.id);
    const conversation = await idOfNewest();
    for (let i = 1; i <= 60; i++) await server.do('chat reply', { ID: conversation, TEXT: `answer ${i}` });
    const last = await visitor.poll();
    expect(last).toMatchObject({ older: 1 });
    expect(last.messages.map(({ text }) => text).slice(-1)).toEqual(['answer 60']);
    expect(last.messages).toHaveLength(50);
    const before = await visitor.poll({ before: String(last.messages[0]?.id) });
    expect(before.older).toBe(0);
    expect(before.messages.map(({ text }) => text)).toEqual([
      'customer',
      ...Array.from({ length: 10 }, (_, i) => `answer ${i + 1}`),
    ]);
    expect((await visitor.poll({ after: id })).messages[0]?.text).toBe('answer 1');
  });

  it('keeps pictures by their content, and shows them to nobody else', async () => {
    const [visitor, other] = [await customer(), await customer()];
    const { data } = await visitor.show(png());
    expect(data).toMatchObject({ picture: 1, text: '' });
    const ask = (token: string, id = String(data.id)) => visitor.api.post('/api/chat/picture', { token, id });
    expect((await ask(visitor.token)).data).toMatchObject({ type: 'image/png', data: png().toString('base64') });
    expect((await ask(other.token)).code).toBe(1005);
    expect((await visitor.show(jpeg())).code).toBe(1);
    expect((await visitor.show(Buffer.from('<svg onload="alert(1)">'))).code).toBe(3105);
    expect((await visitor.show(pngOfSize(5 * 1024 * 1024 + 1))).code).toBe(3106);
    const written = await server.do('chat show', { ID: await idOfNewest(), out: 'yes' });
    expect(written.files?.[0]?.base64).toBe(png().toString('base64'));
    // A real user who learns its name gets nothing by it either.
    const [row] = await database.query('SELECT name FROM uploads LIMIT 1');
    const user = new Api(server.url);
    await user.signIn();
    const response = await fetch(`${server.url}/api/common/image/${String(row?.['name'])}`, {
      headers: { authorization: user.token },
    });
    expect(response.status).toBe(404);
    clock.advance(2 * DAY);
    await server.tidy();
    expect((await (await customer(visitor.visitor)).poll()).messages).toHaveLength(2);
    expect(await count('uploads')).toBe(2);
  });

  it('takes ten pictures an hour', async () => {
    const visitor = await customer();
    for (let i = 0; i < 10; i++) expect((await visitor.show(png())).code).toBe(1);
    expect((await visitor.show(png())).code).toBe(3107);
    expect((await visitor.say('but words')).code).toBe(1);
  });

  it('is closed by an operator, and opened again by the next message', async () => {
    const visitor = await customer();
    await visitor.say('Thanks');
    const id = await idOfNewest();
    await server.do('chat close', { ID: id });
    expect((await visitor.poll()).closed).toBe(1);
    expect(await server.ask('chat close', { ID: id })).toMatchObject({ ok: false, kind: 'refused' });
    expect((await server.do('chat list', { status: 'closed' })).rows).toEqual([
      expect.objectContaining({ id: Number(id) }),
    ]);
    await visitor.say('One more thing');
    expect((await visitor.poll()).closed).toBe(0);
    const waiting = (await server.do('chat list')).rows ?? [];
    expect(waiting.map((row) => String(row['id']))).toContain(id);
    await server.do('chat reply', { ID: id, TEXT: 'Yes?' });
    expect(((await server.do('chat list')).rows ?? []).map((row) => String(row['id']))).not.toContain(id);
  });

  it('tells at once who waits, of messages, marks and typing', async () => {
    const visitor = await customer();
    const said = (await visitor.say('Anybody?')).data;
    const id = await idOfNewest();
    const { state } = await visitor.poll();
    const wait = { after: String(said.id), state, wait: '25' };
    const looked = visitor.poll(wait);
    await waiting(1);
    await server.do('chat show', { ID: id });
    const read = await looked;
    expect(read).toMatchObject({ office_read: said.id, messages: [] });
    const typing = visitor.poll({ ...wait, state: read.state });
    await waiting(1);
    await server.do('chat typing', { ID: id });
    const typed = await typing;
    expect(typed.typing).toBe(1);
    const answered = visitor.poll({ ...wait, state: typed.state });
    await waiting(1);
    await server.do('chat reply', { ID: id, TEXT: 'Here' });
    expect(await answered).toMatchObject({ typing: 0, messages: [{ text: 'Here' }] });
    await visitor.api.post('/api/chat/typing', { token: visitor.token });
    expect((await server.do('chat show', { ID: id })).record).toMatchObject({ typing: true });
    clock.advance(8_001);
    expect((await server.do('chat show', { ID: id })).record).toMatchObject({ typing: false });
  });
  const waiting = (wanted: number) => expect.poll(() => server.inMemory()['chatWaiters']).toBe(wanted);

  it('says when somebody answers next', async () => {
    const visitor = await customer();
    const now = clock.now();
    const { office_open: isOpen, opens_at: opensAt } = await visitor.poll();
    const hour = new Date(now).getUTCHours();
    expect(isOpen).toBe(hour >= 8 && hour < 20 && new Date(now).getUTCDay() % 6 !== 0 ? 1 : 0);
    if (isOpen === 0) expect(Date.parse(opensAt ?? '')).toBeGreaterThan(now);
  });

  it('writes what operators do to the audit, and a look once for what was new', async () => {
    const visitor = await customer();
    await visitor.say('Look');
    const id = await idOfNewest();
    const entries = async () => (await server.do('audit')).rows ?? [];
    const before = (await entries())[0]?.['id'];
    await server.do('chat show', { ID: id });
    await server.do('chat show', { ID: id });
    const reply = { ID: id, TEXT: 'Looked', id: 'mine' };
    await server.do('chat reply', reply);
    await server.do('chat reply', reply);
    expect(await server.ask('chat reply', { ...reply, TEXT: 'Other' })).toMatchObject({ ok: false });
    expect(await server.ask('chat reply', { ID: id, TEXT: 'x'.repeat(2_001) })).toMatchObject({ ok: false });
    expect((await visitor.poll()).messages).toHaveLength(2);
    const since = (await entries()).filter((entry) => Number(entry['id']) > Number(before));
    expect(since.map((entry) => entry['command'])).toEqual([
      'chat reply',
      'chat reply',
      'chat reply',
      'chat reply',
      'chat show',
    ]);
  });

  it('forgets what is old, what nobody wrote in, and tokens that have run out', async () => {
    clock.advance((KEPT_DAYS + 1) * DAY);
    const recent = await customer();
    await recent.say('Recent');
    await customer();
    await server.tidy();
    await server.tidy();
    expect(await count('chat_messages')).toBe(1);
    expect(await count('chat_tokens')).toBe(2);
    expect(await count('chat_conversations')).toBe(2);
    clock.advance(2 * DAY);
    await server.tidy();
    expect(await count('chat_conversations')).toBe(1);
    expect(await count('uploads')).toBe(0);
  });

  it('is not there where the site has another service, or none', async () => {
    for (const environment of [{ SERVICE_LINK: 'https://chat.example.com/room' }, { SERVICE_CHAT: '0' }]) {
      const other = await startTestServer(database, environment);
      const api = new Api(other.url);
      expect((await api.post('/api/chat/open', { visitor: randomUUID() })).code).toBe(1005);
      expect((await api.get<{ service_chat: number }>('/api/basicSet/getBasicInfo')).service_chat).toBe(0);
      expect((await fetch(`${other.url}/service/chat`)).status).toBe(404);
      await other.close();
    }
  });
});
