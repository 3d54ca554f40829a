// @vitest-environment happy-dom
import { render, renderHook, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choiceInPane, choiceOnScreen } from '../../src/screens/orders/shown-list.ts';
import { OrdersScreen } from '../../src/screens/orders/OrdersScreen.tsx';
import { perPage, usePage } from '../../src/state/page.ts';
import { ticketOf } from '../../src/state/ticket.ts';
import { instrument } from '../support/page/catalogue.ts';
import { freshPage, page } from '../support/page/fresh-page.ts';
import { show, speak } from '../support/page/screen.tsx';
import { becomeMember } from '../support/page/session.ts';

beforeAll(() => speak('en'));
beforeEach(freshPage);

describe('the page', () => {
  it('is the same client and state for every component below it, and a fault where there is none', () => {
    const seen: unknown[] = [];
    const Look = (): null => {
      seen.push(usePage());
      return null;
    };
    show(
      <>
        <Look />
        <Look />
      </>,
    );
    expect(seen).toEqual([page, page]);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => usePage())).toThrow('No page is provided');
    expect(() => render(<Look />)).toThrow('No page is provided');
    vi.restoreAllMocks();
  });

  it('has one state of each kind that loads later, also where that is nothing', () => {
    const create = vi.fn(() => undefined);
    const nothingOf = perPage(create);
    expect([nothingOf(page), nothingOf(page)]).toEqual([undefined, undefined]);
    expect(create).toHaveBeenCalledTimes(1);
    ticketOf(page).open(instrument(1, 'EURUSD'));
    const before = ticketOf(page);
    expect(ticketOf(page)).toBe(before);
    freshPage();
    expect(ticketOf(page).current.value).toBeNull();
    expect(before.current.value?.instrumentId).toBe(1);
  });

  it('keeps the list of orders that was looked at, apart from the one below the chart', async () => {
    becomeMember();
    const first = show(<OrdersScreen />, '/order');
    await first.user.click(screen.getByRole('tab', { name: /^History/ }));
    first.unmount();
    show(<OrdersScreen />, '/order');
    expect(screen.getByRole('tab', { name: /^History/ }).getAttribute('aria-selected')).toBe('true');
    expect([choiceOnScreen(page).list.value, choiceInPane(page).list.value]).toEqual(['closed', 'open']);
  });
});
