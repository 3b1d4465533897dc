import type { EvidenceKind } from '../names/evidence';

/**
 * How much each kind of evidence counts, in log-odds; found by logistic regression on the development half of the pairs
 * that `bench/screening` makes from real lists, no fault allowed to speak for a match.
 */
export type EvidenceWeights = { readonly [kind in EvidenceKind]: number } & { readonly base: number };

export const PERSON_WEIGHTS: EvidenceWeights = {
  base: 0.8,
  matched: 0.4,
  respelt: -0.1,
  near: -0.7,
  fair: -1.9,
  distant: -2.9,
  initials: -0.3,
  shortForms: -0.6,
  consonants: -2.5,
  conflict: -3,
  conflictShare: -0.8,
  extraQuery: -0.5,
  extraName: -0.25,
  loneWord: -1.8,
  numbersDiffer: -2,
  numberMissing: -0.5,
  formMissing: 0,
  formsDiffer: 0,
  editsBeyond: -0.3,
  wordsShort: -1,
  spacesDiffer: -0.1,
};

export const ENTITY_WEIGHTS: EvidenceWeights = {
  base: 0.5,
  matched: 1.0,
  respelt: -0.15,
  near: -0.95,
  fair: -1.5,
  distant: -2,
  initials: -0.3,
  shortForms: -0.5,
  consonants: -2.5,
  conflict: -1.3,
  conflictShare: -1.3,
  extraQuery: -0.45,
  extraName: -0.35,
  loneWord: -1,
  numbersDiffer: -2.2,
  numberMissing: -1,
  formMissing: -0.4,
  formsDiffer: -1.6,
  editsBeyond: -0.2,
  wordsShort: -0.8,
  spacesDiffer: -0.1,
};
