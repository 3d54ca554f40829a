/** How messages leave, on real connections: only to whom they are for, and only where they were taken. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../../server/delivery/message.ts';
import { openDelivery } from '../../../server/delivery/open-delivery.ts';
import { smtpDelivery } from '../../../server/delivery/smtp.ts';
import { webhookDelivery } from '../../../server/delivery/webhook.ts';
import { MailServer } from '../../support/server/mail-server.ts';
import { SmsGateway } from '../../support/server/sms-gateway.ts';

const MAIL: Message = { channel: 'email', recipient: 'ada@example.com', subject: 'Code', body: 'It is 123456.' };
const SMS: Message = { channel: 'sms', recipient: '+85291234567', subject: '', body: 'It is 123456.' };

describe('mail', () => {
  let server: MailServer;
  beforeEach(async () => {
    server = await MailServer.start();
  });
  afterEach(() => server.stop());

  const send = (change: Partial<Message>) => smtpDelivery(server.url, 'us@example.com').deliver({ ...MAIL, ...change });

  it('goes to one address, whatever stands in it', async () => {
    await send({});
    expect(server.mails.map(({ to }) => to)).toEqual([['ada@example.com']]);
    for (const recipient of ['ada@example.com, eve@example.com', 'ada@example.com\r\nBcc: eve@example.com']) {
      await send({ recipient }).catch(() => undefined);
    }
    expect(server.mails.flatMap(({ to }) => to)).not.toContain('eve@example.com');
  });

  it('has no more lines in its head than we wrote', async () => {
    await send({ subject: 'Code\r\nBcc: eve@example.com' });
    expect(server.mails[0]?.raw).not.toMatch(/^Bcc:/im);
    expect(server.mails[0]?.to).toEqual(['ada@example.com']);
  });

  it('that is not taken has failed', async () => {
    server.refuses = true;
    await expect(send({})).rejects.toThrow('The mailbox is full');
  });
});

describe('an SMS', () => {
  let gateway: SmsGateway;
  beforeEach(async () => {
    gateway = await SmsGateway.start();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await gateway.stop();
  });

  it('goes to the gateway, which is told nothing else', async () => {
    await webhookDelivery(gateway.url).deliver(SMS);
    expect(gateway.messages).toEqual([{ to: '+85291234567', text: 'It is 123456.' }]);
  });

  it.each([400, 403, 404, 429, 500, 503])('that is answered with %i has failed', async (status) => {
    gateway.status = status;
    await expect(webhookDelivery(gateway.url).deliver(SMS)).rejects.toThrow(String(status));
  });

  it.each([301, 302, 307, 308])('is sent nowhere else: not where an answer with %i points', async (status) => {
    gateway.status = status;
    await expect(webhookDelivery(gateway.url).deliver(SMS)).rejects.toThrow();
    expect(gateway.elsewhere).toBe(0);
  });

  it('that the gateway never answers is given up after ten seconds', async () => {
    const patience = new AbortController();
    const wait = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
    gateway.isSilent = true;
    const sending = webhookDelivery(gateway.url).deliver(SMS);
    expect(wait).toHaveBeenCalledExactlyOnceWith(10_000);
    await vi.waitFor(() => expect(gateway.messages).toHaveLength(1));
    patience.abort(new Error('Ten seconds are over'));
    await expect(sending).rejects.toThrow('Ten seconds are over');
  });
});

it('each channel has its own way, and the outbox takes what has none', async () => {
  const [mail, sms] = [await MailServer.start(), await SmsGateway.start()];
  const kept: Message[] = [];
  const outbox = { deliver: async (message: Message) => void kept.push(message) };
  const ways = { smtpUrl: mail.url, mailFrom: 'us@example.com', smsWebhookUrl: sms.url };
  const counts = (): number[] => [mail.mails.length, sms.messages.length, kept.length];
  for (const [settings, left] of [
    [ways, [1, 1, 0]],
    [{ ...ways, smtpUrl: undefined }, [1, 2, 1]],
    [{ ...ways, smsWebhookUrl: undefined }, [2, 2, 2]],
  ] as const) {
    const delivery = openDelivery(settings, outbox);
    for (const message of [MAIL, SMS]) await delivery.deliver(message);
    expect(counts()).toEqual(left);
  }
  expect(kept).toEqual([MAIL, SMS]);
  await mail.stop();
  await sms.stop();
});
