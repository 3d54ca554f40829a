import { describe, expect, it } from 'vitest';
import { KEY_FAMILIES, KEY_VARIABLES, type KeyFamily } from './key-families.ts';
import { baseKey, ENGLISH, pluralBases } from './locale-files.ts';
import { readAllTextUses, readTextUses, type TextUses } from './text-uses.ts';

const KEYS: ReadonlySet<string> = new Set([...ENGLISH.keys()].map((key) => baseKey(key, pluralBases(ENGLISH))));

/** The first parts of all keys: `market` of `market.title`. */
const SECTIONS = new Set([...KEYS].map((key) => key.slice(0, key.indexOf('.'))));

function startsAsKey(text: string): boolean {
  return /^[a-zA-Z]\w*\.\w*$/.test(text) && SECTIONS.has(text.slice(0, text.indexOf('.')));
}

/** Strings that are asked of the translator, or look like a key, and are none. */
function missingKeys({ asked, strings }: TextUses): string[] {
  const likely = [...strings].filter((text) => startsAsKey(text) && !text.endsWith('.'));
  return [...new Set([...asked, ...likely])].filter((key) => !KEYS.has(key));
}

function familyFindings({ templates }: TextUses, families: readonly KeyFamily[]): string[] {
  const listed = families.flatMap((family) => family.templates);
  const used = [...templates].filter(([, start]) => startsAsKey(start)).map(([template]) => template);
  return [
    ...used.filter((template) => !listed.includes(template)).map((template) => `${template} is no listed family`),
    ...listed.filter((template) => !used.includes(template)).map((template) => `${template} is used nowhere`),
    ...families
      .flatMap((family) => family.members.map((member) => family.prefix + member))
      .filter((key) => !KEYS.has(key))
      .map((key) => `${key} has no text`),
  ];
}

function variableFindings({ variables }: TextUses, listed: readonly string[]): string[] {
  return [
    ...[...variables].filter((use) => !listed.includes(use)).map((use) => `${use} is not listed`),
    ...listed.filter((use) => !variables.has(use)).map((use) => `${use} is used nowhere`),
  ];
}

function unusedKeys({ strings }: TextUses, families: readonly KeyFamily[]): string[] {
  const built = new Set(families.flatMap((family) => family.members.map((member) => family.prefix + member)));
  return [...KEYS].filter((key) => !strings.has(key) && !built.has(key));
}

describe('the texts that the page uses', () => {
  const uses = readAllTextUses();

  it('all exist', () => {
    expect(missingKeys(uses)).toEqual([]);
  });

  it('are put together only in the listed ways, each of which has its texts', () => {
    expect(familyFindings(uses, KEY_FAMILIES)).toEqual([]);
  });

  it('reach the translator by a name only where listed', () => {
    expect(variableFindings(uses, KEY_VARIABLES)).toEqual([]);
  });

  it('are all that there are', () => {
    expect(unusedKeys(uses, KEY_FAMILIES)).toEqual([]);
  });

  it('are not written into a component', () => {
    expect(uses.hardCoded).toEqual([]);
  });
});

describe('a fault in the use of texts is seen', () => {
  const read = (source: string): TextUses => readTextUses('planted.tsx', source);

  it('a key that does not exist, asked for, in a branch, or in a table', () => {
    expect(missingKeys(read(`t('market.tilte')`))).toEqual(['market.tilte']);
    expect(missingKeys(read(`t('titel')`))).toEqual(['titel']);
    expect(missingKeys(read(`i18n.t(on ? 'market.title' : 'market.tilte')`))).toEqual(['market.tilte']);
    expect(missingKeys(read(`const TITLES = { open: ['orders.none', 'orders.nun'] };`))).toEqual(['orders.nun']);
    expect(missingKeys(read(`t('market.title'); const file = 'market.module.css';`))).toEqual([]);
  });

  it('a template that is not listed, listed for nothing, or without a text', () => {
    const template = read('t(`reason.${why}`)');
    const family = { templates: ['reason.${why}'], prefix: 'reason.', members: ['user'] };
    expect(familyFindings(template, [family])).toEqual([]);
    expect(familyFindings(template, [])).toEqual(['reason.${why} is no listed family']);
    expect(familyFindings(read('1'), [family])).toEqual(['reason.${why} is used nowhere']);
    expect(familyFindings(template, [{ ...family, members: ['weather'] }])).toEqual(['reason.weather has no text']);
  });

  it('a name that is given to the translator', () => {
    expect(variableFindings(read('t(title)'), [])).toEqual(['planted.tsx: t(title) is not listed']);
    expect(variableFindings(read('t(TITLES[status])'), ['planted.tsx: t(title)'])).toHaveLength(2);
    expect(variableFindings(read(`t(on ? 'market.title' : other)`), ['planted.tsx: t(other)'])).toEqual([]);
  });

  it('a text that nothing uses; a comment is no use', () => {
    const everything = [...KEYS].map((key) => `t('${key}');`).join('\n');
    expect(unusedKeys(read(everything), [])).toEqual([]);
    expect(unusedKeys(read(everything.replace("t('market.title');", "// t('market.title')")), [])).toEqual([
      'market.title',
    ]);
  });

  it.each([
    ['text', '<p>Balance</p>'],
    ['text beside a value', '<p>{balance} USD</p>'],
    ['a string in braces', `<p>{'Balance'}</p>`],
    ['a branch', `<p>{open ? 'Open' : <b />}</p>`],
    ['a condition', `<>{open && 'Open'}</>`],
    ['a template', '<p>{`${lots} lots`}</p>'],
    ['a sum', `<p>{lots + ' lots'}</p>`],
    ['a label', '<button aria-label="Close" />'],
    ['a title in braces', `<button title={open ? 'Close' : label} />`],
    ['a picture', '<img alt="Logo" />'],
    ['a placeholder', '<input placeholder={`Search ${code}`} />'],
    ['a label of our own', '<Field label="Lots" />'],
    ['another script', '<p>餘額</p>'],
    ['a toast', `showToast('info', 'Saved')`],
  ])('%s in a component', (_, source) => {
    expect(read(source).hardCoded).toHaveLength(1);
  });

  it.each([
    ['numbers, punctuation and symbols', '<p>→ · 1:100 {price} ÷ (%)</p>'],
    ['an empty picture text', '<img alt="" />'],
    ['names, kinds and classes', `<p className="muted" data-phase={open ? 'open' : 'closed'} role="status" />`],
    ['a translated text', `<p title={t('market.title')}>{t('market.title')}</p>`],
    ['a comparison', `<p>{key === 'erase' ? icon : key}</p>`],
  ])('but not %s', (_, source) => {
    expect(read(source).hardCoded).toEqual([]);
  });
});
