/** Tolerance for rounding, in screen pixels; a mouse moves by whole screen pixels. */
const OFF_PIXEL = 0.05;

/** Evidence of the movement's origin, as counts since the last report. */
interface OriginSums {
  /** Steps by fractions of a screen pixel. */
  part: number;
  /** Event counts by the first decimal of the milliseconds. */
  tenths: number[];
  /** Moves that have a click count. */
  counted: number;
}

const nothing = (): OriginSums => ({ part: 0, tenths: [], counted: 0 });

/**
 * Collects evidence of the movement's origin where it was measured. In Chromium on X11, times are whole
 * milliseconds and mice report whole pixels (macOS has finer points). In Firefox, remote protocols set a
 * click count on moves.
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
    // A pinch-zoomed page, or one that another page scales down, has its own pixels.
    return Math.abs(pixels - Math.round(pixels)) > OFF_PIXEL && window === top && visualViewport?.scale === 1;
  };
  return {
    /** Processes a mouse move. */
    move({ isTrusted, timeStamp, clientX, clientY }: PointerEvent): void {
      if (!isTrusted) return;
      const tenth = Math.round(timeStamp * 10) % 10;
      if (isTimed) {
        while (sums.tenths.length <= tenth) sums.tenths.push(0);
        (sums.tenths[tenth] as number)++;
      }
      // The first move has no step: comparisons with NaN are false.
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
/** Steps shorter than this count as fine, in CSS pixels. */
export const NEAR = 5;

/** Sums of one pointer's movement within a short time. */
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
  /** Largest number that divides every step, in CSS pixels and in screen pixels. */
  cssGrid: number;
  screenGrid: number;
  readonly gaps: Set<number>;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
/** Fractions are on no grid. */
const grid = (known: number, step: number): number =>
  Number.isInteger(step) ? divisor(known, Math.abs(step)) : 1;
/** Converts to screen pixels and corrects rounding of whole numbers. */
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

/**
 * Adds a step.
 * @param step length in CSS pixels
 */
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

/**
 * Returns the sums as members of an event.
 * @param toX,toY current position of the pointer
 */
export function sumsOf(window: MovementWindow, toX: number, toY: number) {
  const { from, to, x, y, len, gaps, cssGrid, screenGrid, ...counts } = window;
  return {
    ...counts,
    ms: Math.round(to - from),
    len: rounded(len),
    net: rounded(Math.hypot(toX - x, toY - y)),
    // A zoomed-out page has a grid in CSS pixels, and a pointer that moves in points has one on the screen.
    // Only a remote viewer has both.
    gcd: Math.min(cssGrid, screenGrid),
    dts: gaps.size,
  };
}
