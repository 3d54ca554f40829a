import { newDeferred, type Deferred } from '../../../src/lib/deferred.ts';
import type { Database, Queryable } from '../../../server/store/database.ts';

/** A database some of whose statements wait until they are let go, or fail: what happens meanwhile is in the test's hand. */
export class HeldDatabase {
  readonly database: Database;
  #gate: Deferred<'go on' | 'fail'> | undefined;

  /** @param pattern of the statements that can be held, outside of transactions */
  constructor(database: Database, pattern: RegExp) {
    const query: Queryable['query'] = async (statement, values) => {
      const isHeld = pattern.test(statement);
      if (isHeld && (await this.#gate?.promise) === 'fail') throw new Error('The statement was made to fail');
      return database.query(statement, values);
    };
    // What is not replaced goes to the database as it is.
    this.database = new Proxy(database, {
      get: (target, name) => {
        if (name === 'query') return query;
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
    });
  }

  /** From now on the statements wait. */
  hold(): void {
    this.#gate ??= newDeferred();
  }

  /** Lets those that wait go on, and all that come. */
  release(): void {
    this.#gate?.resolve('go on');
    this.#gate = undefined;
  }

  /** Those that wait fail, and all that come. */
  fail(): void {
    this.hold();
    this.#gate?.resolve('fail');
  }
}
