/**
 * Identifies a face: 128 numbers from the recognition network. Biometric data: it is stored and shown under
 * the same rules as an image.
 */
export type Embedding = Float32Array;

/** Returns the distance between two faces: 0 the same image, about 0.3 one person, 0.8 two. */
export function faceDistance(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index]! - other[index]!) ** 2;
  return Math.sqrt(sum);
}

/**
 * Below this distance: one person. Chosen on labeled pairs so that no pair of two people was below it; see
 * docs/benchmarks/vision.md.
 */
export const SAME_PERSON = 0.5;
/** Above this distance: two people. Between the two limits the result is REVIEW. */
export const OTHER_PERSON = 0.58;

export function judgeDistance(distance: number): 'PASS' | 'REVIEW' | 'FAIL' {
  if (distance < SAME_PERSON) return 'PASS';
  return distance <= OTHER_PERSON ? 'REVIEW' : 'FAIL';
}
