/** Every figure that the guides state, reckoned by the product's own rules from its own catalogue and settings. */
import { buildCatalogue, REAL_COUNT } from '../../../server/catalogue/catalogue.ts';
import { CATEGORY, type Listing } from '../../../server/catalogue/listing.ts';
import { DEMO_BALANCE } from '../../../server/engine/demo-balance.ts';
import { EXAMPLES } from '../../../server/funds/seed-funds.ts';
import type { FirstGuide } from '../../../server/news/first/first-texts.ts';
import { readSettings } from '../../../server/settings.ts';
import { feeTypeOf } from '../../../server/settings/market-settings.ts';
import { MAX_PICTURE_BYTES } from '../../../server/uploads/picture.ts';
import { CODE_DIGITS, CODE_MINUTES } from '../../../server/users/codes.ts';
import { passwordFault } from '../../../server/users/password-rules.ts';
import { accountSummary, isStoppedOut } from '../../../src/domain/account.ts';
import { copiedLots, type CopyTerms } from '../../../src/domain/copy-lots.ts';
import {
  add,
  decimal,
  divide,
  multiply,
  negate,
  subtract,
  toFixedText,
  toShortText,
  type Decimal,
} from '../../../src/domain/decimal.ts';
import { creditedAmount } from '../../../src/domain/deposit.ts';
import { feeOf, marginOf } from '../../../src/domain/margin.ts';
import { profitOf } from '../../../src/domain/profit.ts';
import { receivedAmount, withdrawalFee, type WithdrawalTerms } from '../../../src/domain/withdrawal.ts';

const settings = readSettings({});
const FEE_TYPE = feeTypeOf(settings);
const { listings } = buildCatalogue(REAL_COUNT, FEE_TYPE);
const LISTINGS = new Map(listings.map((listing) => [listing.code, listing]));

/** An instrument of the catalogue. */
export function listed(code: string): Listing {
  const listing = LISTINGS.get(code);
  if (!listing) throw new Error(`${code} is not listed`);
  return listing;
}

export type Kind = keyof typeof CATEGORY;

/** The instruments of some kinds. */
export function listedIn(kinds: readonly Kind[]): readonly Listing[] {
  const categories = new Set<number>(kinds.map((kind) => CATEGORY[kind]));
  return listings.filter(({ categoryId }) => categories.has(categoryId));
}

const EURUSD = listed('EURUSD');
const ENTRY = decimal('1.16520');
const PIP = decimal('0.0001');
const TENTH = decimal('0.1');
const HALF = decimal('0.5');
const exit = (price: string, lots = TENTH): Decimal =>
  profitOf(EURUSD, { side: 'buy', lots, openPrice: ENTRY }, decimal(price));
const marginAt = (times: number, lots = TENTH): Decimal => marginOf(EURUSD, { lots, price: ENTRY, leverage: times });
const feeFor = (lots: Decimal): Decimal => feeOf(EURUSD, FEE_TYPE, { lots, price: ENTRY, leverage: 100 });
const money = (amount: Decimal): string => toFixedText(amount, 2);
const short = (value: Decimal): string => toShortText(value);
const pips = (change: Decimal): string => short(divide(change, PIP, 1));

function pipAndLot(): readonly string[] {
  const worth = ['1', '0.1'].map((lots) => short(exit('1.16530', decimal(lots))));
  const gain = short(exit('1.16770'));
  const sizes = [short(EURUSD.contractSize), short(listed('XAUUSD').contractSize)];
  const least = [short(EURUSD.minLots), short(listed('USOIL').minLots)];
  const change = toFixedText(subtract(decimal('1.16770'), ENTRY), 5);
  const rates = [short(PIP), '0.01', '1.16520', '1.16530', '1.16770', change, pips(decimal(change))];
  return [...rates, ...sizes, '1', ...worth, money(exit('1.16530', decimal('0.01'))), gain, ...least];
}

function leverage(): readonly string[] {
  const offered = [50, 100, 400].filter((value) => EURUSD.leverages.includes(value));
  const value = marginAt(1);
  const percentDown = exit(short(multiply(ENTRY, decimal('0.99'))));
  const terms = ['0.1', '1.16520', short(EURUSD.contractSize), short(value), '1'];
  return [...terms, ...offered.flatMap((times) => [String(times), money(marginAt(times))]), money(negate(percentDown))];
}

