import { handbookSet } from './handbook/set';
import type { Half, ProofSet } from './proof-set';

/** A set with what its figures are compared with. */
export interface OpenedSet extends ProofSet {
  readonly reviewsPerDay: number;
  /** Cost of a review in the currency of the amounts. */
  readonly reviewCost: number;
  readonly targets: { readonly auc?: number; readonly averagePrecision?: number };
}

interface Opener {
  readonly name: string;
  readonly open: () => OpenedSet;
}

/** The handbook measures the precision of 100 reviewed cards a day. */
const HANDBOOK = { reviewsPerDay: 100, reviewCost: 5, targets: { auc: 0.9, averagePrecision: 0.65 } };

/**
 * Returns the sets that can be measured: those that are simulated, and those whose files are in the folder.
 * @param folder folder with the data; null = simulated sets only
 */
export function openSets(_folder: string | null, half: Half): readonly Opener[] {
  return [{ name: 'handbook', open: () => ({ ...handbookSet(half), ...HANDBOOK }) }];
}
