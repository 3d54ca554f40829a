// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { decimal } from '../../../src/domain/decimal.ts';
import { effect } from '../../../src/state/signals.ts';
import { type TicketRules } from '../../../src/state/ticket-rules.ts';
import { ticketPreview as preview } from '../../support/page/previews.ts';
import { freshPage, page } from '../../support/page/fresh-page.ts';
import { ticketRulesOf } from '../../../src/state/ticket-rules.ts';

beforeEach(freshPage);

/** What a form that follows the rules would be woken with. */
function woken(): (TicketRules | undefined)[] {
  const all: (TicketRules | undefined)[] = [];
  effect(() => void all.push(ticketRulesOf(page).rules.value));
  return all;
}

describe('the rules of the ticket', () => {
  it('leave the form alone while only amounts move', () => {
    page.state.ticketPreview.value = preview();
    const rules = woken();
    for (let cents = 1; cents <= 50; cents++)
      page.state.ticketPreview.value = preview({ margin: decimal(`108.${cents + 100}`) });
    expect(rules).toHaveLength(1);
  });

  it('wake it with a fault, a lock, another instrument, and when there is no preview any more', () => {
    page.state.ticketPreview.value = preview();
    const rules = woken();
    page.state.ticketPreview.value = preview({ faults: { lots: 'offStep' } });
    expect(rules.at(-1)?.faults).toEqual({ lots: 'offStep' });
    page.state.ticketPreview.value = preview({ block: 'offline' });
    expect(rules.at(-1)).toMatchObject({ block: 'offline', faults: {} });
    page.state.ticketPreview.value = preview({ sideFaults: { buy: { stopLoss: 'wrongSide' }, sell: {} } });
    expect(rules.at(-1)?.sideFaults.buy).toEqual({ stopLoss: 'wrongSide' });
    page.state.ticketPreview.value = preview({ instrumentId: 2 });
    expect(rules.at(-1)?.instrumentId).toBe(2);
    page.state.ticketPreview.value = null;
    expect(rules.at(-1)).toBeUndefined();
    expect(rules).toHaveLength(6);
  });
});
