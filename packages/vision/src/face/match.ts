/** What a face is known by again: 128 numbers of the recognition net. Biometric: kept and shown like a picture. */
export type Embedding = Float32Array;

/** How far two faces are apart: 0 the same picture, about 0.3 one person, 0.8 two. */
export function faceDistance(one: ArrayLike<number>, other: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += (one[index]! - other[index]!) ** 2;
  return Math.sqrt(sum);
}

/** Below: one person. Chosen on labelled pairs so that no two persons came below it; see docs/benchmarks/vision.md. */
export const SAME_PERSON = 0.5;
/** Above: two persons. Between the two a person has to look. */
export const OTHER_PERSON = 0.58;

export function judgeDistance(distance: number): 'PASS' | 'REVIEW' | 'FAIL' {
  if (distance < SAME_PERSON) return 'PASS';
  return distance <= OTHER_PERSON ? 'REVIEW' : 'FAIL';
}
