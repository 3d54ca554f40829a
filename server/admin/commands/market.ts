import { formatScaled } from '../../../src/domain/price-scale.ts';
import type { Command, Fields } from '../command.ts';
import { AdminError } from '../command.ts';
import { textOf } from '../input.ts';
import type { AdminServices } from '../admin-services.ts';
import { timeText } from '../times.ts';

const CODE = { name: 'CODE', meaning: 'Code of the instrument, as in "market list".' };

export const MARKET_COMMANDS: readonly Command[] = [
  {
    name: 'market list',
    summary: 'Every instrument with its price, and whether it trades.',
    positionals: [],
    options: [],
    changes: false,
    run: async (services) => ({
      rows: services.market.catalogue.listings.map((_, index) => instrumentFields(services, index)),
    }),
  },
  {
    name: 'market close',
    summary: 'Halts an instrument until it is opened again: no orders, no fills, its price stands still.',
    positionals: [CODE],
    options: [],
    changes: true,
    run: (services, input) => change(services, textOf(input, CODE.name), true),
  },
  {
    name: 'market open',
    summary: 'Ends a halt; the hours of the market decide again.',
    positionals: [CODE],
    options: [],
    changes: true,
    run: (services, input) => change(services, textOf(input, CODE.name), false),
  },
];

async function change(services: AdminServices, code: string, halted: boolean) {
  const index = services.market.catalogue.indexOfCode(code.toUpperCase());
  if (index === undefined) throw new AdminError(`There is no instrument "${code}".`);
  const listed = services.market.catalogue.at(index).code;
  if ((services.market.halts.since(index) !== undefined) === halted) {
    throw new AdminError(`${listed} is ${halted ? 'halted already' : 'not halted'}.`);
  }
  const before = instrumentFields(services, index);
  if (halted) await services.market.halts.halt(listed, index, services.clock.now());
  else await services.market.halts.resume(listed, index);
  const after = instrumentFields(services, index);
  return {
    message: `${listed} is ${halted ? 'halted' : 'open for orders in its hours'}.`,
    record: after,
    before,
    after,
  };
}

function instrumentFields({ market: { catalogue, market, halts } }: AdminServices, index: number): Fields {
  const { code, displayCode, priceScale } = catalogue.at(index);
  const price = market.close(index);
  return {
    code,
    name: displayCode,
    price: Number.isNaN(price) ? null : formatScaled(price, priceScale),
    trades: market.isOpen(index),
    halted_since: timeText(halts.since(index)),
  };
}
