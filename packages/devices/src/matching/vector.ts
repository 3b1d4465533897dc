import { hash } from 'node:crypto';
import { FEATURES, type VectorInput } from '../data/features';

/**
 * A device as numbers: one per feature, 0 = not told, else 32 bits of a digest of the value, or the value itself where
 * its order counts. Stored as a version byte and four bytes a feature; nothing of a value can be read back without the secret.
 */
export type Vector = Uint32Array;

/** Raised whenever the order or the meaning of FEATURES changes: older vectors are then not compared. */
const VECTOR_VERSION = 1;

function numberOf(value: unknown, rising: boolean, secret: string): number {
  if (value === null || value === undefined) return 0;
  if (rising) return Number(value) + 1;
  return hash('sha256', `${secret}${JSON.stringify(value)}`, 'buffer').readUInt32LE(0) || 1;
}

/** @param secret without it the numbers cannot be tried against known values */
export function vectorOf(input: VectorInput, secret: string): Vector {
  return Uint32Array.from(FEATURES, (feature) =>
    numberOf(feature.value(input), feature.rising === true, secret),
  );
}

export function packVector(vector: Vector): Buffer {
  const packed = Buffer.alloc(1 + 4 * vector.length);
  packed[0] = VECTOR_VERSION;
  for (const [index, value] of vector.entries()) packed.writeUInt32LE(value, 1 + 4 * index);
  return packed;
}

/** null for a vector of another version. */
export function unpackVector(packed: Buffer): Vector | null {
  if (packed[0] !== VECTOR_VERSION || packed.length !== 1 + 4 * FEATURES.length) return null;
  return Uint32Array.from(FEATURES, (_feature, index) => packed.readUInt32LE(1 + 4 * index));
}

const POSITIONS = new Map(FEATURES.map((feature, index) => [feature.name, index]));

/** The number of a feature by its name. */
export function featureOf(vector: Vector, name: string): number {
  return vector[POSITIONS.get(name) ?? -1] ?? 0;
}
