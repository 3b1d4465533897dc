import { type DeviceKind, FAMILY_CAPS, FEATURES, type FeatureFamily } from '../data/features';
import {
  BROWSER_MAJOR,
  compareFonts,
  FONTS,
  type FontBits,
  type Look,
  NETWORK,
  PROVIDER,
  SYSTEM_RELEASE,
} from './look';
import type { DeviceMemory, Remembered } from './memory';
import type { Releases } from './releases';

/** Similarity of a fingerprint to a device's memory. */
export interface Similarity {
  /**
   * Natural logarithms of P(fingerprint | this device) divided by P(fingerprint | another one of its
   * segment). This field: hardware and setup, which others of its model share …
   */
  readonly made: number;
  /** The same for another device of its model, which may differ in a family and still be the same model … */
  readonly clone: number;
  /** … its location, which its household shares … */
  readonly place: number;
  /** … the user's preferences … */
  readonly tastes: number;
  /** … and its network. */
  readonly network: number;
  /** The part of `made` from rendered values, which follow from the hardware. */
  readonly drawn: number;
  /** The part of `made` from fonts. */
  readonly fonts: number;
  /** True if the device was seen in this network; null if either has none. */
  readonly sameNetwork: boolean | null;
  /** Name of the feature that rules the device out; null if none does. */
  readonly veto: string | null;
}

const FAMILIES = Object.keys(FAMILY_CAPS) as FeatureFamily[];
const FAMILY_OF = Uint8Array.from(FEATURES, (feature) => FAMILIES.indexOf(feature.family));
const PLACE = FAMILIES.indexOf('place');
const TASTES = FAMILIES.indexOf('tastes');
const SCREEN = FAMILIES.indexOf('screen');
const RENDER = FAMILIES.indexOf('render');
const NETWORKS = FAMILIES.indexOf('network');
const FONTS_FAMILY = FAMILIES.indexOf('fonts');
const MOST = Float64Array.from(FAMILIES, (family) => FAMILY_CAPS[family].most);
const LEAST = Float64Array.from(FAMILIES, (family) => FAMILY_CAPS[family].least);
/**
 * Factor for the other members of a family: they change together, so the heaviest counts fully and the others
 * at this rate.
 */
const BESIDE = 0.3;
/**
 * Log probability that another device of the model differs in a family: another image, another screen, more
 * memory.
 */
const CLONE_DIFFERS = Math.log(0.3);
/** Minimum frequency of a value that the device shows alternately. */
const MIN_FREQUENCY = 0.15;
/**
 * For increasing values: P(lower), how often another device shows a current version, and how versions arrive:
 * at `regular` distances (each user follows a release with about the same delay), at random, or otherwise.
 */
const RISING = {
  lower: 0.00001,
  shared: 0.35,
  regular: 0.6,
  random: 0.35,
  other: 0.05,
  least: 0.003,
} as const;
/**
 * Number of fonts that were added or removed together, and the probability of it; the direction makes no
 * difference.
 */
const FONT_CHANGES = {
  few: 6,
  someGrown: 0.15,
  mostKept: 0.85,
  someChanged: 0.03,
  others: 0.003,
  /** Probability of the earlier fonts after some were added. */
  shrunk: 0.05,
} as const;

const releasesOf = ({ releases }: Look, feature: number): Releases =>
  feature === BROWSER_MAJOR ? releases.browser : releases.system;

const RISES = FEATURES.map((feature) => feature.rising === true);
/** Probability that a dependent value changes with an update. */
const CHANGES_WITH = { system: 0.5, browser: 0.15 } as const;
const FOLLOWS_SYSTEM = FEATURES.map(({ follows }) => follows === 'system' || follows === 'both');
const FOLLOWS_BROWSER = FEATURES.map(({ follows }) => follows === 'browser' || follows === 'both');

/** Checks if a fingerprint shows a newer version than the device ever did. */
function isUpdated(memory: DeviceMemory, look: Look, feature: number): boolean {
  const known = memory.values[feature]?.[0]?.value;
  return known !== undefined && (look.values[feature] as number) > known;
}

