import type { Elements } from './elements';
import type { Emit, Listeners } from './moment';

/**
 * Lower bounds of the delay classes, in milliseconds; the server has the same list
 * (apps/server/src/devices/sessions/data/lateness.ts).
 */
const CLASSES = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, 128, 256, 512, 1024];
/** Minimum interval between measurements of frame and timer delay, in milliseconds; only during user input. */
const ASKED_EVERY_MS = 250;
/**
 * Duration of the measuring timer, in milliseconds. The page sleeps in the meantime and must be scheduled
 * again.
 */
const TIMER_MS = 20;
/**
 * Coarsest clock resolution that is measured, in milliseconds; with coarser clocks, only the rounding would
 * be measured.
 */
const FINE_MS = 10;

export interface Lateness {
  /** Reports the measurements since the last report. */
  flush(): void;
}

/** Adds a time to the count of its class; trailing zeros are omitted. */
export function addTo(counts: number[], ms: number): void {
  let at = CLASSES.length - 1;
  while (at > 0 && ms < (CLASSES[at] as number)) at--;
  while (counts.length <= at) counts.push(0);
  (counts[at] as number)++;
}

/**
 * Measures the page's own delay: how long input waits for its listener, and, at most four times a second
 * during input, how long the page waits for the next frame and how late a timer fires. It starts nothing by
 * itself and measures nothing while the page is hidden.
 */
export function watchLateness(emit: Emit, elements: Elements, { on }: Listeners): Lateness {
  let input: number[] = [];
  let frame: number[] = [];
  let timer: number[] = [];
  let isClockFine = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  /** Number of visibility changes; delays across a change don't count. */
  let sights = 0;
  /**
   * Clocks that differ after a sleep do so by the same amount for every event. The smallest delay of this
   * report and the previous one therefore counts as zero.
   */
  let least = Number.POSITIVE_INFINITY;
  let leastBefore = least;

  function ask(at: number): void {
    if (document.hidden || at - askedAt < ASKED_EVERY_MS) return;
    askedAt = at;
    const seen = sights;
    const counted =
      (counts: number[], least = 0) =>
      () => {
        if (seen === sights) addTo(counts, performance.now() - at - least);
      };
    requestAnimationFrame(counted(frame));
    setTimeout(counted(timer, TIMER_MS), TIMER_MS);
  }

  on(document, 'pointermove pointerdown pointerup keydown keyup', (event: Event) => {
    // For private elements, not even the number of keys is reported.
    if (!event.isTrusted || !elements.of(event)) return;
    const at = performance.now();
    const late = at - event.timeStamp;
    isClockFine ||= late > 0 && late < FINE_MS;
    least = Math.min(least, late);
    addTo(input, late - Math.max(0, Math.min(least, leastBefore) - FINE_MS));
    ask(at);
  });
  on(document, 'visibilitychange', () => {
    sights++;
  });

  return {
    flush() {
      if (isClockFine && input.length > 0) emit('late', { input, frame, timer });
      input = [];
      frame = [];
      timer = [];
      leastBefore = least;
      least = Number.POSITIVE_INFINITY;
    },
  };
}
