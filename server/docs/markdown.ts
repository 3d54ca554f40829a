import type { Block } from './block.ts';

/** Blocks as Markdown. */
export function toMarkdown(blocks: readonly Block[]): string {
  return blocks.map(blockText).join('\n\n');
}

function blockText(block: Block): string {
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${block.text}`;
  if (block.kind === 'code') return `\`\`\`\n${block.text}\n\`\`\``;
  if (block.kind === 'text') return block.text;
  return [block.head, block.head.map(() => '---'), ...block.rows].map(tableRow).join('\n');
}

/** A bar inside of a cell would end it. */
function tableRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
}
