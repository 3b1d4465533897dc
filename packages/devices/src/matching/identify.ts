import { DECIDES, PRIORS } from '../data/evidence';
import { type DeviceKind, FEATURES, type FeatureFamily } from '../data/features';
import { chainOf, type DeviceVisit, fellSilent, hasForgotten, type KnownDevice, sharesOf } from './comings';
import type { Identity, StoredVisit } from './identity';
import type { Look } from './look';
import {
  type DeviceMemory,
  joinMemories,
  memoryOf,
  remember,
  withNewToken,
  withSuspects,
  withToken,
} from './memory';
import { healedOf, older, otherPartOf } from './parts';
import { type Hypotheses, type Hypothesis, hypothesesOf } from './posterior';
import { looksOf, similarityOf } from './similarity';

const DAY_MS = 86_400_000;
const dayOf = (at: number): number => Math.floor(at / DAY_MS);
const rounded = (probability: number): number => Math.round(probability * 10_000) / 10_000;

/** Families that change within months. A new value in any other family is a reason to check the other devices. */
const PASSING: ReadonlySet<FeatureFamily> = new Set(['browser', 'media', 'tastes', 'network']);
const LASTING = FEATURES.map(({ family, name }) => !PASSING.has(family) && name !== 'system-release');

const isNewFingerprint = (memory: DeviceMemory, look: Look): boolean =>
  look.values.some(
    (value, index) =>
      LASTING[index] === true && value !== 0 && !memory.values[index]?.some((entry) => entry.value === value),
  );

/** Result of checking a known token: its own device, a copy on another machine, or undecided. */
type TokenProof = 'own' | 'copied' | 'undecided';

/** Compares a token with all other data of the browser. */
function judgeToken({ look, kind, shares, now }: DeviceVisit, owner: KnownDevice): TokenProof {
  const similarity = similarityOf(owner.memory, look, sharesOf(look, kind, shares), kind, dayOf(now), null);
  const isCopied = similarity.veto !== null || looksOf(similarity) + Math.log(1 / PRIORS.tokenCopied) < 0;
  if (isCopied) return 'copied';
  return owner.isSettled ? 'own' : 'undecided';
}

/**
 * Number of first visits of a device in which it is compared with the others: it may be a part of one of
 * them.
 */
const EARLY_VISITS = 4;

/** Returns true if the other devices have to be checked. */
export const needsSearch = (visit: DeviceVisit, owner: KnownDevice | null): boolean =>
  owner === null ||
  judgeToken(visit, owner) !== 'own' ||
  owner.visits <= EARLY_VISITS ||
  isNewFingerprint(owner.memory, visit.look);

/** Returns the merge threshold; a token that never came back doesn't indicate a separate browser. */
const healsFrom = ({ tokenSeen, firstSeen }: KnownDevice): number =>
  tokenSeen === null || tokenSeen === firstSeen ? DECIDES.heals : DECIDES.splits;

/**
 * Identifies a visit by a token that matches its device. Devices that prove to be the same are joined with
 * it.
 */
function byOwnToken(visit: DeviceVisit, owner: KnownDevice, alike: readonly KnownDevice[]): Identity {
  const { look, now } = visit;
  const present = { ...owner, tokenSeen: now };
  const split = isNewFingerprint(owner.memory, look)
    ? hypothesesOf(visit, present, [
        ...alike.filter(({ isSettled }) => isSettled),
        { ...owner, tokenSeen: null },
      ]).known[0]
    : undefined;
  const isSplit =
    split !== undefined && split.device.id !== owner.id && split.probability >= healsFrom(split.device);
  const part = isSplit ? split.device : otherPartOf(visit, present, alike);
  const [into, from] = part ? older(owner, part) : [owner, null];
  const memory = from ? joinMemories(into.memory, from.memory) : owner.memory;
  return {
    id: into.id,
    reason: 'token',
    probability: 0.999,
    isSettled: true,
    isCounted: true,
    isReturn: false,
    likeliest: null,
    tokenCopied: false,
    kept: {
      id: into.id,
      memory: withToken(remember(memory, look, dayOf(now)), false),
      isSettled: true,
      becomesSettled: false,
      believed: null,
      byToken: true,
    },
    learns: null,
    joins: from ? [{ from: from.id, into: into.id }] : [],
  };
}

/** Returns joins for the tokens on trial before the one that is now the device's. */
const chained = ({ device, twins }: Hypothesis, since: number): Identity['joins'] =>
  twins === 0 ? chainOf(device, since).map(({ id }) => ({ from: id, into: device.id })) : [];

