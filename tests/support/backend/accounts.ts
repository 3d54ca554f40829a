import type { WireOrder } from '../../../src/contract/wire/order.ts';

const PAGE = 20;
export const START_BALANCE = 100_000;

interface FakeOrder extends WireOrder {
  readonly Id: number;
  status: number;
  readonly client_id: string;
}

interface Query {
  readonly [name: string]: string;
}

/** Orders of one fake account, with as much sense as the client's tests need: idempotent by client id, newest first, no money. */
export class FakeAccount {
  readonly orders: FakeOrder[] = [];
  balance = START_BALANCE;
  readonly #price: (id: number) => { Code: string; Close: string };
  readonly #onChange: (topic: string, order: WireOrder) => void;

  constructor(
    price: (id: number) => { Code: string; Close: string },
    onChange: (topic: string, order: WireOrder) => void,
  ) {
    this.#price = price;
    this.#onChange = onChange;
  }

  submit(query: Query): WireOrder {
    const known = this.orders.find((order) => order.client_id === query['client_id']);
    return known ?? this.place(query);
  }

  place(query: Query): WireOrder {
    const { Code, Close } = this.#price(Number(query['forex_id']));
    const pending = query['status'] === '0';
    const order: FakeOrder = {
      Id: this.orders.length + 1,
      ForexTradeLists: { Id: Number(query['forex_id']), Code, ShowCode: Code },
      OrderType: Number(query['type']),
      Quantity: query['cont'] ?? '0',
      OriginPrice: pending ? query['target_price'] : Close,
      Price: pending ? '0' : Close,
      UpdatePrice: Close,
      FactProfits: '0',
      CautionMoney: '100.00',
      TradeFee: '1',
      TargetLossPrice: query['stop_loss_price'],
      TargetProfitPrice: query['target_profit_price'],
      CreateTimeHandler: '2026-11-21T00:00:00Z',
      multiple: Number(query['multiple']),
      status: pending ? 0 : 1,
      client_id: query['client_id'] ?? '',
    };
    this.orders.push(order);
    this.balance -= 1;
    this.#onChange('FOREX_TRADE', order);
    return order;
  }

  fill(id: number): void {
    const order = this.#order(id);
    order.status = 1;
    order.Price = order.OriginPrice ?? '0';
    this.#onChange('FOREX_TRADE', order);
  }

  close(id: number, reason: string): WireOrder | undefined {
    const order = this.orders.find((known) => known.Id === id);
    if (!order || order.status === 3) return undefined;
    order.status = 3;
    order.close_reason = reason;
    this.#onChange('FOREX_CLOSED', order);
    return order;
  }

  setStops(query: Query): WireOrder {
    const order = this.#order(Number(query['id']));
    order.TargetLossPrice = query['stop_loss_price'];
    order.TargetProfitPrice = query['target_profit_price'];
    this.#onChange('FOREX_TRADE', order);
    return order;
  }

  page(status: number, page: number) {
    const rows = this.orders.filter((order) => order.status === status).toReversed();
    return {
      data: rows.slice((page - 1) * PAGE, page * PAGE),
      total: rows.length,
      all_fact_profits: '0',
      balance: String(this.balance),
    };
  }

  #order(id: number): FakeOrder {
    const order = this.orders.find((known) => known.Id === id);
    if (!order) throw new Error(`No order ${id}`);
    return order;
  }
}
