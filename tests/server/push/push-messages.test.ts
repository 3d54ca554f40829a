/** What happens is told to devices whose client is closed: by a real push service, on both databases. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../server/catalogue/languages.ts';
import { PUSH_KINDS } from '../../../src/domain/push-kind.ts';
import { Api } from '../../support/server/api.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { HOUR, MINUTE, PASSWORD } from '../../support/server/members.ts';
import { PushService, signedBy } from '../../support/server/push-service.ts';
import { boundBank, coinDeposit, fundedUser, withdrawalOf } from '../funds/funds-server.ts';
import { ALL, SLOW, titles, usePushServer } from './push-server.ts';

onEachDatabase('push messages', (use) => {
  const push = usePushServer(use);

  describe('tell, encrypted for the device and signed by the server,', () => {
    it('that a pending order was filled, and nothing of one that was filled at once', async () => {
      const { api, device } = await push().trader();
      const order = { target_price: '1.16000', status: '0' };
      const { Id } = (await api.submit(order)) as { Id: string };
      await api.submit();
      push().tick('1.15990');
      await titles(device).toEqual(['Order filled']);
      expect(device.notes).toMatchObject([
        { body: 'Buy 1 EUR/USD at 1.15990', path: `/order?list=open&id=${Id}`, lang: 'en', dir: 'ltr' },
      ]);
      const { key, claims } = signedBy(device.messages[0]?.headers ?? {});
      const { public_key } = await api.get<{ public_key: string }>('/api/push/settings');
      expect(key).toBe(public_key);
      expect(claims).toMatchObject({ aud: push().service.origin, sub: 'mailto:desk@example.com' });
      expect(device.messages[0]?.headers).toMatchObject({
        ttl: '86400',
        urgency: 'high',
        'content-encoding': 'aes128gcm',
        topic: expect.stringMatching(/^[\w-]{1,32}$/),
      });
    });

    it('that a stop was reached, on either side, with the exact result', async () => {
      const { api, device } = await push().trader('stop');
      const Id = await push().stopOnce(api);
      await titles(device).toEqual(['Stop loss reached']);
      expect(device.notes[0]).toMatchObject({
        body: '1 EUR/USD closed at 1.15900, result \u2212620.00',
        path: `/order?list=closed&id=${Id}`,
      });
      push().tick('1.16520');
      await api.submit({ target_profit_price: '1.17' });
      push().tick('1.17010');
      await titles(device).toEqual(['Stop loss reached', 'Take profit reached']);
      expect(device.notes[1]?.body).toBe('1 EUR/USD closed at 1.17010, result +490.00');
    });

    it('that a position was closed by stop-out', async () => {
      const { api, device } = await push().trader('stop_out');
      await api.submit({ cont: '50' });
      push().tick('1.14000');
      await titles(device).toEqual(['Position closed by stop-out']);
    });

    it('what has become of a deposit, and of which list it is a row', async () => {
      const user = await fundedUser(use(), push().server);
      const device = await push().subscribe(user.api, 'funds');
      const ids: string[] = [];
      for (const number of ['250', '20']) {
        const { id } = await user.api.get<{ id: number }>(
          '/api/quickCharge/submit',
          await coinDeposit(user, { number }),
        );
        ids.push(String(id));
      }
      await push().server.do('deposit approve', { ID: ids[0] ?? '' });
      await titles(device).toEqual(['Deposit credited']);
      await push().server.do('deposit reject', { ID: ids[1] ?? '', remark: 'Not readable' });
      await titles(device).toEqual(['Deposit credited', 'Deposit rejected']);
      expect(device.notes[0]).toMatchObject({
        body: expect.stringMatching(/^Amount: \d/),
        path: `/mine/charge?channel=coin&id=${ids[0]}`,
      });
    });

    it('what has become of a withdrawal, and of which list it is a row', async () => {
      const user = await fundedUser(use(), push().server);
      const device = await push().subscribe(user.api, 'funds');
      const method = await boundBank(user);
      const asked = async (number: string): Promise<string> => {
        const { data } = await user.api.post<{ id: number }>('/api/account/draw', withdrawalOf(method, number));
        return String(data.id);
      };
      const [paid, refused] = [await asked('100'), await asked('250')];
      await push().server.do('withdraw approve', { ID: paid });
      await titles(device).toEqual(['Withdrawal completed']);
      await push().server.do('withdraw reject', { ID: refused, remark: 'Name differs' });
      await titles(device).toEqual(['Withdrawal completed', 'Withdrawal rejected']);
      expect(device.notes).toMatchObject([
        { body: 'Amount: 100.00', path: `/mine/withdraw?channel=bank&id=${paid}` },
        { body: 'Amount: 250.00', path: `/mine/withdraw?channel=bank&id=${refused}` },
      ]);
    });

    it('of a session on a device that the user had none on before, and on no other', async () => {
      const { email, api } = await push().person();
      api.cookie = 'device=the-first-device-of-all';
      const device = await push().subscribe(api, 'device');
      const logIn = async (cookie: string): Promise<void> => {
        const other = Object.assign(new Api(push().server.url), { cookie });
        const form = { account: email, password: PASSWORD, login_type: 'email' };
        expect((await other.post('/api/user/loginForU', form)).code).toBe(1);
      };
      await logIn('device=another-device-of-theirs');
      await titles(device).toEqual(['Log-in on a new device']);
      expect(device.notes[0]).toMatchObject({ path: '/mine/password' });
      await logIn('device=another-device-of-theirs');
      await push().settle();
      expect(device.titles).toHaveLength(1);
    });
  });

  it('speak the language of the device, and of the device alone', async () => {
    const traders = [];
    for (const language of LANGUAGES) traders.push({ language, ...(await push().trader('stop', language)) });
    for (const { api } of traders) await api.submit({ stop_loss_price: '1.16' });
    push().tick('1.15900');
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
    const { api, device } = await push().trader('filled');
    expect(await api.get('/api/push/settings')).toMatchObject({ kinds: ['filled'] });
    await push().stopOnce(api);
    await push().settle();
    expect(device.titles).toEqual([]);
    await push().subscribe(api, 'stop,filled', device);
    await push().stopOnce(api);
    await titles(device).toEqual(['Stop loss reached']);
    await api.post('/api/push/unsubscribe');
    expect(await api.get('/api/push/settings')).toMatchObject({ kinds: [] });
    await push().stopOnce(api);
    await push().settle();
    expect(device.titles).toHaveLength(1);
  });

  it('come once over a restart, whatever was read twice, and with the same keys', async () => {
    const { api, device } = await push().trader();
    await push().stopOnce(api);
    await titles(device).toEqual(['Stop loss reached']);
    const before = await api.get<{ public_key: string }>('/api/push/settings');
    await push().server.close();
    await use().query(`UPDATE event_consumers SET position = 0 WHERE name = 'push'`);
    await push().open();
    await push().settle();
    expect(device.titles).toEqual(['Stop loss reached']);
    const again = Object.assign(new Api(push().server.url), { token: api.token });
    expect(await again.get('/api/push/settings')).toEqual({ ...before, kinds: [...PUSH_KINDS] });
  });

  it('come after a restart, where the server ended before it had told', async () => {
    const { api, device } = await push().trader();
    device.isSilent = true;
    await push().stopOnce(api);
    await expect.poll(() => device.asked, SLOW).toBe(1);
    await push().server.close();
    device.isSilent = false;
    await push().open();
    await titles(device).toEqual(['Stop loss reached']);
  });

  it('end where the device has given its address up', async () => {
    const { api, device } = await push().trader();
    device.status = 410;
    await push().stopOnce(api);
    await expect.poll(async () => (await api.get<{ kinds: unknown[] }>('/api/push/settings')).kinds, SLOW).toEqual([]);
    expect(device.asked).toBe(1);
  });

  it.each([
    ['is told to wait', 429, { 'retry-after': '120' }, 2 * MINUTE],
    ['fails', 503, {}, 5_000],
  ])('wait and are tried again where a push service %s', async (_, status, headers, wait) => {
    const { api, device } = await push().trader();
    Object.assign(device, { status, headers });
    await push().stopOnce(api);
    await expect.poll(() => push().tries(device), SLOW).toBe(1);
    Object.assign(device, { status: 201, headers: {} });
    push().clock.advance(wait - 1);
    await push().settle();
    expect(device.asked).toBe(1);
    push().clock.advance(1);
    await titles(device).toEqual(['Stop loss reached']);
  });

  it('are given up after an hour, and not before', async () => {
    const { api, device } = await push().trader();
    device.status = 503;
    await push().stopOnce(api);
    await expect.poll(() => push().tries(device), SLOW).toBe(1);
    push().clock.advance(HOUR - 1);
    await expect.poll(() => push().tries(device), SLOW).toBe(2);
    device.status = 201;
    push().clock.advance(1);
    await push().settle();
    expect(device.asked).toBe(2);
  });

  /** As a server leaves it that was killed when the event was booked, before anything was written down of it. */
  const untold = async (Id: string): Promise<void> => {
    await push().server.close();
    await use().query(`DELETE FROM push_messages WHERE facts ->> 'id' = $1`, [Id]);
    await use().query(`UPDATE event_consumers SET position = 0 WHERE name = 'push'`);
  };
  it.each([
    ['come late, with the time at which it happened', HOUR - MINUTE, ['Stop loss reached']],
    ['do not come when they are no news any more', HOUR + MINUTE, []],
  ])('of what a server has not told before it was killed %s', async (_, away, told) => {
    const { api } = await push().trader('filled');
    const Id = await push().stopOnce(api);
    const device = await push().subscribe(api);
    await untold(Id);
    const happened = push().clock.now();
    push().clock.advance(away);
    push().marketClock.advance(away);
    await push().open();
    await push().settle();
    expect(device.titles).toEqual(told);
    for (const { time } of device.notes) expect(Math.abs(time - happened)).toBeLessThan(MINUTE);
  });

  it('to others come while a push service does not answer', async () => {
    const slow = await PushService.start();
    await push().server.close();
    await push().open(`${slow.origin},${push().service.origin}`);
    const stuck = slow.newDevice();
    stuck.isSilent = true;
    const first = new Api(push().server.url);
    await first.signIn();
    await push().subscribe(first, ALL, stuck);
    await push().stopOnce(first);
    await expect.poll(() => stuck.asked, SLOW).toBe(1);
    await push().settle();
    await slow.stop();
    await push().server.close();
    await push().open();
  });

  it('to others come while a device of the same service does not answer, and its own one after another', async () => {
    const stuck = await push().trader();
    stuck.device.isSilent = true;
    await push().stopOnce(stuck.api);
    await expect.poll(() => stuck.device.asked, SLOW).toBe(1);
    const other = await push().trader();
    await push().stopOnce(other.api);
    await push().stopOnce(stuck.api);
    await titles(other.device).toEqual(['Stop loss reached']);
    expect(stuck.device.asked).toBe(1);
  });
});
