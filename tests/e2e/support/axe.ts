import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeRun {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** What axe finds against WCAG 2.2 A and AA on what is on screen. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    // A sheet that still rises is see-through, and is not where it will be. What waits for longer has not begun.
    const moving = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1_000);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: AxeRun };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations: found } = await axe.run({ runOnly: tags });
    return found.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
    );
  });
}
