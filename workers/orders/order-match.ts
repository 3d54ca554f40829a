import { compare, parseDecimal } from '../../src/domain/decimal.ts';
import type { Order } from '../../src/domain/order.ts';
import type { JournalEntry } from '../storage/storage.ts';

/**
 * Whether `order` came of the journal's request, as far as rows without a client id can tell: newer than every order known
 * when it was sent, and of the same terms.
 */
export function isOrderOf(sent: Pick<JournalEntry, 'request' | 'newestOrderId'>, order: Order): boolean {
  const { request, newestOrderId } = sent;
  const lots = parseDecimal(request.lots);
  if (order.id <= newestOrderId || order.side !== request.side) return false;
  if (order.instrumentId !== request.instrumentId || !lots || compare(order.lots, lots) !== 0) return false;
  if (request.kind === 'market') return true;
  const target = parseDecimal(request.targetPrice);
  return target !== undefined && compare(order.requestedPrice, target) === 0;
}
