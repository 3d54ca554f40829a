/** Loaded before a server: its clock is ahead by `CLOCK_AHEAD_MS`, for what may be done only after a while. */
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const now = Date.now;
Date.now = () => now() + ahead;
