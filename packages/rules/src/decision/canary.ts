/**
 * Canaries: rules that are live for a share of the calls, and in shadow for the rest. Which calls is drawn anew for every
 * rule, from one number of the call and the rule's id: two canaries do not meet on the same calls, and a call is always
 * drawn alike.
 */
import type { Rule } from './rule-set';

/** Fewer or more is no canary. */
export const LEAST_CANARY_PERCENT = 0.1;
export const MOST_CANARY_PERCENT = 99.9;

const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;

/** FNV-1a (draft-eastlake-fnv) over the seed's bytes and the text, spread by the finaliser of MurmurHash3. @returns 0 to 2^32 - 1 */
function mixed(seed: number, text: string): number {
  let hash = FNV_BASIS;
  for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((seed >>> shift) & 0xff), FNV_PRIME);
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Whether a rule counts where its condition holds: a live one always, a canary for its share of the calls.
 * @param seed the call's own number, 32 bits; null = none was drawn, and no canary counts
 */
export function ruleCounts(
  { id, mode, canary_percent }: Pick<Rule, 'id' | 'mode' | 'canary_percent'>,
  seed: number | null,
): boolean {
  if (mode !== 'canary') return mode === 'live';
  return seed !== null && mixed(seed, id) < ((canary_percent ?? 0) / 100) * 2 ** 32;
}
