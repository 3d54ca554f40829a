import { anchorOf, type Block } from './block.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML shows it, and nothing of it as markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/** Blocks as HTML. */
export function toHtml(blocks: readonly Block[]): string {
  return blocks.map(blockHtml).join('\n');
}

/** Links to the headings of the two upper levels. */
export function contentsHtml(blocks: readonly Block[]): string {
  const links = blocks.flatMap((block) => {
    if (block.kind !== 'heading' || block.level > 3) return [];
    return [`<li class="level-${block.level}"><a href="#${anchorOf(block.text)}">${escapeHtml(block.text)}</a></li>`];
  });
  return `<ul>${links.join('')}</ul>`;
}

function blockHtml(block: Block): string {
  if (block.kind === 'heading') {
    const tag = `h${block.level}`;
    return `<${tag} id="${anchorOf(block.text)}">${escapeHtml(block.text)}</${tag}>`;
  }
  if (block.kind === 'text') return `<p>${inline(block.text)}</p>`;
  if (block.kind === 'code') return `<pre tabindex="0"><code>${escapeHtml(block.text)}</code></pre>`;
  return `<table><thead>${headRow(block.head)}</thead><tbody>${block.rows.map(bodyRow).join('')}</tbody></table>`;
}

function headRow(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<th scope="col">${inline(cell)}</th>`).join('')}</tr>`;
}

function bodyRow(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`;
}

function inline(text: string): string {
  return escapeHtml(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\]]+)\]\((#[\w-]+)\)/g, '<a href="$2">$1</a>');
}
