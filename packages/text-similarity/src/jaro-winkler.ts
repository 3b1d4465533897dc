const PREFIX_SCALE = 0.1;
const MAX_PREFIX_LENGTH = 4;
/** Number of letters that the bits of one integer can represent. */
const BITS = 32;

const withPrefix = (jaro: number, prefix: number): number => jaro + prefix * PREFIX_SCALE * (1 - jaro);

/**
 * Returns the Jaro similarity with Winkler's bonus for a common prefix (Winkler 1990, "String Comparator
 * Metrics and Enhanced Decision Rules in the Fellegi-Sunter Model of Record Linkage"): 0–1, and 1 only for
 * equal texts. Letters are UTF-16 units. They are paired greedily from the first text on, so swapping the
 * texts can change the result.
 */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const jaro = a.length <= BITS && b.length <= BITS ? jaroOfShort(a, b, reach) : jaroOfLong(a, b, reach);
  if (jaro === 0) return 0;
  let prefix = 0;
  while (prefix < MAX_PREFIX_LENGTH && prefix < a.length && a.charCodeAt(prefix) === b.charCodeAt(prefix))
    prefix++;
  return withPrefix(jaro, prefix);
}

const jaroOf = (a: string, b: string, matches: number, outOfOrder: number): number =>
  (matches / a.length + matches / b.length + (matches - outOfOrder / 2) / matches) / 3;

/** Marks matched letters in the bits of two numbers, so that comparing names allocates no memory. */
function jaroOfShort(a: string, b: string, reach: number): number {
  let ofA = 0;
  let ofB = 0;
  let matches = 0;
  for (let i = 0; i < a.length; i++) {
    const letter = a.charCodeAt(i);
    const last = Math.min(b.length - 1, i + reach);
    for (let j = Math.max(0, i - reach); j <= last; j++) {
      if (letter === b.charCodeAt(j) && (ofB & (1 << j)) === 0) {
        ofA |= 1 << i;
        ofB |= 1 << j;
        matches++;
        break;
      }
    }
  }
  if (matches === 0) return 0;
  let outOfOrder = 0;
  for (let i = 0, j = 0; i < a.length; i++) {
    if ((ofA & (1 << i)) === 0) continue;
    while ((ofB & (1 << j)) === 0) j++;
    if (a.charCodeAt(i) !== b.charCodeAt(j++)) outOfOrder++;
  }
  return jaroOf(a, b, matches, outOfOrder);
}

function jaroOfLong(a: string, b: string, reach: number): number {
  const ofA = new Uint8Array(a.length);
  const ofB = new Uint8Array(b.length);
  let matches = 0;
  for (let i = 0; i < a.length; i++) {
    const letter = a.charCodeAt(i);
    const last = Math.min(b.length - 1, i + reach);
    for (let j = Math.max(0, i - reach); j <= last; j++) {
      if (letter === b.charCodeAt(j) && ofB[j] === 0) {
        ofA[i] = 1;
        ofB[j] = 1;
        matches++;
        break;
      }
    }
  }
  if (matches === 0) return 0;
  let outOfOrder = 0;
  for (let i = 0, j = 0; i < a.length; i++) {
    if (ofA[i] === 0) continue;
    while (ofB[j] === 0) j++;
    if (a.charCodeAt(i) !== b.charCodeAt(j++)) outOfOrder++;
  }
  return jaroOf(a, b, matches, outOfOrder);
}

/**
 * Upper bound of `jaroWinkler` for two lengths: every letter of the shorter text matches in order and the
 * first four are equal.
 */
export const maxJaroWinkler = (a: number, b: number): number =>
  withPrefix((2 + Math.min(a, b) / Math.max(a, b)) / 3, MAX_PREFIX_LENGTH);
