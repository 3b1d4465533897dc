/** Rectangle in pixels of the image, from its top left corner. It may extend beyond the image. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rectangle in which a detector found a face. @property score from 0 to 1. */
export interface Detection extends Box {
  readonly score: number;
}

/** Returns the intersection over union of two boxes: 0 to 1. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (width <= 0 || height <= 0) return 0;
  const shared = width * height;
  return shared / (one.width * one.height + other.width * other.height - shared);
}

/** Returns only the highest-scoring of boxes that overlap by more than `limit`, in order of descending score. */
export function distinct(detections: readonly Detection[], limit: number): readonly Detection[] {
  const kept: Detection[] = [];
  for (const candidate of [...detections].sort((a, b) => b.score - a.score)) {
    if (kept.every((better) => overlap(better, candidate) <= limit)) kept.push(candidate);
  }
  return kept;
}

/** Returns the part of a box inside an image, in whole pixels. */
export function within(box: Box, width: number, height: number): Box {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  return {
    x,
    y,
    width: Math.max(1, Math.min(width, Math.floor(box.x + box.width)) - x),
    height: Math.max(1, Math.min(height, Math.floor(box.y + box.height)) - y),
  };
}

/** Point in the image, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The 68 face landmarks of the iBUG 300-W set (Sagonas et al. 2013): 0-16 the jaw, 17-26 the brows, 27-35 the
 * nose, 36-47 the eyes, 48-67 the mouth. "Left" and "right" below are the image's, not the person's.
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

/**
 * Returns the distance between the inner lips divided by the width of the mouth: 0 closed, about 0.5 and more
 * wide open.
 */
export function mouthOpen(landmarks: Landmarks): number {
  const width = distance(at(landmarks, MOUTH_CORNERS[0]), at(landmarks, MOUTH_CORNERS[1]));
  const gap = [
    [61, 67],
    [62, 66],
    [63, 65],
  ].reduce((sum, [upper, lower]) => sum + distance(at(landmarks, upper!), at(landmarks, lower!)), 0);
  return gap / (3 * Math.max(1e-6, width));
}

/** Rotation of a head in radians; 0, 0, 0 faces the camera. */
export interface Pose {
  /**
   * Positive: the nose points to the right of the image, which is the person's left unless the image is
   * mirrored.
   */
  readonly yaw: number;
  /** Positive: the nose points down. */
  readonly pitch: number;
  /** Positive: the head leans clockwise in the image. */
  readonly roll: number;
}

/**
 * Positions of the landmarks that facial expressions move least, on an average adult face. In millimeters
 * from the midpoint between the inner eye corners: right in the image, down, and towards the camera. Rounded
 * from common means of facial anthropometry (widths between the corners of eyes, nose and mouth, heights of
 * nose and upper lip).
 */
const FACE: readonly (readonly [index: number, x: number, y: number, z: number])[] = [
  [36, -44, 2, -20],
  [39, -16, 2, -9],
  [42, 16, 2, -9],
  [45, 44, 2, -20],
  [27, 0, -1, 3],
  [28, 0, 11, 11],
  [29, 0, 24, 20],
  [30, 0, 37, 29],
  [31, -14, 46, 9],
  [32, -7, 49, 14],
  [33, 0, 51, 17],
  [34, 7, 49, 14],
  [35, 14, 46, 9],
  [48, -26, 73, 1],
  [54, 26, 73, 1],
];

type Triple = readonly [number, number, number];

const meanOf = (axis: 1 | 2 | 3) => FACE.reduce((sum, row) => sum + row[axis], 0) / FACE.length;

/** Contribution of each landmark's position to the least-squares solution: (MᵀM)⁻¹·Mᵀ of the centered model. */
const SOLVER: readonly Triple[] = (() => {
  const means = [meanOf(1), meanOf(2), meanOf(3)];
  const rows = FACE.map(([, x, y, z]) => [x - means[0]!, y - means[1]!, z - means[2]!]);
  const product = (a: number, b: number) => rows.reduce((sum, row) => sum + row[a]! * row[b]!, 0);
  const [xx, yy, zz] = [product(0, 0), product(1, 1), product(2, 2)];
  const [xy, xz, yz] = [product(0, 1), product(0, 2), product(1, 2)];
  const determinant = xx * (yy * zz - yz * yz) - xy * (xy * zz - yz * xz) + xz * (xy * yz - yy * xz);
  const inverse = [
    [yy * zz - yz * yz, xz * yz - xy * zz, xy * yz - xz * yy],
    [xz * yz - xy * zz, xx * zz - xz * xz, xy * xz - xx * yz],
    [xy * yz - xz * yy, xy * xz - xx * yz, xx * yy - xy * xy],
  ].map((line) => line.map((value) => value / determinant));
  const entry = (line: readonly number[], row: readonly number[]) =>
    line.reduce((sum, value, index) => sum + value * row[index]!, 0);
  return rows.map((row) => [entry(inverse[0]!, row), entry(inverse[1]!, row), entry(inverse[2]!, row)]);
})();

/** Returns how the image's x or y changes along each axis of the model. */
function slope(landmarks: Landmarks, axis: (point: Point) => number): Triple {
  const slopes: [number, number, number] = [0, 0, 0];
  FACE.forEach(([index], row) => {
    const value = axis(at(landmarks, index));
    SOLVER[row]!.forEach((share, column) => {
      slopes[column]! += share * value;
    });
  });
  return slopes;
}

const arcSine = (value: number) => Math.asin(Math.max(-1, Math.min(1, value)));

/**
 * Estimates the rotation of the head from its 68 landmarks. An average face is fitted without perspective,
 * and the angles follow from the visible horizontal and vertical shift of its depth. A flat picture held at
 * an angle has no depth, so it reads as frontal however narrow it becomes (apart from perspective).
 */
export function poseOf(landmarks: Landmarks): Pose {
  const right = slope(landmarks, ({ x }) => x);
  const down = slope(landmarks, ({ y }) => y);
  const roll = Math.atan2(-right[1], down[1]);
  const [cosine, sine] = [Math.cos(roll), Math.sin(roll)];
  const across = right.map((value, axis) => value * cosine + down[axis]! * sine);
  const along = right.map((value, axis) => down[axis]! * cosine - value * sine);
  // The scale comes from heights, which don't shrink as widths do when the head turns sideways.
  const scale = Math.max(1e-6, Math.hypot(along[1]!, along[2]!));
  return { yaw: arcSine(across[2]! / scale), pitch: arcSine(along[2]! / scale), roll };
}
