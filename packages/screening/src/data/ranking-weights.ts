/**
 * Features of a pair of names before the comparison, and their weight for the probability of a match, in
 * log-odds. Found by logistic regression (`bench/screening/train-ranking.ts`) on names of the development
 * half of public lists, with and without errors, and of persons on no list. Used by `rankOf`.
 */
export interface RankingWeights {
  readonly base: number;
  readonly matched: number;
  readonly littleLeft: number;
  readonly queryLeft: number;
  readonly nameLeft: number;
  readonly bothLeft: number;
  readonly pairs: number;
  readonly pairsSquared: number;
  readonly pairsCubed: number;
  readonly matchedPairs: number;
  readonly share: number;
}

/** Weights by the kind of party compared, and by whether both names use Latin letters. */
export const RANKING_WEIGHTS: {
  readonly [kind in 'person' | 'entity']: { readonly [script in 'latin' | 'foreign']: RankingWeights };
} = {
  person: {
    latin: {
      base: -1.76,
      matched: -0.62,
      littleLeft: -0.329,
      queryLeft: -1.945,
      nameLeft: -0.579,
      bothLeft: -1.582,
      pairs: -2.192,
      pairsSquared: 0.9,
      pairsCubed: 6.657,
      matchedPairs: 2.508,
      share: -1.696,
    },
    foreign: {
      base: -1.493,
      matched: 0.283,
      littleLeft: 0.32,
      queryLeft: -1.501,
      nameLeft: -0.638,
      bothLeft: -0.43,
      pairs: 2.107,
      pairsSquared: 1.613,
      pairsCubed: -2.485,
      matchedPairs: 1.256,
      share: -0.18,
    },
  },
  entity: {
    latin: {
      base: -1.6,
      matched: 0.067,
      littleLeft: 0.041,
      queryLeft: -2.01,
      nameLeft: -0.477,
      bothLeft: -1.247,
      pairs: -2.817,
      pairsSquared: 0.802,
      pairsCubed: 4.579,
      matchedPairs: 3.593,
      share: -0.226,
    },
    foreign: {
      base: -0.899,
      matched: 0.4,
      littleLeft: -0.493,
      queryLeft: -0.703,
      nameLeft: -0.64,
      bothLeft: -0.753,
      pairs: -4.046,
      pairsSquared: 1.179,
      pairsCubed: 5.497,
      matchedPairs: 2.368,
      share: 1.398,
    },
  },
};
