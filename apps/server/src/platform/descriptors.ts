import { readFileSync } from 'node:fs';

/** Descriptors reserved for files, child processes, webhooks and providers. */
const STORED_BACK = 100;
const MIN_COUNT = 50;

/**
 * Returns the number of connections that a server may accept. It leaves descriptors for everything else;
 * without them the next file, or the next database connection, fails.
 * @param others connections that the process holds itself
 * @returns null if the descriptor limit is unknown
 */
export function mostConnections(others: number, limits: () => string = processLimits): number | null {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits()) ?? [];
  return soft === undefined ? null : Math.max(MIN_COUNT, Number(soft) - STORED_BACK - others);
}

/** Returns the limits as Linux reports them (proc(5)); empty on other systems. */
function processLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
