import { hash } from 'node:crypto';
import { FEATURES, type VectorInput } from '../data/features';

/**
 * A device as numbers: one per feature, 0 = not told, else 32 bits of a digest of the value, or the value itself where
 * its order counts. Stored as a version byte and four bytes a feature; nothing of a value can be read back.
 */
export type Vector = Uint32Array;

/** Raised whenever the order or the meaning of FEATURES changes: older vectors are then not compared. */
const VECTOR_VERSION = 1;

function numberOf(value: unknown, rising: boolean): number {
  if (value === null || value === undefined) return 0;
  if (rising) return Number(value) + 1;
  return hash('sha256', JSON.stringify(value), 'buffer').readUInt32LE(0) || 1;
}

export function vectorOf(input: VectorInput): Vector {
  return Uint32Array.from(FEATURES, (feature) => numberOf(feature.value(input), feature.rising === true));
}

export function packVector(vector: Vector): Buffer {
  const packed = Buffer.alloc(1 + 4 * vector.length);
  packed[0] = VECTOR_VERSION;
  vector.forEach((value, index) => packed.writeUInt32LE(value, 1 + 4 * index));
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
