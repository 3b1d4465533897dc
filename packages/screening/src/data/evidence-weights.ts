import type { EvidenceKind } from '../names/evidence';

/**
 * How much each kind of evidence counts, in log-odds; found by logistic regression (`bench/screening/train-evidence.ts`)
 * on the development half of the pairs that `bench/screening` makes from real lists, each weight held near what is
 * expected of it.
 */
export type EvidenceWeights = { readonly [kind in EvidenceKind]: number } & { readonly base: number };

export const PERSON_WEIGHTS: EvidenceWeights = {
  base: 0.74,
  matched: 0.43,
  respelt: -0.04,
  near: -0.2,
  fair: -1.54,
  distant: -2.52,
  consonantsApart: -0.68,
  initials: -0.12,
  shortForms: -0.77,
  families: -0.42,
  consonants: -2.64,
  conflict: -1.95,
  conflictShare: -0.34,
  beginsOtherwise: -0.97,
  unlike: -1,
  extraQuery: -0.69,
  extraName: -0.1,
  extraWords: -0.32,
  beyondConsonants: -0.63,
  loneWord: -1.2,
  numbersDiffer: -2.2,
  numberMissing: -0.9,
  formMissing: -0.4,
  formsDiffer: -1.4,
  editsBeyond: -0.12,
  wordsShort: -0.32,
  spacesDiffer: -0.07,
};

export const ENTITY_WEIGHTS: EvidenceWeights = {
  base: 0.79,
  matched: 1.43,
  respelt: -0.35,
  near: -0.79,
  fair: -1.64,
  distant: -2.06,
  consonantsApart: -0.56,
  initials: -0.3,
  shortForms: -0.7,
  families: -0.45,
  consonants: -2.72,
  conflict: -0.72,
  conflictShare: -0.32,
  beginsOtherwise: -1.08,
  unlike: -1.85,
  extraQuery: -0.29,
  extraName: -0.17,
  extraWords: -0.16,
  beyondConsonants: -0.24,
  loneWord: -0.64,
  numbersDiffer: -2.37,
  numberMissing: -1.06,
  formMissing: -0.55,
  formsDiffer: -1.75,
  editsBeyond: -0.12,
  wordsShort: -0.32,
  spacesDiffer: -0.04,
};
