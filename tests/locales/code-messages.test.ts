import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../server/catalogue/languages.ts';
import { codeMessage } from '../../server/delivery/code-message.ts';

const VALUES = { code: '482913', minutes: '10' };
/** GSM 7-bit aside, an SMS in two parts of 67 characters is what a short message may cost. */
const LONGEST_SMS = 134;

describe('the message with a code', () => {
  const english = codeMessage('email', 'x@example.com', 'en', VALUES);

  it.each(LANGUAGES)('brings it in %s', (language) => {
    const mail = codeMessage('email', 'x@example.com', language, VALUES);
    const sms = codeMessage('sms', '+85291234567', language, VALUES);
    expect(mail).toMatchObject({ channel: 'email', recipient: 'x@example.com' });
    for (const { body, subject } of [mail, sms]) {
      expect(body).toContain('482913');
      expect(body).toContain('10');
      expect(`${subject}${body}`).not.toMatch(/[{}]/);
    }
    expect(mail.subject).toMatch(/^Pipframe: .{3,}/);
    expect(sms.subject).toBe('');
    expect(sms.body.length).toBeLessThanOrEqual(LONGEST_SMS);
    if (language === 'en') return;
    expect(mail.subject).not.toBe(english.subject);
    expect(mail.body.split('\n')[2]).not.toBe(english.body.split('\n')[2]);
  });
});
