import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressComponents } from '@assay/addresses';
import { atLeast, type Row } from '../row';
import {
  FREE_PARTS,
  type FreeAddress,
  type FreePart,
  formattedAddresses,
  libpostalAddresses,
  peliasAddresses,
} from './world-corpora';

/** Words and symbols around a part that some publishers count as a piece of it: `nr. 9`, `6号`, `CEP 01037-010`. */
const LABELS = /^(?:nr|no|nº|д|г|cep|〒|№|#)\.?\s*|号$/giu;

const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(LABELS, '')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Returns a part as one text; streets of US territories have their words in several parts. */
const partOf = (found: AddressComponents, part: FreePart): string =>
  part === 'street_name'
    ? [found.predirectional, found.street_name, found.street_suffix, found.postdirectional]
        .filter((word) => word !== null)
        .join(' ')
    : (found[part] ?? '');

const isRight = (expected: string, found: string, part: FreePart): boolean =>
  part === 'po_box'
    ? found !== '' && comparable(expected).endsWith(comparable(found))
    : comparable(expected) === comparable(found);

/** Minimum share of correct parts. */
const TARGETS: { readonly [part in FreePart]?: number } = { house_number: 85, street_name: 85, city: 85 };

/**
 * Measures the halves of published parser tests that no rule was made from. Only counts are returned.
 * @param folder with checkouts of `libpostal`, `address-formatting` and `parser`; missing ones are skipped
 */
export function freeTextQuality(
  folder: string,
  read: (address: FreeAddress) => AddressComponents,
): readonly Row[] {
  const sources: readonly (readonly [name: string, open: (checkout: string) => readonly FreeAddress[]])[] = [
    ['libpostal', libpostalAddresses],
    ['address-formatting', formattedAddresses],
    ['parser', peliasAddresses],
  ];
  const present = sources.filter(([name]) => existsSync(join(folder, name)));
  const all = present.map(([name, open]) => [name, open(join(folder, name))] as const);
  const sets = [...all, ['all', all.flatMap(([, addresses]) => addresses)] as const];
  return sets.flatMap(([name, addresses]) => {
    const counted = addresses.filter(({ isCounted, country }) => isCounted && country !== 'US');
    const countries = new Set(counted.map(({ country }) => country)).size;
    return FREE_PARTS.flatMap((part): readonly Row[] => {
      const labelled = counted.filter(({ parts }) => parts[part] !== undefined);
      if (labelled.length === 0) return [];
      const right = labelled.filter((address) =>
        isRight(address.parts[part]!, partOf(read(address), part), part),
      );
      const target = name === 'all' ? TARGETS[part] : undefined;
      return [
        {
          figure: `free text of ${countries} countries, ${name}: ${part}`,
          value: (100 * right.length) / labelled.length,
          unit: `% of ${labelled.length}`,
          ...(target === undefined ? {} : { bar: atLeast(target) }),
        },
      ];
    });
  });
}