/** Returns the probability from which a visit that is assigned to a device is reported as settled. */
const settlesFrom = (kind: DeviceKind, { sameNetwork }: Hypothesis): number =>
  sameNetwork === true
    ? DECIDES.known[kind]
    : DECIDES[sameNetwork === false ? 'knownElsewhere' : 'knownNowhere'][kind];

/** Returns the identity of a visit that is assigned to a device, settled or not. */
const takenFor = ({ device, probability }: Hypothesis, isSettled: boolean) => ({
  id: device.id,
  reason: isSettled ? ('looks' as const) : ('undecided' as const),
  probability: rounded(probability),
  isSettled,
  likeliest: isSettled ? null : device.id,
});

/** Returns the data that a device learns from a visit by a token on trial. */
function openLearns(
  { look, kind, now }: DeviceVisit,
  { device, probability }: Hypothesis,
): Identity['learns'] {
  const isLearned = probability >= DECIDES.learns[kind];
  const memory = isLearned ? remember(device.memory, look, dayOf(now)) : device.memory;
  return { id: device.id, memory, isLearned };
}

/** Relation of a visit to an open token. */
interface Shown {
  /** True if its own token is a different, unknown one: the fingerprint shows that it is the same device. */
  readonly isFresh: boolean;
  /** True if the visit's token is, or becomes, that device's. */
  readonly byToken: boolean;
}

/**
 * Identifies a visit by a token whose device was not decided before, or by one that is surely the same device
 * as such a token.
 */
function byOpenToken(
  visit: DeviceVisit,
  owner: KnownDevice,
  { known: all, isNew }: Hypotheses,
  { isFresh, byToken }: Shown,
): Identity {
  const { look, now } = visit;
  const settled = all.filter(({ device }) => device.isSettled);
  const [best] = settled;
  const memory = withToken(remember(owner.memory, look, dayOf(now)), isFresh);
  const own = { id: owner.id, memory, byToken, becomesSettled: false };
  const rest = {
    isCounted: true,
    likeliest: null,
    isReturn: false,
    tokenCopied: false,
    learns: null,
    joins: [],
  };
  const isSure = best && best.probability >= settlesFrom(visit.kind, best);
  if (
    best &&
    isSure &&
    best.probability >= DECIDES.joins[visit.kind] &&
    fellSilent(owner, best.device, visit)
  ) {
    const { device } = best;
    return {
      ...rest,
      ...takenFor(best, true),
      kept: {
        id: device.id,
        memory: joinMemories(device.memory, memory),
        isSettled: true,
        becomesSettled: false,
        believed: null,
        byToken,
      },
      joins: [{ from: owner.id, into: device.id }, ...chained(best, owner.firstSeen)],
    };
  }
  // An assigned device is retained while it is more likely than not, so that the ID doesn't alternate.
  const isSame = best !== undefined && owner.believed === best.device.id;
  const known = DECIDES.known[visit.kind];
  if (best && best.probability >= (isSame ? DECIDES.even : known)) {
    const settles = isSame ? known : settlesFrom(visit.kind, best);
    return {
      ...rest,
      ...takenFor(best, best.probability >= settles),
      kept: { ...own, isSettled: false, believed: best.device.id },
      learns: openLearns(visit, best),
    };
  }
  // The token came again and no known device is more likely than not: it is a separate device.
  if (best === undefined || best.probability < DECIDES.even) {
    return {
      ...rest,
      id: owner.id,
      reason: isFresh ? 'looks' : 'token',
      probability: rounded(Math.max(isNew, DECIDES.even)),
      isSettled: true,
      kept: { ...own, isSettled: true, becomesSettled: true, believed: null },
    };
  }
  return undecided(owner.id, settled, { ...own, isSettled: false, believed: null }, dayOf(now));
}

/**
 * Returns the identity of a visit that is not settled: reported with the most likely known device from an
 * even chance on, stored only by its token.
 * @param id the token's own row; null = `kept` creates it, or nothing is stored
 */
function undecided(
  id: string | null,
  known: readonly Hypothesis[],
  kept: StoredVisit | null,
  day: number,
): Identity {
  const best = known.find(({ device }) => device.isSettled);
  const suspects = known.map(({ device, probability }) => ({ id: device.id, probability }));
  const isLikely = best !== undefined && best.probability >= DECIDES.even;
  return {
    id: isLikely ? best.device.id : id,
    reason: 'undecided',
    probability: rounded(best?.probability ?? 0),
    isSettled: false,
    isCounted: isLikely,
    likeliest: best?.device.id ?? null,
    isReturn: false,
    tokenCopied: false,
    kept: kept && { ...kept, memory: withSuspects(kept.memory, suspects, day) },
    learns: null,
    joins: [],
  };
}

const withoutId = (devices: readonly KnownDevice[], gone: string | undefined): readonly KnownDevice[] =>
  devices.filter(({ id }) => id !== gone);

