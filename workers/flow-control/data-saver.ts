/** Ms between two messages of a price topic where data is saved. */
export const SAVING_EVERY_MS = 1_000;
