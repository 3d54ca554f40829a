import { describe, expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { stopFault } from '../../../src/domain/order-rules.ts';

function fault(side: 'buy' | 'sell', stopLoss?: string, takeProfit?: string) {
  return stopFault(
    side,
    decimal('1.1'),
    stopLoss ? decimal(stopLoss) : undefined,
    takeProfit ? decimal(takeProfit) : undefined,
  );
}

describe('stop-loss and take-profit', () => {
  it('may be missing', () => {
    expect(fault('buy')).toBeUndefined();
    expect(fault('sell')).toBeUndefined();
  });

  it('of a buy lie below and above the entry', () => {
    expect(fault('buy', '1.0999', '1.1001')).toBeUndefined();
    expect(fault('buy', '1.1001')).toBe('stopLossSide');
    expect(fault('buy', undefined, '1.0999')).toBe('takeProfitSide');
  });

  it('of a sell lie above and below the entry', () => {
    expect(fault('sell', '1.1001', '1.0999')).toBeUndefined();
    expect(fault('sell', '1.0999')).toBe('stopLossSide');
    expect(fault('sell', undefined, '1.1001')).toBe('takeProfitSide');
  });

  it('never lie at the entry, however it is written', () => {
    expect(fault('buy', '1.10')).toBe('stopLossSide');
    expect(fault('sell', undefined, '1.100')).toBe('takeProfitSide');
  });

  it('are never negative', () => {
    expect(fault('buy', '-0.1')).toBe('negative');
    expect(fault('sell', undefined, '-0.1')).toBe('negative');
  });
});
