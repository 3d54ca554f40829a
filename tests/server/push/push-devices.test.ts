/** Which devices are told, and until when: by a real push service, on both databases. */
import { expect, it } from 'vitest';
import type { WireLogin } from '../../../src/contract/wire/account.ts';
import { PUSH_KINDS } from '../../../src/domain/push-kind.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { DAY, MINUTE, PASSWORD } from '../../support/server/members.ts';
import type { Person } from '../../support/server/inviting.ts';
import { ALL, SLOW, titles, usePushServer } from './push-server.ts';

onEachDatabase('push messages', (use) => {
  const push = usePushServer(use);

  const changePassword = async ({ api, email }: Person): Promise<void> => {
    push().clock.advance(MINUTE);
    await api.post('/api/notify/send_email', { to: email, type: '2' });
    const { rows = [] } = await push().server.do('outbox list', { to: email });
    const auth_code = /\d{6}/.exec(String(rows[0]?.['text']))?.[0] ?? '';
    const form = { type: 'email', new_password: 'a stork stands still', auth_code };
    expect((await api.post('/api/user/amend_password', form)).code).toBe(1);
  };
  const runOut = async ({ api }: Person): Promise<void> => {
    push().clock.advance(30 * DAY);
    expect((await api.call('/api/user/info')).code).toBe(999);
  };
  it.each<[string, (person: Person) => Promise<void>]>([
    ['log-out', async ({ api }) => void (await api.post('/api/user/logout'))],
    [
      'a lock by the back office',
      async ({ user }) => void (await push().server.do('users lock', { USER: String(user.uid) })),
    ],
    ['a new password', changePassword],
    ['a month in which it was not used', runOut],
    ['the same, as the server tidies', async () => (push().clock.advance(30 * DAY), push().server.tidy())],
  ])('end with the session: %s', async (_, end) => {
    const one = await push().person();
    const device = await push().subscribe(one.api);
    await push().server.do('deposit', { USER: String(one.user.uid), AMOUNT: '5000', memo: 'To begin with' });
    await one.api.submit({ stop_loss_price: '1.16' });
    const subscribed = () => use().query('SELECT 1 FROM push_subscriptions WHERE endpoint = $1', [device.endpoint]);
    expect(await subscribed()).toHaveLength(1);
    await end(one);
    expect(await subscribed()).toEqual([]);
    push().tick('1.15900');
    await push().settle();
    expect(device.asked).toBe(0);
  });

  it('end with every session of who changes the password', async () => {
    const one = await push().person();
    const other = new Api(push().server.url);
    const form = { account: one.email, password: PASSWORD, login_type: 'email' };
    other.token = (await other.post<WireLogin>('/api/user/loginForU', form)).data.token;
    const devices = [await push().subscribe(one.api), await push().subscribe(other)];
    await changePassword(one);
    const left = await use().query('SELECT endpoint FROM push_subscriptions');
    for (const { endpoint } of devices) expect(left).not.toContainEqual({ endpoint });
  });

  it('come for no session that has run out, though nobody has tidied yet', async () => {
    const { api, device } = await push().trader();
    await api.submit({ stop_loss_price: '1.16' });
    push().clock.advance(30 * DAY);
    push().tick('1.15900');
    await push().settle();
    expect(device.asked).toBe(0);
  });

  it('go to whoever uses the device last: an address has one session', async () => {
    const { api, device } = await push().trader();
    const other = await push().trader('filled');
    await push().subscribe(other.api, 'stop', device);
    expect(await api.get('/api/push/settings')).toMatchObject({ kinds: [] });
    await push().stopOnce(api);
    await push().settle();
    expect(device.titles).toEqual([]);
  });

  it('follow an address that the browser has made anew, for who knows the secret of before', async () => {
    const { api, device } = await push().trader('stop');
    const { kinds: _, ...next } = push().service.newDevice().form('');
    const stranger = new Api(push().server.url);
    const guessed = { ...next, old_endpoint: device.endpoint, old_auth: next.auth };
    expect((await stranger.post('/api/push/move', guessed)).code).toBe(1);
    await push().stopOnce(api);
    await titles(device).toHaveLength(1);
    const after = push().service.newDevice();
    const { endpoint, p256dh, auth } = after.form('');
    const known = { endpoint, p256dh, auth, old_endpoint: device.endpoint, old_auth: device.auth };
    expect((await stranger.post('/api/push/move', known)).code).toBe(1);
    await push().stopOnce(api);
    await titles(after).toHaveLength(1);
    expect(device.titles).toHaveLength(1);
  });

  it('are sent to no address but a push service’s', async () => {
    const { api, device } = await push().trader();
    const form = device.form(ALL);
    const { port } = new URL(push().service.origin);
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
    const elsewhere = push().service.newDevice();
    const { api, device } = await push().trader();
    Object.assign(device, { status: 302, headers: { location: elsewhere.endpoint } });
    await push().stopOnce(api);
    await push().settle();
    expect([device.asked, elsewhere.asked]).toEqual([1, 0]);
  });

  it('of one device are held back by the newest fifty', async () => {
    const { api, device } = await push().trader();
    device.status = 503;
    await push().stopOnce(api);
    await expect.poll(() => device.asked, SLOW).toBe(1);
    await use().query(
      `INSERT INTO push_messages (session_hash, tag, facts, created_at, next_at)
       SELECT session_hash, 'old-' || n, '{"type":"device"}', $2::BIGINT, $2::BIGINT + 100000000
       FROM push_subscriptions, generate_series(1, 60) AS n WHERE endpoint = $1`,
      [device.endpoint, push().clock.now()],
    );
    await push().stopOnce(api);
    await push().settle();
    const waiting = await use().query(
      `SELECT 1 FROM push_messages JOIN push_subscriptions USING (session_hash) WHERE endpoint = $1 AND sent_at IS NULL`,
      [device.endpoint],
    );
    expect(waiting).toHaveLength(50);
  });
});
