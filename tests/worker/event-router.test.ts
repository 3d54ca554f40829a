import { expect, it } from 'vitest';
import type { ClientEvents } from '../../workers/client-events.ts';
import { Emitter } from '../../src/lib/emitter.ts';
import { EventRouter, type EventRouterDependencies } from '../../workers/publish/event-router.ts';

const ON_SCREEN = 1;
const VALUED = 2;

/** What happens, in order, when these instruments move. */
function whatFollows(...ids: readonly number[]): string[] {
  const events = new Emitter<ClientEvents>();
  const happened: string[] = [];
  const dependencies = {
    events,
    publisher: {
      pricesMoved: () => happened.push('prices go'),
      derivedValuesMoved: () => happened.push('derived values follow'),
    },
    valuation: { priceMoved: (id: number) => (happened.push(`valued ${id}`), id === VALUED) },
    charts: { tick: (id: number) => happened.push(`chart ${id}`) },
    visible: { instruments: new Set([ON_SCREEN]) },
  };
  void new EventRouter(dependencies as unknown as EventRouterDependencies);
  events.emit('pricesMoved', { moves: ids.map((id) => ({ id, lastPrice: 1 })), serverTime: 0 });
  return happened;
}

it('prices on screen go before anything is worked out from them', () => {
  expect(whatFollows(VALUED, ON_SCREEN)).toEqual(['prices go', 'valued 2', 'chart 2', 'valued 1', 'chart 1']);
});

it('a price that is not on screen moves derived values alone, and only where a position depends on it', () => {
  expect(whatFollows(VALUED)).toEqual(['valued 2', 'chart 2', 'derived values follow']);
  expect(whatFollows(3)).toEqual(['valued 3', 'chart 3']);
});
