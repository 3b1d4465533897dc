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
