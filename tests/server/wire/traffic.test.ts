/** A tour through everything that the server has, with a real server and socket: what it says is what the documents say. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../../server/store/database.ts';
import { Api } from '../../support/server/api.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { credit } from '../../support/server/ledger.ts';
import { Members, MINUTE, PASSWORD } from '../../support/server/members.ts';
import { addNews } from '../../../server/news/news-store.ts';
import { png } from '../../support/server/pictures.ts';
import { Device } from '../../support/server/push-service.ts';
import { TestSocket } from '../../support/server/socket.ts';
import { documents, expectDocumented } from '../../support/wire/documented.ts';
import { DocumentChecker } from '../../support/wire/document-checker.ts';

const NEW_PASSWORD = 'a heron takes wing';
const CHART = { forex_id: '1', period: '1min' };

describe('a tour', () => {
  let database: Database;
  let members: Members;

  beforeAll(async () => {
    database = await openReadyDatabase();
    members = await Members.start(database, { COOL_OFF_HOURS: '0' });
    members.server.feed.clock.advance(1_000);
    members.server.feed.tick('EURUSD', '1.16520');
  });
  afterAll(async () => {
    await members.server.close();
    await database.close();
  });

  /** A GET whose answer is no envelope. */
  async function picture(path: string, token = ''): Promise<number> {
    const response = await fetch(`${members.server.url}${path}`, { headers: { authorization: token } });
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    expectDocumented(response, { method: 'GET' }, isJson ? await response.json() : undefined);
    return response.status;
  }

  it('of a visitor is as documented', async () => {
    const visitor = members.api();
    await visitor.get('/api/basicSet/getBasicInfo');
    await visitor.get('/api/company/getCompanyStatus');
    await visitor.get('/api/company/getCompany', { name: 'pip' });
    await visitor.get('/api/company/index', { version: '' });
    await visitor.get('/api/default/area_list');
    for (const key of ['is_show_mobile', 'is_show_captcha']) await visitor.get('/api/default/setting', { key });
    await visitor.get('/v1/api/forex/trade_list', { searchCurrency: 'eur' });
    await visitor.get('/v1/api/forex/trade_list');
    await visitor.get('/v1/api/forex/getCategories');
    await visitor.get('/v1/api/forex/abbreviated_cache_kline', CHART);
    await visitor.get('/v1/api/forex/kline', { ...CHART, end: '1700000000' });
    const { data } = await visitor.get<{ data: { id: number }[] }>('/api/news/list', { category_id: '1', page: '1' });
    await visitor.get('/api/news/info', { id: String(data[0]?.id) });
    await visitor.get('/api/complaint/email');
    expect((await visitor.post('/api/feedback/submit', { content: 'Hello', email: 'a@example.com' })).code).toBe(1);
    const secret = randomUUID();
    const { data: opened } = await visitor.post<{ token: string }>('/api/chat/open', { visitor: secret });
    const chat = { token: opened.token };
    const said = { ...chat, client_id: randomUUID(), text: 'Hello', picture: png().toString('base64url') };
    const { data: message } = await visitor.post<{ id: number }>('/api/chat/send', said);
    for (const call of ['poll', 'typing']) expect((await visitor.post(`/api/chat/${call}`, chat)).code).toBe(1);
    for (const call of ['read', 'picture']) {
      expect((await visitor.post(`/api/chat/${call}`, { ...chat, id: String(message.id) })).code).toBe(1);
    }
    expect((await visitor.post('/api/chat/unread', { visitor: secret })).code).toBe(1);
    expect(await picture(`/api/captcha/${'a'.repeat(20)}`)).toBe(200);
    expect((await visitor.post('/api/notify/send_sms', { to: '+447400123456', type: '2' })).code).toBe(1);
  });

  it('of a user with a real account is as documented', async () => {
    const { account, api } = await members.member();
    const user = await api.get<{ invite_code: string }>('/api/user/info');
    await members.member(members.newEmail(), { user_name: 'heron', invite_code: user.invite_code });
    const [front, back] = [await api.uploaded(png()), await api.uploaded(png())];
    expect(await picture(front, api.token)).toBe(200);
    expect(await picture(front)).toBe(401);
    const inArticle = front.replace('/common/image/', '/news/picture/');
    const text = { title: 'T', summary: 'S', content: `<img src="${inArticle}">` };
    await addNews(database, { category: 'announcements', logo: '', now: Date.now() }, 'en', text);
    expect(await picture(inArticle)).toBe(200);
    await api.get('/api/user_real/center');
    await api.get('/api/user/invitations', { page: '1' });
    const { kinds, ...device } = new Device('https://fcm.googleapis.com/fcm/send/documented').form('filled,funds');
    expect((await api.post('/api/push/subscribe', { ...device, kinds })).code).toBe(1);
    await api.get('/api/push/settings');
    const moved = { ...device, old_endpoint: device.endpoint, old_auth: device.auth };
    expect((await members.api().post('/api/push/move', moved)).code).toBe(1);
    expect((await api.post('/api/push/unsubscribe')).code).toBe(1);
    const papers = { name: 'Ada', card_id: '1', front_pic: front, reverse_pic: back };
    expect((await api.post('/api/user_real/real_name', papers)).code).toBe(1);
    await api.get('/api/user_real/center');
    const amended = { type: 'email', new_password: NEW_PASSWORD, auth_code: await members.newCode(account) };
    expect((await api.post('/api/user/amend_password', amended)).code).toBe(1);
    const passwords = { new_password: PASSWORD, secondary_password: PASSWORD };
    const forgotten = { type: 'email', account, ...passwords, auth_code: await members.newCode(account) };
    expect((await members.api().post('/api/user/forget_password', forgotten)).code).toBe(1);
    const entered = await members.logIn(account);
    api.token = entered.data.token;
    expect((await api.post('/api/user/logout')).code).toBe(1);
  });

  it('of somebody whose money comes and goes is as documented', async () => {
    const { api } = await members.member();
    await credit(database, (await api.get<{ id: number }>('/api/user/info')).id, '5000');
    const { coins, banks } =
      await api.get<Record<'coins' | 'banks', { id: number; address: string }[]>>('/api/quickCharge/info');
    const deposit = { number: '250', proofImg: await api.uploaded(png()), client_id: randomUUID() };
    const [coin, bank] = [coins[0], banks[0]];
    const byCoin = { ...deposit, charge_id: String(coin?.id), address: coin?.address ?? '' };
    await api.get('/api/quickCharge/submit', byCoin);
    await api.get('/api/quickCharge/wire_submit', {
      number: '50',
      proofImg: deposit.proofImg,
      wire_id: String(bank?.id),
    });
    await api.get('/api/quickCharge/quick_ist', { type: '0', page: '1' });
    const [currency] = await api.get<{ id: number }[]>('/api/account/draw_symbol_list', { type: '1' });
    const draw_id = String(currency?.id);
    const method = { type: '1', draw_id, dc_address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf' };
    expect((await api.post('/api/wallet/bind_draw_method', method)).code).toBe(1);
    const [bound] = await api.get<{ id: number }[]>('/api/wallet/get_draw_method', { draw_type: '1', draw_id });
    const draw = { draw_currency_id: draw_id, number: '100', draw_method_id: String(bound?.id) };
    expect((await api.post('/api/account/draw', { ...draw, number: '5001' })).code).toBe(4008);
    const { data: drawn } = await api.post<{ id: number }>('/api/account/draw', draw);
    expect(drawn.id).toBeGreaterThan(0);
    await api.get('/api/account/draw_list', { type: '1', page: '1' });
    await api.get('/api/account/fund_limits');
    expect((await api.post('/api/wallet/del_draw_method', { id: String(bound?.id) })).code).toBe(4012);
    const other = { ...method, dc_address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' };
    expect((await api.post('/api/wallet/bind_draw_method', other)).code).toBe(1);
    const [newer] = await api.get<{ id: number }[]>('/api/wallet/get_draw_method', { draw_type: '1' });
    expect((await api.post('/api/wallet/del_draw_method', { id: String(newer?.id) })).code).toBe(1);
  });

  it('of somebody who leads and somebody who follows is as documented', async () => {
    const [leader, follower] = [new Api(members.server.url), new Api(members.server.url)];
    await leader.signIn();
    await follower.signIn();
    await leader.post('/api/follow/publish', { on: '1', name: 'Ada' });
    const { code } = await leader.get<{ code: string }>('/api/follow/own');
    const terms = { mode: 'fixed', multiple: '0.5', max_cont: '2', stop_loss: '500', client_id: randomUUID() };
    expect((await follower.post('/api/follow/follow', { code, ...terms })).code).toBe(1);
    expect((await follower.post('/api/follow/follow', { code, ...terms, client_id: randomUUID() })).code).toBe(5004);
    const { Id } = await leader.submit();
    await vi.waitUntil(async () => (await follower.deals(1)).data.some(({ follow_code }) => follow_code === code));
    await leader.get('/v1/api/forex/close', { id: String(Id) });
    await follower.get('/api/follow/list');
    await follower.get('/api/follow/detail', { code });
    await follower.get('/api/follow/trades', { code, page: '1' });
    await follower.get('/api/follow/mine');
    await follower.get('/api/follow/preview', { code, mode: 'equity', multiple: '2' });
    expect((await follower.post('/api/follow/pause', { code, on: '1' })).code).toBe(1);
    expect((await follower.post('/api/follow/unfollow', { code, close: '1' })).code).toBe(1);
    expect((await leader.post('/api/follow/publish', { on: '0' })).code).toBe(1);
  });

  it('of somebody who trades is as documented, on the socket too', async () => {
    const { server } = members;
    const api = new Api(server.url);
    await api.signIn();
    const socket = await TestSocket.open(server.url);
    socket.subscribe('DAY_MARKET', 'KLINE.EURUSD', 'FOREX_TRADE', 'FOREX_CLOSED', 'ACCOUNT');
    await socket.logIn(api.token);
    const { Id } = await api.submit({ client_id: randomUUID() });
    const stops = { stop_loss_price: '1.16000', target_profit_price: '1.17000' };
    await api.get('/v1/api/forex/set_stop_price', { id: String(Id), ...stops });
    const pending = await api.submit({ status: '0', target_price: '1.10000' });
    for (const status of [0, 1, 3] as const) await api.deals(status);
    await api.get('/v1/api/forex/cancel_trade', { id: String(pending.Id) });
    server.feed.clock.advance(MINUTE);
    server.feed.tick('EURUSD', '1.16700');
    await api.get('/v1/api/forex/close', { id: String(Id), cont: '0.4' });
    await api.get('/v1/api/forex/close', { id: String(Id) });
    await socket.until('the close', () => socket.data('FOREX_CLOSED').length === 3);
    await socket.until('a price', () => socket.data('DAY_MARKET').length > 1 && socket.data('KLINE.EURUSD').length > 1);
    await api.get('/v1/api/main/wallet/getBalance');
    await api.get('/v1/api/main/account/forexDetail');
    await api.get('/v1/api/main/accountLog/forexChange', { page: '1' });
    await api.get('/v1/api/main/user/resetForexDemoAccount');
    await api.post('/api/user/logout');
    await socket.until('the end of the session', () =>
      socket.messages.some((one) => one.type === 'login_result' && one.code === 999),
    );
    socket.send({ type: 'unsub', topics: ['DAY_MARKET'] });
    socket.send({ type: 'logout' });
    await socket.roundTrip();
    socket.close();
  });

  it('refuses bad input as documented', async () => {
    const api = new Api(members.server.url);
    expect((await api.call('/v1/api/forex/my_deal', { status: '1' })).code).toBe(1008);
    await api.signIn();
    expect((await api.call('/v1/api/forex/my_deal', { status: '2' })).code).toBe(1002);
    expect((await api.call('/v1/api/forex/close', 'id=1&id=2')).code).toBe(1003);
    expect(
      (
        await api.call('/v1/api/forex/submit', {
          forex_id: '1',
          type: '1',
          status: '1',
          cont: '0.001',
          multiple: '100',
        })
      ).code,
    ).toBe(2004);
    expect((await api.post('/api/user_real/real_name')).code).toBe(3001);
    const body = await fetch(`${members.server.url}/api/user/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expectDocumented(body, { method: 'POST' }, await body.json());
    expect(body.status).toBe(400);
  });

  it('has been everywhere', () => {
    expect(documents.documented.filter((name) => !documents.seen.has(name))).toEqual([]);
  });
});

describe('what is not in the documents is seen', () => {
  const checker = new DocumentChecker();
  const json = { method: 'GET', status: 200, mediaType: 'application/json' };
  const balance = { ...json, path: '/v1/api/main/wallet/getBalance' };
  const category = { Id: 1, NameShowTrans: 'Forex' };

  it.each([
    ['a call', { ...json, path: '/api/planted', body: { code: 1, msg: '', data: null } }, 'is not documented'],
    ['a method', { ...balance, method: 'POST', body: {} }, 'is not documented'],
    ['a field', { ...balance, body: { code: 1, msg: '', data: { balance: '1', planted: 1 } } }, 'has planted'],
    ['a field of the envelope', { ...balance, body: { code: 1, msg: '', data: { balance: '1' }, x: 1 } }, 'has x'],
    ['a missing field', { ...balance, body: { code: 1, msg: '', data: {} } }, 'lacks balance'],
    ['a number for a decimal', { ...balance, body: { code: 1, msg: '', data: { balance: 1 } } }, 'is no string'],
    ['a form of a decimal', { ...balance, body: { code: 1, msg: '', data: { balance: '1e5' } } }, 'is not like'],
    ['a refusal', { ...balance, body: { code: 2001, msg: '', data: null } }, 'is none of'],
    ['a status', { ...balance, status: 418, body: {} }, 'status 418'],
    ['a type', { ...balance, mediaType: 'text/html' }, 'text/html'],
    [
      'a field of a row',
      {
        ...json,
        path: '/v1/api/forex/getCategories',
        body: { code: 1, msg: '', data: [category, { ...category, y: 1 }] },
      },
      '.data[1]: has y',
    ],
  ])('%s', (_, exchange, complaint) => {
    expect(checker.exchangeFaults(exchange).join('; ')).toContain(complaint);
  });

  it.each([
    ['a message', { type: 'planted' }],
    ['a topic', { type: 'data', topic: 'PLANTED', ts: 1, data: {} }],
    ['a field of a message', { type: 'pong', planted: 1 }],
    ['a field of its data', { type: 'data', topic: 'KLINE.EURUSD', ts: 1, data: { Time: 1, Planted: 1 } }],
  ])('%s', (_, message) => {
    expect(checker.messageFaults('server', message)).not.toEqual([]);
  });

  it('a parameter that a call takes', () => {
    expect(checker.parameterFaults('GET', '/v1/api/forex/close', { id: '1', t: '2' })).toEqual([]);
    expect(checker.parameterFaults('GET', '/v1/api/forex/close', { id: '0' })).not.toEqual([]);
    expect(checker.parameterFaults('GET', '/v1/api/forex/close', { id: '1', planted: '1' })).not.toEqual([]);
  });

  it('and what is in them is not', () => {
    const body = { code: 1, msg: '', data: { balance: '1.000000' } };
    expect(checker.exchangeFaults({ ...balance, body })).toEqual([]);
    expect(checker.exchangeFaults({ ...balance, body: { code: 999, msg: 'x', data: null } })).toEqual([]);
    expect(checker.messageFaults('server', { type: 'pong' })).toEqual([]);
  });
});
