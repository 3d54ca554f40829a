/** No price is stale for its age alone before it is so old, ms: between two prices of a quiet instrument lie seconds. */
export const LEAST_STALE_MS = 5_000;
