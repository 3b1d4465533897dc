import { ALIKE_WITHIN, MAX_PERSONS, PRIORS, WEIGHTS } from '../data/evidence';
import { calibrated } from './calibrate';
import {
  activity,
  DAY_MS,
  type DeviceVisit,
  hasForgotten,
  type KnownDevice,
  rate,
  rivalsOf,
  sharesOf,
  silence,
  turnsOf,
} from './comings';
import { CERTAIN, type DeviceMemory, deviceNumber } from './memory';
import { type Similarity, similarityOf } from './similarity';

/** A candidate for a visit: a device, or a token whose device is open. */
interface Candidate {
  readonly device: { readonly id: string; readonly isSettled: boolean; readonly memory: DeviceMemory };
  readonly fit: number;
  readonly prior: number;
  weight: number;
  together: number;
}

/** Minimum probability that an open token is a separate device, however likely its suspects are. */
const MIN_OWN_CHARACTERS = 0.05;

/**
 * Shares the weight of open tokens. An open token is one of its suspects or a separate device. A visit that
 * matches the token belongs to the suspect in proportion to the token's probability: the suspect's weight
 * rises to that, and the token retains the part for a separate device.
 */
function shareOpen(candidates: readonly Candidate[]): void {
  const open = candidates.filter(({ device }) => !device.isSettled);
  if (open.length === 0) return;
  const byNumber = new Map(candidates.map((one) => [deviceNumber(one.device.id), one]));
  const alone = new Map(open.map((one) => [one, one.weight]));
  for (const one of open) {
    let suspected = 0;
    let shared = 0;
    for (const { value, count } of one.device.memory.suspects) {
      const suspect = byNumber.get(value);
      const chance = count / CERTAIN;
      suspected += chance;
      if (!suspect || suspect === one) continue;
      const part = chance * one.fit * suspect.prior;
      shared += part;
      suspect.weight = Math.max(suspect.weight, part);
    }
    const own = Math.max(MIN_OWN_CHARACTERS, 1 - suspected) * (alone.get(one) ?? 0);
    one.weight = own;
    one.together = own + shared;
  }
}

/** A device that a visit may belong to. */
export interface Hypothesis extends Similarity {
  readonly device: KnownDevice;
  /** Number of known devices and rival tokens in its networks with the same build. */
  readonly twins: number;
  /** The same number anywhere, as far as they were found. */
  readonly lookAlikes: number;
  /** Probability that the visit belongs to the device, 0 to 1. */
  readonly probability: number;
  /** For an open token: probability that the visit is from the same device, whichever that is. */
  readonly together: number;
}

export interface Hypotheses {
  /** The most likely first. */
  readonly known: readonly Hypothesis[];
  readonly isNew: number;
}

/** Assumed number of devices under a crowded key that were not checked. */
const UNSEEN = 40;
/** Weight of the expected share of similar devices, in devices. */
const CLONES_EXPECTED = 50;

/**
 * Returns how likely the device comes with an unknown token, relative to a device without history.
 * @param owner device of the token; that of a settled one is known, and one that came back is not from a
 *   window that deletes it at once
 */
function freshness(device: KnownDevice, owner: KnownDevice | null, visit: DeviceVisit): number {
  if (owner?.isSettled) return 1;
  const { of, fresh, least } = PRIORS.freshToken;
  const { tokens } = device.memory;
  const counted = (tokens.fresh + fresh) / (tokens.fresh + tokens.kept + of);
  const share = hasForgotten(device, visit) ? 1 : Math.max(least, counted);
  const likelier = (share * of) / fresh;
  return owner ? Math.min(1, likelier) : likelier;
}

interface Weighed {
  readonly device: KnownDevice;
  readonly rivals: number;
  readonly similarity: Similarity;
  /** Similarity of the device (`fit`), and its probability before the comparison (`prior`). */
  readonly fit: number;
  readonly prior: number;
  /** Both, plus the weight of open tokens that may be this device's. */
  weight: number;
  /** For an open token: weight of the visit being from the same device, whichever that is. */
  together: number;
}

/**
 * Counts the devices with the same build, except itself and the token's own: devices found, and tokens that
 * came back and represent one.
 */
function clonesOf(
  { similarity, device, rivals }: Weighed,
  all: readonly Weighed[],
  owner: KnownDevice | null,
): { readonly home: number; readonly all: number } {
  let home = rivals;
  let everywhere = rivals;
  for (const other of all) {
    if (other.device === device || other.device.id === owner?.id || !other.device.isSettled) continue;
    if (other.similarity.clone < similarity.clone - ALIKE_WITHIN) continue;
    everywhere += 1 + other.rivals;
    if (other.similarity.sameNetwork) home += 1 + other.rivals;
  }
  return { home, all: everywhere + (device.isCrowded ? UNSEEN : 0) };
}

/**
 * Returns the share of other devices with the same build: lower than by chance alone, because parts are
 * correlated.
 */
const cloneShare = (made: number): number =>
  Math.min(
    PRIORS.cloneShare.most,
    Math.max(PRIORS.cloneShare.least, Math.exp(-PRIORS.cloneShare.together * made)),
  );

