import type { LookupContext } from '../lookup';

/** Returns a lookup context without limits. */
export function unlimited(): LookupContext {
  return { deadline: Number.POSITIVE_INFINITY, signal: new AbortController().signal };
}
