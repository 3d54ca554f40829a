import { companyIndexSchema } from '../../src/contract/wire/account.ts';
import type { FoundCompany } from '../../src/contract/worker/search-api.ts';
import type { EpochMs } from '../../src/domain/candle.ts';
import { searchInTurns } from '../../src/domain/search-in-turns.ts';
import { isWithin } from '../../src/lib/time-passed.ts';
import type { Environment } from '../environment.ts';
import type { Storage } from '../storage/storage.ts';
import type { HttpClient } from '../transport/http-client.ts';
import type { RequestContext } from '../transport/request-context.ts';
import { CompanyRow } from './company-row.ts';
import { keepIndex, keptIndex, type KeptIndex } from './kept-index.ts';

/** More than anyone reads. */
const MOST_FOUND = 50;
/** Read for the first time they take a cheap phone 15 ms, and prices wait meanwhile. */
const ROWS_A_TURN = 250;
/** The server is asked again whether anything has changed. */
const FRESH_MS = 10 * 60_000;

interface IndexServices {
  readonly http: Pick<HttpClient, 'get'>;
  readonly storage: Pick<Storage, 'settings'>;
  readonly context: Pick<RequestContext, 'language'>;
  readonly environment: Pick<Environment, 'now' | 'timers'>;
}

/** The companies of the server as this device keeps them, in the reader's language. */
export class CompanyIndex {
  readonly #services: IndexServices;
  #language = '';
  #version = '';
  #rows: readonly CompanyRow[] = [];
  #askedAt: EpochMs = 0;
  #restored: Promise<void> | undefined;
  #loading: Promise<void> | undefined;

  constructor(services: IndexServices) {
    this.#services = services;
  }

  /**
   * The best first; none where nothing is found or the server gives no index, undefined where nobody wants the answer any
   * more. Only the first search waits for the network.
   */
  async search(text: string, isWanted: () => boolean): Promise<readonly FoundCompany[] | undefined> {
    await this.#ready();
    const { timers } = this.#services.environment;
    const found = await searchInTurns(this.#rows, text, (row) => row.text, {
      itemsATurn: ROWS_A_TURN,
      othersServed: () => new Promise((resolve) => timers.after(0, () => resolve(isWanted()))),
    });
    return found?.slice(0, MOST_FOUND).flatMap(({ company }) => company ?? []);
  }

  async #ready(): Promise<void> {
    const { context, environment } = this.#services;
    if (context.language !== this.#language) this.#begin(context.language);
    await this.#restored;
    if (!isWithin(FRESH_MS, this.#askedAt, environment.now()))
      this.#loading ??= this.#load(this.#language).finally(() => (this.#loading = undefined));
    if (this.#version === '') await this.#loading;
  }

  #begin(language: string): void {
    this.#language = language;
    this.#take(language, undefined);
    this.#askedAt = 0;
    this.#loading = undefined;
    this.#restored = keptIndex(this.#services.storage, language).then((kept) => this.#take(language, kept));
  }

  async #load(language: string): Promise<void> {
    const { storage, http, environment } = this.#services;
    const query = { version: this.#version };
    const answer = await http.get('api/company/index', { query, schema: companyIndexSchema });
    // A server without the call is not asked at each key either.
    if (answer.ok || answer.error.kind === 'refused') this.#askedAt = environment.now();
    if (!answer.ok || answer.value.data.rows === null) return;
    const index = { version: answer.value.data.version, rows: answer.value.data.rows };
    this.#take(language, index);
    await keepIndex(storage, language, index);
  }

  #take(language: string, index: KeptIndex | undefined): void {
    // The language has changed meanwhile.
    if (language !== this.#language) return;
    this.#version = index?.version ?? '';
    this.#rows = index ? index.rows.split('\n').map((line) => new CompanyRow(line)) : [];
  }
}
