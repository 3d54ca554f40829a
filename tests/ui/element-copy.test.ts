// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { attributesOf, copyOf, plainCopyOf } from '../../src/ui/element-copy.ts';

function elementOf(html: string): Element {
  const [element] = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body.children;
  if (!element) throw new Error('No element');
  return document.body.appendChild(document.importNode(element, true));
}

const same = (): undefined => undefined;

describe('the copy of an element', () => {
  it('has its name, its looks, its text and what is in it', () => {
    const element = elementOf('<p class="a" style="top: 1px">x<b data-tone="up">1.2</b></p>');
    expect(copyOf(element, same)).toEqual([
      ['p', { class: 'a', style: 'top: 1px' }, 'x', ['b', { 'data-tone': 'up' }, '1.2']],
    ]);
  });

  it('leaves out what names an element, leads somewhere or is read aloud', () => {
    const element = elementOf(
      '<a id="i" href="/x" role="link" aria-label="l" data-testid="t" data-code="EURUSD" class="c">x</a>',
    );
    expect(copyOf(element, same)).toEqual([['a', { class: 'c' }, 'x']]);
  });

  it('leaves out what is hidden and what is placed below the screen', () => {
    const below = screen.height + 1;
    const element = elementOf(
      `<p><b hidden>1</b><b style="display: none">2</b><b style="inset-block-start: ${below}px">3</b><b>4</b></p>`,
    );
    expect(copyOf(element, same)).toEqual([['p', {}, ['b', {}, '4']]]);
  });

  it('takes what is put in the place of an element, at any depth', () => {
    const element = elementOf('<p><b class="old">1</b><i><b class="old">2</b></i></p>');
    const edited = copyOf(element, (each) =>
      each.className === 'old' ? ['before', plainCopyOf(each, same, { class: 'new' })] : undefined,
    );
    expect(edited).toEqual([
      ['p', {}, 'before', ['b', { class: 'new' }, '1'], ['i', {}, 'before', ['b', { class: 'new' }, '2']]],
    ]);
  });

  it('can be kept as text', () => {
    const [copy] = copyOf(elementOf('<p>x<b>1</b></p>'), same);
    expect(JSON.parse(JSON.stringify(copy))).toEqual(copy);
    expect(attributesOf(elementOf('<p title="x" lang="de"></p>'))).toEqual({ lang: 'de' });
  });
});
