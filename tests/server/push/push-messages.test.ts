/** What happens is told to devices whose client is closed: by a real push service, on both databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../server/catalogue/languages.ts';
import type { WireLogin } from '../../../src/contract/wire/account.ts';
import { PUSH_KINDS } from '../../../src/domain/push-kind.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { CHEAP, DAY, HOUR, MINUTE, PASSWORD } from '../../support/server/members.ts';
import { PushService, signedBy, type Device } from '../../support/server/push-service.ts';
import { registered, type Person } from '../../support/server/inviting.ts';
import { startAdminServer, type AdminServer } from '../admin/in-process.ts';
import { boundBank, coinDeposit, fundedUser, withdrawalOf } from '../funds/funds-server.ts';

const ALL = PUSH_KINDS.join(',');
const SLOW = { timeout: 10_000 };

onEachDatabase('push messages', (use) => {
  let server: AdminServer;
  let service: PushService;
  let clock: ManualClock;
  let marketClock: ManualClock;
  const open = async (): Promise<void> => {
    const push = { PUSH_HOSTS: service.origin, PUSH_CONTACT: 'mailto:desk@example.com' };
    // Money may leave at once, also by a method that was bound just now.
    const settings = { ...push, COOL_OFF_HOURS: '0', UNVERIFIED_MOST: '4000' };
    server = await startAdminServer(use(), settings, { clock, marketClock, passwordCost: CHEAP });
    server.feed.tick('EURUSD', '1.16520');
  };
  beforeAll(async () => {
    service = await PushService.start();
    clock = new ManualClock();
    // Another time than the wall's, as that of a replay.
    marketClock = new ManualClock(clock.now() - DAY);
    await open();
  });
  afterAll(async () => {
    await server.close();
    await service.stop();
  });
  beforeEach(() => {
    server.feed.clock.advance(1_000);
    server.feed.tick('EURUSD', '1.16520');
  });

  const subscribe = async (api: Api, kinds = ALL, device = service.newDevice()): Promise<Device> => {
    expect(await api.post('/api/push/subscribe', device.form(kinds))).toMatchObject({ code: 1, data: null });
    return device;
  };
  const trader = async (kinds = ALL, language = 'en'): Promise<{ api: Api; device: Device }> => {
    const api = Object.assign(new Api(server.url), { language });
    await api.signIn();
    return { api, device: await subscribe(api, kinds) };
  };
  const titles = (device: Device) => expect.poll(() => device.titles, SLOW);
  const tick = (price: string): void => {
    server.feed.clock.advance(1_000);
    server.feed.tick('EURUSD', price);
  };
  /** How often a message to the device was sent in vain. */
  const tries = async (device: Device): Promise<unknown> => {
    const [row] = await use().query(
      'SELECT max(tries) AS tries FROM push_messages JOIN push_subscriptions USING (session_hash) WHERE endpoint = $1',
      [device.endpoint],
    );
    return row?.['tries'];
  };
  /** Opens a position and has its stop loss reached. */
  const stopOnce = async (api: Api): Promise<string> => {
    tick('1.16520');
    const { Id } = (await api.submit({ stop_loss_price: '1.16' })) as { Id: string };
    tick('1.15900');
    return Id;
  };
  /** Whatever was to come has come: a stop of somebody else was told after it. */
  const settle = async (): Promise<void> => {
    const { api, device } = await trader();
    await stopOnce(api);
    await titles(device).toEqual(['Stop loss reached']);
  };

  describe('tell, encrypted for the device and signed by the server,', () => {
    it('that a pending order was filled, and nothing of one that was filled at once', async () => {
      const { api, device } = await trader();
      const order = { target_price: '1.16000', status: '0' };
      const { Id } = (await api.submit(order)) as { Id: string };
      await api.submit();
      tick('1.15990');
      await titles(device).toEqual(['Order filled']);
      expect(device.notes).toMatchObject([
        { body: 'Buy 1 EUR/USD at 1.15990', path: `/order?list=open&id=${Id}`, lang: 'en', dir: 'ltr' },
      ]);
      const { key, claims } = signedBy(device.messages[0]?.headers ?? {});
      const { public_key } = await api.get<{ public_key: string }>('/api/push/settings');
      expect(key).toBe(public_key);
      expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:desk@example.com' });
      expect(device.messages[0]?.headers).toMatchObject({
        ttl: '86400',
        urgency: 'high',
        'content-encoding': 'aes128gcm',
        topic: expect.stringMatching(/^[\w-]{1,32}$/),
      });
    });

    it('that a stop was reached, on either side, with the exact result', async () => {
      const { api, device } = await trader('stop');
      const Id = await stopOnce(api);
      await titles(device).toEqual(['Stop loss reached']);
      expect(device.notes[0]).toMatchObject({
        body: '1 EUR/USD closed at 1.15900, result \u2212620.00',
        path: `/order?list=closed&id=${Id}`,
      });
      tick('1.16520');
      await api.submit({ target_profit_price: '1.17' });
      tick('1.17010');
      await titles(device).toEqual(['Stop loss reached', 'Take profit reached']);
      expect(device.notes[1]?.body).toBe('1 EUR/USD closed at 1.17010, result +490.00');
    });

    it('that a position was closed by stop-out', async () => {
      const { api, device } = await trader('stop_out');
      await api.submit({ cont: '50' });
      tick('1.14000');
      await titles(device).toEqual(['Position closed by stop-out']);
    });

    it('what has become of a deposit, and of which list it is a row', async () => {
      const user = await fundedUser(use(), server);
      const device = await subscribe(user.api, 'funds');
      const ids: string[] = [];
      for (const number of ['250', '20']) {
        const { id } = await user.api.get<{ id: number }>(
          '/api/quickCharge/submit',
          await coinDeposit(user, { number }),
        );
        ids.push(String(id));
      }
      await server.do('deposit approve', { ID: ids[0] ?? '' });
      await titles(device).toEqual(['Deposit credited']);
      await server.do('deposit reject', { ID: ids[1] ?? '', remark: 'Not readable' });
      await titles(device).toEqual(['Deposit credited', 'Deposit rejected']);
      expect(device.notes[0]).toMatchObject({
        body: expect.stringMatching(/^Amount: \d/),
        path: `/mine/charge?channel=coin&id=${ids[0]}`,
      });
    });

    it('what has become of a withdrawal, and of which list it is a row', async () => {
      const user = await fundedUser(use(), server);
      const device = await subscribe(user.api, 'funds');
      const method = await boundBank(user);
      const asked = async (number: string): Promise<string> => {
        const { data } = await user.api.post<{ id: number }>('/api/account/draw', withdrawalOf(method, number));
        return String(data.id);
      };
      const [paid, refused] = [await asked('100'), await asked('250')];
      await server.do('withdraw approve', { ID: paid });
      await titles(device).toEqual(['Withdrawal completed']);
      await server.do('withdraw reject', { ID: refused, remark: 'Name differs' });
      await titles(device).toEqual(['Withdrawal completed', 'Withdrawal rejected']);
      expect(device.notes).toMatchObject([
        { body: 'Amount: 100.00', path: `/mine/withdraw?channel=bank&id=${paid}` },
        { body: 'Amount: 250.00', path: `/mine/withdraw?channel=bank&id=${refused}` },
      ]);
    });

    it('of a session on a device that the user had none on before, and on no other', async () => {
      const { email, api } = await person();
      api.cookie = 'device=the-first-device-of-all';
      const device = await subscribe(api, 'device');
      const logIn = async (cookie: string): Promise<void> => {
        const other = Object.assign(new Api(server.url), { cookie });
        const form = { account: email, password: PASSWORD, login_type: 'email' };
        expect((await other.post('/api/user/loginForU', form)).code).toBe(1);
      };
      await logIn('device=another-device-of-theirs');
      await titles(device).toEqual(['Log-in on a new device']);
      expect(device.notes[0]).toMatchObject({ path: '/user' });
      await logIn('device=another-device-of-theirs');
      await settle();
      expect(device.titles).toHaveLength(1);
    });
  });

  const ask = (command: string, input?: Readonly<Record<string, string>>) => server.ask(command, input);
  let people = 0;
  const person = (): Promise<Person> => {
    clock.advance(MINUTE);
    return registered(server.url, ask, `push${++people}@example.com`);
  };

  it('speak the language of the device, and of the device alone', async () => {
    const traders = [];
    for (const language of LANGUAGES) traders.push({ language, ...(await trader('stop', language)) });
    for (const { api } of traders) await api.submit({ stop_loss_price: '1.16' });
    tick('1.15900');
    const said = new Set<string>();
    for (const { device, language } of traders) {
      await expect.poll(() => device.notes.length, SLOW).toBe(1);
      const { title, body, dir } = device.notes[0] ?? { title: '', body: '', dir: '' };
      said.add(title);
      expect(dir, language).toBe(language === 'ar' ? 'rtl' : 'ltr');
      expect(body, language).toContain('EUR/USD');
      expect(body, language).toMatch(/1[.,]15900/);
      expect(body, language).not.toMatch(/[{}]|undefined/);
    }
    expect(said.size).toBeGreaterThanOrEqual(LANGUAGES.length - 1);
  });

  it('come for the kinds that were chosen, and none after the choice was taken back', async () => {
    const { api, device } = await trader('filled');
    expect(await api.get('/api/push/settings')).toMatchObject({ kinds: ['filled'] });
    await stopOnce(api);
    await settle();
    expect(device.titles).toEqual([]);
    await subscribe(api, 'stop,filled', device);
    await stopOnce(api);
    await titles(device).toEqual(['Stop loss reached']);
    await api.post('/api/push/unsubscribe');
    expect(await api.get('/api/push/settings')).toMatchObject({ kinds: [] });
    await stopOnce(api);
    await settle();
    expect(device.titles).toHaveLength(1);
  });

  it('come once over a restart, whatever was read twice, and with the same keys', async () => {
    const { api, device } = await trader();
    await stopOnce(api);
    await titles(device).toEqual(['Stop loss reached']);
    const before = await api.get<{ public_key: string }>('/api/push/settings');
    await server.close();
    await use().query(`UPDATE event_consumers SET position = 0 WHERE name = 'push'`);
    await open();
    await settle();
    expect(device.titles).toEqual(['Stop loss reached']);
    const again = Object.assign(new Api(server.url), { token: api.token });
    expect(await again.get('/api/push/settings')).toEqual({ ...before, kinds: [...PUSH_KINDS] });
  });

  it('come after a restart, where the server ended before it had told', async () => {
    const { api, device } = await trader();
    device.isSilent = true;
    await stopOnce(api);
    await expect.poll(() => device.asked, SLOW).toBe(1);
    await server.close();
    device.isSilent = false;
    await open();
    await titles(device).toEqual(['Stop loss reached']);
  });

  it('end where the device has given its address up', async () => {
    const { api, device } = await trader();
    device.status = 410;
    await stopOnce(api);
    await expect.poll(async () => (await api.get<{ kinds: unknown[] }>('/api/push/settings')).kinds, SLOW).toEqual([]);
    expect(device.asked).toBe(1);
  });

  it.each([
    ['is told to wait', 429, { 'retry-after': '120' }, 2 * MINUTE],
    ['fails', 503, {}, 5_000],
  ])('wait and are tried again where a push service %s', async (_, status, headers, wait) => {
    const { api, device } = await trader();
    Object.assign(device, { status, headers });
    await stopOnce(api);
    await expect.poll(() => tries(device), SLOW).toBe(1);
    Object.assign(device, { status: 201, headers: {} });
    clock.advance(wait - 1);
    await settle();
    expect(device.asked).toBe(1);
    clock.advance(1);
    await titles(device).toEqual(['Stop loss reached']);
  });

  it('are given up after an hour, and not before', async () => {
    const { api, device } = await trader();
    device.status = 503;
    await stopOnce(api);
    await expect.poll(() => tries(device), SLOW).toBe(1);
    clock.advance(HOUR - 1);
    await expect.poll(() => tries(device), SLOW).toBe(2);
    device.status = 201;
    clock.advance(1);
    await settle();
    expect(device.asked).toBe(2);
  });

  /** As a server leaves it that was killed when the event was booked, before anything was written down of it. */
  const untold = async (Id: string): Promise<void> => {
    await server.close();
    await use().query(`DELETE FROM push_messages WHERE facts ->> 'id' = $1`, [Id]);
    await use().query(`UPDATE event_consumers SET position = 0 WHERE name = 'push'`);
  };
  it.each([
    ['come late, with the time at which it happened', HOUR - MINUTE, ['Stop loss reached']],
    ['do not come when they are no news any more', HOUR + MINUTE, []],
  ])('of what a server has not told before it was killed %s', async (_, away, told) => {
    const { api } = await trader('filled');
    const Id = await stopOnce(api);
    const device = await subscribe(api);
    await untold(Id);
    const happened = clock.now();
    clock.advance(away);
    marketClock.advance(away);
    await open();
    await settle();
    expect(device.titles).toEqual(told);
    for (const { time } of device.notes) expect(Math.abs(time - happened)).toBeLessThan(MINUTE);
  });

  it('to others come while a push service does not answer', async () => {
    const slow = await PushService.start();
    await server.close();
    const settings = { PUSH_HOSTS: `${slow.origin},${service.origin}` };
    server = await startAdminServer(use(), settings, { clock, marketClock, passwordCost: CHEAP });
    tick('1.16520');
    const stuck = slow.newDevice();
    stuck.isSilent = true;
    const first = new Api(server.url);
    await first.signIn();
    await subscribe(first, ALL, stuck);
    await stopOnce(first);
    await expect.poll(() => stuck.asked, SLOW).toBe(1);
    await settle();
    await slow.stop();
    await server.close();
    await open();
  });

  it('to others come while a device of the same service does not answer, and its own one after another', async () => {
    const stuck = await trader();
    stuck.device.isSilent = true;
    await stopOnce(stuck.api);
    await expect.poll(() => stuck.device.asked, SLOW).toBe(1);
    const other = await trader();
    await stopOnce(other.api);
    await stopOnce(stuck.api);
    await titles(other.device).toEqual(['Stop loss reached']);
    expect(stuck.device.asked).toBe(1);
  });

  const changePassword = async ({ api, email }: Person): Promise<void> => {
    clock.advance(MINUTE);
    await api.post('/api/notify/send_email', { to: email, type: '2' });
    const { rows = [] } = await server.do('outbox list', { to: email });
    const auth_code = /\d{6}/.exec(String(rows[0]?.['text']))?.[0] ?? '';
    const form = { type: 'email', new_password: 'a stork stands still', auth_code };
    expect((await api.post('/api/user/amend_password', form)).code).toBe(1);
  };
  const runOut = async ({ api }: Person): Promise<void> => {
    clock.advance(30 * DAY);
    expect((await api.call('/api/user/info')).code).toBe(999);
  };
  it.each<[string, (person: Person) => Promise<void>]>([
    ['log-out', async ({ api }) => void (await api.post('/api/user/logout'))],
    ['a lock by the back office', async ({ user }) => void (await server.do('users lock', { USER: String(user.uid) }))],
    ['a new password', changePassword],
    ['a month in which it was not used', runOut],
    ['the same, as the server tidies', async () => (clock.advance(30 * DAY), server.tidy())],
  ])('end with the session: %s', async (_, end) => {
    const one = await person();
    const device = await subscribe(one.api);
    await server.do('deposit', { USER: String(one.user.uid), AMOUNT: '5000', memo: 'To begin with' });
    await one.api.submit({ stop_loss_price: '1.16' });
    const subscribed = () => use().query('SELECT 1 FROM push_subscriptions WHERE endpoint = $1', [device.endpoint]);
    expect(await subscribed()).toHaveLength(1);
    await end(one);
    expect(await subscribed()).toEqual([]);
    tick('1.15900');
    await settle();
    expect(device.asked).toBe(0);
  });

  it('end with every session of who changes the password', async () => {
    const one = await person();
    const other = new Api(server.url);
    const form = { account: one.email, password: PASSWORD, login_type: 'email' };
    other.token = (await other.post<WireLogin>('/api/user/loginForU', form)).data.token;
    const devices = [await subscribe(one.api), await subscribe(other)];
    await changePassword(one);
    const left = await use().query('SELECT endpoint FROM push_subscriptions');
    for (const { endpoint } of devices) expect(left).not.toContainEqual({ endpoint });
  });

  it('come for no session that has run out, though nobody has tidied yet', async () => {
    const { api, device } = await trader();
    await api.submit({ stop_loss_price: '1.16' });
    clock.advance(30 * DAY);
    tick('1.15900');
    await settle();
    expect(device.asked).toBe(0);
  });

  it('go to whoever uses the device last: an address has one session', async () => {
    const { api, device } = await trader();
    const other = await trader('filled');
    await subscribe(other.api, 'stop', device);
    expect(await api.get('/api/push/settings')).toMatchObject({ kinds: [] });
    await stopOnce(api);
    await settle();
    expect(device.titles).toEqual([]);
  });

  it('follow an address that the browser has made anew, for who knows the secret of before', async () => {
    const { api, device } = await trader('stop');
    const { kinds: _, ...next } = service.newDevice().form('');
    const stranger = new Api(server.url);
    const guessed = { ...next, old_endpoint: device.endpoint, old_auth: next.auth };
    expect((await stranger.post('/api/push/move', guessed)).code).toBe(1);
    await stopOnce(api);
    await titles(device).toHaveLength(1);
    const after = service.newDevice();
    const { endpoint, p256dh, auth } = after.form('');
    const known = { endpoint, p256dh, auth, old_endpoint: device.endpoint, old_auth: device.auth };
    expect((await stranger.post('/api/push/move', known)).code).toBe(1);
    await stopOnce(api);
    await titles(after).toHaveLength(1);
    expect(device.titles).toHaveLength(1);
  });

  it('are sent to no address but a push service’s', async () => {
    const { api, device } = await trader();
    const form = device.form(ALL);
    const { port } = new URL(service.origin);
    for (const endpoint of [
      `http://localhost:${port}/send`,
      `http://127.0.0.1:${Number(port) + 1}/send`,
      'https://169.254.169.254/latest/meta-data',
      `http://user:password@127.0.0.1:${port}/send`,
      'https://fcm.googleapis.com/fcm/send/1',
    ]) {
      expect(await api.post('/api/push/subscribe', { ...form, endpoint }), endpoint).toMatchObject({ code: 3130 });
    }
    for (const wrong of [
      { endpoint: 'file:///etc/passwd' },
      { p256dh: 'B'.repeat(87) },
      { p256dh: 'short' },
      { auth: 'short' },
      { kinds: 'everything' },
      { kinds: 'filled,filled' },
    ]) {
      expect(await api.post('/api/push/subscribe', { ...form, ...wrong }), JSON.stringify(wrong)).toMatchObject({
        code: 1002,
      });
    }
    expect(await api.get('/api/push/settings')).toMatchObject({ kinds: [...PUSH_KINDS] });
  });

  it('follow no redirection', async () => {
    const elsewhere = service.newDevice();
    const { api, device } = await trader();
    Object.assign(device, { status: 302, headers: { location: elsewhere.endpoint } });
    await stopOnce(api);
    await settle();
    expect([device.asked, elsewhere.asked]).toEqual([1, 0]);
  });

  it('of one device are held back by the newest fifty', async () => {
    const { api, device } = await trader();
    device.status = 503;
    await stopOnce(api);
    await expect.poll(() => device.asked, SLOW).toBe(1);
    await use().query(
      `INSERT INTO push_messages (session_hash, tag, facts, created_at, next_at)
       SELECT session_hash, 'old-' || n, '{"type":"device"}', $2::BIGINT, $2::BIGINT + 100000000
       FROM push_subscriptions, generate_series(1, 60) AS n WHERE endpoint = $1`,
      [device.endpoint, clock.now()],
    );
    await stopOnce(api);
    await settle();
    const waiting = await use().query(
      `SELECT 1 FROM push_messages JOIN push_subscriptions USING (session_hash) WHERE endpoint = $1 AND sent_at IS NULL`,
      [device.endpoint],
    );
    expect(waiting).toHaveLength(50);
  });
});
