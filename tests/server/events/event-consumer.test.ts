/** Whoever needs to know what happens is told at least once and in order, whatever dies in between. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { Engine } from '../../../server/engine/engine.ts';
import type { DomainEvent } from '../../../server/engine/model/domain-event.ts';
import type { Booking } from '../../../server/engine/model/booking.ts';
import { SqlAccountStore } from '../../../server/engine/sql/sql-account-store.ts';
import { EventConsumer } from '../../../server/events/event-consumer.ts';
import { forgetEvents } from '../../../server/events/event-log.ts';
import { Market } from '../../../server/market/market.ts';
import { onEachDatabase } from '../../support/server/databases.ts';
import { newDemoUser } from '../../support/server/demo-user.ts';
import { accountIdOf } from '../../support/server/ledger.ts';
import { ManualClock } from '../../support/server/manual-clock.ts';
import { ManualFeed } from '../../support/server/manual-feed.ts';
import { readableEvents } from '../../support/server/readable-events.ts';

/** Books, and then seems to have failed, as when the connection goes with the answer. */
class ForgetfulStore extends SqlAccountStore {
  forgets = 0;

  override async book(booking: Booking): Promise<void> {
    await super.book(booking);
    if (this.forgets > 0) {
      this.forgets--;
      throw new Error('The answer was lost');
    }
  }
}

onEachDatabase('a consumer of events', (database) => {
  const catalogue = buildCatalogue(REAL_COUNT, 'perLot');
  const feed = new ManualFeed(catalogue);
  let store: ForgetfulStore;
  let engine: Engine;
  let accountId: number;
  let names = 0;
  let consumer: EventConsumer | undefined;

  beforeAll(async () => {
    store = new ForgetfulStore(database());
    const market = new Market(catalogue, feed);
    feed.start((index, time, price, kind) => market.accept(index, time, price, kind));
    engine = await Engine.start({
      catalogue,
      market,
      store,
      terms: { feeType: 'perLot', stopOutLevel: decimal('50') },
      onBooked: (events) => consumer?.accept(events),
      onError: () => undefined,
    });
  });
  beforeEach(async () => {
    consumer = undefined;
    accountId = await accountIdOf(database(), (await newDemoUser(database(), new ManualClock())).id);
    await readable();
  });
  afterAll(() => engine.settled());

  async function readable(): Promise<void> {
    await engine.settled();
    await readableEvents(database());
  }

  const open = async (name: string): Promise<{ readonly opened: EventConsumer; readonly told: DomainEvent[] }> => {
    const told: DomainEvent[] = [];
    const handle = (event: DomainEvent): void => void told.push(event);
    return { opened: await EventConsumer.open({ database: database(), name, handle }), told };
  };
  const types = (events: readonly DomainEvent[]): readonly string[] =>
    events.filter((event) => event.accountId === accountId).map(({ sequence, body }) => `${sequence} ${body.type}`);

  async function trade(stop?: string): Promise<void> {
    feed.tick('EURUSD', '1.16520');
    await engine.submit(accountId, {
      clientId: undefined,
      index: 0,
      side: 'buy',
      kind: 'pending',
      lots: decimal('0.1'),
      leverage: 100,
      targetPrice: decimal('1.16000'),
      stopLoss: stop === undefined ? undefined : decimal(stop),
      takeProfit: undefined,
    });
  }

  it('hears of a fill and a stop on one tick as two, in order, each with the account as it was then', async () => {
    const { opened, told } = await open(`c${++names}`);
    consumer = opened;
    await trade('1.15900');
    feed.tick('EURUSD', '1.15800');
    await engine.settled();
    expect(types(told)).toEqual(['2 OrderPlaced', '3 PositionOpened', '4 PositionClosed']);
    const [, filled, stopped] = told;
    expect(filled?.money?.usedMargin.coefficient).not.toBe(0n);
    expect(stopped?.money?.usedMargin.coefficient).toBe(0n);
  });

  it('is told again of what it could not finish before the end', async () => {
    const name = `c${++names}`;
    const handle = (): void => undefined;
    const settled = (): Promise<void> => Promise.reject(new Error('Not done'));
    consumer = await EventConsumer.open({ database: database(), name, handle, settled });
    await trade();
    await readable();
    await expect(consumer.catchUp()).rejects.toThrow('Not done');
    consumer = undefined;
    const { opened, told } = await open(name);
    await opened.catchUp();
    expect(types(told)).toEqual(['2 OrderPlaced']);
  });

  it('is told once of what was handed over, though it reads the database too', async () => {
    const { opened, told } = await open(`c${++names}`);
    consumer = opened;
    await trade();
    await readable();
    await Promise.all([opened.catchUp(), opened.catchUp()]);
    await opened.catchUp();
    expect(types(told)).toEqual(['2 OrderPlaced']);
  });

  it('reads after its death what happened meanwhile, and nothing that it had before', async () => {
    const name = `c${++names}`;
    const first = await open(name);
    consumer = first.opened;
    await trade();
    await readable();
    await first.opened.catchUp();
    consumer = undefined;
    feed.tick('EURUSD', '1.16000');
    await readable();
    const second = await open(name);
    await second.opened.catchUp();
    expect(types(second.told)).toEqual(['3 PositionOpened']);
    const third = await open(name);
    await third.opened.catchUp();
    expect(third.told).toEqual([]);
  });

  it('hears of a booking whose answer was lost, before what comes after it', async () => {
    const { opened, told } = await open(`c${++names}`);
    consumer = opened;
    await trade('1.15900');
    store.forgets = 1;
    feed.tick('EURUSD', '1.16000');
    await engine.settled();
    feed.tick('EURUSD', '1.15900');
    await engine.settled();
    expect(types(told)).toEqual(['2 OrderPlaced', '3 PositionOpened', '4 PositionClosed']);
  });

  it('keeps events from being forgotten that it has not had', async () => {
    const { opened } = await open(`c${++names}`);
    await database().query(`DELETE FROM event_consumers WHERE name <> 'c${names}'`);
    await trade();
    await readable();
    const left = async (): Promise<number> =>
      (await database().query('SELECT 1 FROM domain_events WHERE account_id = $1 AND sequence > 1', [accountId]))
        .length;
    await forgetEvents(database(), Number.MAX_SAFE_INTEGER);
    expect(await left()).toBe(1);
    await opened.catchUp();
    await forgetEvents(database(), Number.MAX_SAFE_INTEGER);
    expect(await left()).toBe(0);
  });
});
