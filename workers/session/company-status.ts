import { companyStatusSchema } from '../../src/contract/wire/account.ts';
import type { CompanyState } from '../../src/contract/worker/state.ts';
import type { HttpClient } from '../transport/http-client.ts';

const MAIN_COMPANY = 0;

/** `getCompanyStatus`: whether the service is available here, and which company it is. Asked until it was answered. */
export class CompanyStatus {
  readonly #http: HttpClient;
  readonly #onChange: (state: CompanyState) => void;
  #asked = false;

  constructor(http: HttpClient, onChange: (state: CompanyState) => void) {
    this.#http = http;
    this.#onChange = onChange;
  }

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const answer = await this.#http.get('api/company/getCompanyStatus', { schema: companyStatusSchema });
    this.#asked = answer.ok;
    if (!answer.ok) return;
    const { status, type, loss_url: lossUrl } = answer.value.data;
    this.#onChange({ available: status === 0, isMain: type === MAIN_COMPANY, type, lossUrl: lossUrl ?? '' });
  }
}
