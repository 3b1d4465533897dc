import { readdirSync, readFileSync } from 'node:fs';

/** Least CPU microseconds per call over some passes. */
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

/** A process and what it has started, at any depth, but for PostgreSQL (Linux). */
export function familyOf(pid: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (!stat.includes('(postgres)')) parents.set(Number(name), Number(parent));
    } catch {
      // It ended meanwhile.
    }
  }
  const family = new Set([pid]);
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const [child, parent] of parents) if (family.has(parent)) family.add(child);
  }
  return [...family];
}
