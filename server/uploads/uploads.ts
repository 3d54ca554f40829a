import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../store/database.ts';
import { withFileFaults } from '../store/file-errors.ts';
import { closeToOthers, openPrivateFolder } from '../store/private-folder.ts';
import { count, query, rows, run } from '../store/typed-query.ts';
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
    const recent = query
      .selectFrom('uploads')
      .where('user_id', '=', userId)
      .where('created_at', '>', now - HOUR_MS);
    if ((await count(this.#database, recent)) >= UPLOADS_PER_HOUR) return undefined;
    return `${UPLOAD_PATH}${await this.#write(userId, picture, now)}`;
  }

  /** Keeps a picture that belongs to no user but to what refers to it, and gives its name. */
  keepUnowned(picture: Picture): Promise<string> {
    return this.#write(null, picture, this.#clock.now());
  }

  async #write(userId: number | null, picture: Picture, now: number): Promise<string> {
    const name = `${randomBytes(NAME_BYTES).toString('hex')}.${picture.type}`;
    // The entry comes first: it is what the sweep finds when a crash cuts this off.
    const { width, height, bytes } = picture;
    const entry = { name, user_id: userId, width, height, bytes: bytes.length, created_at: now };
    await run(this.#database, query.insertInto('uploads').values(entry));
    await writeFile(join(this.#folder, name), bytes, { flag: 'wx', mode: 0o600, flush: true });
    return name;
  }

  /** A user's own picture; undefined where there is none of that name, or it is another's. */
  async readOwn(userId: number, name: string): Promise<Buffer | undefined> {
    if (!UPLOAD_NAME.test(name)) return undefined;
    const own = query.selectFrom('uploads').where('name', '=', name).where('user_id', '=', userId);
    const isThere = (await count(this.#database, own.where('removed_at', 'is', null))) > 0;
    return isThere ? this.read(name) : undefined;
  }

  /** Any picture, which stays from now on; undefined where there is none of that name. */
  async claim(name: string): Promise<Buffer | undefined> {
    const there = query.updateTable('uploads').where('name', '=', name).where('removed_at', 'is', null);
    const claimed = await rows(this.#database, there.set({ used_at: usedFirst(this.#clock.now()) }).returning('name'));
    return claimed.length === 1 ? this.read(name) : undefined;
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
    const unused = query
      .updateTable('uploads')
      .where('used_at', 'is', null)
      .where('created_at', '<', now - unusedMs)
      .where('removed_at', 'is', null);
    await run(this.#database, unused.set({ removed_at: now }));
    const removed = query.selectFrom('uploads').select('name').where('removed_at', 'is not', null);
    for (const { name } of await rows(this.#database, removed)) {
      await rm(join(this.#folder, name), { force: true });
      await run(this.#database, query.deleteFrom('uploads').where('name', '=', name));
    }
  }
}

/** Marks a picture that was kept without an owner as used, so that it stays. */
export async function markUsed(queryable: Queryable, name: string, now: number): Promise<void> {
  const unowned = query.updateTable('uploads').where('name', '=', name).where('user_id', 'is', null);
  await run(queryable, unowned.set({ used_at: now }));
}

/** Marks a user's own picture as used, so that it stays; false where there is none of that name, or it is another's. */
export async function claimUpload(queryable: Queryable, userId: number, name: string, now: number): Promise<boolean> {
  const own = query.updateTable('uploads').where('name', '=', name).where('user_id', '=', userId);
  const claimed = own
    .where('removed_at', 'is', null)
    .set({ used_at: usedFirst(now) })
    .returning('name');
  return (await rows(queryable, claimed)).length === 1;
}

/** When an upload was used first. */
function usedFirst(now: number) {
  return sql<number>`COALESCE(used_at, ${now})`;
}
