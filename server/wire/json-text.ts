/** Data of an answer that is JSON already. Nobody checks it: it must be whole, as `JSON.stringify` writes it. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
