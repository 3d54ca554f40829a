import type { TFunction } from 'i18next';

type Translate = (key: string, values?: object) => string;

/** The same translator, which looks a text without values up once. For one language: another needs another. */
export function rememberedTexts(translator: TFunction): TFunction {
  const translate = translator as unknown as Translate;
  const texts = new Map<string, string>();
  const remembered: Translate = (key, values) => {
    if (values) return translate(key, values);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = translate(key);
    texts.set(key, text);
    return text;
  };
  return remembered as unknown as TFunction;
}
