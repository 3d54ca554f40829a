import { describe, expect, it } from 'vitest';
import { toText } from '../../src/domain/decimal.ts';
import { readSettings, SETTING_HELP, settingsHelp } from '../../server/settings.ts';

describe('settings', () => {
  it('has safe defaults for all', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 8080,
      dataDir: '.data',
      databaseUrl: undefined,
      feed: { kind: 'simulated', seed: '1' },
      feedRate: 60,
      tradeFeeType: 1,
      marketHours: 'always',
      allowedOrigins: [],
      rejectedKeptDays: 30,
      unusedKeptHours: 24,
      socketsPerAddress: 500,
      connectionsPerAddress: 2000,
      requestSeconds: 120,
      demosPerDay: 2_000,
      demoKeptDays: 30,
      feedbackKeptDays: 400,
      auditKeptDays: 400,
      trustedProxies: [],
      verifyRegType: 'email',
      showMobile: false,
      showCaptcha: false,
      smtpUrl: undefined,
      smsWebhookUrl: undefined,
      companyStatus: 0,
      companyType: 0,
      lossUrl: '',
      serviceLink: '',
      serviceLinkType: 1,
      serviceChat: true,
      chatHours: [],
      chatKeptDays: 400,
      pushHosts: ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'],
    });
    expect(toText(settings.stopOutLevel)).toBe('50');
    expect(settings.instruments).toBeGreaterThanOrEqual(48);
  });

  it('reads what is set', () => {
    expect(readSettings({ FEED: 'simulated:seven', FEED_RATE: '0.5' })).toMatchObject({
      feed: { kind: 'simulated', seed: 'seven' },
      feedRate: 0.5,
    });
    expect(readSettings({ FEED: 'replay:a.csv,EURUSD=b:c.csv' })).toMatchObject({
      feed: { kind: 'replay', files: ['a.csv', 'EURUSD=b:c.csv'] },
      feedRate: 1,
    });
    expect(
      readSettings({
        PORT: ' 9000 ',
        MARKET_HOURS: 'real',
        TRADE_FEE_TYPE: '2',
        ALLOWED_ORIGINS: 'https://a.example,http://b:80',
      }),
    ).toMatchObject({
      port: 9000,
      marketHours: 'real',
      tradeFeeType: 2,
      allowedOrigins: ['https://a.example', 'http://b:80'],
    });
  });

  it('reads those about accounts and the site', () => {
    const set = {
      TRUSTED_PROXIES: '127.0.0.1,10.0.0.0/8,fd00::/8',
      VERIFY_REG_TYPE: 'mobile',
      SHOW_MOBILE: '1',
      SHOW_CAPTCHA: '1',
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      MAIL_FROM: 'hello@example.com',
      SMS_WEBHOOK_URL: 'https://sms.example.com/send?key=secret',
      COMPANY_STATUS: '1',
      COMPANY_TYPE: '2',
      LOSS_URL: '/closed.html',
      SERVICE_LINK: 'https://chat.example.com/room',
      SERVICE_LINK_TYPE: '2',
      SERVICE_CHAT: '0',
      CHAT_HOURS: 'sun 10:00-12:30',
      CHAT_KEPT_DAYS: '30',
    };
    expect(readSettings(set)).toMatchObject({
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
      verifyRegType: 'mobile',
      showMobile: true,
      showCaptcha: true,
      smtpUrl: set.SMTP_URL,
      mailFrom: 'hello@example.com',
      smsWebhookUrl: set.SMS_WEBHOOK_URL,
      companyStatus: 1,
      companyType: 2,
      lossUrl: '/closed.html',
      serviceLink: 'https://chat.example.com/room',
      serviceLinkType: 2,
      serviceChat: false,
      chatHours: [{ day: 0, from: 600, to: 750 }],
      chatKeptDays: 30,
    });
  });

  it.each([
    ['PORT', ['x', '-1', '65536', '80.5', '0x50']],
    ['FEED', ['live', 'replay:', 'replay', 'Simulated', 'replay:,']],
    ['FEED_RATE', ['0', '-1', 'fast', '1e3', '10000001']],
    ['INSTRUMENTS', ['0', '-5', '1.5', 'all', '100000']],
    ['STOP_OUT_LEVEL', ['-1', '101', 'half', '50%']],
    ['TRADE_FEE_TYPE', ['0', '3', 'one']],
    ['MARKET_HOURS', ['never', 'Always']],
    ['DATABASE_URL', ['mysql://x', 'localhost']],
    ['ALLOWED_ORIGINS', ['a.example', 'https://a.example/path', '*']],
    ['RATE_LIMIT', ['-1', 'none']],
    ['SOCKETS_PER_ADDRESS', ['-1', 'all']],
    ['CONNECTIONS_PER_ADDRESS', ['-1', '1.5']],
    ['REQUEST_SECONDS', ['0', '4', '3601', 'long']],
    ['DEMOS_PER_DAY', ['-1', 'many']],
    ['DEMO_KEPT_DAYS', ['0', '3651', 'always']],
    ['FEEDBACK_KEPT_DAYS', ['0', '3651']],
    ['AUDIT_KEPT_DAYS', ['0', '3651']],
    ['REJECTED_KEPT_DAYS', ['-1', 'never', '3651', '1.5']],
    ['UNUSED_KEPT_HOURS', ['0', 'a day', '8761']],
    ['TRUSTED_PROXIES', ['proxy', '10.0.0.0/8/8', '10.0.0/8', '10.0.0.0/x', '1.2.3.4, 5.6.7.8', '10.0.0.0/33']],
    ['VERIFY_REG_TYPE', ['phone', 'Email', '1']],
    ['SHOW_MOBILE', ['2', 'yes']],
    ['SHOW_CAPTCHA', ['2', 'true']],
    ['SMTP_URL', ['http://x', 'mail.example.com', 'x']],
    ['MAIL_FROM', ['nobody', 'a@b\r\nBcc: c@d', '@', 'a@']],
    ['SMS_WEBHOOK_URL', ['smtp://x', 'sms.example.com', 'file:///etc/passwd']],
    ['COMPANY_STATUS', ['-1', 'closed', '100']],
    ['COMPANY_TYPE', ['-1', 'main', '100']],
    ['LOSS_URL', ['//evil.example', '/\\\\evil.example', 'http://a.example', 'javascript:alert(1)', 'closed.html']],
    ['SERVICE_LINK', ['http://a.example', 'javascript:alert(1)', '/chat', 'x']],
    ['SERVICE_LINK_TYPE', ['0', '3']],
    ['SERVICE_CHAT', ['2', 'yes']],
    ['CHAT_HOURS', ['always', 'mon 9-17', 'mon-fri 18:00-09:00']],
    ['CHAT_KEPT_DAYS', ['0', '3651', 'never']],
    ['INVITE_REWARD', ['-1', 'none', '1e3', '0.0000001']],
  ] as const)('names %s when it cannot be used', (name, values) => {
    for (const value of values)
      expect(() => readSettings({ [name]: value }), value).toThrow(new RegExp(`^${name} is .*must be`));
  });

  it('reads what an invitation brings, to the last digit', () => {
    expect(toText(readSettings({}).inviteReward)).toBe('0');
    expect(toText(readSettings({ INVITE_REWARD: '25.000001' }).inviteReward)).toBe('25.000001');
  });

  it('does not repeat the secret of an address', () => {
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'SMS_WEBHOOK_URL'])
      expect(() => readSettings({ [name]: 'mysql://user:secret@host' })).toThrow(/^(?!.*secret)/);
  });

  it('prints each in the help', () => {
    for (const [name] of SETTING_HELP) expect(settingsHelp()).toContain(`  ${name} `);
  });
});
