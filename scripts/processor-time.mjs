import { readFileSync } from 'node:fs';

/** Length of one clock tick in proc(5). The Linux kernel always reports 100 ticks per second (USER_HZ). */
const TICKS_PER_SECOND = 100;

/**
 * Reads `cutime` and `cstime` (fields 16 and 17 of proc(5)) from the text of a `/proc/PID/stat` file: the processor time of the
 * child processes that ended and were waited for, including their own children.
 * @param {string} stat
 * @returns {number} seconds
 */
export function childSecondsIn(stat) {
  // Field 2, the program's name in parentheses, can contain spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/**
 * Returns the processor time of this process's ended child processes.
 * @returns {number | null} seconds; null on a system without /proc
 */
export function childSeconds() {
  try {
    return childSecondsIn(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return null;
  }
}
