import { readFileSync } from 'node:fs';

/** For files, child processes, webhooks and providers. */
const KEPT_BACK = 100;
const FEWEST = 50;

/**
 * How many connections a server may take so that descriptors are left for everything else: without them the next file,
 * or the next connection to the database, fails.
 * @param others connections that the process keeps itself
 * @returns null where the limit of descriptors is not known
 */
export function mostConnections(others: number, limits: () => string = processLimits): number | null {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(limits()) ?? [];
  return soft === undefined ? null : Math.max(FEWEST, Number(soft) - KEPT_BACK - others);
}

/** The limits as Linux writes them (proc(5)); nothing elsewhere. */
function processLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