/** Returns the open token that is surely the same device as the visit; null if none is. */
function sameOpenToken(known: readonly Hypothesis[], needed: number): KnownDevice | null {
  const [first] = known
    .filter(({ device, together }) => !device.isSettled && together >= needed)
    .sort((a, b) => b.together - a.together);
  return first?.device ?? null;
}

/** Identifies a visit without a known token. */
function byAttributes(
  visit: DeviceVisit,
  alike: readonly KnownDevice[],
  { known, isNew }: Hypotheses,
  keepsToken: boolean,
): Identity {
  const { look, now } = visit;
  const best = known.find(({ device }) => device.isSettled);
  const own = { id: null, memory: memoryOf(look, dayOf(now)), byToken: keepsToken, becomesSettled: false };
  const needed = DECIDES.known[visit.kind];
  const isKnown = best !== undefined && best.probability >= needed;
  const open = isKnown ? null : sameOpenToken(known, needed);
  if (open) {
    const weighed = hypothesesOf(visit, open, withoutId(alike, open.id));
    return byOpenToken(visit, open, weighed, { isFresh: true, byToken: keepsToken });
  }
  const rest = { isCounted: true, isReturn: true, tokenCopied: false, joins: [] };
  if (isKnown) {
    const { id, memory: before } = best.device;
    const isLearned = best.probability >= DECIDES.learns[visit.kind];
    const met = isLearned ? remember(before, look, dayOf(now)) : before;
    const forgot = hasForgotten(best.device, visit);
    const isSure = best.probability >= settlesFrom(visit.kind, best);
    const found = { ...rest, ...takenFor(best, isSure) };
    // Its own token cannot come again, so this one replaces it at once.
    if (forgot && isSure && isLearned && keepsToken) {
      const memory = withNewToken(met, dayOf(now));
      const kept = { id, memory, byToken: true, becomesSettled: false, isSettled: true, believed: null };
      return { ...found, kept, learns: null, joins: chained(best, now) };
    }
    return {
      ...found,
      kept: keepsToken ? { ...own, isSettled: false, believed: id } : null,
      learns: { id, memory: forgot ? met : withToken(met, true), isLearned },
    };
  }
  if (isNew >= DECIDES.new) {
    return {
      ...rest,
      id: null,
      isSettled: true,
      likeliest: null,
      isReturn: false,
      reason: 'new',
      probability: rounded(isNew),
      kept: { ...own, isSettled: true, becomesSettled: true, believed: null },
      learns: null,
    };
  }
  // Stored only by its token: one more similar device would make the next visit even more doubtful.
  return undecided(null, known, keepsToken ? { ...own, isSettled: false, believed: null } : null, dayOf(now));
}

/**
 * Returns the identity of a visit if two of the devices prove to be one.
 * @param decided returns the identity among other devices
 * @returns null if no two do, or if the visit is not surely theirs: the join is stored with it
 */
function wholeAgain(
  visit: DeviceVisit,
  { known }: Hypotheses,
  alike: readonly KnownDevice[],
  decided: (devices: readonly KnownDevice[]) => Identity,
): Identity | null {
  const healed = healedOf(visit, known, alike);
  if (!healed) return null;
  const found = decided(healed.alike);
  const { id } = healed.whole;
  const isStored = found.kept?.id === id || found.learns?.id === id;
  return found.isSettled && isStored
    ? { ...found, joins: [{ from: healed.from, into: id }, ...found.joins] }
    : null;
}

/**
 * Identifies the device of a visit.
 * @param owner the device of its token; null = none, or unknown
 * @param alike settled devices and open tokens found by the visit's keys; may be left out if `needsSearch` is
 *   false
 */
export function identify(
  visit: DeviceVisit,
  owner: KnownDevice | null,
  alike: readonly KnownDevice[],
): Identity {
  const others = withoutId(alike, owner?.id);
  const proof = owner && judgeToken(visit, owner);
  if (owner && proof === 'own') return byOwnToken(visit, owner, others);
  const open = proof === 'undecided' ? owner : null;
  // A copied token stays with its device and proves nothing for this one.
  const keepsToken = visit.hasToken && proof !== 'copied';
  const decided = (devices: readonly KnownDevice[], weighed: Hypotheses) =>
    open
      ? byOpenToken(visit, open, weighed, { isFresh: false, byToken: true })
      : byAttributes(visit, devices, weighed, keepsToken);
  const weighed = hypothesesOf(visit, open, others);
  const found = wholeAgain(visit, weighed, others, (devices) =>
    decided(devices, hypothesesOf(visit, open, devices)),
  );
  return { ...(found ?? decided(others, weighed)), tokenCopied: proof === 'copied' };
}
