/** How many columns a text may have where it stands, on a phone 360 px wide. */
interface TextRoom {
  readonly where: string;
  readonly keys: readonly string[];
  readonly most: number;
}

export const TEXT_ROOM: readonly TextRoom[] = [
  {
    where: 'tab bar: five tabs of 72 px in 12 px type',
    keys: ['tabs.market', 'tabs.trade', 'tabs.orders'],
    most: 11,
  },
  {
    where:
      'period bar: six periods beside the full-screen button leave 32 px each in 14 px type, three letters and a little',
    keys: ['chart.1min', 'chart.5min', 'chart.15min', 'chart.30min', 'chart.60min', 'chart.1day'],
    most: 3.75,
  },
  {
    where: 'chart legend: five figures with their names in one line of 12 px type',
    keys: ['chart.open', 'chart.high', 'chart.low', 'chart.close', 'chart.volume'],
    most: 2,
  },
  {
    where: 'three segments of 94 px in 14 px type; the count may stand in a second line',
    keys: ['orders.open', 'orders.pending', 'orders.closed'],
    most: 11,
  },
  {
    where: 'two segments of 149 px in 14 px type',
    keys: ['trade.market', 'trade.pending', 'account.green', 'account.red', 'account.light', 'account.dark'],
    most: 16,
  },
  {
    where: 'column heads of the market list: 72 px in 12 px type, the first has more',
    keys: ['market.instrument', 'market.price', 'market.change'],
    most: 11,
  },
  { where: 'a line of 80 px in 12 px type below the code', keys: ['market.closed'], most: 12 },
  { where: 'the change column of 72 px, beside an age such as 59 min', keys: ['market.stale'], most: 7 },
  { where: 'beside the big price and its change', keys: ['trade.dayOpen'], most: 10 },
  {
    where: 'half a row of the ticket, 156 px, beside an amount',
    keys: ['trade.margin', 'trade.fee', 'trade.free', 'trade.levelAfter'],
    most: 14,
  },
  {
    where: 'half a row of the ticket, 128 px beside the box',
    keys: ['trade.stopLoss', 'trade.takeProfit'],
    most: 16,
  },
  { where: 'a word in an order row, beside code and lots', keys: ['trade.buy', 'trade.sell'], most: 10 },
  {
    where: 'a badge beside the connection and the star',
    keys: ['account.demo', 'account.real', 'account.logIn'],
    most: 14,
  },
  {
    where: 'one of two buttons side by side, 124 px in 16 px type, in two lines at most',
    keys: ['orders.keep', 'orders.closePosition', 'orders.cancelOrder', 'orders.saveStops', 'common.confirm'],
    most: 20,
  },
  { where: 'a button in one line of 296 px in 16 px type', keys: ['broken.copy'], most: 30 },
  { where: 'the way out of a question: one line beside the other button', keys: ['common.cancel'], most: 14 },
];
