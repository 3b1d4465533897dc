import type { LookupContext } from '../lookup';

/** What a source is given when nothing limits it. */
export function unlimited(): LookupContext {
  return { deadline: Number.POSITIVE_INFINITY, signal: new AbortController().signal };
}
