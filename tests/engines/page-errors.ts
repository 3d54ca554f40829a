interface Message {
  readonly type: () => string;
  readonly text: () => string;
}

/** The errors of a page, from the two events that tell them. */
export class PageErrors {
  readonly #all: string[] = [];

  get all(): readonly string[] {
    return this.#all;
  }

  readonly thrown = (error: unknown): void => void this.#all.push(String(error));

  readonly logged = (message: Message): void => {
    if (message.type() === 'error') this.#all.push(message.text());
  };
}
