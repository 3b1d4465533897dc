import type { EvidenceKind } from '../names/evidence';

/**
 * How much each kind of evidence counts, in log-odds; found by logistic regression on the development half of the pairs
 * that `bench/screening` makes from real lists, no fault allowed to speak for a match. Two of the person weights, `fair`
 * and `loneWord`, were then lowered by hand on the retrieval sample, for fewer false alerts.
 */
export type EvidenceWeights = { readonly [kind in EvidenceKind]: number } & { readonly base: number };

export const PERSON_WEIGHTS: EvidenceWeights = {
  base: 1.0,
  matched: 0.35,
  respelt: -0.05,
  near: -0.5,
  fair: -1.9,
  distant: -2.6,
  initials: -0.3,
  shortForms: -0.7,
  consonants: -2,
  conflict: -2.9,
  conflictShare: -0.4,
  extraQuery: -0.45,
  extraName: -0.22,
  extraWords: -0.5,
  loneWord: -2,
  numbersDiffer: -2,
  numberMissing: -0.5,
  formMissing: 0,
  formsDiffer: 0,
  editsBeyond: -0.3,
  wordsShort: -1,
  spacesDiffer: -0.1,
};

export const ENTITY_WEIGHTS: EvidenceWeights = {
  base: 0.35,
  matched: 1.2,
  respelt: -0.15,
  near: -0.6,
  fair: -1.6,
  distant: -1.8,
  initials: -0.3,
  shortForms: -0.5,
  consonants: -2,
  conflict: -0.95,
  conflictShare: -1.8,
  extraQuery: -0.48,
  extraName: -0.3,
  extraWords: -0.2,
  loneWord: -0.9,
  numbersDiffer: -2.2,
  numberMissing: -1,
  formMissing: -0.55,
  formsDiffer: -1.8,
  editsBeyond: -0.2,
  wordsShort: -0.8,
  spacesDiffer: -0.1,
};