/**
 * Returns the share of other devices with the same fingerprint: the expected share for such parts, corrected
 * by the known devices.
 */
const clonesAmong = (devices: number, expected: number, found: number): number =>
  (found + CLONES_EXPECTED * expected) / (devices + CLONES_EXPECTED);

/**
 * Returns the ratio of new devices to known ones that lost their token, among the account's visits by unknown
 * tokens.
 */
function newForReturning({ look, shares }: DeviceVisit): number {
  const { new: first, returning, least, most } = PRIORS.newForReturning;
  const ratio = (shares.devices(look.segment) + first) / (shares.returned(look.segment) + returning);
  return Math.min(most, Math.max(least, ratio));
}

/** Of two equally likely devices, sorts the one seen last first. */
const likeliestFirst = (a: Hypothesis, b: Hypothesis): number =>
  b.probability - a.probability || b.device.lastSeen - a.device.lastSeen;

/**
 * Computes the probability of each device for a visit as `hypothesesByOdds` does, corrected by how often such
 * devices were right.
 */
export function hypothesesOf(
  visit: DeviceVisit,
  owner: KnownDevice | null,
  candidates: readonly KnownDevice[],
): Hypotheses {
  const byOdds = hypothesesByOdds(visit, owner, candidates);
  // The calibration has no data for a token of a settled device.
  if (owner?.isSettled) return byOdds;
  const { kind, now, look, shares } = visit;
  return calibrated(byOdds, { kind, now, devices: shares.devices(look.segment), isOpen: owner !== null });
}

/**
 * Computes the probability of each device for a visit with Bayes' rule: each known device, a new device
 * unlike all of them, and a new one like one of them (the next laptop of a fleet). Sorted, the most likely
 * first; the probabilities add up to 1 with that of a new device.
 * @param owner the device of the visit's token if that is not decided; it isn't a candidate itself
 */
export function hypothesesByOdds(
  visit: DeviceVisit,
  owner: KnownDevice | null,
  candidates: readonly KnownDevice[],
): Hypotheses {
  const { look, kind, now } = visit;
  const day = Math.floor(now / DAY_MS);
  const lookAlikes = new Map<KnownDevice, ReturnType<typeof clonesOf>>();
  const trial = owner?.isSettled === false ? owner.memory : null;
  const shares = sharesOf(look, kind, visit.shares);
  const weights = WEIGHTS[kind];
  const weighed: Weighed[] = [];
  for (const device of candidates) {
    if (device.persons > MAX_PERSONS) continue;
    const similarity = similarityOf(device.memory, look, shares, kind, day, trial);
    if (similarity.veto !== null) continue;
    const { made, drawn, place, tastes, network } = similarity;
    const fit = Math.exp(
      weights.made * (made - drawn) +
        weights.drawn * drawn +
        weights.place * place +
        weights.tastes * tastes +
        weights.network * network,
    );
    const prior =
      activity(device, now) ** weights.activity *
      rate(device, now) ** weights.rate *
      silence(device, now) ** weights.silent *
      turnsOf(owner, device, now) ** weights.turns *
      freshness(device, owner, visit) ** weights.fresh;
    weighed.push({
      device,
      rivals: rivalsOf(device),
      similarity,
      fit,
      prior,
      weight: fit * prior,
      together: 0,
    });
  }
  shareOpen(weighed);
  const arrivals = newForReturning(visit);
  const devices = visit.shares.devices(look.segment) + PRIORS.devicesAtFirst;
  let known = 0;
  let cloneAtHome = 0;
  let cloneElsewhere = 0;
  for (const one of weighed) {
    known += one.weight;
    const clones = clonesOf(one, weighed, owner);
    lookAlikes.set(one.device, clones);
    const { clone, place, network, sameNetwork } = one.similarity;
    if (sameNetwork !== false) {
      const first = sameNetwork ? PRIORS.cloneAtHome[kind] : PRIORS.cloneAnywhere[kind];
      const chance = first + PRIORS.cloneAtHomeForEach * clones.home;
      cloneAtHome = Math.max(
        cloneAtHome,
        chance * Math.exp(weights.clone * clone + weights.place * place + weights.network * network),
      );
    }
    const elsewhere = arrivals * devices * clonesAmong(devices, cloneShare(clone), clones.all);
    cloneElsewhere = Math.max(cloneElsewhere, elsewhere * Math.exp(weights.clone * clone));
  }
  const unknown =
    (weights.new * devices * arrivals + weights.home * cloneAtHome + weights.elsewhere * cloneElsewhere) *
    (trial ? weights.open : 1);
  const whole = known + unknown;
  const hypotheses = weighed.map(({ device, similarity, weight, together }) => ({
    device,
    ...similarity,
    twins: lookAlikes.get(device)?.home ?? 0,
    lookAlikes: lookAlikes.get(device)?.all ?? 0,
    probability: weight / whole,
    together: Math.min(1, together / whole),
  }));
  return { known: hypotheses.sort(likeliestFirst), isNew: unknown / whole };
}
