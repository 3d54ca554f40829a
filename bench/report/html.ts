/** Text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A table; a cell's first column is its row's head. */
export function htmlTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  classOf?: (row: number) => string,
) {
  const heads = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const body = rows.map((row, index) => {
    const [first = '', ...rest] = row.map(escapeHtml);
    const cells = rest.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr class="${classOf?.(index) ?? ''}"><th scope="row">${first}</th>${cells}</tr>`;
  });
  return `<div class="wide"><table><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** Names and what is to be said of each. */
export function htmlNotes(rows: readonly (readonly [name: string, text: string])[]): string {
  const entries = rows.map(([name, text]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`);
  return `<dl class="notes">${entries.join('')}</dl>`;
}
