import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../../server/delivery/message.ts';
import type { Database } from '../../../server/store/database.ts';
import { openReadyDatabase } from '../../support/server/made-databases.ts';
import { Codes } from '../../../server/users/codes.ts';
import { KnownCallers } from '../../../server/users/known-callers.ts';
import { Passwords } from '../../../server/users/passwords.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { MailServer } from '../../support/server/mail-server.ts';
import { CHEAP } from '../../support/server/cheap-passwords.ts';
import { DAY, Members, MINUTE } from '../../support/server/members.ts';
import { SmsGateway } from '../../support/server/sms-gateway.ts';

const SENT = { code: 1, msg: 'Code sent', data: null };

const CALLER = { address: '203.0.113.1', device: 'a device' };

onEachDatabase('codes', (database) => {
  let members: Members;

  beforeAll(async () => {
    members = await Members.start(database());
  });
  afterAll(() => members.server.close());

  const send = (to: string, type = '2') => members.api().post('/api/notify/send_email', { to, type });

  /** Codes without a server around them, and what they send. */
  function codesOfTheirOwn(): { readonly codes: Codes; readonly messages: Message[] } {
    const messages: Message[] = [];
    const deliver = async (message: Message): Promise<void> => void messages.push(message);
    const passwords = new Passwords(CHEAP);
    const knownCallers = new KnownCallers(database(), members.clock);
    const services = { database: database(), clock: members.clock, passwords, delivery: { deliver }, knownCallers };
    return { codes: new Codes({ ...services, onError: () => undefined }), messages };
  }

  it('go to the outbox where no server is set, in the language of the request', async () => {
    const to = members.newEmail();
    const api = members.api();
    api.language = 'de';
    expect(await members.askForCode(to, api)).toMatchObject({ code: 1, msg: 'Code gesendet' });
    const outbox = await database().query('SELECT * FROM outbox WHERE recipient = $1', [to]);
    expect(outbox).toMatchObject([{ channel: 'email', subject: 'Pipframe: Ihr Bestätigungscode' }]);
    expect(outbox[0]?.['body']).toMatch(/^Ihr Bestätigungscode lautet \d{6}\. Er ist 10 Minuten gültig\./);
  });

  it('are kept as a hash that tells nothing', async () => {
    const to = members.newEmail();
    const code = await members.newCode(to);
    const rows = await database().query('SELECT * FROM codes WHERE recipient = $1', [to]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.['code_hash']).toMatch(/^scrypt\$\d+\$8\$\d\$/);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('go out once a minute to one recipient, even asked for at once', async () => {
    const to = members.newEmail();
    members.clock.advance(MINUTE);
    const answers = await Promise.all([send(to), send(to.toUpperCase()), send(` ${to}`)]);
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
    const late = { code: 3003, msg: 'A code has just been sent. Ask for another in 60 s.', data: null };
    expect(answers.filter(({ code }) => code === 3003)).toEqual([late, late]);
    members.clock.advance(MINUTE - 1);
    expect(await send(to)).toMatchObject({ code: 3003, msg: expect.stringContaining('in 1 s') as string });
    expect(await send(members.newEmail())).toEqual(SENT);
    members.clock.advance(1);
    expect(await send(to)).toEqual(SENT);
    expect(await send(to)).toMatchObject({ code: 3003, msg: expect.stringContaining('in 120 s') as string });
  });

  it('are counted one after the other', async () => {
    const { codes, messages } = codesOfTheirOwn();
    const recipient = { type: 'email', address: members.newEmail() } as const;
    const sent = await Promise.all(Array.from({ length: 8 }, () => codes.send(recipient, CALLER, 'en')));
    expect(sent.filter(({ ok }) => ok)).toHaveLength(1);
    expect(messages).toHaveLength(1);
  });

  it('can be matched by two at once, but used by one', async () => {
    const { codes, messages } = codesOfTheirOwn();
    const recipient = { type: 'email', address: members.newEmail() } as const;
    await codes.send(recipient, CALLER, 'en');
    const code = /\d{6}/.exec(messages[0]?.body ?? '')?.[0] ?? '';
    const ids = [await codes.match(recipient, code, CALLER), await codes.match(recipient, code, CALLER)];
    expect(ids).toEqual([expect.any(Number), ids[0]]);
    expect(await codes.use(database(), Number(ids[0]))).toBe(true);
    expect(await codes.use(database(), Number(ids[1]))).toBe(false);
    expect(await codes.match(recipient, code, CALLER)).toBeUndefined();
  });

  it('get the same answer whether an account has the address or not', async () => {
    const { account } = await members.member();
    const stranger = members.newEmail();
    members.clock.advance(MINUTE);
    expect(await send(account)).toEqual(await send(stranger));
    expect(await send(account)).toEqual(await send(stranger));
  });

  it('go out ten times a day to one recipient', async () => {
    const to = members.newEmail();
    for (let i = 0; i < 10; i++) {
      expect(await members.askForCode(to)).toEqual(SENT);
      members.clock.advance(15 * MINUTE);
    }
    expect(await members.askForCode(to)).toMatchObject({ code: 3004, data: null });
    members.clock.advance(DAY);
    expect(await members.askForCode(to)).toEqual(SENT);
  });

  it('go out a hundred times a day for one address', async () => {
    members.clock.advance(DAY);
    for (let i = 0; i < 100; i++) expect(await send(members.newEmail())).toEqual(SENT);
    expect(await send(members.newEmail())).toMatchObject({ code: 3004 });
    members.clock.advance(DAY);
    expect(await send(members.newEmail())).toEqual(SENT);
  });
});

describe('codes by real servers', () => {
  let database: Database;
  let members: Members;
  let mail: MailServer;
  let sms: SmsGateway;

  beforeAll(async () => {
    database = await openReadyDatabase();
    mail = await MailServer.start();
    sms = await SmsGateway.start();
    const from = 'Pipframe <hello@pipframe.example>';
    members = await Members.start(database, { SMTP_URL: mail.url, SMS_WEBHOOK_URL: sms.url, MAIL_FROM: from });
  });
  afterAll(async () => {
    await members.server.close();
    await mail.stop();
    await sms.stop();
    await database.close();
  });

  it('come by e-mail and open an account', async () => {
    const to = members.newEmail();
    expect(await members.askForCode(to)).toEqual(SENT);
    const received = mail.mails.at(-1);
    expect(received).toMatchObject({ from: 'hello@pipframe.example', to: [to] });
    expect(received?.raw).toContain('From: Pipframe <hello@pipframe.example>');
    expect(received?.raw).toContain('Subject: Pipframe: your verification code');
    const code = /code is (\d{6})\./.exec(received?.raw ?? '')?.[1] ?? '';
    expect(await members.register(to, code)).toMatchObject({ code: 1 });
    expect(await database.query('SELECT * FROM outbox')).toEqual([]);
  });

  it('come by SMS', async () => {
    expect(await members.askForCode('+85291234567')).toEqual(SENT);
    expect(sms.messages).toEqual([
      {
        to: '+85291234567',
        text: expect.stringMatching(
          /^Pipframe: Your verification code is \d{6}\. It is valid for 10 minutes\.$/,
        ) as string,
      },
    ]);
    expect(await database.query('SELECT * FROM outbox')).toEqual([]);
  });

  it('that could not be delivered are refused, leave an older one valid and the minute free', async () => {
    const to = members.newEmail();
    await members.askForCode(to);
    const code = /code is (\d{6})\./.exec(mail.mails.at(-1)?.raw ?? '')?.[1] ?? '';
    mail.refuses = true;
    const failed = { code: 3005, msg: expect.stringContaining('could not be sent') as string, data: null };
    expect(await members.askForCode(to)).toEqual(failed);
    mail.refuses = false;
    expect(await members.register(to, code)).toMatchObject({ code: 1 });
    expect(await members.api().post('/api/notify/send_email', { to, type: '2' })).toEqual(SENT);
    for (const status of [500, 302]) {
      sms.status = status;
      expect(await members.askForCode('+85261234567')).toEqual(failed);
    }
    sms.status = 200;
    expect(await members.api().post('/api/notify/send_sms', { to: '+85261234567', type: '2' })).toEqual(SENT);
  });

  it('are refused clearly where the server cannot be reached', async () => {
    await mail.stop();
    expect(await members.askForCode(members.newEmail())).toMatchObject({ code: 3005 });
  });
});
