import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '../../src/domain/decimal.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import type { StartedClient } from '../support/client.ts';
import { startMember } from '../support/member.ts';
import { SharedDevice } from '../support/shared-device.ts';

let backend: FakeBackend;
let client: StartedClient;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  client = await startMember(backend);
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

const answers = (path: string, data: unknown, msg = ''): void => {
  backend.answers.set(path, () => ({ code: 1, msg, data }));
};

describe('the identity', () => {
  it.each([
    [{ review_status: 0 }, { status: 'none', reason: '' }],
    [
      { review_status: 1, reject_reason: 'Earlier' },
      { status: 'waiting', reason: '' },
    ],
    [{ review_status: 2 }, { status: 'finished', reason: '' }],
    [
      { review_status: '7', reject_reason: null },
      { status: 'finished', reason: '' },
    ],
    [
      { review_status: 0, reject_reason: 'Too dark' },
      { status: 'rejected', reason: 'Too dark' },
    ],
  ])('%j is read', async (data, value) => {
    answers('user_real/center', data);
    expect(await client.api.identity()).toEqual({ ok: true, value });
  });

  it('is sent as a form, and the server’s words come back', async () => {
    answers('user_real/real_name', null, 'Received');
    const form = { name: 'Jo & Co', cardId: 'X 1', frontPicture: '/uploads/f', backPicture: '/uploads/b' };
    expect(await client.api.submitIdentity(form)).toEqual({ ok: true, value: 'Received' });
    expect(backend.forms).toEqual([
      { name: 'Jo & Co', card_id: 'X 1', front_pic: '/uploads/f', reverse_pic: '/uploads/b' },
    ]);
  });
});

describe('news', () => {
  const row = { id: 3, title: 'Hours', desc: 'When', logo: '', created_at: '2026-11-21T00:00:00Z' };

  it('come by kind and page, and a broken row does not spoil the rest', async () => {
    answers('news/list', { data: [row, { title: 'No id' }], total: 21 });
    expect(await client.api.news('announcement', 2)).toEqual({
      ok: true,
      value: { items: [{ ...row, isRead: false }], total: 21 },
    });
    expect(backend.callsOf('/news/list')[0]?.search).toMatch(/^\?category_id=2&page=2&t=/);
    await client.api.news('guide', 1);
    expect(backend.callsOf('/news/list')[1]?.search).toMatch(/^\?category_id=1&page=1&/);
  });

  it('are read once they have been opened, and what is not is counted', async () => {
    answers('news/list', { data: [row, { ...row, id: 4 }], total: 2 });
    expect(await client.api.unreadAnnouncements()).toEqual({ ok: true, value: 2 });
    answers('news/info', { id: 3, title: 'Hours', content: '<p>Hi</p>' });
    await client.api.article(3);
    await client.api.article(3);
    expect(await client.api.unreadAnnouncements()).toEqual({ ok: true, value: 1 });
    const listed = await client.api.news('announcement', 1);
    expect(listed.ok && listed.value.items.map(({ id, isRead }) => [id, isRead])).toEqual([
      [3, true],
      [4, false],
    ]);
    backend.fail('news/info', 'cutBefore', 'cutBefore', 'cutBefore');
    await client.api.article(4);
    expect(await client.api.unreadAnnouncements()).toEqual({ ok: true, value: 1 });
  });

  it('are read on this device from then on: after a reload, a log-out, and for another account', async () => {
    const device = new SharedDevice();
    const reloaded = async (): Promise<void> => {
      client.kill();
      client = await startMember(backend, device.newTab().environment);
    };
    await reloaded();
    answers('news/list', { data: [row, { ...row, id: 4 }], total: 2 });
    answers('news/info', { id: 3, title: 'Hours', content: '<p>Hi</p>' });
    await client.api.article(3);
    await reloaded();
    expect(await client.api.unreadAnnouncements()).toEqual({ ok: true, value: 1 });
    await client.api.logOut();
    expect(await client.api.unreadAnnouncements()).toEqual({ ok: true, value: 1 });
    await client.api.clearCache();
    answers('user/loginForU', { token: backend.token, user: { id: 11, uid: 'u11', is_demo: 0 } });
    const credentials = {
      by: 'email',
      account: 'ada@example.com',
      areaId: undefined,
      password: 'long enough',
    } as const;
    expect(await client.api.logIn(credentials)).toMatchObject({ ok: true, value: { id: 11 } });
    expect(await client.api.unreadAnnouncements()).toEqual({ ok: true, value: 1 });
    // Another device knows nothing of it.
    client.kill();
    client = await startMember(backend);
    expect(await client.api.unreadAnnouncements()).toEqual({ ok: true, value: 2 });
  });

  it('come one by one, also where half of it is missing', async () => {
    answers('news/info', { id: 3, title: 'Hours', content: '<p>Hi</p>', desc: null });
    expect(await client.api.article(3)).toEqual({
      ok: true,
      value: { id: 3, title: 'Hours', desc: '', logo: '', created_at: '', content: '<p>Hi</p>' },
    });
  });
});

it('the account’s money is exact, and what is missing stays missing', async () => {
  answers('main/account/forexDetail', { balance: '100.10', lock_balance: '0.20' });
  expect(await client.api.accountDetail()).toEqual({
    ok: true,
    value: { balance: decimal('100.10'), locked: decimal('0.20') },
  });
  answers('main/account/forexDetail', { balance: '5' });
  expect(await client.api.accountDetail()).toMatchObject({
    ok: true,
    value: { balance: decimal('5'), locked: undefined },
  });
});

it('a password is changed by a form, never in the address', async () => {
  answers('user/amend_password', null, 'Changed');
  const change = { newPassword: 'new & better', code: '123456', by: 'email' } as const;
  expect(await client.api.changePassword(change)).toEqual({ ok: true, value: 'Changed' });
  expect(backend.forms).toEqual([{ new_password: 'new & better', auth_code: '123456', type: 'email' }]);
  expect(backend.callsOf('/amend_password')[0]?.search).toBe('');
});

it('feedback is sent once, and a refusal keeps its words', async () => {
  backend.answers.set('feedback/submit', () => ({ code: 40, msg: 'Too long' }));
  const feedback = { content: 'Hello', picture: '', email: 'a@example.com' };
  expect(await client.api.sendFeedback(feedback)).toMatchObject({ error: { kind: 'refused', message: 'Too long' } });
  backend.fail('feedback/submit', 'cutAfter', 'cutAfter');
  expect(await client.api.sendFeedback(feedback)).toMatchObject({ error: { kind: 'network' } });
  const sent = { content: 'Hello', email: 'a@example.com' };
  expect(backend.forms).toEqual([sent, sent]);
});

it('the address to write to', async () => {
  answers('complaint/email', { email: 'help@example.com' });
  expect(await client.api.supportEmail()).toEqual({ ok: true, value: 'help@example.com' });
});

it('code 999 ends the session here as everywhere', async () => {
  backend.token = 'another';
  expect(await client.api.identity()).toMatchObject({ error: { kind: 'session' } });
});
