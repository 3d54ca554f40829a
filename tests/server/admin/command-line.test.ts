/** The command line as its users run it, against a server as its users run it. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../server/admin/command-table.ts';
import { adminCommand, npmAdmin, type CommandResult } from '../../support/server/admin-command.ts';
import { Api } from '../../support/server/api.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { jpeg, png } from '../../support/server/pictures.ts';
import { readyDataFolder } from '../../support/server/ready-folder.ts';
import { ServerProcess } from '../../support/server/server-process.ts';

const ACCOUNT = 'client@example.com';
const SLOW = 120_000;
const folder = await readyDataFolder();

describe('the back office', { timeout: SLOW }, () => {
  const environment = { DATA_DIR: folder };
  let server: ServerProcess;
  let client: Api;
  endChildrenAfterAll();

  const admin = (...words: readonly string[]): Promise<CommandResult> => adminCommand(environment, ...words);

  async function json<T = Record<string, unknown>>(...words: readonly string[]): Promise<T> {
    const { code, out, err } = await admin(...words, '--json');
    expect(code, err).toBe(0);
    return JSON.parse(out) as T;
  }
  const rows = async (...words: readonly string[]): Promise<Array<Record<string, unknown>>> =>
    (await json<{ rows: Array<Record<string, unknown>> }>(...words)).rows;

  async function done(...words: readonly string[]): Promise<string> {
    const { code, out, err } = await admin(...words, '--as', 'Ines');
    expect(code, err).toBe(0);
    const [entry] = await rows('audit');
    expect(entry).toMatchObject({ by: 'Ines', outcome: 'done' });
    expect(words.join(' ').startsWith(String(entry?.['command']))).toBe(true);
    return out;
  }

  beforeAll(async () => {
    server = await ServerProcess.start(environment);
    client = new Api(server.url);
    await client.post('/api/notify/send_email', { to: ACCOUNT, type: '2' });
    const [message] = await rows('outbox', 'list', '--to', ACCOUNT);
    const shown = await json('outbox', 'show', String(message?.['id']));
    const sms_code = /\d{6}/.exec(String(shown['text']))?.[0] ?? '';
    const password = 'a longer pass phrase';
    const form = { type: 'email', account: ACCOUNT, password, re_password: password, sms_code };
    client.token = (await client.post<{ token: string }>('/api/user/register', form)).data.token;
  }, SLOW);
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('explains itself, as a whole and by the command', async () => {
    const { code, out } = await npmAdmin(environment, '--help');
    expect(code).toBe(0);
    for (const { name, summary } of COMMANDS) {
      expect(out).toContain(`  ${name} `);
      expect(out).toContain(summary);
    }
    for (const name of ['deposit', 'verify reject']) {
      const help = await admin(...name.split(' '), '--help');
      expect(help.code).toBe(0);
      const command = COMMANDS.find((one) => one.name === name);
      for (const option of command?.options ?? []) expect(help.out).toContain(`--${option.name} ${option.value}`);
    }
  });

  it('says what is wrong with a command line, and does nothing', async () => {
    const before = await rows('audit');
    const wrong: ReadonlyArray<readonly [readonly string[], string]> = [
      [[], 'A command is missing'],
      [['outbocks'], 'There is no command "outbocks"'],
      [['users', 'delete'], 'There is no command'],
      [['deposit', ACCOUNT], 'AMOUNT is missing'],
      [['deposit', ACCOUNT, '5'], '--memo is missing'],
      [['deposit', ACCOUNT, '5', '6', '--memo', 'x'], 'one word too many'],
      [['market', 'close', 'EURUSD', '--force'], '--force'],
      [
        ['news', 'add', '--category', 'guides', '--title', 'x', '--desc', 'x', '--content', '/no/such.html'],
        'cannot be read',
      ],
    ];
    for (const [words, says] of wrong) {
      const { code, out, err } = await admin(...words);
      expect([code, out], words.join(' ')).toEqual([2, '']);
      expect(err).toContain(says);
    }
    expect(await rows('audit')).toEqual(before);
  });

  it('shows the commands of a group that stands alone', async () => {
    for (const words of [['users'], ['users', '--help'], ['news']]) {
      const { code, out } = await admin(...words);
      expect(code).toBe(0);
      const [group = ''] = words;
      const shown = [...out.matchAll(/^ {2}(\S+ \S+) /gm)].map(([, name]) => name);
      expect(shown).toEqual(COMMANDS.map(({ name }) => name).filter((name) => name.startsWith(`${group} `)));
    }
  });

  it('says in words of its own what is wrong with an amount', async () => {
    const wrong: ReadonlyArray<readonly [string, string]> = [
      ['-5', 'AMOUNT is "-5", but must be above 0, with a dot and at most 6 decimals.'],
      ['-.5', 'AMOUNT is "-.5", but must be above 0, with a dot and at most 6 decimals.'],
      ['9'.repeat(20), `AMOUNT is "${'9'.repeat(20)}", but may have 15 digits before the dot at most.`],
    ];
    for (const [amount, says] of wrong) {
      const { code, err } = await admin('deposit', ACCOUNT, amount, '--memo', '-7');
      expect([code, err]).toEqual([1, `${says}\n`]);
    }
    const [entry] = await rows('audit');
    expect(entry?.['input']).toContain('"memo":"-7"');
  });

  it('prints an audit that fits a terminal of 120 columns', async () => {
    await admin(
      'deposit',
      ACCOUNT,
      '0',
      '--memo',
      'A long story. '.repeat(30),
      '--as',
      'Somebody with a long name '.repeat(3),
    );
    const { out } = await admin('audit');
    const lines = out.trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(120);
    expect(lines[0]).toMatch(/^id +at +by +command +outcome +input +before +after$/);
    expect(lines[1]).toMatch(/^\d+ +20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ +Somebody with.*… +deposit +refused: AMOUNT/);
  });

  it('prints a table for people and JSON for programs', async () => {
    const { out } = await admin('users', 'list');
    const [heading = '', row = ''] = out.split('\n');
    expect(heading).toMatch(/^uid +kind +email +mobile +user_name +invited_by +created +locked$/);
    expect(row.indexOf(ACCOUNT)).toBe(heading.indexOf('email'));
    const [user] = await rows('users', 'list');
    expect(user).toMatchObject({ kind: 'real', email: ACCOUNT, locked: null });
    expect(await json('users', 'show', ACCOUNT)).toMatchObject({ email: ACCOUNT, balance: '0.000000', sessions: 1 });
    expect((await admin('feedback', 'list')).out).toBe('None.\n');
  });

  it('credits an account, once for an id', async () => {
    await done('deposit', ACCOUNT, '250.5', '--memo', 'Wire 1', '--id', 'w1');
    expect((await admin('deposit', ACCOUNT, '250.5', '--memo', 'Wire 1', '--id', 'w1')).out).toContain(
      'was booked before',
    );
    const refused = await admin('deposit', ACCOUNT, '99', '--memo', 'Wire 1', '--id', 'w1');
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toContain('stands for another deposit');
    expect((await rows('audit'))[0]).toMatchObject({
      by: userInfo().username,
      outcome: expect.stringContaining('refused'),
    });
    expect(await client.get('/v1/api/main/wallet/getBalance')).toEqual({ balance: '250.500000' });
  });

  it('reviews identities, with the pictures in a folder of one’s own', async () => {
    const [front, reverse] = [png(9, 9), jpeg()];
    const papers = {
      name: '陳大文',
      card_id: 'A1',
      front_pic: await client.uploaded(front),
      reverse_pic: await client.uploaded(reverse),
    };
    await client.post('/api/user_real/real_name', papers);
    const [waiting] = await rows('verify', 'list');
    const id = String(waiting?.['id']);
    expect(waiting).toMatchObject({ name: '陳大文', card_id: 'A1', status: 'waiting' });
    const out = join(folder, 'papers');
    expect((await admin('verify', 'show', id, '--out', out)).code).toBe(0);
    expect(readFileSync(join(out, `${id}-front.png`))).toEqual(front);
    expect(readFileSync(join(out, `${id}-reverse.jpg`))).toEqual(reverse);
    expect(statSync(join(out, `${id}-front.png`)).mode & 0o777).toBe(0o600);
    await done('verify', 'reject', id, '--reason', 'Blurred');
    expect(await client.get('/api/user_real/center')).toEqual({ review_status: 0, reject_reason: 'Blurred' });
    expect((await admin('verify', 'approve', id)).code).toBe(1);
    await client.post('/api/user_real/real_name', papers);
    await done('verify', 'approve', String((await rows('verify', 'list'))[0]?.['id']));
    expect(await client.get('/api/user_real/center')).toEqual({ review_status: 2 });
    expect((await rows('verify', 'list', '--status', 'all')).map(({ status }) => status)).toEqual([
      'certified',
      'rejected',
    ]);
    expect((await admin('verify', 'show', '99')).code).toBe(1);
  });

  it('writes news from files, by language', async () => {
    const file = join(folder, 'article.html');
    writeFileSync(file, '<p>Café</p>');
    await done('news', 'add', '--category', 'announcements', '--title', 'Hours', '--desc', 'Short', '--content', file);
    const [article] = await rows('news', 'list', '--category', 'announcements');
    const id = String(article?.['id']);
    writeFileSync(file, '<p>時間</p>');
    await done('news', 'edit', id, '--language', 'hk', '--title', '時間', '--desc', '短', '--content', file);
    client.language = 'hk';
    expect(await client.get('/api/news/info', { id })).toMatchObject({ title: '時間', content: '<p>時間</p>' });
    client.language = 'en';
    expect(await client.get('/api/news/info', { id })).toMatchObject({ title: 'Hours', content: '<p>Café</p>' });
    await done('news', 'edit', id, '--title', 'New hours');
    expect((await rows('news', 'show', id)).map(({ language, title }) => [language, title])).toEqual([
      ['en', 'New hours'],
      ['hk', '時間'],
    ]);
    await done('news', 'remove', id);
    expect((await admin('news', 'remove', id)).code).toBe(1);
    expect((await client.call('/api/news/info', { id })).code).toBe(3108);
  });

  it('halts a market and opens it', async () => {
    await done('market', 'close', 'BTCUSD');
    const bitcoin = async () => (await rows('market', 'list')).find(({ code }) => code === 'BTCUSD');
    expect(await bitcoin()).toMatchObject({ trades: false });
    await done('market', 'open', 'BTCUSD');
    expect(await bitcoin()).toMatchObject({ trades: true, halted_since: null });
  });

  it('answers feedback, whose words cannot steer a terminal', async () => {
    await client.post('/api/feedback/submit', { content: 'Nice\u001b[2Jthing', picture: await client.uploaded(png()) });
    const [message] = await rows('feedback', 'list');
    const id = String(message?.['id']);
    const shown = await admin('feedback', 'show', id, '--out', join(folder, 'feedback'));
    expect(shown.out).toContain('Nice [2Jthing');
    expect(existsSync(join(folder, 'feedback', `${id}-picture.png`))).toBe(true);
    await done('feedback', 'done', id);
    expect(await rows('feedback', 'list')).toEqual([]);
    expect(await rows('feedback', 'list', '--status', 'all')).toHaveLength(1);
  });

  it('locks, unlocks and logs out', async () => {
    await done('users', 'lock', ACCOUNT);
    expect((await client.call('/api/user/info')).code).toBe(999);
    await done('users', 'unlock', ACCOUNT);
    await done('users', 'end-sessions', ACCOUNT);
    expect(await json('users', 'show', ACCOUNT)).toMatchObject({ locked: null, sessions: 0 });
  });

  it('keeps what was done, before and after', async () => {
    const entries = await rows('audit');
    const lock = entries.find(({ command }) => command === 'users lock');
    expect(JSON.parse(String(lock?.['before']))).toMatchObject({ locked: false });
    expect(JSON.parse(String(lock?.['after']))).toMatchObject({ locked: true });
    expect(JSON.parse(String(lock?.['input']))).toEqual({ USER: ACCOUNT });
    expect(entries.map(({ id }) => Number(id))).toEqual(entries.map((_, index) => Number(entries[0]?.['id']) - index));
    expect((await admin('audit')).out).toContain('users lock');
  });
});
