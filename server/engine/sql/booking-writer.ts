import { isAboutDatabase } from '../../store/database-errors.ts';
import type { Booking } from '../model/booking.ts';

/** Transactions under way at a time: while one waits for the disk, the other is worked off. */
const MOST_AT_ONCE = 2;
const MOST_TOGETHER = 100;

interface Waiting {
  readonly booking: Booking;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Books what comes while others are being booked together, in one transaction (group commit): the more there is to do,
 * the less each costs. One that cannot be booked does not keep the others from it.
 */
export class BookingWriter {
  readonly #save: (bookings: readonly Booking[]) => Promise<void>;
  readonly #waiting: Waiting[] = [];
  #running = 0;

  /** @param save books all of them or none; those of different accounts only */
  constructor(save: (bookings: readonly Booking[]) => Promise<void>) {
    this.#save = save;
  }

  /**
   * Resolves when the booking is durable. An account's next one is to be given after that.
   * @throws what `save` throws for this booking
   */
  book(booking: Booking): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ booking, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    while (this.#running < MOST_AT_ONCE && this.#waiting.length > 0)
      void this.#run(this.#waiting.splice(0, MOST_TOGETHER));
  }

  async #run(group: readonly Waiting[]): Promise<void> {
    this.#running++;
    await this.#write(group);
    this.#running--;
    this.#next();
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    try {
      await this.#save(group.map(({ booking }) => booking));
      for (const { resolve } of group) resolve();
    } catch (error) {
      if (group.length > 1 && !isAboutDatabase(error)) for (const one of group) await this.#write([one]);
      else for (const { reject } of group) reject(error);
    }
  }
}