const VETOES = FEATURES.map((feature) => feature.veto === true);
const CHANGE = Float64Array.from(FEATURES, ({ change }) => change);
const CHANGE_OF_PHONES = Float64Array.from(FEATURES, ({ change, steady }) => steady ?? change);

function otherFonts(memory: DeviceMemory, fonts: FontBits | null): number {
  let best: number = FONT_CHANGES.others;
  if (!fonts) return best;
  for (const known of memory.fonts.values()) {
    const { onlyA, onlyB, both } = compareFonts(known, fonts);
    const differ = onlyA + onlyB;
    const isNested = onlyA === 0 || onlyB === 0;
    if (isNested && differ <= FONT_CHANGES.few) best = Math.max(best, FONT_CHANGES.someGrown);
    else if (both >= FONT_CHANGES.mostKept * (both + differ)) best = Math.max(best, FONT_CHANGES.someChanged);
  }
  return best;
}

/**
 * Checks if the device showed all of these fonts together with others since it showed these alone: fonts were
 * added.
 */
function hasGrown(
  memory: DeviceMemory,
  entries: readonly Remembered[],
  place: number,
  fonts: FontBits | null,
): boolean {
  const day = entries[place]?.lastDay ?? 0;
  if (!fonts || entries.length === 1) return false;
  return entries.some(({ value, lastDay }, other) => {
    const known = memory.fonts.get(value);
    if (other === place || lastDay <= day || !known) return false;
    const { onlyA, onlyB } = compareFonts(known, fonts);
    return onlyA > 0 && onlyB === 0;
  });
}

const placeOf = (entries: readonly Remembered[], value: number): number => {
  for (let place = 0; place < entries.length; place++) if (entries[place]?.value === value) return place;
  return -1;
};

function placeOfAny(entries: readonly Remembered[], values: readonly Remembered[]): number {
  for (const { value } of values) {
    const place = placeOf(entries, value);
    if (place >= 0) return place;
  }
  return -1;
}

function oftenOf(entries: readonly Remembered[], place: number): number {
  if (entries.length === 1) return 1;
  let total = 0;
  for (const { count } of entries) total += count;
  return Math.max(MIN_FREQUENCY, (entries[place]?.count ?? 0) / total);
}

/** Weight of the feature's own rate of change, in visits, and lower bound of a device's rate relative to it. */
const VISITS_OF_RATE = 10;
const STEADIEST = 0.25;

/** Returns how often this device shows a value that it did not show before, from its history. */
function changeOf(entries: readonly Remembered[], change: number): number {
  let visits = 0;
  for (const { count } of entries) visits += count;
  const rate = (entries.length - 1 + VISITS_OF_RATE * change) / (visits - 1 + VISITS_OF_RATE);
  return Math.min(0.5, Math.max(STEADIEST * change, rate));
}

/**
 * Returns the probability that a device has taken this number of version steps, given the number that was
 * due.
 */
function stepsChance(steps: number, due: number): number {
  const regular = Math.max(0, 1 - Math.abs(steps - due));
  let random = Math.exp(-due);
  for (let step = 1; step <= steps; step++) random *= due / step;
  return Math.max(
    RISING.least,
    RISING.regular * regular + RISING.random * random + RISING.other / (1 + steps),
  );
}

function risenRatio(
  known: Remembered,
  value: number,
  day: number,
  { days, placeOf: among }: Releases,
): number {
  if (value < known.value) return Math.log(RISING.lower);
  const due = Math.max(0, day - known.lastDay) / days;
  return Math.log(stepsChance(among(value) - among(known.value), due) / RISING.shared);
}

/** Sums by family, reused by every comparison; the function is synchronous. */
const [best, gained, worst, lost] = [0, 1, 2, 3].map(() => new Float64Array(FAMILIES.length)) as [
  Float64Array,
  Float64Array,
  Float64Array,
  Float64Array,
];

function gainOf(family: number): number {
  const most = best[family] as number;
  return Math.min(MOST[family] as number, most + BESIDE * ((gained[family] as number) - most));
}

