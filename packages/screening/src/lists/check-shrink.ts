import { ListRefused } from './list-refused';

/** A new version with fewer entries than this share of the one in use is refused. */
const LEAST_KEPT = 0.8;

/**
 * Compares a new version with the one in use, so that half a download never replaces a whole list.
 * @throws ListRefused when it has over 20 % fewer entries or names
 */
export function checkShrink(
  previous: { readonly kept: number; readonly names: number },
  next: { readonly kept: number; readonly names: number },
): void {
  for (const [what, before, after] of [
    ['entries', previous.kept, next.kept],
    ['names', previous.names, next.names],
  ] as const) {
    if (after < before * LEAST_KEPT) {
      throw new ListRefused('shrunk', `The list shrank from ${before} to ${after} ${what}.`);
    }
  }
}
