import { readFileSync } from 'node:fs';

/**
 * Identifies one process permanently, even after its pid is reused. On Linux this is the pid, the start time
 * in clock ticks and the boot ID. On other systems the last two are null and only the pid is compared.
 */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startTicks: number | null;
  readonly bootId: string | null;
}

/** Reads a file that may vanish at any moment; null if it cannot be read. */
function readVolatile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * Reads the state letter and start time of a process from `/proc/<pid>/stat` (proc(5): fields 3 and 22). The
 * command in field 2 may contain spaces and brackets, so the split starts after the last bracket.
 */
function procStat(pid: number): { state: string; startTicks: number } | null {
  const stat = readVolatile(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  const startTicks = Number(fields[19]);
  if (state === undefined || !Number.isFinite(startTicks)) return null;
  return { state, startTicks };
}

/** Returns the current identity of process `pid`. */
export function identifyProcess(pid: number): ProcessIdentity {
  return {
    pid,
    startTicks: procStat(pid)?.startTicks ?? null,
    bootId: readVolatile('/proc/sys/kernel/random/boot_id')?.trim() ?? null,
  };
}

/** Returns true if a process with this pid exists; a zombie that wasn't reaped yet counts as gone. */
export function isRunning(pid: number): boolean {
  const stat = procStat(pid);
  if (stat !== null) return stat.state !== 'Z' && stat.state !== 'X';
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns true if exactly this process is still running, not a later one with the same pid. */
export function isAlive(identity: ProcessIdentity): boolean {
  if (!isRunning(identity.pid)) return false;
  const current = identifyProcess(identity.pid);
  if (identity.bootId !== null && current.bootId !== null && identity.bootId !== current.bootId) return false;
  if (identity.startTicks === null || current.startTicks === null) return true;
  return identity.startTicks === current.startTicks;
}
