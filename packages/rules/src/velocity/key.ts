import { type CustomFieldPath, VELOCITY_KEYS, type VelocityKey } from '@assay/contract';
import type { KeyOfVelocity, SingleKey } from '../ast';

const CUSTOM_PREFIX = 'custom_fields.';

export const isCustomField = (name: string): name is CustomFieldPath => name.startsWith(CUSTOM_PREFIX);

/** Returns the single keys of a key, in an order that is equal for equal pairs. */
export function keyParts(by: KeyOfVelocity): readonly SingleKey[] {
  return typeof by === 'string' ? [by] : [...by].sort();
}

/** Returns the name of a key, equal for equal keys: the name of a single key, or both of a pair. */
export const keyName = (by: KeyOfVelocity): string => keyParts(by).join(' + ');

/** Returns the single keys in a name that `keyName` returned. Names of indexed fields contain no plus sign. */
export const namedKeys = (name: string): readonly SingleKey[] => name.split(' + ') as SingleKey[];

/** True for a key that every transaction with its value is counted by. Others are stored on demand. */
export const isBuiltInKey = (name: string): name is VelocityKey =>
  (VELOCITY_KEYS as readonly string[]).includes(name);
