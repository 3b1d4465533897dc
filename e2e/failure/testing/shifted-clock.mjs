// Loaded before a program: on a signal the clock jumps, an hour ahead, an hour back, and to the right time.
const HOUR_MS = 3_600_000;
const AHEAD = [0, HOUR_MS, -HOUR_MS];
const real = Date.now;
let turn = 0;
Date.now = () => real() + AHEAD[turn % AHEAD.length];
process.on('SIGUSR2', () => {
  turn++;
});
