/** Codes of the rows that are wholly inside the list. */
export function rowsOnScreen(): string[] {
  const list = document.querySelector('[data-testid="market-list"]')?.getBoundingClientRect();
  if (!list) return [];
  const rows = [...document.querySelectorAll<HTMLElement>('[data-testid="market-row"]')];
  const whole = rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= list.top - 1 && bottom <= list.bottom + 1;
  });
  return whole.map((row) => row.dataset['code'] ?? '');
}
