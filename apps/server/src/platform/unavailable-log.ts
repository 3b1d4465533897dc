import type { StoreUnavailable } from '@assay/store';
import type { Log } from './log';

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
