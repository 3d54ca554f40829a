import { describe, expect, it } from 'vitest';
import { findChromium, findHeadlessChromium } from '../../tools/chromium.ts';

describe('finding a Chromium', () => {
  it('takes the one that is asked for, or none when it is not there', () => {
    expect(findChromium('/opt/mine', (path) => path === '/opt/mine')).toBe('/opt/mine');
    expect(findChromium('/opt/mine', (path) => path === '/usr/bin/chromium')).toBeUndefined();
  });

  it('takes the system’s, then Playwright’s own', () => {
    expect(findChromium('', (path) => path.startsWith('/usr/bin/'))).toBe('/usr/bin/chromium');
    expect(findChromium('', (path) => path.startsWith('/Applications/'))).toMatch(/Google Chrome$/);
    expect(findChromium('', (path) => /ms-playwright|chromium-\d+/.test(path))).toMatch(/chrom/i);
    expect(findChromium('', () => false)).toBeUndefined();
  });

  it('takes the headless shell where most tests run, unless another is asked for or there is none', () => {
    const shell = '/usr/bin/chromium-headless-shell';
    expect(findHeadlessChromium('', (path) => path.startsWith('/usr/bin/'))).toBe(shell);
    expect(findHeadlessChromium('/opt/mine', (path) => path === '/opt/mine' || path === shell)).toBe('/opt/mine');
    expect(findHeadlessChromium('', (path) => path === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
  });
});