function margin(): readonly string[] {
  const used = marginAt(100);
  const { balance, equity, freeMargin, marginLevel } = accountSummary(decimal('1000'), used, exit('1.16770'));
  const terms = ['0.1', '1.16520', '1', '100', short(EURUSD.contractSize), money(used), short(exit('1.16770'))];
  return [...terms, short(balance), short(equity), money(freeMargin), money(marginLevel ?? PIP)];
}

function stopOut(): readonly string[] {
  const [used, fee] = [marginAt(100, HALF), feeFor(HALF)];
  const balance = subtract(decimal('1000'), fee);
  const level = accountSummary(balance, used, decimal('0')).marginLevel ?? PIP;
  const least = divide(multiply(used, settings.stopOutLevel), decimal('100'), 2);
  const price = firstStoppedOut(balance, used);
  const left = add(balance, exit(short(price), HALF));
  const begun = ['1000', '0.5', '1.16520', '1', '100', money(used), short(fee), short(balance), money(level)];
  const reached = [short(settings.stopOutLevel), money(least), money(subtract(balance, least))];
  return [...begun, ...reached, toFixedText(price, 5), pips(subtract(ENTRY, price)), short(left)];
}

/** The highest price at which the position of the example is closed. */
function firstStoppedOut(balance: Decimal, used: Decimal): Decimal {
  const step = decimal('0.00001');
  let price = ENTRY;
  while (!isStoppedOut(add(balance, exit(short(price), HALF)), used, settings.stopOutLevel))
    price = subtract(price, step);
  return price;
}

function fees(): readonly string[] {
  const rates = ['EURUSD', 'EURGBP', 'XAUUSD', 'BTCUSD'].map((code) => short(listed(code).feeRate));
  const [fee, gain] = [feeFor(TENTH), exit('1.16770')];
  const earnedBack = divide(fee, exit('1.16530'), 1);
  return [...rates, '0.1', money(fee), short(gain), money(subtract(gain, fee)), short(earnedBack)];
}

const verification = (): readonly string[] => [
  short(settings.unverifiedMost),
  String(MAX_PICTURE_BYTES / (1024 * 1024)),
];

function withdrawn(code: string, protocol?: string): WithdrawalTerms {
  const [found] = EXAMPLES.find(([currency]) => currency.code === code && currency.protocol === protocol) ?? [];
  if (!found) throw new Error(`${code} is not offered`);
  const { fee_type: feeType, draw_rate: rate, usd_price: usdPrice } = found;
  return { feeType: feeType === 'fixed' ? 'fixed' : 'share', rate: decimal(rate), usdPrice: decimal(usdPrice) };
}

function funds(): readonly string[] {
  const [coin, euros, amount] = [withdrawn('USDT', 'TRC20'), withdrawn('EUR'), decimal('200')];
  const credited = [short(euros.usdPrice), '460', short(creditedAmount(decimal('460'), euros.usdPrice))];
  const share = short(multiply(euros.rate, decimal('100')));
  const charged = ['200', share, ...[coin, euros].map((terms) => short(withdrawalFee(terms, amount)))];
  const received = [short(receivedAmount(coin, amount)), money(receivedAmount(euros, amount))];
  const limits = [String(settings.coolOffHours), short(settings.coolOffMost), short(settings.unverifiedMost)];
  return [...credited, ...charged, ...received, ...limits];
}

function following(): readonly string[] {
  const [follower, leader] = [decimal('1000'), decimal('8000')];
  const copied = (mode: CopyTerms['mode'], multiple: string): string =>
    short(
      copiedLots({ mode, multiple: decimal(multiple), maxLots: undefined }, HALF, { follower, leader }, EURUSD) ?? PIP,
    );
  const unrounded = divide(multiply(HALF, follower), leader, 4);
  const terms = ['0.5', '0.2', '1', short(follower), short(leader), short(EURUSD.minLots)];
  return [...terms, copied('fixed', '0.2'), short(unrounded), copied('equity', '1')];
}

const safety = (): readonly string[] => [
  passwordFault('abc', [])?.values?.['minimum'] ?? '',
  String(CODE_DIGITS),
  String(CODE_MINUTES),
  short(DEMO_BALANCE),
];

/** By guide, each figure as decimal text with the digits that are stated. Guides without one have none. */
export const GUIDE_FIGURES: Readonly<Record<FirstGuide, readonly string[]>> = {
  pipAndLot: pipAndLot(),
  leverage: leverage(),
  margin: margin(),
  stopOut: stopOut(),
  orderTypes: [],
  stops: ['0.1', '1.16520', '1.16020', '100000', '0.00500', short(negate(exit('1.16020')))],
  fees: fees(),
  verification: verification(),
  funds: funds(),
  following: following(),
  safety: safety(),
};
