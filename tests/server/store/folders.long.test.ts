/** Folders that cannot be used: each is one sentence that says what to do, and nothing in it is touched. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  statfsSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AdminServices } from '../../../server/admin/admin-services.ts';
import { serveAdmin } from '../../../server/admin/serve-admin.ts';
import { systemClock } from '../../../server/clock.ts';
import type { Database } from '../../../server/store/database.ts';
import { IN_MEMORY, openEmbedded } from '../../../server/store/embedded.ts';
import { migrate } from '../../../server/store/migrations/migrate.ts';
import { Uploads } from '../../../server/uploads/uploads.ts';
import { endChildrenAfterAll } from '../../support/server/end-children.ts';
import { launch } from '../../support/server/server-process.ts';
import { temporaryTree } from '../../support/temporary-tree.ts';

const LONG = 60_000;
const STACK = /\n\s+at |\[object Object\]|Aborted\(\)/;

/** Why no disk can be mounted for a test; undefined where one can. */
const noMount = process.platform === 'linux' && process.getuid?.() === 0 ? undefined : 'only root on Linux can mount';

const root = mkdtempSync(join(tmpdir(), 'pipframe-folders-'));
const base = join(root, 'base');

describe('a folder that cannot be used', () => {
  endChildrenAfterAll();
  beforeAll(async () => {
    const database = await openEmbedded(base);
    await database.query('CREATE TABLE kept (text TEXT)');
    await database.close();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const copy = (): string => {
    const folder = mkdtempSync(join(root, 'copy-'));
    cpSync(join(base, 'db'), join(folder, 'db'), { recursive: true });
    return folder;
  };

  async function refused(folder: string): Promise<string> {
    const error: unknown = await openEmbedded(folder).then(
      (database) => database.close(),
      (reason: unknown) => reason,
    );
    expect(error).toMatchObject({ name: 'OperatorError' });
    const { message } = error as Error;
    expect(message).toContain(folder);
    expect(message).not.toMatch(STACK);
    return message;
  }

  it.each<[what: string, damage: (database: string) => void, says: RegExp]>([
    ['without its PG_VERSION', (db) => rmSync(join(db, 'PG_VERSION')), /damaged: PG_VERSION is missing.*backup/],
    ['without pg_control', (db) => rmSync(join(db, 'global/pg_control')), /damaged: global\/pg_control is missing/],
    ['without its tables', (db) => rmSync(join(db, 'base/5'), { recursive: true }), /damaged: base\/5 is missing/],
    ['that is empty', (db) => (rmSync(db, { recursive: true }), mkdirSync(db)), /damaged: PG_VERSION is missing/],
    [
      'with half a pg_control',
      (db) => truncateSync(join(db, 'global/pg_control'), 100),
      /damaged: it cannot be opened/,
    ],
    [
      'without its log',
      (db) => (rmSync(join(db, 'pg_wal'), { recursive: true }), mkdirSync(join(db, 'pg_wal'))),
      /damaged: it cannot be opened/,
    ],
    ['of another version', (db) => writeFileSync(join(db, 'PG_VERSION'), '17\n'), /of PostgreSQL 17/],
    [
      'in whose place a file stands',
      (db) => (rmSync(db, { recursive: true }), writeFileSync(db, '')),
      /a file stands where a folder should be/,
    ],
  ])('with a database %s', { timeout: LONG }, async (_, damage, says) => {
    const folder = copy();
    damage(join(folder, 'db'));
    const before = filesOf(join(folder, 'db'));
    expect(await refused(folder)).toMatch(says);
    expect(await refused(folder)).toMatch(says);
    expect(filesOf(join(folder, 'db'))).toEqual(before);
  });

  it('because it is a file', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    expect(await refused(file)).toMatch(/a file stands/);
    expect(await refused(join(file, 'below'))).toMatch(/a file stands/);
  });

  it('a first start that was cut off is made anew', { timeout: LONG }, async () => {
    const folder = mkdtempSync(join(root, 'cut-'));
    mkdirSync(join(folder, 'db.new/base'), { recursive: true });
    const database = await openEmbedded(folder);
    await database.query('CREATE TABLE made (text TEXT)');
    await database.close();
    expect(existsSync(join(folder, 'db.new'))).toBe(false);
  });

  const onMount = it.skipIf(noMount !== undefined);
  const says = noMount === undefined ? '' : ` (skipped: ${noMount})`;

  onMount(`on a disk that is full${says}`, { timeout: LONG }, async () => {
    const folder = mount('-t', 'tmpfs', '-o', 'size=8m', 'none');
    expect(await refused(folder)).toMatch(/is full.*Free some space/);
    const small = mount('-t', 'tmpfs', '-o', 'size=70m', 'none');
    cpSync(join(base, 'db'), join(small, 'db'), { recursive: true });
    writeFileSync(join(small, 'filler'), Buffer.alloc(12 * 1_048_576));
    expect(await refused(small)).toMatch(/is full.*Free some space/);
  });

  onMount(
    `a disk that becomes full refuses what it cannot keep, and goes on when it has space${says}`,
    { timeout: LONG },
    async () => {
      const folder = mount('-t', 'tmpfs', '-o', 'size=120m', 'none');
      cpSync(join(base, 'db'), join(folder, 'db'), { recursive: true });
      const database = await openEmbedded(folder);
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
      const fill = () => database.query(`INSERT INTO kept SELECT repeat('x', 1000) FROM generate_series(1, 1000)`);
      await expect(fill()).rejects.toMatchObject({ name: 'DatabaseUnavailableError' });
      expect(await database.query('SELECT * FROM kept')).toEqual([]);
      rmSync(join(folder, 'filler'));
      await fill();
      expect(await database.query('SELECT * FROM kept')).toHaveLength(1000);
      await database.close();
    },
  );

  onMount(`on a disk that is read-only${says}`, { timeout: LONG }, async () => {
    const folder = copy();
    mount('--bind', folder, folder);
    execFileSync('mount', ['-o', 'remount,ro,bind', folder]);
    expect(await refused(folder)).toMatch(/is read-only.*Mount it writable/);
  });
});

describe('at the start of a server', () => {
  endChildrenAfterAll();

  async function sentence(environment: Readonly<Record<string, string>>): Promise<string> {
    const server = await launch(environment);
    expect(await server.ended).toBe(1);
    expect(server.output().trim()).not.toMatch(/\n/);
    return server.output().trim();
  }

  it('a damaged database, a bad folder and a port in use are a line each', { timeout: LONG }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pipframe-start-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'db'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await sentence({ DATA_DIR: folder })).toMatch(/damaged: PG_VERSION is missing.*backup/);
    expect(await sentence({ DATA_DIR: file })).toMatch(/DATA_DIR .* a file stands/);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await sentence({ PORT: String(port) })).toMatch(/is used by another program/);
    other.close();
  });
});

describe('beside the database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openEmbedded(IN_MEMORY);
  });
  afterAll(() => database.close());

  it('pictures and the socket of the back office have places of their own', { timeout: LONG }, async () => {
    await migrate(database);
    const file = join(temporaryTree({ file: '' }), 'file');
    await expect(Uploads.open(file, database, systemClock)).rejects.toThrow(/UPLOAD_DIR .* a file stands/);
    const services = {} as AdminServices;
    await expect(serveAdmin(join(file, 'admin.sock'), services, () => undefined)).rejects.toThrow(
      /ADMIN_SOCKET .* a file stands/,
    );
  });
});

/** What is in a database's folder, without what every process that opens one leaves there. */
function filesOf(database: string): readonly string[] {
  return lstatSync(database).isDirectory() ? readdirSync(database).filter((name) => name !== 'postmaster.pid') : [];
}

/** A disk of its own for one test; its folder. */
function mount(...options: string[]): string {
  const last = options.at(-1) ?? '';
  const folder = last.startsWith(root) ? last : mkdtempSync(join(root, 'disk-'));
  execFileSync('mount', last === folder ? options : [...options, folder]);
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}
