/** What a hash costs where hundreds are made: a thousandth of the product's. */
export const CHEAP = { N: 1024, r: 8, p: 1 };
