import type { WireTradeItem } from '../../../src/contract/wire/instrument.ts';

export function tradeItem(Id: number, Code: string, change: Partial<WireTradeItem> = {}): WireTradeItem {
  return {
    Id,
    Code,
    ShowCode: Code,
    Logo: '',
    CategoryId: 1,
    MarketStatus: 1,
    PricePrecision: 5,
    Pip: '0.01',
    ForexMinCont: '0.01',
    ForexContNum: '100000',
    ForexFeeRate: '3',
    MarginMode: 2,
    HasForexMultiple: [{ Value: 100 }, { Value: 200 }],
    ForexQuotations: { Open: '1.08000', Close: '1.08500', Change: '0.46' },
    ...change,
  };
}
