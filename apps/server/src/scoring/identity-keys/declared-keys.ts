import { type CustomFieldPath, customFieldTag, type FraudRequest } from '@assay/contract';
import { isBuiltInKey, namedKeys } from '@assay/rules';
import type { Hasher, KeyHashes } from './velocity-keys';

/** Hashes by the names of the keys. */
export type DeclaredHashes = ReadonlyMap<string, string>;

const NONE: DeclaredHashes = new Map();
const PREFIX = 'custom_fields.';
/** Longer texts aren't identifiers. */
const MAX_VALUE_LENGTH = 1000;

/**
 * Returns the value of a custom field as a key: a text without surrounding whitespace, or a number; undefined
 * for anything else.
 */
export function customValue(request: FraudRequest, path: string): string | undefined {
  const fields = request.custom_fields;
  const name = path.slice(PREFIX.length);
  if (!fields || !Object.hasOwn(fields, name)) return undefined;
  const value = fields[name];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value.length > MAX_VALUE_LENGTH) return undefined;
  return value.trim() || undefined;
}

/** Returns the hash of a key that a policy declares; undefined if the request lacks a value. */
function declaredHash(
  name: string,
  request: FraudRequest,
  hashes: KeyHashes,
  hasher: Hasher,
): string | undefined {
  const parts = namedKeys(name);
  const known = parts.map((part) => {
    if (isBuiltInKey(part)) return hashes[part];
    const value = customValue(request, part);
    return value === undefined ? undefined : hasher(part, value);
  });
  if (known.some((hash) => hash === undefined)) return undefined;
  return parts.length === 1 ? known[0] : hasher(name, known.join(' '));
}

/**
 * Returns the hashes of the keys that a policy declares: indexed custom fields, and pairs of keys. A key whose
 * value was not sent is absent.
 * @param names names of `declaredKeys` of the compiled policy
 * @param hashes the other keys of the request
 */
export function declaredKeys(
  names: readonly string[],
  request: FraudRequest,
  hashes: KeyHashes,
  hasher: Hasher,
): DeclaredHashes {
  if (names.length === 0) return NONE;
  const declared = new Map<string, string>();
  for (const name of names) {
    const hash = declaredHash(name, request, hashes, hasher);
    if (hash !== undefined) declared.set(name, hash);
  }
  return declared;
}

/** Returns the hashes of the indexed custom fields by their tags; null if there are none. */
export function customSubjects(declared: DeclaredHashes): ReadonlyMap<string, string> | null {
  const fields = [...declared].filter(([name]) => name.startsWith(PREFIX) && namedKeys(name).length === 1);
  if (fields.length === 0) return null;
  return new Map(fields.map(([name, hash]) => [customFieldTag(name as CustomFieldPath), hash]));
}
