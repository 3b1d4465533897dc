import { ALIKE_WITHIN, MOST_PERSONS, PRIORS, WEIGHTS } from '../data/evidence';
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
import { type Likeness, likenessOf } from './likeness';
import { CERTAIN, type DeviceMemory, deviceNumber } from './memory';

/** A candidate of a visit: a device, or a token whose device is open. */
interface Candidate {
  readonly device: { readonly id: string; readonly isSettled: boolean; readonly memory: DeviceMemory };
  readonly fit: number;
  readonly prior: number;
  weight: number;
  together: number;
}

/** However sure its suspects looked, an open token is a device of its own with this chance. */
const LEAST_OWN = 0.05;

/**
 * An open token is one of its suspects, or a device of its own. A visit that it fits is the suspect's as far as the token is:
 * the suspect's weight rises to that, and the token keeps the part that it is a device of its own.
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
    const own = Math.max(LEAST_OWN, 1 - suspected) * (alone.get(one) ?? 0);
    one.weight = own;
    one.together = own + shared;
  }
}

/** A device that a visit may come from. */
export interface Hypothesis extends Likeness {
  readonly device: KnownDevice;
  /** Known devices and rival tokens in its networks that are made the same: each stands for itself. */
  readonly twins: number;
  /** The same anywhere, as far as they were found. */
  readonly lookAlikes: number;
  /** That the visit is the device's, 0 to 1. */
  readonly probability: number;
  /** Of an open token: that the visit is of the same device, whichever that is. */
  readonly together: number;
}

export interface Hypotheses {
  /** The likeliest first. */
  readonly known: readonly Hypothesis[];
  readonly isNew: number;
}

/** Devices behind a crowded key that were not looked at. */
const UNSEEN = 40;
/** Devices that the expected share of look-alikes weighs as much as. */
const CLONES_EXPECTED = 50;

/**
 * How likely the device comes with a token that is not known, beside one of which nothing is known.
 * @param owner whose token it is: of a settled one it is known; one that came back is of no window that forgets at once
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
  readonly likeness: Likeness;
  /** How well the device fits, and how likely it is to come so, before it is looked at. */
  readonly fit: number;
  readonly prior: number;
  /** Both, with what open tokens add that may be this device's. */
  weight: number;
  /** Of an open token: that the visit is of the same device, whichever that is. */
  together: number;
}

/** Devices made like this one, itself and the token's own left out: found ones, and tokens that came back and stand for it. */
function clonesOf(
  { likeness, device, rivals }: Weighed,
  all: readonly Weighed[],
  owner: KnownDevice | null,
): { readonly home: number; readonly all: number } {
  let home = rivals;
  let everywhere = rivals;
  for (const other of all) {
    if (other.device === device || other.device.id === owner?.id || !other.device.isSettled) continue;
    if (other.likeness.clone < likeness.clone - ALIKE_WITHIN) continue;
    everywhere += 1 + other.rivals;
    if (other.likeness.sameNetwork) home += 1 + other.rivals;
  }
  return { home, all: everywhere + (device.isCrowded ? UNSEEN : 0) };
}

/** Share of other devices that are made the same: less than by chance alone, for parts go together. */
const cloneShare = (made: number): number =>
  Math.min(
    PRIORS.cloneShare.most,
    Math.max(PRIORS.cloneShare.least, Math.exp(-PRIORS.cloneShare.together * made)),
  );

/** Share of other devices that look the same: what is expected of such parts, corrected by what is known. */
const clonesAmong = (devices: number, expected: number, found: number): number =>
  (found + CLONES_EXPECTED * expected) / (devices + CLONES_EXPECTED);

/** New devices for each known one that has lost its token, among the account's visits by tokens that are not known. */
function newForReturning({ look, shares }: DeviceVisit): number {
  const { new: first, returning, least, most } = PRIORS.newForReturning;
  const ratio = (shares.devices(look.segment) + first) / (shares.returned(look.segment) + returning);
  return Math.min(most, Math.max(least, ratio));
}

/** Of two that are as likely the one that was met last. */
const likeliestFirst = (a: Hypothesis, b: Hypothesis): number =>
  b.probability - a.probability || b.device.lastSeen - a.device.lastSeen;

/**
 * Which of the devices a visit comes from, likely ones corrected by how often such ones were right. As `hypothesesByOdds`.
 */
export function hypothesesOf(
  visit: DeviceVisit,
  owner: KnownDevice | null,
  candidates: readonly KnownDevice[],
): Hypotheses {
  const byOdds = hypothesesByOdds(visit, owner, candidates);
  // Where the token's own device is weighed, nothing was counted.
  if (owner?.isSettled) return byOdds;
  const { kind, now, look, shares } = visit;
  return calibrated(byOdds, { kind, now, devices: shares.devices(look.segment), isOpen: owner !== null });
}

/**
 * Which of the devices a visit comes from: Bayes' rule over each of them, a new device like none, and a new one that
 * looks like one of them (the next laptop of a fleet). Sorted, the likeliest first; probabilities sum to 1 with that of
 * a new device.
 * @param owner the device of the visit's token, where that is not decided; it is no candidate itself
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
    if (device.persons > MOST_PERSONS) continue;
    const likeness = likenessOf(device.memory, look, shares, kind, day, trial);
    if (likeness.veto !== null) continue;
    const { made, drawn, place, tastes, network } = likeness;
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
      likeness,
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
    const { clone, place, network, sameNetwork } = one.likeness;
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
  const hypotheses = weighed.map(({ device, likeness, weight, together }) => ({
    device,
    ...likeness,
    twins: lookAlikes.get(device)?.home ?? 0,
    lookAlikes: lookAlikes.get(device)?.all ?? 0,
    probability: weight / whole,
    together: Math.min(1, together / whole),
  }));
  return { known: hypotheses.sort(likeliestFirst), isNew: unknown / whole };
}
