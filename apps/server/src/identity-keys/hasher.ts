import { Remembered } from '../platform/remembered';

/**
 * Turns an identifying value of a kind into what is stored of it: `keyHasher` of the store with the deployment's pepper.
 * The kind is part of the hash, so that equal texts of two kinds do not meet.
 */
export type Hasher = (kind: string, value: string) => string;

/** Kinds whose values are new with every call. */
const NEVER_AGAIN: ReadonlySet<string> = new Set(['transaction', 'session_id', 'password_hash']);
const KEPT = 30_000;

/** A hasher that knows the newest hashes: a call makes three dozen, and most of their values come back. */
export function rememberingHasher(hasher: Hasher): Hasher {
  const known = new Remembered<string>(KEPT);
  return (kind, value) =>
    NEVER_AGAIN.has(kind) ? hasher(kind, value) : known.of(`${kind}\0${value}`, () => hasher(kind, value));
}
