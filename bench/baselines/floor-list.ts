/** A virtual list without a framework. */
import type { ListedInstrument } from './instruments.ts';
import { FloorRow } from './floor-row.ts';

const ROW_HEIGHT = 60;
const OVERSCAN = 4;

export class FloorList {
  readonly #scroller: HTMLElement;
  readonly #body = document.createElement('div');
  readonly #rows = new Map<number, FloorRow>();
  readonly #onRow: (row: FloorRow) => void;
  #instruments: readonly ListedInstrument[] = [];

  /** @param onRow a row has come into view and wants its price */
  constructor(scroller: HTMLElement, onRow: (row: FloorRow) => void) {
    this.#scroller = scroller;
    this.#onRow = onRow;
    this.#body.style.position = 'relative';
    scroller.append(this.#body);
    scroller.addEventListener('scroll', () => this.#fill());
  }

  row(id: number): FloorRow | undefined {
    return this.#rows.get(id);
  }

  show(instruments: readonly ListedInstrument[]): void {
    this.#instruments = instruments;
    this.#body.style.height = `${instruments.length * ROW_HEIGHT}px`;
    for (const [id, row] of this.#rows) this.#remove(id, row);
    this.#fill();
  }

  #fill(): void {
    const first = Math.max(0, Math.floor(this.#scroller.scrollTop / ROW_HEIGHT) - OVERSCAN);
    const last = Math.ceil((this.#scroller.scrollTop + this.#scroller.clientHeight) / ROW_HEIGHT) + OVERSCAN;
    const window = this.#instruments.slice(first, last);
    const wanted = new Set(window.map(({ id }) => id));
    for (const [id, row] of this.#rows) if (!wanted.has(id)) this.#remove(id, row);
    window.forEach((instrument, index) => {
      if (!this.#rows.has(instrument.id)) this.#add(instrument, (first + index) * ROW_HEIGHT);
    });
  }

  #add(instrument: ListedInstrument, top: number): void {
    const row = new FloorRow(instrument, top);
    this.#rows.set(instrument.id, row);
    this.#body.append(row.element);
    this.#onRow(row);
  }

  #remove(id: number, row: FloorRow): void {
    this.#rows.delete(id);
    row.remove();
  }
}
