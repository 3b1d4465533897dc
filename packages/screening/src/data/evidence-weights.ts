import type { EvidenceKind } from '../names/evidence';

/**
 * How much each kind of evidence counts, in log-odds; found by logistic regression (`bench/screening/train-evidence.ts`)
 * on the development half of the pairs that `bench/screening` makes from real lists, each weight held near what is
 * expected of it.
 */
export type EvidenceWeights = { readonly [kind in EvidenceKind]: number } & { readonly base: number };

export const PERSON_WEIGHTS: EvidenceWeights = {
  base: 0.76,
  matched: 0.36,
  respelt: -0.04,
  near: -0.2,
  fair: -1.83,
  distant: -2.78,
  initials: -0.12,
  shortForms: -1.14,
  families: -0.36,
  consonants: -3,
  conflict: -1.65,
  conflictShare: -0.32,
  beginsOtherwise: -1.14,
  unlike: -1,
  extraQuery: -0.59,
  extraName: -0.1,
  extraWords: -0.16,
  beyondConsonants: -0.6,
  loneWord: -1.15,
  numbersDiffer: -2.2,
  numberMissing: -0.9,
  formMissing: -0.4,
  formsDiffer: -1.4,
  editsBeyond: -0.12,
  wordsShort: -0.32,
  spacesDiffer: -0.04,
};

export const ENTITY_WEIGHTS: EvidenceWeights = {
  base: 1.16,
  matched: 1.27,
  respelt: -0.14,
  near: -0.88,
  fair: -1.86,
  distant: -2.25,
  initials: -0.3,
  shortForms: -0.7,
  families: -0.36,
  consonants: -3,
  conflict: -0.72,
  conflictShare: -0.32,
  beginsOtherwise: -1.07,
  unlike: -2.36,
  extraQuery: -0.32,
  extraName: -0.17,
  extraWords: -0.16,
  beyondConsonants: -0.6,
  loneWord: -0.64,
  numbersDiffer: -1.99,
  numberMissing: -0.95,
  formMissing: -0.59,
  formsDiffer: -1.64,
  editsBeyond: -0.12,
  wordsShort: -0.32,
  spacesDiffer: -0.04,
};
