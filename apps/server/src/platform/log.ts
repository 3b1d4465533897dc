import type { StoreUnavailable } from '@assay/store';

/** Minimum time between two lines, in milliseconds. An outage rejects thousands of requests a second. */
const EVERY_MS = 10_000;

const codeOf = ({ cause }: StoreUnavailable): string =>
  cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';

/**
 * Returns a function that logs why requests returned 503: each reason with the database's code and the number
 * of requests. It writes at most one line every ten seconds. Events in between are included in the next line.
 * @param now returns milliseconds
 */
export function unavailableLog(log: Pick<Log, 'info'>, now: () => number): (error: StoreUnavailable) => void {
  const responses = new Map<string, number>();
  let reported = Number.NEGATIVE_INFINITY;
  return (error) => {
    const reason = `${error.message}${codeOf(error)}`;
    responses.set(reason, (responses.get(reason) ?? 0) + 1);
    if (now() - reported < EVERY_MS) return;
    reported = now();
    log.info('unavailable', { responses: Object.fromEntries(responses) });
    responses.clear();
  };
}

/** Writes one line of JSON per event to standard error. Callers pass codes and counts, never request data. */
export interface Log {
  info(event: string, fields?: { readonly [name: string]: unknown }): void;
  fault(event: string, error: unknown, fields?: { readonly [name: string]: unknown }): void;
}

const text = (error: unknown): { readonly [name: string]: unknown } => {
  if (!(error instanceof Error)) return { error: typeof error };
  // A database error's message may quote a value; its code and the place in our code do not.
  const code = 'code' in error ? String(error.code) : undefined;
  const place = error.stack
    ?.split('\n')
    .slice(1, 4)
    .map((line) => line.trim())
    .join(' < ');
  return { error: error.name, ...(code ? { code } : {}), place };
};

export function jsonLog(write: (line: string) => void, now: () => number): Log {
  const line = (level: string, event: string, fields: object) =>
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, event, ...fields })}\n`);
  return {
    info: (event, fields = {}) => line('info', event, fields),
    fault: (event, error, fields = {}) => line('error', event, { ...text(error), ...fields }),
  };
}

/** Returns the same log with fields that are computed for each line. */
export const logWith = (log: Log, added: () => { readonly [name: string]: unknown }): Log => ({
  info: (event, fields) => log.info(event, { ...fields, ...added() }),
  fault: (event, error, fields) => log.fault(event, error, { ...fields, ...added() }),
});
