// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { JSX } from 'react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TicketPreview } from '../../src/contract/worker/ticket.ts';
import { StopFields } from '../../src/screens/trade/StopFields.tsx';
import { useSignalValue } from '../../src/state/signals.ts';
import { instrument, showCatalogue } from '../support/page/catalogue.ts';
import { ticketPreview } from '../support/page/previews.ts';
import { quoteRows } from '../support/page/quote-rows.ts';
import { show, speak } from '../support/page/screen.tsx';
import { applyFrames, freshPage, page } from '../support/page/fresh-page.ts';
import { ticketOf } from '../../src/state/ticket.ts';

const EUR = instrument(1, 'EURUSD');
const WRONG = 'wrongSide';

function Stops({ preview }: { readonly preview: TicketPreview }): JSX.Element | null {
  const current = useSignalValue(ticketOf(page).current);
  return current && <StopFields instrument={EUR} ticket={current} rules={preview} />;
}

const notes = (): (string | null)[] => screen.queryAllByRole('listitem').map((each) => each.textContent);
const stop = (): HTMLElement => screen.getByRole('checkbox', { name: 'Stop loss' });

describe('the stops of a ticket', () => {
  beforeAll(() => speak('en'));
  beforeEach(() => {
    freshPage();
    showCatalogue([EUR]);
    applyFrames([{ quotes: quoteRows({ id: 1, lastPrice: 108_543 }) }]);
    ticketOf(page).open(EUR);
  });

  it('have a field once they are ticked, which starts at the price', async () => {
    const { user } = show(<Stops preview={ticketPreview()} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(stop());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Stop loss' }).value).toBe('1.08543');
    await user.click(stop());
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(ticketOf(page).current.value?.stopLoss.on).toBe(false);
  });

  it.each([
    [{ stopLoss: WRONG }, {}, 'Buy: the stop loss must lie below the price.'],
    [{ takeProfit: WRONG }, {}, 'Buy: the take profit must lie above the price.'],
    [{}, { stopLoss: WRONG }, 'Sell: the stop loss must lie above the price.'],
    [{}, { takeProfit: WRONG }, 'Sell: the take profit must lie below the price.'],
    [{ stopLoss: WRONG }, { stopLoss: WRONG }, 'Move the stop loss away from the price.'],
    [{ takeProfit: WRONG }, { takeProfit: WRONG }, 'Move the take profit away from the price.'],
  ] as const)('say which side %j and %j keep from trading', async (buy, sell, note) => {
    const { user } = show(<Stops preview={ticketPreview({ sideFaults: { buy, sell } })} />);
    expect(notes()).toEqual([]);
    await user.click(stop());
    expect(notes()).toEqual([note]);
    expect(screen.getByTestId('stop-notes').getAttribute('role')).toBe('status');
  });

  it('show the fault of a price beside it', async () => {
    const { user } = show(<Stops preview={ticketPreview({ faults: { stopLoss: 'tooManyDigits' } })} />);
    await user.click(stop());
    expect(screen.getByRole('alert').textContent).toBe('Too many digits after the point.');
  });
});
