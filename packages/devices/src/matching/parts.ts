import { DECIDES } from '../data/evidence';
import { type DeviceVisit, fellSilent, type KnownDevice } from './comings';
import type { Likeness } from './likeness';
import { NETWORK } from './look';
import { joinMemories } from './memory';
import { type Hypothesis, hypothesesOf } from './posterior';

/** The one of two devices that was met first, and the other. */
export const older = (a: KnownDevice, b: KnownDevice): readonly [older: KnownDevice, younger: KnownDevice] =>
  a.firstSeen <= b.firstSeen ? [a, b] : [b, a];

/** Two parts of one device differ by no more than that, in natural logarithms, beside two of its model. */
const MOST_DIFFERENT = 1;

/** What is less likely is no part. */
const LEAST_OF_PART = 0.005;

const isAlike = ({ made, clone }: Likeness): boolean => made - clone >= -MOST_DIFFERENT;

/** A machine that was met twice and then stays away is no part of the next one of its model. */
const GAPS_OF_PARTS = 4;

/** Whether two devices may be one that was parted: the token of the older has been away since the younger began. */
function mayBeOne(one: KnownDevice, other: KnownDevice, visit: DeviceVisit): boolean {
  const [old, young] = older(one, other);
  return fellSilent(young, old, visit, GAPS_OF_PARTS);
}

/** Whether a device was met in the visit's network before. */
const isAtHome = ({ look }: DeviceVisit, { memory }: KnownDevice): boolean =>
  memory.values[NETWORK]?.some(({ value }) => value === look.values[NETWORK]) === true;

/**
 * A known device that is the same as the one that a visit is taken for: were it not that one's, it would surely be this one's, or
 * that of further parts, each of which may be one with the others. A machine that was parted is met as any of its parts from then
 * on, and each makes the others doubtful. Only in a network that both know: away from it, another of the model is as likely.
 * @param device its `tokenSeen` is now where the visit shows its token
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
    .filter((one) => one.probability >= LEAST_OF_PART && isAlike(one) && mayBeOne(device, one.device, visit))
    .filter((one) => one === first || mayBeOne(first.device, one.device, visit));
  const together = parts.reduce((sum, { probability }) => sum + probability, 0);
  return parts[0] === first && together >= DECIDES.heals ? first.device : null;
}

/** What two devices are that prove to be one. */
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

/** Devices of which two proved to be one. */
interface Healed {
  readonly whole: KnownDevice;
  /** The part that goes. */
  readonly from: string;
  /** All of them, the whole in place of its parts. */
  readonly alike: readonly KnownDevice[];
}

/** Another part of a visit's likeliest device can hardly be found from so far below an even chance. */
const LEAST_LIKELY = DECIDES.even / 2;

/**
 * Makes the likeliest device of a visit whole.
 * @param known what the visit may come from, the likeliest first
 * @returns null where nothing proves to be another part of it
 */
export function healedOf(
  visit: DeviceVisit,
  known: readonly Hypothesis[],
  alike: readonly KnownDevice[],
): Healed | null {
  const [best, ...others] = known.filter(({ device }) => device.isSettled);
  if (!best || best.probability < LEAST_LIKELY || !others.some(isAlike)) return null;
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
