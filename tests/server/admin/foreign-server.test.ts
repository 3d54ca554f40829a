/** The command line against whatever answers at the socket. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminCommand } from '../../support/server/admin-command.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';

describe('the command line', { timeout: 60_000 }, () => {
  let folder: string;
  let server: Server;
  let answer = '';
  endChildrenAfterAll();

  const ADMIN_SOCKET = (): string => join(folder, 'admin.sock');
  const admin = (...words: readonly string[]) => adminCommand({ ADMIN_SOCKET: ADMIN_SOCKET() }, ...words);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pipframe-foreign-'));
    server = createServer((_, response) => void response.end(answer));
    await new Promise<void>((resolve) => server.listen(ADMIN_SOCKET(), resolve));
  });
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  it('writes pictures into the folder that it was told, and nowhere else, for their reader alone', async () => {
    const out = join(folder, 'deep', 'papers');
    const file = { name: '../../evil.png', base64: Buffer.from('picture').toString('base64') };
    answer = JSON.stringify({ ok: true, report: { record: { id: 1 }, files: [file] } });
    expect(await admin('verify', 'show', '1', '--out', out)).toMatchObject({ code: 0 });
    expect(readdirSync(out)).toEqual(['evil.png']);
    expect(existsSync(join(folder, 'evil.png'))).toBe(false);
    expect(statSync(join(out, 'evil.png')).mode & 0o777).toBe(0o600);
    expect(statSync(out).mode & 0o777).toBe(0o700);
  });

  it('tells by its exit code what was refused, what broke, and what nobody knows', async () => {
    answer = JSON.stringify({ ok: false, kind: 'refused', message: 'Not so' });
    expect(await admin('audit')).toMatchObject({ code: 1, out: '', err: 'Not so\n' });
    answer = JSON.stringify({ ok: false, kind: 'failed', message: 'It broke' });
    expect(await admin('audit')).toMatchObject({ code: 4, out: '', err: 'It broke\n' });
    answer = '<html>';
    const lost = await admin('deposit', '1', '5', '--memo', 'x');
    expect(lost).toMatchObject({ code: 4, out: '' });
    expect(lost.err).toContain('It may have been done all the same; see the audit.');
  });
});
