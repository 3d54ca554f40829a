/** Numbers that people read aloud look alike when they have the same length. */
export const UID_BASE = 1_000_000;

/** The number by which users know themselves. */
export function uidOf(id: number): string {
  return String(UID_BASE + id);
}

/** The id behind such a number; undefined for what is none. */
export function idOfUid(text: string): number | undefined {
  const id = /^\d{7,15}$/.test(text) ? Number(text) - UID_BASE : 0;
  return id > 0 ? id : undefined;
}
