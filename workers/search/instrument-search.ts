import { tradeListSchema } from '../../src/contract/wire/instrument.ts';
import type { Outcome } from '../../src/contract/worker/failure.ts';
import { findInstruments } from '../../src/domain/instrument-search.ts';
import type { InstrumentId } from '../../src/domain/instrument.ts';
import { ok } from '../../src/lib/result.ts';
import type { InstrumentCatalogue } from '../market/instrument-catalogue.ts';
import type { HttpClient } from '../transport/http-client.ts';

/**
 * Ids of what is found for `text`, the best first: at once by what is known here, which is all that the server lists. Where
 * nothing is, the server is asked, which may know other words.
 */
export async function searchInstruments(
  http: HttpClient,
  catalogue: Pick<InstrumentCatalogue, 'state' | 'byId'>,
  text: string,
): Promise<Outcome<readonly InstrumentId[]>> {
  const { instruments, categories } = catalogue.state;
  const found = findInstruments(instruments, text, categories);
  if (found.length > 0) return ok(found.map(({ id }) => id));
  const answer = await http.get('v1/api/forex/trade_list', {
    query: { searchCurrency: text },
    schema: tradeListSchema,
  });
  if (answer.ok) return ok(answer.value.data.flatMap(({ Id }) => (catalogue.byId(Id) ? [Id] : [])));
  return answer.error.kind === 'network' || answer.error.kind === 'timeout' ? ok([]) : answer;
}
