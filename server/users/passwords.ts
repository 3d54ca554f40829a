import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { normalPassword } from './password-rules.ts';
import { Semaphore } from '../../src/lib/concurrency.ts';

/** What a hash costs; kept with each hash, so that it can be raised. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's measure for 32 MiB. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
const MEMORY = 256 * 1024 * 1024;
/** Hashing shares its threads with the file system. */
const AT_ONCE = 2;

interface StoredPassword {
  readonly cost: PasswordCost;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** Hashes and compares passwords. */
export class Passwords {
  readonly #cost: PasswordCost;
  readonly #decoy: StoredPassword;
  readonly #semaphore = new Semaphore(AT_ONCE);

  constructor(cost: PasswordCost) {
    this.#cost = cost;
    this.#decoy = { cost, salt: randomBytes(SALT_BYTES), hash: randomBytes(HASH_BYTES) };
  }

  /** The text to keep. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const hash = await this.#derive(password, salt, this.#cost);
    const { N, r, p } = this.#cost;
    return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$');
  }

  /** Whether it is the password behind the kept text. Without one the work is the same, and the answer is no. */
  async matches(password: string, kept: string | undefined): Promise<boolean> {
    const stored = kept === undefined ? this.#decoy : readStored(kept);
    const hash = await this.#derive(password, stored.salt, stored.cost);
    return timingSafeEqual(hash, stored.hash) && kept !== undefined;
  }

  /** Whether a kept text was made at the cost at which one would be made now. */
  isOfTodaysCost(kept: string): boolean {
    const { N, r, p } = readStored(kept).cost;
    return N === this.#cost.N && r === this.#cost.r && p === this.#cost.p;
  }

  #derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
    return this.#semaphore.run(
      () =>
        new Promise((resolve, reject) => {
          const options = { N, r, p, maxmem: MEMORY };
          scrypt(normalPassword(password), salt, HASH_BYTES, options, (error, hash) =>
            error ? reject(error) : resolve(hash),
          );
        }),
    );
  }
}

function readStored(text: string): StoredPassword {
  const [kind, N, r, p, salt = '', hash = ''] = text.split('$');
  if (kind !== 'scrypt') throw new Error('A stored password is of an unknown kind');
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}
