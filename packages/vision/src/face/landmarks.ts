/** A place in the picture, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The 68 places of a face that are marked since the iBUG 300-W set (Sagonas et al. 2013): 0-16 the jaw, 17-26 the brows,
 * 27-35 the nose, 36-47 the eyes, 48-67 the mouth. "Left" and "right" below are the picture's, not the person's.
 */
export type Landmarks = readonly Point[];

export const LEFT_EYE = [36, 37, 38, 39, 40, 41] as const;
export const RIGHT_EYE = [42, 43, 44, 45, 46, 47] as const;
const MOUTH_CORNERS = [48, 54] as const;
const OUTER_MOUTH = Array.from({ length: 20 }, (_, index) => 48 + index);

export const COUNT = 68;

export const at = (landmarks: Landmarks, index: number): Point => landmarks[index] ?? { x: 0, y: 0 };

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const pick = (landmarks: Landmarks, indices: readonly number[]) =>
  indices.map((index) => at(landmarks, index));

export const eyeCentre = (landmarks: Landmarks, eye: readonly number[]): Point =>
  middle(pick(landmarks, eye));
export const mouthCentre = (landmarks: Landmarks): Point => middle(pick(landmarks, OUTER_MOUTH));

/** The inner lips' distance over the mouth's width: 0 closed, about 0.5 and more wide open. */
export function mouthOpen(landmarks: Landmarks): number {
  const width = distance(at(landmarks, MOUTH_CORNERS[0]), at(landmarks, MOUTH_CORNERS[1]));
  const gap = [
    [61, 67],
    [62, 66],
    [63, 65],
  ].reduce((sum, [upper, lower]) => sum + distance(at(landmarks, upper!), at(landmarks, lower!)), 0);
  return gap / (3 * Math.max(1e-6, width));
}
