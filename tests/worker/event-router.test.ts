import { expect, it } from 'vitest';
import type { ClientEvents } from '../../workers/client-events.ts';
import { Emitter } from '../../src/lib/emitter.ts';
import { EventRouter, type EventRouterDependencies } from '../../workers/publish/event-router.ts';

const VALUED = 2;

/** What happens, in order, by an event. */
function whatFollows(cause: (events: Emitter<ClientEvents>) => void): string[] {
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
  };
  void new EventRouter(dependencies as unknown as EventRouterDependencies);
  cause(events);
  return happened;
}

function move(...ids: readonly number[]): (events: Emitter<ClientEvents>) => void {
  return (events) => events.emit('pricesMoved', { moves: ids.map((id) => ({ id, lastPrice: 1 })), serverTime: 0 });
}

it('prices that are watched go before anything is worked out from them', () => {
  expect(whatFollows((events) => events.emit('watchedPricesMoved'))).toEqual(['prices go']);
});

it('prices move derived values, and only where a position depends on them', () => {
  expect(whatFollows(move(VALUED))).toEqual(['valued 2', 'chart 2', 'derived values follow']);
  expect(whatFollows(move(3))).toEqual(['valued 3', 'chart 3']);
});
