import { PRIORS } from '../data/evidence';
import { type DeviceKind, FEATURES } from '../data/features';
import type { Look } from './look';
import type { DeviceMemory } from './memory';

/** What an account's devices have in common, counted once for each device. */
export interface AccountShares {
  /** Devices of a segment. */
  devices(segment: number): number;
  /** Visits of known devices of a segment whose token was not known: what is new is told by it from what only lost it. */
  returned(segment: number): number;
  /** Those of them that showed a value of a feature; 0 for a rare one. */
  having(segment: number, feature: number, value: number): number;
}

const worldShare = (index: number, kind: DeviceKind): number => {
  const feature = FEATURES[index];
  return (kind === 'other' || kind === 'image' ? feature?.world : (feature?.alike ?? feature?.world)) ?? 1;
};

/**
 * How common each value of a look is among other devices of its segment: what the account counted, mixed with the
 * world's share, which weighs as much as PRIORS.devicesOfWorld devices.
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

/* How devices and their tokens come over time, and what that says of their being one. */

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

export const DAY_MS = 86_400_000;
/** Visits after which a token on trial counts as a rival: before, it may never come again. */
const RIVAL_VISITS = 2;
/** Visits of an ordinary device are so far apart; one that came once, long ago, comes less often. */
const USUAL_GAP_DAYS = 20;
const LEAST_ACTIVE = 0.05;
/** How much a silence says that the device has another token now. */
const MOST_SILENCE = 3;
const GAPS_OF_SILENCE = 2;

const daysBetween = (from: number, to: number): number => Math.max(0, to - from) / DAY_MS;

/** How often the device comes, beside an ordinary one. */
export function activity({ visits, firstSeen }: KnownDevice, now: number): number {
  return Math.max(LEAST_ACTIVE, Math.min(1, visits / (1 + daysBetween(firstSeen, now) / USUAL_GAP_DAYS)));
}

/** The same without bounds, its visits mixed with one in a usual gap. */
export const rate = ({ visits, firstSeen }: KnownDevice, now: number): number =>
  (USUAL_GAP_DAYS * (visits + 1)) / (USUAL_GAP_DAYS + daysBetween(firstSeen, now));

/** Days since its own token was met, counted from one. */
export const silence = ({ tokenSeen, firstSeen }: KnownDevice, now: number): number =>
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
export function turnsOf(of: KnownDevice | null, other: KnownDevice, now: number): number {
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
