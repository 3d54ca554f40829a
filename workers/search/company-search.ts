import { companiesSchema } from '../../src/contract/wire/account.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import type { Company, FoundCompany } from '../../src/contract/worker/search-api.ts';
import { err, ok } from '../../src/lib/result.ts';
import type { TradingClient } from '../trading-client.ts';
import { CompanyIndex } from './company-index.ts';

/** A pause in typing after which the server is asked. */
const PAUSE_MS = 250;

type SearchServices = Pick<TradingClient, 'http' | 'storage' | 'context' | 'environment'>;

/** Finds companies: on the device at once; of the server where the device knows none that answers. */
export class CompanySearch {
  readonly #services: SearchServices;
  readonly #index: CompanyIndex;
  /** What was typed last: what is looked for before that is nobody's. */
  #searches = 0;

  constructor(services: SearchServices) {
    this.#services = services;
    this.#index = new CompanyIndex(services);
  }

  async search(text: string): Promise<Outcome<readonly FoundCompany[]>> {
    const search = ++this.#searches;
    const isWanted = (): boolean => search === this.#searches;
    const found = await this.#index.search(text, isWanted);
    if (found && found.length > 0) return ok(found);
    await new Promise<void>((resolve) => this.#services.environment.timers.after(PAUSE_MS, resolve));
    return isWanted() ? this.#ask(text) : err({ kind: 'cancelled', origin: 'searchCompanies' });
  }

  /** All that the server tells of one, which it finds by the name. */
  async company(id: number, name: string): Promise<Outcome<Company | null>> {
    const answer = await this.#ask(name);
    return answer.ok ? ok(answer.value.find((company) => company.id === id) ?? null) : answer;
  }

  async #ask(name: string): Promise<Outcome<readonly Company[]>> {
    const answer = await this.#services.http.get('api/company/getCompany', {
      query: { name },
      schema: companiesSchema,
    });
    if (!answer.ok) return answer;
    return ok(
      answer.value.data.map(({ registered_address: registeredAddress, ...company }) => ({
        ...company,
        registeredAddress,
      })),
    );
  }
}
