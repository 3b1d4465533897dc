import type { StoreUnavailable } from '@assay/store';

/** A line at most so often: an outage turns away thousands of calls a second. */
const EVERY_MS = 10_000;

const codeOf = ({ cause }: StoreUnavailable): string =>
  cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';

/**
 * Tells operators why calls were answered 503: reasons with the database's code and how many calls each, in a line every ten
 * seconds at most. What comes in between is told with the next line.
 * @param now milliseconds
 */
export function unavailableLog(log: Pick<Log, 'info'>, now: () => number): (error: StoreUnavailable) => void {
  const answers = new Map<string, number>();
  let told = Number.NEGATIVE_INFINITY;
  return (error) => {
    const reason = `${error.message}${codeOf(error)}`;
    answers.set(reason, (answers.get(reason) ?? 0) + 1);
    if (now() - told < EVERY_MS) return;
    told = now();
    log.info('unavailable', { answers: Object.fromEntries(answers) });
    answers.clear();
  };
}

/** One line of JSON per event on standard error; callers pass codes and counts, never what a request carried. */
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

/** The same log, each line with what is added to it at its moment. */
export const logWith = (log: Log, added: () => { readonly [name: string]: unknown }): Log => ({
  info: (event, fields) => log.info(event, { ...fields, ...added() }),
  fault: (event, error, fields) => log.fault(event, error, { ...fields, ...added() }),
});
