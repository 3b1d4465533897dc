import { at, type Landmarks, type Point } from './landmarks';

/** How a head is turned, in radians; 0, 0, 0 looks into the camera. */
export interface Pose {
  /** Positive: the nose points to the right of the picture, which is the person's own left unless it is mirrored. */
  readonly yaw: number;
  /** Positive: the nose points down. */
  readonly pitch: number;
  /** Positive: the head leans clockwise in the picture. */
  readonly roll: number;
}

/**
 * Where the places that facial expressions move least lie on an average adult face, in millimetres from between the
 * inner corners of the eyes: to the right of the picture, down, and towards the camera. Rounded from the usual means of
 * facial anthropometry (widths between the corners of eyes, nose and mouth, heights of nose and upper lip).
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

/** For each place, what its position adds to the least-squares solution: (MᵀM)⁻¹·Mᵀ of the centred model. */
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

/** How the picture's x or y grows with each axis of the model. */
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
 * How the head is turned, from where its 68 places are seen: an average face is fitted without perspective, and the
 * turns are read from how far its depth shows sideways and downwards. A flat picture that is held aslant has no depth
 * to show: however narrow it gets, it reads as looking straight on (its perspective aside).
 */
export function poseOf(landmarks: Landmarks): Pose {
  const right = slope(landmarks, ({ x }) => x);
  const down = slope(landmarks, ({ y }) => y);
  const roll = Math.atan2(-right[1], down[1]);
  const [cosine, sine] = [Math.cos(roll), Math.sin(roll)];
  const across = right.map((value, axis) => value * cosine + down[axis]! * sine);
  const along = right.map((value, axis) => down[axis]! * cosine - value * sine);
  // Heights, unlike widths, do not shrink when the head turns to a side: they give the scale.
  const scale = Math.max(1e-6, Math.hypot(along[1]!, along[2]!));
  return { yaw: arcSine(across[2]! / scale), pitch: arcSine(along[2]! / scale), roll };
}
