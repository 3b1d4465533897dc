import type { Elements } from './elements';
import type { Emit, Listeners } from './moment';

/** Lower bounds, ms, of the classes that lateness is counted in; the server knows the same (apps/server/src/devices/sessions/data/lateness.ts). */
const CLASSES = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64, 128, 256, 512, 1024];
/** How often the page is asked how long it waits for a frame and for a timer: only while somebody is at work (ms). */
const ASKED_EVERY_MS = 250;
/** A timer of so long: the page sleeps meanwhile, and has to be given a core again. */
const TIMER_MS = 20;
/** Who rounds clocks to more than this (ms) would measure the rounding. */
const FINE_MS = 10;

export interface Lateness {
  /** Reports what was measured since the last time. */
  flush(): void;
}

/** Counts of a time by its class; trailing zeros are not there. */
export function addTo(counts: number[], ms: number): void {
  let at = CLASSES.length - 1;
  while (at > 0 && ms < (CLASSES[at] as number)) at--;
  while (counts.length <= at) counts.push(0);
  (counts[at] as number)++;
}

/**
 * Measures how late the page itself runs: how long input waits for its listener, and, at most four times a second while
 * there is input, how long the page waits for the next frame and how late a timer comes. Nothing runs by itself, and nothing
 * is asked of a page that is hidden.
 */
export function watchLateness(emit: Emit, elements: Elements, { on }: Listeners): Lateness {
  let input: number[] = [];
  let frame: number[] = [];
  let timer: number[] = [];
  let isClockFine = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  /** How often the page went out of sight or came back: what waited meanwhile was not late. */
  let sights = 0;
  /**
   * Clocks that a sleep has parted differ by as much for every event: the promptest of this report and of the one before
   * is taken as prompt.
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
    // Of what is private not even the number of keys is told.
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
