/** Loaded before a server under test: its clock is moved on by whoever started it, for what happens only after a while. */
const now = Date.now;
let ahead = 0;
Date.now = () => now() + ahead;
process.on('message', (ms) => {
  ahead += ms;
  process.send?.('moved');
});
// Listening is no reason to stay alive.
process.channel?.unref();
