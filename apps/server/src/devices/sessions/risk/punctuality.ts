import { LATENESS } from '../data/lateness';
import type { LatenessSum, SessionSummary } from '../summary';

/** How far the times of a session can be believed. */
interface Punctuality {
  /** 0 to 1: what is left of what a mark of time says. 1 where nothing was measured, as with packages of before. */
  readonly trust: number;
  /** Why it is not 1, in words; null where it is. */
  readonly seen: string | null;
  /** What was measured contradicts itself, in words; null where it does not. */
  readonly contradiction: string | null;
}

const count = (counts: readonly number[]): number => counts.reduce((sum, of) => sum + of, 0);

/** The time (ms) that `part` of what was counted by classes does not exceed, between the bounds of its class by a straight line. */
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

/** What a table says between its points: by a straight line; before the first and after the last as there. */
export function between(table: readonly (readonly [at: number, value: number])[], at: number): number {
  const after = table.findIndex(([point]) => point > at);
  if (after === 0) return table[0]![1];
  if (after < 0) return table[table.length - 1]![1];
  const [[from, low], [to, high]] = [table[after - 1]!, table[after]!];
  return low + ((high - low) * (at - from)) / (to - from);
}

/**
 * How late the page's timers came, ms. What input says of itself excuses nothing: a program can give its events any time. A
 * page that has no core is late with all that it waits for; null = too little was measured.
 */
const latenessOf = ({ timer }: LatenessSum): number | null =>
  count(timer) < LATENESS.least ? null : quantile(timer, LATENESS.part);

/** Input that waits long in a page whose frames and timers are prompt did not wait: its times were made up. */
function contradictionOf({ input, frame, timer }: LatenessSum): string | null {
  const { events, inputMs, otherMs } = LATENESS.contradiction;
  if (count(input) < events || count(frame) < LATENESS.least || count(timer) < LATENESS.least) return null;
  const late = quantile(input, 0.5);
  const others = Math.max(quantile(frame, 0.95), quantile(timer, 0.95));
  if (late < inputMs || others > otherMs) return null;
  return `input is told to wait ${Math.round(late)} ms where the page waits ${Math.round(others)} ms for frames and timers`;
}

/** How far the times of a session can be believed: the later its page ran, the less. Pure. */
export function punctuality({ late }: SessionSummary): Punctuality {
  const contradiction = contradictionOf(late);
  const ms = contradiction === null ? latenessOf(late) : null;
  const trust = ms === null ? 1 : between(LATENESS.trust, ms);
  if (ms === null || trust === 1) return { trust: 1, seen: null, contradiction };
  const told = `the page itself ran late (p${Math.round(100 * LATENESS.part)} ${Math.round(ms)} ms)`;
  return {
    trust,
    seen:
      trust === 0 ? `timing was not judged: ${told}` : `timing counts ${Math.round(100 * trust)} %: ${told}`,
    contradiction,
  };
}
