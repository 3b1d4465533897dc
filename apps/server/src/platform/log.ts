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
