/** What a mouse moves by are pixels of the screen, but for rounding. */
const OFF_PIXEL = 0.05;

/** How movement was born, as counts since the last time. */
interface OriginSums {
  /** Steps by parts of a pixel of the screen. */
  part: number;
  /** Events by the first decimal of their milliseconds. */
  tenths: number[];
  /** Moves that carry a count of clicks. */
  counted: number;
}

const nothing = (): OriginSums => ({ part: 0, tenths: [], counted: 0 });

/**
 * What moves carry of where they come from, where that was measured: Chromium, whose X server counts whole milliseconds and
 * whose mice report whole pixels (macOS has finer points), and Firefox, whose remote protocols count clicks.
 */
export function origin() {
  const isChromium = 'userAgentData' in navigator;
  const isTimed = isChromium && /X11; L/.test(navigator.userAgent);
  const isWhole = isChromium && !/Mac/.test(navigator.userAgent);
  let sums = nothing();
  let x = Number.NaN;
  let y = x;
  const isOff = (step: number): boolean => {
    const pixels = step * devicePixelRatio;
    // A page that two fingers have widened, or that another page shows smaller, has pixels of its own.
    return Math.abs(pixels - Math.round(pixels)) > OFF_PIXEL && window === top && visualViewport?.scale === 1;
  };
  return {
    /** Of a mouse. */
    move({ isTrusted, timeStamp, clientX, clientY }: PointerEvent): void {
      if (!isTrusted) return;
      const tenth = Math.round(timeStamp * 10) % 10;
      if (isTimed) {
        while (sums.tenths.length <= tenth) sums.tenths.push(0);
        (sums.tenths[tenth] as number)++;
      }
      // The first move has no step: nothing is greater than what is no number.
      if (isWhole && (isOff(clientX - x) || isOff(clientY - y))) sums.part++;
      x = clientX;
      y = clientY;
    },
    counted({ isTrusted, detail }: MouseEvent): void {
      if (isTrusted && detail) sums.counted++;
    },
    take(): OriginSums {
      const taken = sums;
      sums = nothing();
      return taken;
    },
  };
}

const FAR = 80;
/** A step that is shorter is a fine one (CSS pixels). */
export const NEAR = 5;

/** Movement of one pointer within a short time, in sums. */
export interface MovementWindow {
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
export const rounded = (value: number): number => Math.round(value * 10) / 10;

export const openWindow = (ptr: string, from: number, x: number, y: number): MovementWindow => ({
  ptr,
  from,
  to: from,
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
});

/** Adds a step. @param step its length, CSS pixels */
export function addStep(window: MovementWindow, at: number, dx: number, dy: number, step: number): void {
  window.n++;
  if (window.n > 1) {
    window.gaps.add(Math.round(at - window.to));
    window.cssGrid = grid(grid(window.cssGrid, dx), dy);
    window.screenGrid = grid(grid(window.screenGrid, onScreen(dx)), onScreen(dy));
  }
  window.to = at;
  window.len += step;
  if (step > FAR) window.far++;
  if (step < NEAR) window.near++;
}

/** The sums as members of an event. @param toX,toY where the pointer is now */
export function sumsOf(window: MovementWindow, toX: number, toY: number) {
  const { from, to, x, y, len, gaps, cssGrid, screenGrid, ...counts } = window;
  return {
    ...counts,
    ms: Math.round(to - from),
    len: rounded(len),
    net: rounded(Math.hypot(toX - x, toY - y)),
    // A page that is zoomed out has a grid in CSS pixels, a pointer that moves in points one on the screen: neither
    // is a viewer's, which has both.
    gcd: Math.min(cssGrid, screenGrid),
    dts: gaps.size,
  };
}
