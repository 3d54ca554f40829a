import { basicInfoSchema } from '../../src/contract/wire/account.ts';
import type { BackendSettings } from '../../src/contract/worker/state.ts';
import type { HttpClient } from '../transport/http-client.ts';

const FEE_PER_LOT = 1;

/** `getBasicInfo`: what the backend sets for everybody. Undefined where it cannot be had. */
export async function loadBackendSettings(http: HttpClient): Promise<BackendSettings | undefined> {
  const answer = await http.get('api/basicSet/getBasicInfo', { schema: basicInfoSchema });
  if (!answer.ok) return undefined;
  const { trade_fee_type: feeType, service_link: serviceLink } = answer.value.data;
  return { feeType: feeType === FEE_PER_LOT ? 'perLot' : 'ofMargin', serviceLink: serviceLink ?? '' };
}
