import type { StateSlices } from '../../src/contract/worker/state.ts';
import type { AccountValuation } from '../account/account-valuation.ts';
import type { ClientEmitter, ClientEvents } from '../client-events.ts';
import type { ChartService } from '../market/chart-service.ts';
import type { FramePublisher } from './frame-publisher.ts';

/** Events whose payload is a slice of the page's state. */
const SLICE_EVENTS = {
  connectionChanged: 'connection',
  sessionChanged: 'session',
  unsavedSessionChanged: 'unsaved',
  settingsChanged: 'backend',
  companyChanged: 'company',
  favouritesChanged: 'favourites',
  catalogueChanged: 'catalogue',
  ordersChanged: 'orders',
  unconfirmedChanged: 'unconfirmed',
  unconfirmedFundsChanged: 'unconfirmedFunds',
  chatUnreadChanged: 'chatUnread',
} as const satisfies Partial<Record<keyof ClientEvents, keyof StateSlices>>;
type SliceEvent = keyof typeof SLICE_EVENTS;

/** Events after which the account's summary, the ticket's preview or the chart may differ. */
const DERIVED_VALUE_EVENTS = [
  'connectionChanged',
  'settingsChanged',
  'catalogueChanged',
  'valuationChanged',
  'valuesAppeared',
  'ticketChanged',
] as const satisfies readonly (keyof ClientEvents)[];

/** Where events come from, and the modules whose values go to the page. */
export interface EventRouterDependencies {
  readonly events: ClientEmitter;
  readonly publisher: FramePublisher;
  readonly valuation: AccountValuation;
  readonly charts: ChartService;
}

/** Which events concern the page: they become slices, values and notices of the next frames. */
export class EventRouter {
  readonly #dependencies: EventRouterDependencies;

  constructor(dependencies: EventRouterDependencies) {
    this.#dependencies = dependencies;
    const { events, publisher } = dependencies;
    for (const event of Object.keys(SLICE_EVENTS) as SliceEvent[]) this.#routeSlice(event);
    for (const event of DERIVED_VALUE_EVENTS) events.on(event, () => publisher.derivedValuesChanged());
    events.on('chartChanged', () => publisher.derivedValuesMoved());
    events.on('freshnessChanged', () => publisher.pricesMoved());
    events.on('watchedPricesMoved', () => publisher.pricesMoved());
    events.on('pricesMoved', (message) => this.#pricesMoved(message));
    events.on('notice', (notice) => publisher.notify(notice));
  }

  #routeSlice(event: SliceEvent): void {
    const { events, publisher } = this.#dependencies;
    events.on(event, (value) => publisher.set(SLICE_EVENTS[event], value));
  }

  #pricesMoved({ moves, serverTime }: ClientEvents['pricesMoved']): void {
    const { valuation, charts, publisher } = this.#dependencies;
    let valued = false;
    for (const { id, lastPrice } of moves) {
      valued = valuation.priceMoved(id) || valued;
      charts.tick(id, lastPrice, serverTime);
    }
    // A price that is not on screen, and on which no position depends, waits in the book: with a message per tick, most do.
    if (valued) publisher.derivedValuesMoved();
  }
}
