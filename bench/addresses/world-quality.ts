import type { AddressComponents } from '@assay/addresses';
import type { WorldAddress } from './data/world-addresses';

/** Letters and digits without accents and capitals: how the judge compares what was written with what was found. */
const comparable = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * How many parts are right, of how many: parts that are written and found alike, and parts that are not written and not
 * found where something was (an invented part is wrong).
 */
export function rightWorldParts(
  addresses: readonly WorldAddress[],
  read: (address: WorldAddress) => AddressComponents,
): { readonly right: number; readonly all: number; readonly wrong: readonly string[] } {
  let [right, all] = [0, 0];
  const wrong: string[] = [];
  for (const address of addresses) {
    const found = read(address);
    for (const [part, expected] of Object.entries(address.parts)) {
      const given = found[part as keyof AddressComponents];
      if (expected === null && given === null) continue;
      all += 1;
      if (comparable(expected ?? '') === comparable(given ?? '')) right += 1;
      else wrong.push(`${address.country} ${part}: ${expected ?? '-'} read as ${given ?? '-'}`);
    }
  }
  return { right, all, wrong };
}
