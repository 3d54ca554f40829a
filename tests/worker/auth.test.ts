import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Credentials, Registration } from '../../src/contract/worker/auth-api.ts';
import { FakeBackend } from '../support/backend/fake-backend.ts';
import { startClient, type StartedClient } from '../support/client.ts';
import { startMember, userIdOf } from '../support/member.ts';
import { until } from '../support/until.ts';

const USER = { id: 11, uid: 'u11', email: 'ada@example.com', is_demo: 0, invite_code: 'ADA' };
const BY_EMAIL: Credentials = { by: 'email', account: 'ada@example.com', areaId: undefined, password: 'long enough' };
const BY_MOBILE: Credentials = { by: 'mobile', account: '91234567', areaId: 5, password: 'long enough' };

let backend: FakeBackend;
let client: StartedClient;

const lets = (path: string, data: unknown, msg = ''): void => {
  backend.answers.set(path, () => ({ code: 1, msg, data }));
};
const refuses = (path: string, msg: string): void => {
  backend.answers.set(path, () => ({ code: 422, msg, data: null }));
};
const status = (): string | undefined => client.page.state.session?.status;

beforeEach(async () => {
  backend = new FakeBackend();
  await backend.start();
  client = await startClient(backend.url);
  await until(() => status() === 'visitor');
});
afterEach(async () => {
  client.kill();
  await backend.stop();
});

describe('logging in', () => {
  beforeEach(() => lets('user/loginForU', { token: backend.token, user: USER }));

  it('sends an e-mail or user name as a form, and is a member', async () => {
    expect(await client.api.logIn(BY_EMAIL)).toMatchObject({ ok: true, value: { id: 11, isDemo: false } });
    expect(backend.forms).toEqual([{ account: 'ada@example.com', password: 'long enough', login_type: 'email' }]);
    await until(() => status() === 'member');
    await until(() => backend.isSubscribed('FOREX_TRADE'));
  });

  it('sends a mobile number with its area', async () => {
    await client.api.logIn(BY_MOBILE);
    expect(backend.forms).toEqual([
      { account: '91234567', password: 'long enough', login_type: 'mobile', area_id: '5' },
    ]);
  });

  it('brings the server’s words when it is refused, and stays a visitor', async () => {
    refuses('user/loginForU', 'Wrong password');
    expect(await client.api.logIn(BY_EMAIL)).toMatchObject({ error: { kind: 'refused', message: 'Wrong password' } });
    expect(status()).toBe('visitor');
  });

  it('is kept over a reload', async () => {
    const indexedDB = new IDBFactory();
    client.kill();
    client = await startClient(backend.url, { indexedDB });
    await client.api.logIn(BY_EMAIL);
    client.kill();
    client = await startClient(backend.url, { indexedDB });
    await until(() => status() === 'member');
  });

  it('takes the place of a demo account, whose session ends on the server', async () => {
    client.kill();
    client = await startMember(backend);
    await until(() => backend.isSubscribed('FOREX_TRADE'));
    const demoToken = backend.token;
    backend.answers.set('user/loginForU', () => {
      // From this moment on, so that the socket's login is not refused.
      backend.token = 'real-token';
      backend.userId = USER.id;
      return { code: 1, data: { token: 'real-token', user: USER } };
    });
    await client.api.logIn(BY_EMAIL);
    await until(() => backend.callsOf('/user/logout').length === 1);
    const at = backend.calls.findIndex(({ pathname }) => pathname.endsWith('/user/logout'));
    expect(backend.headers[at]?.authorization).toBe(demoToken);
    await until(() => userIdOf(client) === 11);
    const told = backend.messages.map(({ type }) => type).filter((type) => type === 'login' || type === 'logout');
    expect(told.slice(-2)).toEqual(['logout', 'login']);
    expect(client.page.notices).toEqual([]);
  });
});