function lossOf(family: number): number {
  const most = worst[family] as number;
  return Math.max(LEAST[family] as number, most + BESIDE * ((lost[family] as number) - most));
}

const familySum = (family: number): number => gainOf(family) + lossOf(family);

/**
 * Compares a fingerprint with the history of a device; a value that one of them lacks is not evidence.
 * @param shares how common each value of the fingerprint is, see `sharesOf`
 * @param day of the visit, since 1970
 * @param trial history of the visit's own token if its device is not decided: its earlier places count
 */
export function similarityOf(
  memory: DeviceMemory,
  look: Look,
  shares: Float64Array,
  kind: DeviceKind,
  day: number,
  trial: DeviceMemory | null,
): Similarity {
  best.fill(0);
  gained.fill(0);
  worst.fill(0);
  lost.fill(0);
  const changes = kind === 'phone' ? CHANGE_OF_PHONES : CHANGE;
  let veto: string | null = null;
  let sameNetwork: boolean | null = null;
  let redrawn = 0;
  const hasNewSystem = isUpdated(memory, look, SYSTEM_RELEASE);
  const hasNewBrowser = isUpdated(memory, look, BROWSER_MAJOR);
  // The hottest loop of a fraud request: a hundred candidates, dozens of features.
  for (let index = 0; index < FAMILY_OF.length; index++) {
    const value = look.values[index] as number;
    const entries = memory.values[index] as readonly Remembered[];
    if (value === 0 || entries.length === 0) continue;
    let place = placeOf(entries, value);
    if (place < 0 && trial && (index === NETWORK || index === PROVIDER))
      place = placeOfAny(entries, trial.values[index] ?? []);
    if (place < 0 && VETOES[index]) veto ??= FEATURES[index]?.name ?? null;
    if (index === NETWORK) sameNetwork = place >= 0;
    const family = FAMILY_OF[index] as number;
    const share = shares[index] as number;
    let change = changeOf(entries, changes[index] as number);
    if (hasNewBrowser && FOLLOWS_BROWSER[index]) change = Math.max(change, CHANGES_WITH.browser);
    const isRedrawn = hasNewSystem && FOLLOWS_SYSTEM[index] === true;
    if (isRedrawn) change = CHANGES_WITH.system;
    const isUpdate = isRedrawn || (hasNewBrowser && FOLLOWS_BROWSER[index] === true);
    const ratio = RISES[index]
      ? risenRatio(entries[0] as Remembered, value, day, releasesOf(look, index))
      : place >= 0
        ? Math.log(
            index === FONTS && hasGrown(memory, entries, place, look.fonts)
              ? FONT_CHANGES.shrunk
              : ((1 - change) * (index === FONTS && place === 0 ? 1 : oftenOf(entries, place)) +
                  change * share) /
                  share,
          )
        : Math.log(index === FONTS && !isRedrawn ? otherFonts(memory, look.fonts) : change);
    if (ratio > 0) {
      gained[family] = (gained[family] as number) + ratio;
      best[family] = Math.max(best[family] as number, ratio);
    } else if (isUpdate) {
      redrawn = Math.min(redrawn, ratio);
    } else {
      lost[family] = (lost[family] as number) + ratio;
      worst[family] = Math.min(worst[family] as number, ratio);
    }
  }
  // One update changes all dependent values at once.
  let made = redrawn;
  let clone = redrawn;
  for (let family = 0; family < FAMILIES.length; family++) {
    if (family === PLACE || family === TASTES || family === NETWORKS) continue;
    const [gain, loss] = [gainOf(family), lossOf(family)];
    made += gain + loss;
    clone += gain + Math.max(loss, CLONE_DIFFERS);
  }
  return {
    made,
    clone,
    place: familySum(PLACE),
    tastes: familySum(TASTES),
    network: familySum(NETWORKS),
    drawn: gainOf(SCREEN) + gainOf(RENDER),
    fonts: familySum(FONTS_FAMILY),
    sameNetwork,
    veto,
  };
}

/** Returns the evidence of all families except the network. */
export const looksOf = ({ made, place, tastes }: Similarity): number => made + place + tastes;
