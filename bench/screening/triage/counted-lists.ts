import type { ScreeningList } from '@assay/screening';
import { readFiles } from '../cultures';

/**
 * Returns the lists that are only counted: United Nations, European Union and United Kingdom sanctions, and
 * members of the United States Congress. No parameter was chosen on them, and their results are never printed
 * one by one.
 */
export const countedLists = async (): Promise<readonly ScreeningList[]> => [
  ...(await readFiles(['un/consolidated_2026-02-27.xml'])),
  ...(await readFiles(['eu/fsf_sample.xml'])),
  ...(await readFiles(['uk/uk_sanctions_list_sample.csv'])),
  ...(await readFiles(['us/legislators-current.yaml'])),
];
