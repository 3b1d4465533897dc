import type { Elements } from './elements';
import { type Emit, type Listeners, type Members, timeOf } from './moment';
import { origin } from './origin';
import { pace } from './pace';

const WINDOW_MS = 250;
const FAR = 80;
const NEAR = 5;
const TAIL_MS = 300;
const RECENT_MS = 1000;
const MOST_RECENT = 64;
/** Events of one message of a remote viewer are so close (ms). */
const SAME_MS = 3;
/** An event is reported so soon after it happened (ms), unless the browser rounds its clocks. */
const PROMPT_MS = 10;

interface Window {
  readonly ptr: string;
  readonly from: number;
  to: number;
  readonly x: number;
  readonly y: number;
  n: number;
  c: number;
  len: number;
  far: number;
  near: number;
  /** Largest number that divides every step: in CSS pixels, and in those of the screen. */
  cssGrid: number;
  screenGrid: number;
  readonly gaps: Set<number>;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
/** Fractions lie on no grid. */
const grid = (known: number, step: number): number =>
  Number.isInteger(step) ? divisor(known, Math.abs(step)) : 1;
/** Pixels of the screen; what is a whole number of them but for rounding is one. */
const onScreen = (step: number): number => {
  const scaled = step * devicePixelRatio;
  const whole = Math.round(scaled);
  return Math.abs(scaled - whole) < 0.02 ? whole : scaled;
};
const rounded = (value: number): number => Math.round(value * 10) / 10;

export interface Pointer {
  /** Reports the movement so far. */
  flush(): void;
}

/** Watches movement and presses: how, never where. */
export function watchPointer(emit: Emit, elements: Elements, { on }: Listeners): Pointer {
  let window: Window | null = null;
  let x = 0;
  let y = 0;
  let seen = false;
  /** The newest steps since the last press: time and length. */
  const recent: { readonly at: number; readonly step: number }[] = [];
  let press: {
    readonly members: Members<'click'>;
    readonly at: number;
    readonly id: number;
    readonly isEcho: boolean;
  } | null = null;
  const timing = pace();
  const births = origin();
  /** Browsers that hide time round all clocks to 16 ms or 100 ms: their rhythm would be the clock's. */
  let isClockFine = false;
  /** When the pointer last reported its place without having moved. */
  let echoAt = 0;

  function close(): void {
    if (!window) return;
    const { from, to, gaps, ...sums } = window;
    window = null;
    emit(
      'move',
      {
        ptr: sums.ptr,
        n: sums.n,
        c: sums.c,
        ms: Math.round(to - from),
        len: rounded(sums.len),
        net: rounded(Math.hypot(x - sums.x, y - sums.y)),
        far: sums.far,
        near: sums.near,
        // A page that is zoomed out has a grid in CSS pixels, a pointer that moves in points one on the screen: neither
        // is a viewer's, which has both.
        gcd: Math.min(sums.cssGrid, sums.screenGrid),
        dts: gaps.size,
        ...timing.take(),
        ...births.take(),
      },
      from,
    );
  }

  /** Every sample that the frame holds, where the browser reports them. */
  function time(event: PointerEvent, samples: readonly PointerEvent[]): void {
    if (event.pointerType !== 'mouse') return;
    births.move(event);
    const late = performance.now() - event.timeStamp;
    isClockFine ||= late > 0 && late < PROMPT_MS;
    if (!isClockFine) return;
    for (const sample of samples) timing.add(sample.timeStamp, sample.clientX, sample.clientY);
  }

  on(document, 'pointermove', (event: PointerEvent) => {
    const at = timeOf(event);
    const samples = event.getCoalescedEvents?.() ?? [];
    time(event, samples);
    const former = samples[samples.length - 2];
    if (event.clientX === (former?.clientX ?? x) && event.clientY === (former?.clientY ?? y)) echoAt = at;
    if (window && (at - window.from > WINDOW_MS || window.ptr !== event.pointerType)) close();
    const dx = event.clientX - x;
    const dy = event.clientY - y;
    const step = seen ? Math.hypot(dx, dy) : 0;
    x = event.clientX;
    y = event.clientY;
    window ??= {
      ptr: event.pointerType,
      from: at,
      to: at,
      x,
      y,
      n: 0,
      c: 0,
      len: 0,
      far: 0,
      near: 0,
      cssGrid: 0,
      screenGrid: 0,
      gaps: new Set(),
    };
    window.n++;
    window.c += samples.length;
    if (window.n > 1) {
      window.gaps.add(Math.round(at - window.to));
      window.cssGrid = grid(grid(window.cssGrid, dx), dy);
      window.screenGrid = grid(grid(window.screenGrid, onScreen(dx)), onScreen(dy));
    }
    window.to = at;
    window.len += step;
    if (step > FAR) window.far++;
    if (step < NEAR) window.near++;
    if (seen) recent.push({ at, step });
    if (recent.length > MOST_RECENT) recent.shift();
    seen = true;
  });

  on(document, 'mousemove', births.counted);
  on(document, 'pointerdown', (event: PointerEvent) => {
    if (!event.isTrusted) return;
    const at = timeOf(event);
    const before = recent.filter((step) => at - step.at <= RECENT_MS);
    const touch = event.pointerType === 'touch';
    const leap = seen ? Math.hypot(event.clientX - x, event.clientY - y) : 0;
    // A way of one or two steps is a leap as well.
    const warp = before.length > 2 ? leap : Math.max(leap, ...before.map((step) => step.step));
    const element = elements.of(event);
    const box = element?.getBoundingClientRect();
    const off =
      box && box.width > 0 && box.height > 0
        ? Math.hypot(event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2) /
          (Math.hypot(box.width, box.height) / 2)
        : 0;
    press = {
      at,
      id: event.pointerId,
      isEcho: at - echoAt < SAME_MS,
      members: {
        ...(element ? { el: elements.hashOf(element), tag: elements.tagOf(element) } : {}),
        ptr: event.pointerType,
        moves: before.length,
        tail: before.filter((step) => at - step.at <= TAIL_MS && step.step < NEAR).length,
        warp: touch ? 0 : rounded(warp),
        off: Math.round(off * 100) / 100,
        body: event.width > 1 || event.height > 1 || ![0, 0.5, 1].includes(event.pressure) ? 1 : 0,
      },
    };
    recent.length = 0;
    x = event.clientX;
    y = event.clientY;
    seen = true;
  });
  on(document, 'pointerup', (event: PointerEvent) => {
    if (press?.id === event.pointerId) {
      const at = timeOf(event);
      const echo = press.isEcho && at - echoAt < SAME_MS ? 1 : 0;
      emit('click', { ...press.members, hold: rounded(at - press.at), echo }, press.at);
    }
    press = null;
  });
  // The finger scrolled: that was no press.
  on(document, 'pointercancel', () => {
    press = null;
  });
  on(document, 'click', (event: MouseEvent) => {
    const element = event.isTrusted ? null : elements.of(event);
    if (element)
      emit('click', { el: elements.hashOf(element), tag: elements.tagOf(element), fake: 1 }, timeOf(event));
  });

  return { flush: close };
}
