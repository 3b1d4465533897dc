import { LATENESS } from '../data/lateness';
import type { LatenessSum, SessionSummary } from '../summary';

/** Trust in the timing of a session. */
interface Punctuality {
  /** Trust in timing evidence from 0 to 1. 1 without measurements, as with earlier packages. */
  readonly trust: number;
  /** Reason for a trust below 1, in words; otherwise null. */
  readonly seen: string | null;
  /** Contradiction in the measurements, in words; otherwise null. */
  readonly contradiction: string | null;
}

const count = (counts: readonly number[]): number => counts.reduce((sum, of) => sum + of, 0);

/**
 * Returns the time (ms) that a share `part` of the counts doesn't exceed, interpolated linearly within its
 * class.
 */
export function quantile(counts: readonly number[], part: number): number {
  const { classes } = LATENESS;
  let left = count(counts) * part;
  for (const [at, of] of counts.entries()) {
    if (of > 0 && left <= of) {
      const from = classes[at] ?? classes[classes.length - 1]!;
      return from + ((classes[at + 1] ?? from) - from) * (left / of);
    }
    left -= of;
  }
  return 0;
}

/** Interpolates linearly between the points of a table; constant before the first and after the last. */
export function between(table: readonly (readonly [at: number, value: number])[], at: number): number {
  const after = table.findIndex(([point]) => point > at);
  if (after === 0) return table[0]![1];
  if (after < 0) return table[table.length - 1]![1];
  const [[from, low], [to, high]] = [table[after - 1]!, table[after]!];
  return low + ((high - low) * (at - from)) / (to - from);
}

/**
 * Returns the lateness of the page's timers in ms; null = too few measurements. The input's own lateness is
 * ignored, because a program can give its events any time. A page without a free core is late in everything
 * it waits for.
 */
const latenessOf = ({ timer }: LatenessSum): number | null =>
  count(timer) < LATENESS.least ? null : quantile(timer, LATENESS.part);

/** Reports input that claims to be late on a page with prompt frames and timers: its times were forged. */
function contradictionOf({ input, frame, timer }: LatenessSum): string | null {
  const { events, inputMs, otherMs } = LATENESS.contradiction;
  if (count(input) < events || count(frame) < LATENESS.least || count(timer) < LATENESS.least) return null;
  const late = quantile(input, 0.5);
  const others = Math.max(quantile(frame, 0.95), quantile(timer, 0.95));
  if (late < inputMs || others > otherMs) return null;
  return `input waits ${Math.round(late)} ms, but the page waits ${Math.round(others)} ms for frames and timers`;
}

/** Returns the trust in the timing of a session, which decreases with the lateness of its page. Pure. */
export function punctuality({ late }: SessionSummary): Punctuality {
  const contradiction = contradictionOf(late);
  const ms = contradiction === null ? latenessOf(late) : null;
  const trust = ms === null ? 1 : between(LATENESS.trust, ms);
  if (ms === null || trust === 1) return { trust: 1, seen: null, contradiction };
  const reported = `the page itself was late (p${Math.round(100 * LATENESS.part)} ${Math.round(ms)} ms)`;
  return {
    trust,
    seen:
      trust === 0
        ? `timing not evaluated: ${reported}`
        : `timing weighted at ${Math.round(100 * trust)}%: ${reported}`,
    contradiction,
  };
}
