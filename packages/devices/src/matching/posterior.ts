import { ALIKE_WITHIN, MOST_PERSONS, PRIORS, WEIGHTS } from '../data/evidence';
import type { DeviceKind } from '../data/features';
import { calibrated } from './calibrate';
import { type Likeness, likenessOf } from './likeness';
import type { Look } from './look';
import type { DeviceMemory } from './memory';
import { shareOpen } from './open-tokens';
import { type AccountShares, sharesOf } from './shares';

/** A token on trial. Times are UNIX milliseconds. */
interface Trial {
  readonly id: string;
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly visits: number;
}

/** A device as it is stored. Times are UNIX milliseconds. */
export interface KnownDevice {
  readonly id: string;
  readonly memory: DeviceMemory;
  /** false = a token whose device is not decided yet: it is found by the token alone. */
  readonly isSettled: boolean;
  /** Of one that is not settled: the device that it most likely is. */
  readonly believed: string | null;
  readonly firstSeen: number;
  readonly lastSeen: number;
  /** When it was last met by a token of its own; null = never. */
  readonly tokenSeen: number | null;
  readonly visits: number;
  /** Different persons on it within the last day. */
  readonly persons: number;
  /** Tokens that are taken for this device without a decision, the newest ones. */
  readonly trials: readonly Trial[];
  /** It was found by a key that holds more devices than were looked at. */
  readonly isCrowded: boolean;
}

/** What a browser shows of itself in one visit. */
export interface DeviceVisit {
  readonly look: Look;
  readonly kind: DeviceKind;
  readonly shares: AccountShares;
  /** UNIX milliseconds. */
  readonly now: number;
  /** Whether the browser keeps a token. */
  readonly hasToken: boolean;
  /** Whether the browser forgets what a site stored that is not visited for a week. */
  readonly forgets: boolean;
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

const DAY_MS = 86_400_000;
/** Visits after which a token on trial counts as a rival: before, it may never come again. */
const RIVAL_VISITS = 2;
/** Visits of an ordinary device are so far apart; one that came once, long ago, comes less often. */
const USUAL_GAP_DAYS = 20;
const LEAST_ACTIVE = 0.05;
/** How much a silence says that the device has another token now. */
const MOST_SILENCE = 3;
const GAPS_OF_SILENCE = 2;
/** Devices behind a crowded key that were not looked at. */
const UNSEEN = 40;
/** Devices that the expected share of look-alikes weighs as much as. */
const CLONES_EXPECTED = 50;

const daysBetween = (from: number, to: number): number => Math.max(0, to - from) / DAY_MS;

/** How often the device comes, beside an ordinary one. */
function activity({ visits, firstSeen }: KnownDevice, now: number): number {
  return Math.max(LEAST_ACTIVE, Math.min(1, visits / (1 + daysBetween(firstSeen, now) / USUAL_GAP_DAYS)));
}

/** The same without bounds, its visits mixed with one in a usual gap. */
const rate = ({ visits, firstSeen }: KnownDevice, now: number): number =>
  (USUAL_GAP_DAYS * (visits + 1)) / (USUAL_GAP_DAYS + daysBetween(firstSeen, now));

/** Days since its own token was met, counted from one. */
const silence = ({ tokenSeen, firstSeen }: KnownDevice, now: number): number =>
  1 + daysBetween(tokenSeen ?? firstSeen, now);

/** From when on the token that is in use was met, not before the day after its first one: what is remembered are days. */
const tokenFrom = ({ memory, firstSeen }: KnownDevice): number =>
  memory.tokens.since === 0 ? firstSeen : Math.max(firstSeen, (memory.tokens.since + 1) * DAY_MS);

/**
 * Whether two tokens were used side by side: the other one came back, and after this one began. A token that came once, as in a
 * private window, says nothing.
 * @param of whose own token was met last when its `tokenSeen` says
 */
function isInTurns(of: KnownDevice, other: KnownDevice): boolean {
  if (other.tokenSeen === null || other.tokenSeen <= tokenFrom(other)) return false;
  return other.tokenSeen > tokenFrom(of) && (of.tokenSeen ?? of.firstSeen) >= other.firstSeen;
}

/** How many of its usual gaps a device's own token has been away. */
function gapsSilent({ tokenSeen, firstSeen, visits }: KnownDevice, now: number): number {
  if (tokenSeen === null) return 0;
  return (daysBetween(tokenSeen, now) * visits) / Math.max(30, daysBetween(firstSeen, tokenSeen));
}

/**
 * What the use of two tokens says of their being one machine: used in turns they are profiles at best; one that fell
 * silent when the other began was probably cleared.
 * @param of the device whose token the visit shows
 */
function turnsOf(of: KnownDevice | null, other: KnownDevice, now: number): number {
  if (!of) return 1;
  if (isInTurns(of, other)) {
    const others = other.trials.filter(({ id }) => id !== of.id);
    const { two, more } = PRIORS.tokensInTurns;
    return rivalsOf({ ...other, trials: others }) === 0 ? two : more;
  }
  return Math.exp(Math.min(MOST_SILENCE, gapsSilent(other, now)));
}

/**
 * Whether the one device's token has been away since the other's began, long enough to be gone.
 * @param gaps that it stays away by chance for so many of its usual gaps is as rare as e^-gaps
 */
export const fellSilent = (
  of: KnownDevice,
  other: KnownDevice,
  visit: DeviceVisit,
  gaps = GAPS_OF_SILENCE,
): boolean =>
  !isInTurns(of, other) &&
  (other.tokenSeen === null ||
    hasForgotten(other, { ...visit, now: of.lastSeen }) ||
    gapsSilent(other, visit.now) >= gaps);

/** How many tokens on trial came back, and were used in turns with the device's own or with one another. */
export function rivalsOf({ trials, tokenSeen }: Pick<KnownDevice, 'trials' | 'tokenSeen'>): number {
  const returned = trials.filter(({ visits }) => visits >= RIVAL_VISITS);
  return returned.filter(
    (one) =>
      (tokenSeen ?? 0) > one.firstSeen ||
      returned.some(
        (other) => other.id !== one.id && other.lastSeen > one.firstSeen && one.lastSeen > other.firstSeen,
      ),
  ).length;
}

/**
 * Tokens that came one after the other, the device's own before them and this one behind them: one browser that was
 * cleared again and again.
 * @param since when this one was first met
 */
export const chainOf = ({ trials, tokenSeen }: KnownDevice, since: number): readonly Trial[] =>
  trials.filter(
    (one) =>
      one.lastSeen < since &&
      (tokenSeen ?? 0) <= one.firstSeen &&
      trials.every(
        (other) => other.id === one.id || other.firstSeen > one.lastSeen || other.lastSeen < one.firstSeen,
      ),
  );

const DAYS_TO_FORGET = 7;

/** Whether the browser has certainly forgotten the device's token. */
export const hasForgotten = ({ tokenSeen, firstSeen }: KnownDevice, { forgets, now }: DeviceVisit): boolean =>
  forgets && daysBetween(tokenSeen ?? firstSeen, now) > DAYS_TO_FORGET;

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
