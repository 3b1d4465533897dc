import { type DeviceKind, FAMILY_CAPS, FEATURES, type Feature, type FeatureFamily } from '../data/features';
import { networksOf, providersOf, type Vector } from './vector';

/** How alike two vectors are. */
interface Likeness {
  /** Sum of log-likelihood ratios, each family within its cap; above 0 speaks for one device. */
  readonly evidence: number;
  /** Share of the weight that agrees, 0 to 1, over what both report. */
  readonly similarity: number;
  /** Name of the feature that rules one device out; null when none does. */
  readonly veto: string | null;
  /** Whether the newer one is in a network where the older one was met of late; null when either reports none. */
  readonly sameNetwork: boolean | null;
}

/** Natural logarithms by feature: what it adds when it is equal, and when it is not. */
interface Weights {
  readonly equal: Float64Array;
  readonly different: Float64Array;
}

function weightsOf(kind: DeviceKind): Weights {
  const same = (feature: Feature) => (kind === 'phone' ? (feature.steady ?? feature.same) : feature.same);
  const others = (feature: Feature) => (kind === 'other' ? feature.others : feature.alike);
  return {
    equal: Float64Array.from(FEATURES, (feature) => Math.log(same(feature) / others(feature))),
    different: Float64Array.from(FEATURES, (feature) =>
      Math.log((1 - same(feature)) / (1 - others(feature))),
    ),
  };
}

const WEIGHTS: { readonly [K in DeviceKind]: Weights } = {
  phone: weightsOf('phone'),
  maker: weightsOf('maker'),
  other: weightsOf('other'),
};
/** What differs on a phone speaks against it as often as it stands, up to this many times a family's usual least. */
const PHONE_LEAST = 3;

const FAMILIES = Object.keys(FAMILY_CAPS) as FeatureFamily[];
const FAMILY_OF = Uint8Array.from(FEATURES, (feature) => FAMILIES.indexOf(feature.family));
const NETWORK_FAMILY = FAMILIES.indexOf('network');
const NETWORK = FEATURES.findIndex((feature) => feature.name === 'network');
const PROVIDER = FEATURES.findIndex((feature) => feature.name === 'asn');
const MOST = Float64Array.from(FAMILIES, (family) => FAMILY_CAPS[family].most);
const LEAST = Float64Array.from(FAMILIES, (family) => FAMILY_CAPS[family].least);
/** Working space of a comparison, which never waits: sums by family. */
const SUMS = new Float64Array(FAMILIES.length);
/** How much a feature weighs in `similarity`. */
const SHARE = WEIGHTS.other.equal.map((equal, index) => equal - (WEIGHTS.other.different[index] ?? 0));

/** Whether a device was met in this network, or at this provider, before its latest one. */
const isEarlier = (older: Vector, index: number, place: number): boolean =>
  (index === NETWORK && networksOf(older).includes(place)) ||
  (index === PROVIDER && providersOf(older).includes(place));

/**
 * Compares two vectors; what one of them does not report counts neither way.
 * @param older the stored one; a browser whose version is lower now is another browser
 */
export function compareVectors(older: Vector, newer: Vector, kind: DeviceKind): Likeness {
  const { equal, different } = WEIGHTS[kind];
  const sums = SUMS.fill(0);
  let agreed = 0;
  let compared = 0;
  let veto: string | null = null;
  let sameNetwork: boolean | null = null;
  // The hottest loop of a fraud call: hundreds of candidates, dozens of features.
  for (let index = 0; index < FAMILY_OF.length; index++) {
    const a = older[index] as number;
    const b = newer[index] as number;
    if (a === 0 || b === 0) continue;
    const family = FAMILY_OF[index] as number;
    const isEqual = a === b || isEarlier(older, index, b);
    if (index === NETWORK) sameNetwork = isEqual;
    const feature = FEATURES[index] as Feature;
    if (!isEqual && (feature.veto || (feature.rising && b < a))) veto ??= feature.name;
    sums[family] = (sums[family] as number) + ((isEqual ? equal[index] : different[index]) as number);
    // A device that went home is as much itself: where it is proves nothing of its likeness.
    if (family === NETWORK_FAMILY) continue;
    const share = SHARE[index] as number;
    compared += share;
    if (isEqual || feature.rising) agreed += share;
  }
  let evidence = 0;
  for (let family = 0; family < sums.length; family++) {
    const least =
      (LEAST[family] as number) * (kind === 'phone' && family !== NETWORK_FAMILY ? PHONE_LEAST : 1);
    evidence += Math.min(MOST[family] as number, Math.max(least, sums[family] as number));
  }
  return { evidence, similarity: compared > 0 ? agreed / compared : 0, veto, sameNetwork };
}
