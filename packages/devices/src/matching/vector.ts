import { hash } from 'node:crypto';
import { FEATURES, type VectorInput } from '../data/features';

/**
 * A device as numbers: one per feature, 0 = not known, else 32 bits of a digest of the value, or the value itself where
 * its order counts; behind them the networks that it was met in before the present one, then the providers. Stored as a
 * version byte and four bytes a number; nothing of a value can be read back without the secret.
 */
export type Vector = Uint32Array;

/** A phone is at home, at work and on its carrier in turns: as many earlier networks and providers are remembered. */
const EARLIER_NETWORKS = 3;
const EARLIER_PROVIDERS = 2;
const LENGTH = FEATURES.length + EARLIER_NETWORKS + EARLIER_PROVIDERS;

/** Raised whenever the order or the meaning of FEATURES changes: older vectors are then not compared. */
const VECTOR_VERSION = 2;
/** The version before remembered no providers. */
const WITHOUT_PROVIDERS = { version: 1, length: FEATURES.length + EARLIER_NETWORKS } as const;

function numberOf(value: unknown, rising: boolean, secret: string): number {
  if (value === null || value === undefined) return 0;
  if (rising) return Number(value) + 1;
  return hash('sha256', `${secret}${JSON.stringify(value)}`, 'buffer').readUInt32LE(0) || 1;
}

/** @param secret without it the numbers cannot be tried against known values */
export function vectorOf(input: VectorInput, secret: string): Vector {
  const vector = new Uint32Array(LENGTH);
  for (const [index, feature] of FEATURES.entries()) {
    vector[index] = numberOf(feature.value(input), feature.rising === true, secret);
  }
  return vector;
}

export function packVector(vector: Vector): Buffer {
  const packed = Buffer.alloc(1 + 4 * vector.length);
  packed[0] = VECTOR_VERSION;
  for (const [index, value] of vector.entries()) packed.writeUInt32LE(value, 1 + 4 * index);
  return packed;
}

/** null for a vector that cannot be compared with those of today. */
export function unpackVector(packed: Buffer): Vector | null {
  const isOlder = packed[0] === WITHOUT_PROVIDERS.version;
  const held = isOlder ? WITHOUT_PROVIDERS.length : LENGTH;
  if ((!isOlder && packed[0] !== VECTOR_VERSION) || packed.length !== 1 + 4 * held) return null;
  return Uint32Array.from({ length: LENGTH }, (_, index) =>
    index < held ? packed.readUInt32LE(1 + 4 * index) : 0,
  );
}

const POSITIONS = new Map(FEATURES.map((feature, index) => [feature.name, index]));
const NETWORK = POSITIONS.get('network') ?? -1;
const PROVIDER = POSITIONS.get('asn') ?? -1;

/** The number of a feature by its name. */
export function featureOf(vector: Vector, name: string): number {
  return vector[POSITIONS.get(name) ?? -1] ?? 0;
}

/** Every network that a device was met in of late, the latest first; 0 stands for none. */
export const networksOf = (vector: Vector): readonly number[] => [
  vector[NETWORK] ?? 0,
  ...vector.subarray(FEATURES.length, FEATURES.length + EARLIER_NETWORKS),
];

/** Who announced these networks, the latest first; 0 stands for none. */
export const providersOf = (vector: Vector): readonly number[] => [
  vector[PROVIDER] ?? 0,
  ...vector.subarray(FEATURES.length + EARLIER_NETWORKS),
];

/** The present place before the earlier ones, each once; an unknown one changes nothing. */
const ordered = (present: number, earlier: readonly number[]): readonly number[] =>
  present === 0 ? earlier : [present, ...earlier.filter((place) => place !== present)];

/** What is known of a device after a visit: what the visit did not report stays as it was. */
export function mergeVectors(older: Vector, newer: Vector): Vector {
  const merged = newer.map((value, index) => value || (older[index] ?? 0));
  const networks = ordered(newer[NETWORK] ?? 0, networksOf(older));
  const providers = ordered(newer[PROVIDER] ?? 0, providersOf(older));
  merged[NETWORK] = networks[0] ?? 0;
  merged[PROVIDER] = providers[0] ?? 0;
  for (let index = 0; index < EARLIER_NETWORKS; index++)
    merged[FEATURES.length + index] = networks[index + 1] ?? 0;
  for (let index = 0; index < EARLIER_PROVIDERS; index++)
    merged[FEATURES.length + EARLIER_NETWORKS + index] = providers[index + 1] ?? 0;
  return merged;
}
