import { DECIDES } from '../data/evidence';
import { type DeviceVisit, fellSilent, type KnownDevice } from './comings';
import { NETWORK } from './look';
import { joinMemories } from './memory';
import { type Hypothesis, hypothesesOf } from './posterior';
import type { Similarity } from './similarity';

/** Returns the device that was first seen earlier, and the other. */
export const older = (a: KnownDevice, b: KnownDevice): readonly [older: KnownDevice, younger: KnownDevice] =>
  a.firstSeen <= b.firstSeen ? [a, b] : [b, a];

/**
 * Maximum difference of two parts of one device, in natural logarithms, compared with two devices of its
 * model.
 */
const MAX_DIFFERENCE = 1;

/** Minimum probability of a part. */
const MIN_PER_PART = 0.005;

const isAlike = ({ made, clone }: Similarity): boolean => made - clone >= -MAX_DIFFERENCE;

/**
 * Minimum silence in usual gaps: a machine that came twice and then stays away is not a part of the next one
 * of its model.
 */
const GAPS_OF_PARTS = 4;

/** Checks if two devices may be parts of one: the token of the older has been away since the younger began. */
function mayBeOne(one: KnownDevice, other: KnownDevice, visit: DeviceVisit): boolean {
  const [old, young] = older(one, other);
  return fellSilent(young, old, visit, GAPS_OF_PARTS);
}

/** Checks if a device was seen in the visit's network before. */
const isAtHome = ({ look }: DeviceVisit, { memory }: KnownDevice): boolean =>
  memory.values[NETWORK]?.some(({ value }) => value === look.values[NETWORK]) === true;

/**
 * Returns a known device that is the same as the one that a visit is assigned to. Without that one, the visit
 * would surely be this one's, or that of further parts, each of which may be one with the others. After a
 * machine was split, its visits match any of its parts, and each makes the others doubtful. Works only in a
 * network that both know: elsewhere, another device of the model is just as likely.
 * @param device its `tokenSeen` is now if the visit shows its token
 */
export function otherPartOf(
  visit: DeviceVisit,
  device: KnownDevice,
  alike: readonly KnownDevice[],
): KnownDevice | null {
  if (!isAtHome(visit, device)) return null;
  const others = alike.filter(({ id, isSettled }) => isSettled && id !== device.id);
  if (!others.some((other) => isAtHome(visit, other) && mayBeOne(device, other, visit))) return null;
  const { known } = hypothesesOf(visit, device, others);
  const [first] = known;
  if (first === undefined || !isAtHome(visit, first.device)) return null;
  const parts = known
    .filter((one) => one.probability >= MIN_PER_PART && isAlike(one) && mayBeOne(device, one.device, visit))
    .filter((one) => one === first || mayBeOne(first.device, one.device, visit));
  const together = parts.reduce((sum, { probability }) => sum + probability, 0);
  return parts[0] === first && together >= DECIDES.heals ? first.device : null;
}

/** Returns the union of two devices that prove to be one. */
function wholeOf(into: KnownDevice, from: KnownDevice): KnownDevice {
  return {
    ...into,
    memory: joinMemories(into.memory, from.memory),
    lastSeen: Math.max(into.lastSeen, from.lastSeen),
    tokenSeen: Math.max(into.tokenSeen ?? 0, from.tokenSeen ?? 0) || null,
    visits: into.visits + from.visits,
    trials: [...into.trials, ...from.trials],
  };
}

/** Set of devices after two of them proved to be one. */
interface Healed {
  readonly whole: KnownDevice;
  /** ID of the part that is merged away. */
  readonly from: string;
  /** All devices, with the whole in place of its parts. */
  readonly alike: readonly KnownDevice[];
}

/**
 * Minimum probability: another part of a visit's most likely device can hardly be found this far below an
 * even chance.
 */
const MIN_CHANCE = DECIDES.even / 2;

/**
 * Joins the parts of the most likely device of a visit.
 * @param known devices that the visit may belong to, the most likely first
 * @returns null if no other part is proven
 */
export function healedOf(
  visit: DeviceVisit,
  known: readonly Hypothesis[],
  alike: readonly KnownDevice[],
): Healed | null {
  const [best, ...others] = known.filter(({ device }) => device.isSettled);
  if (!best || best.probability < MIN_CHANCE || !others.some(isAlike)) return null;
  const part = otherPartOf(visit, best.device, alike);
  if (!part) return null;
  const [into, from] = older(best.device, part);
  const whole = wholeOf(into, from);
  return {
    whole,
    from: from.id,
    alike: [...alike.filter(({ id }) => id !== into.id && id !== from.id), whole],
  };
}
