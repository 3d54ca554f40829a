/** A row of the list without a framework: made once, written by hand. */
import logo from '../../src/screens/shared/InstrumentLogo.module.css';
import names from '../../src/screens/shared/InstrumentNames.module.css';
import styles from '../../src/screens/market/MarketRow.module.css';
import type { ListedInstrument } from './instruments.ts';
import { Flash } from './flash.ts';
import { drawSparkline, sparklineElement } from './sparkline.ts';
import { changeText, priceShape, priceText, toneOf } from './texts.ts';

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
  readonly #shape = document.createTextNode('--');
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
    const shape = span(styles['shape'], span('number', this.#shape));
    const priceCell = span(styles['price'], shape, span(styles['text'], price));
    const text = (value: string): Text => document.createTextNode(value);
    this.#changeCell = span(styles['text'], span('number', this.#change));
    const open = document.createElement('a');
    open.className = styles['open'] ?? '';
    open.append(span(logo['letters'], text(code.slice(0, 2))));
    open.append(span(names['names'], span(names['code'], text(code)), span(names['name'], text(code))));
    const figures = span(styles['figures'], priceCell, span(styles['change'], this.#changeCell));
    open.append(span(styles['spark'], line), figures);
    this.element = rowElement(code, top, open);
    this.#flash = new Flash(priceCell);
    this.#stopSparkline = drawSparkline(line, id);
  }

  write(close: number, change: number): void {
    const text = priceText(close);
    this.#price.data = text;
    if (text.length !== this.#shape.data.length) this.#shape.data = priceShape(text);
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
