import { FAMILY_CAPS, FEATURES, type Feature, type FeatureFamily } from '../data/features';
import type { Vector } from './vector';

/** How alike two vectors are. */
export interface Likeness {
  /** Sum of log-likelihood ratios, each family within its cap; above 0 speaks for one device. */
  readonly evidence: number;
  /** Share of the weight that agrees, 0 to 1, over what both tell. */
  readonly similarity: number;
  /** Name of the feature that rules one device out; null when none does. */
  readonly veto: string | null;
}

interface Weights {
  readonly family: FeatureFamily;
  readonly equal: number;
  readonly different: number;
}

const weightsOf = (others: (feature: Feature) => number): readonly Weights[] =>
  FEATURES.map((feature) => ({
    family: feature.family,
    equal: Math.log(feature.same / others(feature)),
    different: Math.log((1 - feature.same) / (1 - others(feature))),
  }));

const DIVERSE = weightsOf((feature) => feature.others);
const ALIKE = weightsOf((feature) => feature.alike);
const FAMILIES = Object.keys(FAMILY_CAPS) as FeatureFamily[];
const FAMILY_OF = FEATURES.map((feature) => FAMILIES.indexOf(feature.family));
const NETWORK = FAMILIES.indexOf('network');

/**
 * Compares two vectors; what one of them does not tell counts neither way.
 * @param older the stored one; a browser whose version is lower now is another browser
 * @param alike the maker keeps devices of this kind alike: equal hardware says little
 */
export function compareVectors(older: Vector, newer: Vector, alike: boolean): Likeness {
  const weights = alike ? ALIKE : DIVERSE;
  const sums = new Float64Array(FAMILIES.length);
  let agreed = 0;
  let told = 0;
  let veto: string | null = null;
  for (const [index, feature] of FEATURES.entries()) {
    const a = older[index] ?? 0;
    const b = newer[index] ?? 0;
    const weight = weights[index];
    if (a === 0 || b === 0 || !weight) continue;
    const family = FAMILY_OF[index] ?? 0;
    const isEqual = a === b;
    if (!isEqual && (feature.veto || (feature.rising && b < a))) veto ??= feature.name;
    sums[family] = (sums[family] ?? 0) + (isEqual ? weight.equal : weight.different);
    // A device that went home is as much itself: where it is says nothing of its likeness.
    if (family === NETWORK) continue;
    const share = DIVERSE[index]!.equal - DIVERSE[index]!.different;
    told += share;
    if (isEqual || feature.rising) agreed += share;
  }
  let evidence = 0;
  for (const [index, family] of FAMILIES.entries()) {
    const { most, least } = FAMILY_CAPS[family];
    evidence += Math.min(most, Math.max(least, sums[index] ?? 0));
  }
  return { evidence, similarity: told > 0 ? agreed / told : 0, veto };
}
