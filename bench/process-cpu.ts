import { readFileSync } from 'node:fs';

const CLOCK_TICK_MS = 10;

/**
 * CPU that processes of this machine have used so far, with that of their ended children if asked for, milliseconds
 * (Linux); a process that is gone counts nothing.
 */
export function cpuOf(pids: readonly number[], { children = false } = {}): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      for (const field of fields.slice(11, children ? 15 : 13)) ticks += Number(field);
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks * CLOCK_TICK_MS;
}
