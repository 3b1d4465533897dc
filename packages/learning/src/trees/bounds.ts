/**
 * Enforces the direction of a feature in a tree: a split against it is refused, and the values below a split stay
 * on their side of its middle (the "basic" method of XGBoost and LightGBM).
 */

/** 1: a higher value never lowers the score; -1: it never raises it; 0: any effect. */
export type Direction = -1 | 0 | 1;

/** Range of the values of a leaf, before the learning rate. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

export const FREE: Bounds = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };

export const isFree = ({ low, high }: Bounds): boolean => low === FREE.low && high === FREE.high;

/**
 * Returns the value of a leaf.
 * @param g sum of gradients
 * @param h sum of second derivatives, plus the penalty of leaf values
 */
export const leafValue = (g: number, h: number, { low, high }: Bounds): number =>
  Math.min(high, Math.max(low, -g / h));

/** Returns how much a leaf with this value lowers the loss, times two. */
const gainAt = (g: number, h: number, value: number): number => -(2 * g * value + h * value * value);

/** Returns how much a leaf lowers the loss, times two. */
export const leafGain = (g: number, h: number, bounds: Bounds): number =>
  isFree(bounds) ? (g * g) / h : gainAt(g, h, leafValue(g, h, bounds));

/** Returns how much two sides of a split lower the loss, times two; -Infinity against the direction. */
export function sidesGain(
  leftG: number,
  leftH: number,
  rightG: number,
  rightH: number,
  direction: Direction,
  bounds: Bounds,
): number {
  const left = leafValue(leftG, leftH, bounds);
  const right = leafValue(rightG, rightH, bounds);
  if ((right - left) * direction < 0) return Number.NEGATIVE_INFINITY;
  return gainAt(leftG, leftH, left) + gainAt(rightG, rightH, right);
}

/** Returns the bounds of the left and the right side of a split with a direction. */
export function sideBounds(bounds: Bounds, middle: number, direction: -1 | 1): readonly [Bounds, Bounds] {
  const below = { low: bounds.low, high: middle };
  const above = { low: middle, high: bounds.high };
  return direction === 1 ? [below, above] : [above, below];
}
