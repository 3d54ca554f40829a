/** Notes the open of each bar that the chart's legend reads out: in a soak, every minute must come by. */
const EVERY_MS = 1_000;

const opens = new Set<string>();

setInterval(() => {
  const legend = document.querySelector('[data-testid="legend"]')?.textContent;
  const [open] = /\d+\.\d+/.exec(legend ?? '') ?? [];
  if (open !== undefined) opens.add(open);
}, EVERY_MS);

Object.assign(globalThis, { benchOpens: () => [...opens] });
