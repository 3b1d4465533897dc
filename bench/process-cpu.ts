import { readdirSync, readFileSync } from 'node:fs';

/** Returns the minimum CPU microseconds per call over several passes. */
export async function cpuMicroseconds(
  calls: number,
  passes: number,
  run: (index: number) => unknown,
): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let pass = 0; pass < passes; pass++) {
    const start = process.cpuUsage();
    for (let i = 0; i < calls; i++) {
      const pending = run(i);
      if (pending instanceof Promise) await pending;
    }
    const used = process.cpuUsage(start);
    best = Math.min(best, (used.user + used.system) / calls);
  }
  return best;
}

const CLOCK_TICK_MS = 10;

/**
 * Returns the CPU time of processes of this machine so far, optionally with their ended children, in
 * milliseconds (Linux); an ended process counts as 0.
 */
export function cpuOf(pids: readonly number[], { children = false } = {}): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      for (const field of fields.slice(11, children ? 15 : 13)) ticks += Number(field);
    } catch {
      // The process ended in the meantime.
    }
  }
  return ticks * CLOCK_TICK_MS;
}

/** Returns a process and its descendants, except PostgreSQL (Linux). */
export function familyOf(pid: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (!stat.includes('(postgres)')) parents.set(Number(name), Number(parent));
    } catch {
      // The process ended in the meantime.
    }
  }
  const family = new Set([pid]);
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
}
