import { basicInfoSchema } from '../../src/contract/wire/account.ts';
import type { BackendSettings } from '../../src/contract/worker/state.ts';
import type { HttpClient } from '../transport/http-client.ts';

const FEE_PER_LOT = 1;

/** `getBasicInfo`: what the backend sets for everybody. */
export class BackendInfo {
  readonly #http: HttpClient;
  readonly #onChange: (settings: BackendSettings) => void;
  #settings: BackendSettings | undefined;

  constructor(http: HttpClient, onChange: (settings: BackendSettings) => void) {
    this.#http = http;
    this.#onChange = onChange;
  }

  /** Undefined until the backend has said. */
  get settings(): BackendSettings | undefined {
    return this.#settings;
  }

  async load(): Promise<void> {
    const answer = await this.#http.get('api/basicSet/getBasicInfo', { schema: basicInfoSchema });
    if (!answer.ok) return;
    const { trade_fee_type: feeType, service_link: serviceLink } = answer.value.data;
    this.#settings = { feeType: feeType === FEE_PER_LOT ? 'perLot' : 'ofMargin', serviceLink: serviceLink ?? '' };
    this.#onChange(this.#settings);
  }
}
