import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { integerColumn, textColumn } from '../store/columns.ts';
import type { Database, Queryable } from '../store/database.ts';
import { withFileFaults } from '../store/file-errors.ts';
import { closeToOthers, openPrivateFolder } from '../store/private-folder.ts';
import type { Picture } from './picture.ts';
import { UPLOAD_NAME, UPLOAD_PATH } from './upload-name.ts';

const NAME_BYTES = 20;
const HOUR_MS = 3_600_000;
const UPLOADS_PER_HOUR = 30;

/** Pictures of users: the files in a folder, and whose they are in the database. Each has a random name. */
export class Uploads {
  readonly #folder: string;
  readonly #database: Database;
  readonly #clock: Clock;

  private constructor(folder: string, database: Database, clock: Clock) {
    this.#folder = folder;
    this.#database = database;
    this.#clock = clock;
  }

  static async open(folder: string, database: Database, clock: Clock): Promise<Uploads> {
    const real = await withFileFaults(`UPLOAD_DIR (${folder}) cannot be used`, async () => {
      const opened = await openPrivateFolder(folder);
      await closeToOthers(opened);
      return opened;
    });
    return new Uploads(real, database, clock);
  }

  /** Keeps a picture and gives its address; undefined when its owner has sent too many. */
  async keep(userId: number, picture: Picture): Promise<string | undefined> {
    const now = this.#clock.now();
    const [count] = await this.#database.query(
      'SELECT COUNT(*) AS recent FROM uploads WHERE user_id = $1 AND created_at > $2',
      [userId, now - HOUR_MS],
    );
    if (!count || integerColumn(count, 'recent') >= UPLOADS_PER_HOUR) return undefined;
    const name = `${randomBytes(NAME_BYTES).toString('hex')}.${picture.type}`;
    // The entry comes first: it is what the sweep finds when a crash cuts this off.
    await this.#database.query(
      'INSERT INTO uploads (name, user_id, width, height, bytes, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
      [name, userId, picture.width, picture.height, picture.bytes.length, now],
    );
    await writeFile(join(this.#folder, name), picture.bytes, { flag: 'wx', mode: 0o600, flush: true });
    return `${UPLOAD_PATH}${name}`;
  }

  /** A user's own picture; undefined where there is none of that name, or it is another's. */
  async readOwn(userId: number, name: string): Promise<Buffer | undefined> {
    if (!UPLOAD_NAME.test(name)) return undefined;
    const [row] = await this.#database.query(
      'SELECT name FROM uploads WHERE name = $1 AND user_id = $2 AND removed_at IS NULL',
      [name, userId],
    );
    return row && this.read(name);
  }

  /** Any picture, for reviewers. */
  read(name: string): Promise<Buffer> {
    if (!UPLOAD_NAME.test(name)) throw new TypeError('Not the name of an upload');
    return readFile(join(this.#folder, name));
  }

  /**
   * Removes pictures that nothing has used for so long; files that the database does not know are not ours to remove.
   * A picture is given up first, then its file goes, then its entry: a sweep that is cut off leaves what the next finds.
   */
  async sweep(unusedMs: number): Promise<void> {
    const now = this.#clock.now();
    await this.#database.query(
      'UPDATE uploads SET removed_at = $1 WHERE used_at IS NULL AND created_at < $2 AND removed_at IS NULL',
      [now, now - unusedMs],
    );
    const rows = await this.#database.query('SELECT name FROM uploads WHERE removed_at IS NOT NULL');
    for (const row of rows) {
      const name = textColumn(row, 'name');
      await rm(join(this.#folder, name), { force: true });
      await this.#database.query('DELETE FROM uploads WHERE name = $1', [name]);
    }
  }
}

/** Marks a user's own picture as used, so that it stays; false where there is none of that name, or it is another's. */
export async function claimUpload(queryable: Queryable, userId: number, name: string, now: number): Promise<boolean> {
  const rows = await queryable.query(
    `UPDATE uploads SET used_at = COALESCE(used_at, $3)
     WHERE name = $1 AND user_id = $2 AND removed_at IS NULL RETURNING name`,
    [name, userId, now],
  );
  return rows.length === 1;
}
