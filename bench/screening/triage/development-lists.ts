import { buildNameIndex, DEFAULT_SETTINGS, type ScreeningList } from '@assay/screening';
import { readFiles } from '../cultures';
import { countedLists } from './counted-lists';

const OVERLAP = 0.85;

/**
 * Returns the lists that the model is trained on: OFAC, the denied persons of the United States, and its
 * presidents. Entries that resemble an entry of the counted lists are left out.
 */
export async function developmentLists(): Promise<readonly ScreeningList[]> {
  const lists = [
    ...(await readFiles([
      'ofac/sdn_2024-05-03.csv',
      'ofac/alt_2025-02.csv',
      'ofac/sdn_comments_2025-02.csv',
    ])),
    ...(await readFiles([
      'ofac/cons_prim.csv',
      'ofac/cons_alt.csv',
      'ofac/cons_add.csv',
      'ofac/cons_comments.csv',
    ])),
    ...(await readFiles(['us/bis_dpl.txt'])),
    ...(await readFiles(['us/executive.yaml'])),
  ];
  const counted = buildNameIndex(await countedLists());
  const settings = { ...DEFAULT_SETTINGS, filterMismatchingDob: false, scoreThreshold: OVERLAP };
  return lists.map((list) => ({
    ...list,
    entries: list.entries.filter(
      ({ names, type }) => counted.screen({ name: names[0]!.text, type }, settings).matches.length === 0,
    ),
  }));
}
