/** Numbers that people read aloud look alike when they have the same length. */
export const UID_BASE = 1_000_000;
