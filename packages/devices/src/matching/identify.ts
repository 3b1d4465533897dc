import { DECIDES, PRIORS } from '../data/evidence';
import { type DeviceKind, FEATURES, type FeatureFamily } from '../data/features';
import { chainOf, type DeviceVisit, fellSilent, hasForgotten, type KnownDevice, sharesOf } from './comings';
import type { Identity, KeptVisit } from './identity';
import { likenessOf, looksOf } from './likeness';
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

const DAY_MS = 86_400_000;
const dayOf = (at: number): number => Math.floor(at / DAY_MS);
const rounded = (probability: number): number => Math.round(probability * 10_000) / 10_000;

/** What a device shows for months: something new in them is worth a look at the others. */
const PASSING: ReadonlySet<FeatureFamily> = new Set(['browser', 'media', 'tastes', 'network']);
const LASTING = FEATURES.map(({ family, name }) => !PASSING.has(family) && name !== 'system-release');

const isNewLook = (memory: DeviceMemory, look: Look): boolean =>
  look.values.some(
    (value, index) =>
      LASTING[index] === true && value !== 0 && !memory.values[index]?.some((entry) => entry.value === value),
  );

/** What a known token proves: its own device, a copy on another machine, or not yet anything. */
type TokenProof = 'own' | 'copied' | 'undecided';

/** Weighs a token against everything else that the browser shows. */
function judgeToken({ look, kind, shares, now }: DeviceVisit, owner: KnownDevice): TokenProof {
  const likeness = likenessOf(owner.memory, look, sharesOf(look, kind, shares), kind, dayOf(now), null);
  const isCopied = likeness.veto !== null || looksOf(likeness) + Math.log(1 / PRIORS.tokenCopied) < 0;
  if (isCopied) return 'copied';
  return owner.isSettled ? 'own' : 'undecided';
}

/** The first visits of a device are held against the others: it may be a part of one of them. */
const EARLY_VISITS = 4;

/** Whether the other devices have to be looked at. */
export const needsSearch = (visit: DeviceVisit, owner: KnownDevice | null): boolean =>
  owner === null ||
  judgeToken(visit, owner) !== 'own' ||
  owner.visits <= EARLY_VISITS ||
  isNewLook(owner.memory, visit.look);

/** A token that never came back stands for no browser of its own. */
const healsFrom = ({ tokenSeen, firstSeen }: KnownDevice): number =>
  tokenSeen === null || tokenSeen === firstSeen ? DECIDES.heals : DECIDES.splits;

/** A visit by a token that its device stands behind. Devices that prove to be this one are joined with it. */
function byOwnToken(visit: DeviceVisit, owner: KnownDevice, alike: readonly KnownDevice[]): Identity {
  const { look, now } = visit;
  const present = { ...owner, tokenSeen: now };
  const split = isNewLook(owner.memory, look)
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

/** Tokens on trial that came before the one that is now the device's. */
const chained = ({ device, twins }: Hypothesis, since: number): Identity['joins'] =>
  twins === 0 ? chainOf(device, since).map(({ id }) => ({ from: id, into: device.id })) : [];

/** From which probability on a visit that is taken for a device is answered as settled. */
const settlesFrom = (kind: DeviceKind, { sameNetwork }: Hypothesis): number =>
  sameNetwork === true
    ? DECIDES.known[kind]
    : DECIDES[sameNetwork === false ? 'knownElsewhere' : 'knownNowhere'][kind];

/** A visit that is taken for a device; whether that is told as settled. */
const takenFor = ({ device, probability }: Hypothesis, isSettled: boolean) => ({
  id: device.id,
  reason: isSettled ? ('looks' as const) : ('undecided' as const),
  probability: rounded(probability),
  isSettled,
  likeliest: isSettled ? null : device.id,
});

/** What a device learns of a visit by a token that is on trial. */
function openLearns(
  { look, kind, now }: DeviceVisit,
  { device, probability }: Hypothesis,
): Identity['learns'] {
  const isLearned = probability >= DECIDES.learns[kind];
  const memory = isLearned ? remember(device.memory, look, dayOf(now)) : device.memory;
  return { id: device.id, memory, isLearned };
}

/** How a visit comes to an open token. */
interface Shown {
  /** Its own token is another one, that was not known: by its looks it is the same device's. */
  readonly isFresh: boolean;
  /** The visit's token is, or becomes, that device's. */
  readonly byToken: boolean;
}

/** A visit by a token whose device was not decided before, or surely of the same device as such a one. */
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
  // What was taken for a device stays it while that is likelier than not: an id that changes to and fro helps nobody.
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
  // It came again, and no known device is likelier than not: it is one of its own.
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
 * A visit that is not settled: answered with the likeliest known device from an even chance on, stored by its token alone.
 * @param id the token's own row; null = `kept` makes it, or nothing is kept
 */
function undecided(
  id: string | null,
  known: readonly Hypothesis[],
  kept: KeptVisit | null,
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

/** The open token that a visit is surely of the same device as; null where there is none. */
function sameOpenToken(known: readonly Hypothesis[], needed: number): KnownDevice | null {
  const [first] = known
    .filter(({ device, together }) => !device.isSettled && together >= needed)
    .sort((a, b) => b.together - a.together);
  return first?.device ?? null;
}

/** A visit without a token that is known. */
function byLooks(
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
    // Its own token cannot come again: this one takes its place at once.
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
  // Stored by its token alone: one more look-alike would make the next visit more doubtful still.
  return undecided(null, known, keepsToken ? { ...own, isSettled: false, believed: null } : null, dayOf(now));
}

/**
 * What a visit is where two of the devices prove to be one.
 * @param decided what it is among other devices
 * @returns null where none do, or where the visit is not surely theirs: the join is kept with it
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
  const isKept = found.kept?.id === id || found.learns?.id === id;
  return found.isSettled && isKept
    ? { ...found, joins: [{ from: healed.from, into: id }, ...found.joins] }
    : null;
}

/**
 * Which device a visit comes from.
 * @param owner the device of its token; null = none, or not known
 * @param alike settled devices and open tokens that are found by the visit's keys; may be left out where `needsSearch` is false
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
  // A copied token stays with its device: of this one it proves nothing.
  const keepsToken = visit.hasToken && proof !== 'copied';
  const decided = (devices: readonly KnownDevice[], weighed: Hypotheses) =>
    open
      ? byOpenToken(visit, open, weighed, { isFresh: false, byToken: true })
      : byLooks(visit, devices, weighed, keepsToken);
  const weighed = hypothesesOf(visit, open, others);
  const found = wholeAgain(visit, weighed, others, (devices) =>
    decided(devices, hypothesesOf(visit, open, devices)),
  );
  return { ...(found ?? decided(others, weighed)), tokenCopied: proof === 'copied' };
}
