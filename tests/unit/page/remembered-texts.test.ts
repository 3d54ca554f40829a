import { createInstance } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { rememberedTexts } from '../../../src/i18n/remembered-texts.ts';
import en from '../../../locales/en.json';

async function counted() {
  const translation = createInstance();
  await translation.init({ lng: 'en', resources: { en: { translation: en } } });
  const asked = vi.fn(translation.t);
  return { asked, t: rememberedTexts(asked as unknown as typeof translation.t) };
}

describe('texts that are remembered', () => {
  it('are looked up once', async () => {
    const { asked, t } = await counted();
    expect([t('connection.live'), t('connection.live')]).toEqual([en.connection.live, en.connection.live]);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('are not those with values in them', async () => {
    const { asked, t } = await counted();
    expect([1, 2].map((ms) => t('connection.latency', { ms }))).toEqual(['1 ms', '2 ms']);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
