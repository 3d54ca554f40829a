/**
 * The rules once more, written apart from the engine and as plainly as possible: whole numbers of millionths, a flat
 * list of orders, every figure computed from scratch at every step. One model is one account.
 */
export interface ModelInstrument {
  readonly index: number;
  /** Digits of a price. */
  readonly digits: number;
  readonly contract: bigint;
  readonly fixed: boolean;
  readonly leverages: readonly number[];
  /** Millionths: money per lot, or part of the margin. */
  readonly feeMillionths: bigint;
}

export interface ModelOrder {
  readonly id: number;
  /** Of lots that were closed before the rest: the order that they belonged to. */
  readonly parent: number;
  readonly clientId: string | undefined;
  readonly instrument: ModelInstrument;
  readonly buy: boolean;
  /** Hundredths of a lot. */
  lots: bigint;
  readonly leverage: number;
  readonly target: bigint;
  readonly fromBelow: boolean;
  status: 'pending' | 'open' | 'closed';
  open: bigint;
  close: bigint;
  stop: bigint;
  take: bigint;
  margin: bigint;
  fee: bigint;
  profit: bigint;
  reason: string;
}

export interface ModelRequest {
  readonly clientId: string | undefined;
  readonly index: number;
  readonly buy: boolean;
  readonly market: boolean;
  readonly lots: bigint;
  readonly leverage: number;
  /** 0 = none, as for the stops. */
  readonly target: bigint;
  readonly stop: bigint;
  readonly take: bigint;
}

const MILLION = 1_000_000n;
const START = 100_000n * MILLION;

type House = 'fees' | 'trading' | 'demo_funding';

export class NaiveModel {
  /** By id: those of closed parts come among the others. */
  readonly orders: ModelOrder[] = [];
  /** What came into the account, and from whom; below 0 what left it. */
  readonly ledger: (readonly [amount: bigint, house: House])[] = [];
  readonly #instruments: readonly ModelInstrument[];
  readonly #prices: bigint[];
  readonly #perLot: boolean;
  readonly #stopOut: bigint;

  constructor(instruments: readonly ModelInstrument[], prices: readonly bigint[], perLot: boolean, stopOut: bigint) {
    this.#instruments = instruments;
    this.#prices = [...prices];
    this.#perLot = perLot;
    this.#stopOut = stopOut;
  }

  balance(): bigint {
    return this.ledger.reduce((total, [amount]) => total + amount, START);
  }

  /** What the house has got from the account. */
  gainOf(house: House): bigint {
    return this.ledger.reduce((total, [amount, other]) => (other === house ? total - amount : total), 0n);
  }

  submit(request: ModelRequest, id: number): ModelOrder | string {
    const known =
      request.clientId === undefined ? undefined : this.orders.find((one) => one.clientId === request.clientId);
    if (known) return known;
    const instrument = this.#instruments[request.index] as ModelInstrument;
    const price = this.#prices[request.index] as bigint;
    if (!request.market && request.target === 0n) return 'missing';
    const entry = request.market ? price : request.target;
    if (!instrument.fixed && !instrument.leverages.includes(request.leverage)) return 'leverageNotOffered';
    if (request.lots < 1n) return 'lotsBelowMinimum';
    const sides = this.#wrongSide(request.buy, entry, request.stop, request.take);
    if (sides) return sides;
    const order: ModelOrder = {
      id,
      parent: 0,
      clientId: request.clientId,
      instrument,
      buy: request.buy,
      lots: request.lots,
      leverage: instrument.fixed ? 1 : request.leverage,
      target: entry,
      fromBelow: entry >= price,
      status: 'pending',
      open: 0n,
      close: 0n,
      stop: request.stop,
      take: request.take,
      margin: 0n,
      fee: 0n,
      profit: 0n,
      reason: '',
    };
    this.#charge(order, entry);
    if (this.#free() < order.margin + order.fee) return 'insufficientFunds';
    this.orders.push(order);
    if (entry === price) this.#fill(order, price);
    this.#stopOutAll();
    return order;
  }

  close(id: number): ModelOrder | string {
    const order = this.orders.find((one) => one.id === id);
    if (!order) return 'unknownOrder';
    if (order.status !== 'open') return 'notOpen';
    this.#close(order, 'user');
    return order;
  }

  /** Closes so many hundredths of a lot; what is closed gets an id of its own. */
  closePart(id: number, lots: bigint, partId: number): ModelOrder | string {
    const order = this.orders.find((one) => one.id === id);
    if (!order) return 'unknownOrder';
    if (order.status !== 'open') return 'notOpen';
    if (lots > order.lots) return 'lotsAboveOpen';
    if (lots === order.lots) return this.close(id);
    if (lots < 1n) return 'lotsBelowMinimum';
    const part = { ...order, id: partId, parent: id, clientId: undefined, lots, status: 'closed' as const };
    order.lots -= lots;
    const [margin, fee] = [order.margin, order.fee];
    this.#charge(order, order.open);
    part.margin = margin - order.margin;
    part.fee = fee - order.fee;
    part.profit = this.#profit(part);
    part.reason = 'user';
    part.close = this.#price(order);
    this.orders.push(part);
    this.orders.sort((a, b) => a.id - b.id);
    this.ledger.push([part.profit, 'trading']);
    return part;
  }

  cancel(id: number): ModelOrder | string {
    const order = this.orders.find((one) => one.id === id);
    if (!order) return 'unknownOrder';
    if (order.status !== 'pending') return 'notPending';
    order.status = 'closed';
    order.reason = 'cancelled';
    order.close = this.#price(order);
    return order;
  }

  setStops(id: number, stop: bigint, take: bigint): ModelOrder | string {
    const order = this.orders.find((one) => one.id === id);
    if (!order) return 'unknownOrder';
    if (order.status === 'closed') return 'notOpen';
    const wrong = this.#wrongSide(order.buy, order.status === 'open' ? order.open : order.target, stop, take);
    if (wrong) return wrong;
    order.stop = stop;
    order.take = take;
    return order;
  }

  tick(index: number, price: bigint): void {
    this.#prices[index] = price;
    const here = this.orders.filter((order) => order.instrument.index === index && order.status !== 'closed');
    for (const order of here) if (order.status === 'open') this.#stopIfReached(order, price);
    for (const order of here) {
      if (order.status !== 'pending') continue;
      if (order.fromBelow ? price < order.target : price > order.target) continue;
      this.#charge(order, price);
      if (this.#free() < order.margin + order.fee) {
        this.#charge(order, order.target);
        this.cancel(order.id);
      } else {
        this.#fill(order, price);
        this.#stopIfReached(order, price);
      }
    }
    this.#stopOutAll();
  }

  reset(): void {
    for (const order of this.orders) {
      if (order.status === 'open') this.#close(order, 'user');
      else if (order.status === 'pending') this.cancel(order.id);
    }
    this.ledger.push([START - this.balance(), 'demo_funding']);
  }

  #wrongSide(buy: boolean, entry: bigint, stop: bigint, take: bigint): string | undefined {
    if (stop !== 0n && (buy ? stop >= entry : stop <= entry)) return 'stopLossSide';
    if (take !== 0n && (buy ? take <= entry : take >= entry)) return 'takeProfitSide';
    return undefined;
  }

