/** A row of the list without a framework: made once, written by hand. */
import logo from '../../src/screens/shared/InstrumentLogo.module.css';
import styles from '../../src/screens/market/MarketRow.module.css';
import type { ListedInstrument } from './instruments.ts';
import { Flash } from './flash.ts';
import { drawSparkline, sparklineElement } from './sparkline.ts';
import { changeText, toneOf, priceText } from './texts.ts';

function span(className: string | undefined, ...children: Node[]): HTMLElement {
  const made = document.createElement('span');
  made.className = className ?? '';
  made.append(...children);
  return made;
}

export class FloorRow {
  readonly element: HTMLElement;
  readonly instrument: ListedInstrument;
  readonly #price = document.createTextNode('--');
  readonly #change = document.createTextNode('--');
  readonly #changeCell: HTMLElement;
  readonly #flash: Flash;
  readonly #stopSparkline: () => void;

  constructor(instrument: ListedInstrument, top: number) {
    const { code, id } = instrument;
    this.instrument = instrument;
    const line = sparklineElement();
    const price = span('number', this.#price);
    price.dataset['testid'] = 'price';
    const priceCell = span(styles['price'], span(styles['text'], price));
    const text = (value: string): Text => document.createTextNode(value);
    this.#changeCell = span(styles['text'], span('number', this.#change));
    const open = document.createElement('a');
    open.className = styles['open'] ?? '';
    open.append(span(logo['letters'], text(code.slice(0, 2))));
    open.append(span(styles['names'], span(styles['code'], text(code)), span(styles['name'], text(code))));
    open.append(span(styles['spark'], line), priceCell, span(styles['change'], this.#changeCell));
    this.element = rowElement(code, top, open);
    this.#flash = new Flash(priceCell);
    this.#stopSparkline = drawSparkline(line, id);
  }

  write(close: number, change: number): void {
    this.#price.data = priceText(close);
    this.#change.data = changeText(change);
    const tone = toneOf(change);
    if (tone === undefined) delete this.#changeCell.dataset['tone'];
    else if (this.#changeCell.dataset['tone'] !== tone) this.#changeCell.dataset['tone'] = tone;
    this.#flash.show(close);
  }

  remove(): void {
    this.#stopSparkline();
    this.element.remove();
  }
}

function rowElement(code: string, top: number, content: HTMLElement): HTMLElement {
  const row = document.createElement('div');
  row.className = styles['row'] ?? '';
  row.dataset['code'] = code;
  row.dataset['testid'] = 'market-row';
  const place = document.createElement('div');
  place.style.cssText = `position:absolute;inset-inline:0;top:${top}px`;
  row.append(content);
  place.append(row);
  return place;
}
