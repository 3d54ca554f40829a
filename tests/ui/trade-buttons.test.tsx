// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TicketPreview } from '../../src/contract/worker/ticket.ts';
import type { Instrument } from '../../src/domain/instrument.ts';
import { TradeButtons } from '../../src/screens/trade/TradeButtons.tsx';
import { instrument } from '../support/page/catalogue.ts';
import { becomeMember, becomeVisitor } from '../support/page/session.ts';
import { ticketPreview } from '../support/page/previews.ts';
import { quoteRows } from '../support/page/quote-rows.ts';
import { happen, show, speak, type Shown } from '../support/page/screen.tsx';
import { applyFrames, freshPage } from '../support/page/fresh-page.ts';

const EUR = instrument(1, 'EURUSD');
const onTrade = vi.fn();

function buttons(preview: TicketPreview | undefined, change: Partial<Instrument> = {}): Shown {
  return show(
    <TradeButtons instrument={{ ...EUR, ...change }} rules={preview} onTrade={onTrade} />,
    '/trade?code=EURUSD',
  );
}

const side = (name: 'buy' | 'sell'): HTMLButtonElement => screen.getByTestId<HTMLButtonElement>(`trade-${name}`);
const locked = (): boolean[] => [side('sell').disabled, side('buy').disabled];
const reasons = (): (string | null)[] => screen.queryAllByRole('listitem').map((each) => each.textContent);

describe('the buttons to trade', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
    becomeMember();
    onTrade.mockClear();
  });

  it('show the price as it moves, and trade the side that is tapped', async () => {
    const { user } = buttons(ticketPreview());
    happen(() => applyFrames([{ quotes: quoteRows({ id: 1, lastPrice: 108_543 }) }]));
    expect([side('sell').textContent, side('buy').textContent]).toEqual(['Sell1.08543', 'Buy1.08543']);
    await user.click(side('sell'));
    await user.click(side('buy'));
    expect(onTrade.mock.calls).toEqual([['sell'], ['buy']]);
    expect(reasons()).toEqual([]);
  });

  it.each([
    ['noPrice', 'There is no price yet.'],
    ['marketClosed', 'The market is closed.'],
    ['stalePrice', 'The price is too old to trade on.'],
    ['offline', 'There is no connection to the server.'],
  ] as const)('are locked and say why: %s', (block, reason) => {
    buttons(ticketPreview({ block, sideFaults: { buy: { stopLoss: 'wrongSide' }, sell: {} } }));
    expect([locked(), reasons()]).toEqual([[true, true], [reason]]);
    expect(screen.getByRole('status').textContent).toBe(reason);
  });

  it('are locked until a closed market opens, and say when that is', () => {
    const opensAt = new Date(2026, 2, 15, 21, 0).getTime();
    buttons(ticketPreview({ block: 'marketClosed' }), { opensAt });
    expect(reasons()).toEqual([expect.stringMatching(/^The market is closed\. It opens Sun.*9:00.PM\.$/)]);
  });

  it('are locked while nothing is known of what the ticket would cost', () => {
    buttons(undefined);
    expect([locked(), reasons()]).toEqual([[true, true], []]);
  });

  it('are locked by a fault of a field, which says so itself', () => {
    buttons(ticketPreview({ faults: { lots: 'belowMinimum' } }));
    expect([locked(), reasons()]).toEqual([[true, true], []]);
  });

  it.each([
    [{ stopLoss: 'wrongSide' }, {}, [false, true]],
    [{ takeProfit: 'wrongSide' }, {}, [false, true]],
    [{}, { stopLoss: 'wrongSide' }, [true, false]],
    [{}, { takeProfit: 'wrongSide' }, [true, false]],
  ] as const)('lock the side that %j and %j are a fault of; the stop says why', (buy, sell, expected) => {
    buttons(ticketPreview({ sideFaults: { buy, sell } }));
    expect([locked(), reasons()]).toEqual([expected, []]);
  });

  it('say once that funds do not cover either side', () => {
    const lots = { lots: 'insufficientFunds' } as const;
    buttons(ticketPreview({ sideFaults: { buy: lots, sell: lots } }));
    expect([locked(), reasons()]).toEqual([[true, true], ['Not enough free margin.']]);
  });

  it('send a visitor to the login, with the way back', async () => {
    happen(becomeVisitor);
    const { user, address } = buttons(ticketPreview());
    await user.click(side('buy'));
    expect(address()).toBe(`/login?from=${encodeURIComponent('/trade?code=EURUSD')}`);
    expect(onTrade).not.toHaveBeenCalled();
  });
});