  #charge(order: ModelOrder, price: bigint): void {
    const { fixed, contract, digits, feeMillionths } = order.instrument;
    const top = order.lots * contract * (fixed ? 1n : price) * MILLION;
    const bottom = 100n * (fixed ? 1n : 10n ** BigInt(digits) * BigInt(order.leverage));
    order.margin = rounded(top, bottom);
    order.fee = this.#perLot
      ? rounded(order.lots * feeMillionths, 100n)
      : rounded(top * feeMillionths, bottom * MILLION);
  }

  #fill(order: ModelOrder, price: bigint): void {
    this.#charge(order, price);
    order.status = 'open';
    order.open = price;
    this.ledger.push([-order.fee, 'fees']);
  }

  #close(order: ModelOrder, reason: string): void {
    order.profit = this.#profit(order);
    order.status = 'closed';
    order.reason = reason;
    order.close = this.#price(order);
    this.ledger.push([order.profit, 'trading']);
    if (this.balance() < 0n && !this.orders.some(({ status }) => status === 'open'))
      this.ledger.push([-this.balance(), 'trading']);
  }

  #stopIfReached(order: ModelOrder, price: bigint): void {
    const rise = (level: bigint) => (order.buy ? price - level : level - price);
    if (order.stop !== 0n && rise(order.stop) <= 0n) this.#close(order, 'stop_loss');
    else if (order.take !== 0n && rise(order.take) >= 0n) this.#close(order, 'take_profit');
  }

  #stopOutAll(): void {
    for (;;) {
      const held = this.orders.filter((order) => order.status === 'open');
      const used = held.reduce((total, order) => total + order.margin, 0n);
      if (used === 0n || this.#equity() * 100n > used * this.#stopOut) return;
      const worst = held.reduce((a, b) => (this.#profit(b) < this.#profit(a) ? b : a));
      this.#close(worst, 'stop_out');
    }
  }

  #equity(): bigint {
    return this.orders.reduce(
      (total, order) => total + (order.status === 'open' ? this.#profit(order) : 0n),
      this.balance(),
    );
  }

  #free(): bigint {
    return this.orders.reduce((total, order) => total - (order.status === 'open' ? order.margin : 0n), this.#equity());
  }

  #profit(order: ModelOrder): bigint {
    const move = (this.#price(order) - order.open) * (order.buy ? 1n : -1n);
    return rounded(
      move * order.lots * order.instrument.contract * MILLION,
      100n * 10n ** BigInt(order.instrument.digits),
    );
  }

  #price(order: ModelOrder): bigint {
    return this.#prices[order.instrument.index] as bigint;
  }
}

/** Half away from zero. */
function rounded(top: bigint, bottom: bigint): bigint {
  const size = top < 0n ? -top : top;
  const whole = (2n * size + bottom) / (2n * bottom);
  return top < 0n ? -whole : whole;
}
