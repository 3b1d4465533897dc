import { PRIORS } from '../data/evidence';
import { type DeviceKind, FEATURES } from '../data/features';
import type { Look } from './look';
import type { DeviceMemory } from './memory';

/** Common values of an account's devices, counted once per device. */
export interface AccountShares {
  /** Number of devices of a segment. */
  devices(segment: number): number;
  /**
   * Number of visits of known devices of a segment with an unknown token; used to separate new devices from
   * devices that lost their token.
   */
  returned(segment: number): number;
  /** Number of those devices that showed a value of a feature; 0 for a rare one. */
  having(segment: number, feature: number, value: number): number;
}

const worldShare = (index: number, kind: DeviceKind): number => {
  const feature = FEATURES[index];
  return (kind === 'other' || kind === 'image' ? feature?.world : (feature?.alike ?? feature?.world)) ?? 1;
};

/**
 * Returns how common each value of a fingerprint is among other devices of its segment: the account's counts,
 * mixed with the world share, which has the weight of PRIORS.devicesOfWorld devices.
 */
export function sharesOf(look: Look, kind: DeviceKind, account: AccountShares): Float64Array {
  const { segment, values, world } = look;
  const counted = account.devices(segment);
  const shares = new Float64Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as number;
    if (value === 0) continue;
    const known = world[index] as number;
    const expected = Number.isNaN(known) ? worldShare(index, kind) : known;
    shares[index] =
      (account.having(segment, index, value) + PRIORS.devicesOfWorld * expected) /
      (counted + PRIORS.devicesOfWorld);
  }
  return shares;
}

/* Visit history of devices and their tokens, and its evidence that they are one device. */

/** A token on trial. Times are UNIX milliseconds. */
interface Trial {
  readonly id: string;
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly visits: number;
}

/** A stored device. Times are UNIX milliseconds. */
export interface KnownDevice {
  readonly id: string;
  readonly memory: DeviceMemory;
  /** false = a token whose device is not decided yet; it is found only by the token. */
  readonly isSettled: boolean;
  /** For one that is not settled: the device that it most likely is. */
  readonly believed: string | null;
  readonly firstSeen: number;
  readonly lastSeen: number;
  /** Last visit with its own token; null = never. */
  readonly tokenSeen: number | null;
  readonly visits: number;
  /** Number of different persons on it within the last day. */
  readonly persons: number;
  /** Newest tokens that are assigned to this device without a decision. */
  readonly trials: readonly Trial[];
  /** True if it was found by a key with more devices than were checked. */
  readonly isCrowded: boolean;
}

/** Data of a browser in one visit. */
export interface DeviceVisit {
  readonly look: Look;
  readonly kind: DeviceKind;
  readonly shares: AccountShares;
  /** UNIX milliseconds. */
  readonly now: number;
  /** True if the browser stores a token. */
  readonly hasToken: boolean;
  /** True if the browser deletes the storage of a site after a week without a visit. */
  readonly forgets: boolean;
}

export const DAY_MS = 86_400_000;
/** Visits after which a token on trial counts as a rival. A token that was seen less often may never return. */
const RIVAL_VISITS = 2;
/** Usual days between visits of a device; a device that was seen once, long ago, returns less often. */
const USUAL_GAP_DAYS = 20;
const MIN_ACTIVITY = 0.05;
/** Limits of the evidence, from the silence of a token, that the device has another token now. */
const MAX_SILENCE_EVIDENCE = 3;
const GAPS_OF_SILENCE = 2;

const daysBetween = (from: number, to: number): number => Math.max(0, to - from) / DAY_MS;

/** Returns the visit frequency of the device relative to an ordinary one. */
export function activity({ visits, firstSeen }: KnownDevice, now: number): number {
  return Math.max(MIN_ACTIVITY, Math.min(1, visits / (1 + daysBetween(firstSeen, now) / USUAL_GAP_DAYS)));
}

/** The same without bounds, with its visits mixed with one per usual gap. */
export const rate = ({ visits, firstSeen }: KnownDevice, now: number): number =>
  (USUAL_GAP_DAYS * (visits + 1)) / (USUAL_GAP_DAYS + daysBetween(firstSeen, now));

/** Returns the days since the token of the device was last seen, counted from one. */
export const silence = ({ tokenSeen, firstSeen }: KnownDevice, now: number): number =>
  1 + daysBetween(tokenSeen ?? firstSeen, now);

/**
 * Returns the time from which the current token was in use, at the earliest the day after its first one,
 * because only days are stored.
 */
const tokenFrom = ({ memory, firstSeen }: KnownDevice): number =>
  memory.tokens.since === 0 ? firstSeen : Math.max(firstSeen, (memory.tokens.since + 1) * DAY_MS);

/**
 * Checks if two tokens were used in parallel: the other one was seen again after this one was created. A token
 * that was seen once, as in a private window, is not evidence.
 * @param of the device; `tokenSeen` is the last visit with the token of the device
 */
function isInTurns(of: KnownDevice, other: KnownDevice): boolean {
  if (other.tokenSeen === null || other.tokenSeen <= tokenFrom(other)) return false;
  return other.tokenSeen > tokenFrom(of) && (of.tokenSeen ?? of.firstSeen) >= other.firstSeen;
}

/** Returns the number of usual gaps for which a device's own token has been away. */
function gapsSilent({ tokenSeen, firstSeen, visits }: KnownDevice, now: number): number {
  if (tokenSeen === null) return 0;
  return (daysBetween(tokenSeen, now) * visits) / Math.max(30, daysBetween(firstSeen, tokenSeen));
}

/**
 * Returns the evidence from the use of two tokens that they are one machine. Tokens used alternately are at
 * most profiles. A token that fell silent when the other began was probably cleared.
 * @param of the device whose token the visit shows
 */
export function turnsOf(of: KnownDevice | null, other: KnownDevice, now: number): number {
  if (!of) return 1;
  if (isInTurns(of, other)) {
    const others = other.trials.filter(({ id }) => id !== of.id);
    const { two, more } = PRIORS.tokensInTurns;
    return rivalsOf({ ...other, trials: others }) === 0 ? two : more;
  }
  return Math.exp(Math.min(MAX_SILENCE_EVIDENCE, gapsSilent(other, now)));
}

/**
 * Checks if one device's token has been away since the other's began, long enough to be gone.
 * @param gaps number of its usual gaps; the chance that it stays away for longer is e^-gaps
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

/**
 * Returns the number of tokens on trial that came back and were used alternately with the device's own or
 * with each other.
 */
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
 * Returns the tokens that followed each other, after the device's own and before this one: one browser that
 * was cleared repeatedly.
 * @param since time when this one was first seen
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

/** Returns true if the browser has certainly deleted the device's token. */
export const hasForgotten = ({ tokenSeen, firstSeen }: KnownDevice, { forgets, now }: DeviceVisit): boolean =>
  forgets && daysBetween(tokenSeen ?? firstSeen, now) > DAYS_TO_FORGET;