describe('registering', () => {
  const ASKED: Registration = {
    ...BY_EMAIL,
    repeated: 'long enough',
    code: '123456',
    inviteCode: '',
    mobile: '',
    captcha: undefined,
  };

  it('sends what was asked for and nothing else, and is logged in', async () => {
    lets('user/register', { token: backend.token, user: USER });
    expect((await client.api.register(ASKED)).ok).toBe(true);
    expect(backend.forms).toEqual([
      {
        type: 'email',
        account: 'ada@example.com',
        password: 'long enough',
        re_password: 'long enough',
        sms_code: '123456',
      },
    ]);
    await until(() => status() === 'member');
  });

  it('sends mobile, captcha and invite code where they were asked for', async () => {
    await client.api.register({
      ...ASKED,
      areaId: 5,
      mobile: '91234567',
      inviteCode: 'BOB',
      captcha: { key: 'k1', answer: 'ACDEF' },
    });
    expect(backend.forms[0]).toMatchObject({
      area_id: '5',
      mobile: '91234567',
      invite_code: 'BOB',
      key: 'k1',
      captcha: 'ACDEF',
    });
  });
});

describe('codes and a lost password', () => {
  it('asks for a code by e-mail or SMS, of type 2', async () => {
    lets('notify/send_email', null, 'Sent');
    lets('notify/send_sms', null);
    expect(await client.api.sendCode(BY_EMAIL)).toEqual({ ok: true, value: 'Sent' });
    await client.api.sendCode(BY_MOBILE);
    expect(backend.forms).toEqual([
      { to: 'ada@example.com', type: '2' },
      { to: '91234567', area_id: '5', type: '2' },
    ]);
  });

  it('sets a new password', async () => {
    lets('user/forget_password', null, 'Changed');
    const reset = { ...BY_MOBILE, repeated: 'long enough', code: '123456' };
    expect(await client.api.resetPassword(reset)).toEqual({ ok: true, value: 'Changed' });
    expect(backend.forms).toEqual([
      {
        type: 'mobile',
        account: '91234567',
        area_id: '5',
        new_password: 'long enough',
        secondary_password: 'long enough',
        auth_code: '123456',
      },
    ]);
  });
});

describe('what the backend asks for', () => {
  it.each([
    ['email', 0, 1, { registerBy: 'email', asksMobile: false, asksCaptcha: true }],
    ['mobile', '1', '0', { registerBy: 'mobile', asksMobile: true, asksCaptcha: false }],
    ['anything', 1, 1, { registerBy: 'email', asksMobile: true, asksCaptcha: true }],
  ])('by %s, mobile %j, captcha %j', async (verify_reg_type, mobile, captcha, rules) => {
    lets('basicSet/getBasicInfo', { trade_fee_type: 1, verify_reg_type });
    backend.answers.set('default/setting', ({ key = '' }) => ({
      code: 1,
      data: { [key]: key === 'is_show_mobile' ? mobile : captcha },
    }));
    expect(await client.api.registrationRules()).toEqual({ ok: true, value: rules });
  });

  it('is a failure where one of the answers is', async () => {
    refuses('default/setting', 'Not now');
    expect(await client.api.registrationRules()).toMatchObject({ error: { kind: 'refused', message: 'Not now' } });
  });

  it('reads the area codes, leaving out what is broken', async () => {
    lets('default/area_list', [
      { id: 1, code: 'hk', global_code: '+852' },
      { id: 2, code: 'DE', global_code: 49 },
      { id: 'x', code: 'XX', global_code: '1' },
    ]);
    expect(await client.api.areaCodes()).toEqual({
      ok: true,
      value: [
        { id: 1, country: 'HK', dialCode: '852' },
        { id: 2, country: 'DE', dialCode: '49' },
      ],
    });
  });

  it('brings a picture under a key of its own each time', async () => {
    const [first, second] = [await client.api.newCaptcha(), await client.api.newCaptcha()];
    if (!first.ok || !second.ok) throw new Error('No picture');
    expect(first.value.picture).toBe(backend.captcha);
    expect(first.value.key).toMatch(/^[0-9a-f]{32}$/);
    expect(second.value.key).not.toBe(first.value.key);
    expect(backend.callsOf(`/captcha/${first.value.key}`)).toHaveLength(1);
  });

  it('takes no answer for a picture that is none', async () => {
    backend.captcha = '{"code":500}';
    expect(await client.api.newCaptcha()).toMatchObject({ error: { kind: 'malformed' } });
  });
});

describe('logging out', () => {
  it('tells the server once, and does not mind one that does not know the call', async () => {
    client.kill();
    client = await startMember(backend);
    backend.fail('user/logout', { status: 404, body: 'Not found' });
    await client.api.logOut();
    await until(() => status() === 'visitor' && backend.callsOf('/user/logout').length === 1);
    expect(client.page.notices).toEqual([]);
  });
});
