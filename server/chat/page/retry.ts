/** When something that failed is tried again. */

const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/** How long to wait after so many failures in a row. @param random in [0, 1), so that not all pages ask at once */
export function pauseAfter(failures: number, random: number): number {
  const pause = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10));
  return pause * (0.5 + random / 2);
}

/** A pause that can be cut short. */
export class Pause {
  #wake: (() => void) | undefined;

  /** Settles after so many milliseconds, or when it is woken. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Ends the pause that is under way. */
  wake(): void {
    this.#wake?.();
  }
}
