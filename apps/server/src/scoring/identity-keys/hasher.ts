import { Remembered } from '../../platform/remembered';

/**
 * Turns an identifying value of a kind into what is stored of it: `keyHasher` of the store with the deployment's pepper.
 * The kind is part of the hash, so that equal texts of two kinds do not meet.
 */
export type Hasher = (kind: string, value: string) => string;

/** What the kinds of terms that calls are found by begin with: few words, rules and countries stand behind most calls. */
export const FIND_KIND = 'find ';
const KEPT_OF_A_KIND = 1000;

/**
 * A hasher that knows the newest hashes of terms. Those of persons, cards and addresses are made anew each time: they come back too
 * seldom, and a look among many costs as much as a hash.
 */
export function rememberingHasher(hasher: Hasher): Hasher {
  const kinds = new Map<string, Remembered<string>>();
  return (kind, value) => {
    if (!kind.startsWith(FIND_KIND)) return hasher(kind, value);
    let known = kinds.get(kind);
    if (!known) {
      known = new Remembered(KEPT_OF_A_KIND);
      kinds.set(kind, known);
    }
    return known.of(value, () => hasher(kind, value));
  };
}
