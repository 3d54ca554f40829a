import { expect } from '@playwright/test';
import { MailServer } from '../../support/server/mail-server.ts';
import { SmsGateway } from '../../support/server/sms-gateway.ts';

const CODE = /\b\d{6}\b/;

/** Where the codes of a server under test arrive: a real SMTP server and a real SMS gateway. */
export class Mailbox {
  readonly #mail: MailServer;
  readonly #sms: SmsGateway;

  private constructor(mail: MailServer, sms: SmsGateway) {
    this.#mail = mail;
    this.#sms = sms;
  }

  static async open(): Promise<Mailbox> {
    return new Mailbox(await MailServer.start(), await SmsGateway.start());
  }

  get settings(): Readonly<Record<string, string>> {
    return { SMTP_URL: this.#mail.url, SMS_WEBHOOK_URL: this.#sms.url };
  }

  async close(): Promise<void> {
    await this.#mail.stop();
    await this.#sms.stop();
  }

  /** The newest code that came to an address, once `count` have come. */
  async codeFor(to: string, count = 1): Promise<string> {
    await expect.poll(() => this.#textsFor(to).length).toBe(count);
    const [code] = CODE.exec(this.#textsFor(to).at(-1) ?? '') ?? [];
    if (!code) throw new Error(`No code for ${to}`);
    return code;
  }

  #textsFor(to: string): string[] {
    const mails = this.#mail.mails.filter((mail) => mail.to.includes(to)).map(({ raw }) => bodyOf(raw));
    return [...mails, ...this.#sms.messages.filter((sms) => sms.to === to).map(({ text }) => text)];
  }
}

/** The text of a mail: one in a script of its own comes in base64. */
function bodyOf(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const text = body.join('\n');
  return /^content-transfer-encoding: base64/im.test(head) ? Buffer.from(text, 'base64').toString() : text;
}
