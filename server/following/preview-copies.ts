import { copiedLots, type CopyTerms } from '../../src/domain/copy-lots.ts';
import { sum, ZERO, type Decimal } from '../../src/domain/decimal.ts';
import { marginOf } from '../../src/domain/margin.ts';
import type { Position } from '../engine/model/position.ts';
import type { CopyServices } from './place-copies.ts';

/** What a position of a leader would be in the account that follows. */
export interface PreviewedCopy {
  readonly position: Position;
  /** Undefined where it would be skipped, because its lots are below the least. */
  readonly lots: Decimal | undefined;
  /** At the price of this moment; the account's money at 6 digits. */
  readonly margin: Decimal;
}

export interface CopyPreview {
  readonly copies: readonly PreviewedCopy[];
  /** Of all copies together, and what the account has for it; the account's money at 6 digits. */
  readonly margin: Decimal;
  readonly freeMargin: Decimal;
}

interface PreviewServices extends Pick<CopyServices, 'engine' | 'catalogue'> {
  /** The price of an instrument by its index. */
  readonly priceOf: (index: number) => Decimal;
}

/** What an account would hold if it had copied everything that a leader has open at this moment. Nothing is kept. */
export async function previewCopies(
  { engine, catalogue, priceOf }: PreviewServices,
  accounts: { readonly leaderId: number; readonly followerId: number },
  terms: CopyTerms,
): Promise<CopyPreview> {
  const leader = await engine.view(accounts.leaderId, (account) => ({
    equity: account.summary.equity,
    positions: account.positions(),
  }));
  const follower = await engine.view(accounts.followerId, ({ summary }) => summary);
  const equities = { follower: follower.equity, leader: leader.equity };
  const copies = leader.positions.flatMap((position): readonly PreviewedCopy[] => {
    const { code, leverage } = position.order;
    const index = catalogue.indexOfCode(code);
    if (index === undefined) return [];
    const listing = catalogue.at(index);
    const lots = copiedLots(terms, position.lots, equities, listing);
    const margin = lots ? marginOf(listing, { lots, price: priceOf(index), leverage }) : ZERO;
    return [{ position, lots, margin }];
  });
  return { copies, margin: sum(copies.map((copy) => copy.margin)), freeMargin: follower.freeMargin };
}
