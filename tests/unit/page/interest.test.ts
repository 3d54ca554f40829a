import { describe, expect, it, vi } from 'vitest';
import { setInterest } from '../../../src/worker-client/interest.ts';
import { tell } from '../../../src/worker-client/trading.ts';

vi.mock('../../../src/worker-client/trading.ts', () => ({ tell: vi.fn() }));

describe('what is on screen', () => {
  it('is the union of its parts, each instrument and position once, and a part can be withdrawn', () => {
    setInterest('market', { instruments: [1, 2], positions: [] });
    setInterest('orders', { instruments: [2, 3], positions: [7] });
    expect(tell).toHaveBeenLastCalledWith('setInterest', { instruments: [1, 2, 3], positions: [7] });
    setInterest('market', { instruments: [4], positions: [7] });
    expect(tell).toHaveBeenLastCalledWith('setInterest', { instruments: [4, 2, 3], positions: [7] });
    setInterest('orders', { instruments: [], positions: [] });
    setInterest('market', { instruments: [], positions: [] });
    expect(tell).toHaveBeenLastCalledWith('setInterest', { instruments: [], positions: [] });
  });
});
