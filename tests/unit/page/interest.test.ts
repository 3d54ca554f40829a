import { describe, expect, it } from 'vitest';
import { fakeClient } from '../../support/page/fake-client.ts';

describe('what is on screen', () => {
  it('is the union of its parts, each instrument and position once, and a part can be withdrawn', () => {
    const { setInterest, tell } = fakeClient();
    setInterest('market', { instruments: [1, 2], positions: [] });
    setInterest('orders', { instruments: [2, 3], positions: [7] });
    expect(tell).toHaveBeenLastCalledWith('setInterest', { instruments: [1, 2, 3], positions: [7] });
    setInterest('market', { instruments: [4], positions: [7] });
    expect(tell).toHaveBeenLastCalledWith('setInterest', { instruments: [4, 2, 3], positions: [7] });
    setInterest('orders', { instruments: [], positions: [] });
    setInterest('market', { instruments: [], positions: [] });
    expect(tell).toHaveBeenLastCalledWith('setInterest', { instruments: [], positions: [] });
  });

  it('is told again to a worker that takes the place of another', () => {
    const { setInterest, tell, restart } = fakeClient();
    setInterest('market', { instruments: [1], positions: [] });
    tell.mockClear();
    restart();
    expect(tell).toHaveBeenCalledExactlyOnceWith('setInterest', { instruments: [1], positions: [] });
  });
});
