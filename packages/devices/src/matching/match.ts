import type { DeviceKind } from '../data/features';
import { compareVectors } from './similarity';
import { featureOf, type Vector } from './vector';

/** A stored device that a session may come from. */
export interface Candidate {
  readonly id: string;
  readonly vector: Vector;
  readonly foundBy: number;
  /** UNIX milliseconds. */
  readonly lastSeen: number;
  /** Different persons on it within the last day. */
  readonly persons: number;
  /** Of one that was found by its token: the token's `doubt`, as an earlier match reported it; null = none. */
  readonly doubt: Vector | null;
}

type MatchReason = 'token' | 'exact' | 'likeness' | 'new' | 'ambiguous' | 'token-copied' | 'token-parted';

export interface Match {
  /** null = a device that was not met before. */
  readonly id: string | null;
  readonly reason: MatchReason;
  /** 0 to 1. */
  readonly confidence: number;
  /** The token is known from a device that this cannot be. */
  readonly tokenCopied: boolean;
  /** The token was given to a device that this turned out not to be: it belongs to the one of this match now. */
  readonly tokenParted: boolean;
  /**
   * What the device looked like before its looks alone brought this session's token to it, to be kept with the token
   * until a visit settles whether that was right; null = there is no doubt.
   */
  readonly doubt: Vector | null;
}

/** What was found by the token, and by the block of equal hashes and network. */
export const FOUND_BY = { token: 0, exact: 1 } as const;

const TOKEN_SIMILARITY = 0.5;
const EXACT_DAYS = 30;
const DAY_MS = 86_400_000;
/**
 * Evidence that is asked of a device without a token; how much more of one that is met in another network than before;
 * and how far the next best must lie behind.
 */
const ACCEPT: {
  readonly [K in DeviceKind]: {
    readonly evidence: number;
    readonly elsewhere: number;
    readonly lead: number;
  };
} = {
  other: { evidence: 7, elsewhere: 0, lead: 1.6 },
  maker: { evidence: 5.2, elsewhere: 1.3, lead: 1.6 },
  phone: { evidence: 4.5, elsewhere: 2, lead: 2.5 },
};
/** Evidence that is asked beyond that of a device from a crowded block. */
const CROWDED_EVIDENCE = 2.5;
/** A device with more persons a day is a kiosk, or many devices that look the same. */
const MOST_PERSONS = 5;
/** As many of one make in one network are a household's, or one that was met under several ids; more are an office's. */
const MOST_AT_HOME = 3;

const contradicts = (veto: string | null): boolean =>
  veto === 'os' || veto === 'engine' || veto === 'browser' || veto === 'touch-points';

const confidenceOf = (evidence: number, needed: number): number =>
  Math.round((1 / (1 + Math.exp(needed - 1.5 - evidence))) * 100) / 100;

interface Scored extends Candidate {
  readonly evidence: number;
  readonly sameNetwork: boolean | null;
}

const neededOf = (kind: DeviceKind, sameNetwork: boolean | null): number =>
  ACCEPT[kind].evidence + (sameNetwork === false ? ACCEPT[kind].elsewhere : 0);

/** Devices of one make that were given a token by their looks alone may prove to be two. */
const isDoubtful = (kind: DeviceKind, { sameNetwork }: Scored): boolean =>
  kind !== 'other' && sameNetwork !== true;

/**
 * What a visit proves of a token that a device was given by its looks alone: `settled` when it was met where the device had
 * been at home, `parted` when the device would not be taken for it now, `open` otherwise.
 */
function judgeDoubt(doubt: Vector, vector: Vector, kind: DeviceKind): 'settled' | 'parted' | 'open' {
  const { evidence, veto, sameNetwork } = compareVectors(doubt, vector, kind);
  if (veto !== null || (sameNetwork === false && evidence < neededOf(kind, sameNetwork))) return 'parted';
  return sameNetwork === true ? 'settled' : 'open';
}

/** How far the first of the sorted leads the next one; devices of one household's network are distinguished by any bit. */
function leads(kind: DeviceKind, sorted: readonly Scored[]): boolean {
  const [best, second] = sorted;
  if (!best || !second) return true;
  const { lead } = ACCEPT[kind];
  if (best.evidence - second.evidence >= lead) return true;
  const atHome = sorted.filter(({ sameNetwork, evidence }) => sameNetwork && evidence > best.evidence - lead);
  return kind !== 'other' && best.sameNetwork === true && atHome.length <= MOST_AT_HOME;
}

interface MatchOptions {
  readonly kind: DeviceKind;
  readonly now: number;
  /** Most candidates that a block gives; left out = all there are. */
  readonly perBlock?: number;
}

/** The device among those that were found by looks and places, if one is alike enough and clearly more than any other. */
function matchByLooks(
  vector: Vector,
  candidates: readonly Candidate[],
  { kind, now, perBlock = Number.POSITIVE_INFINITY }: MatchOptions,
): Pick<Match, 'id' | 'reason' | 'confidence' | 'doubt'> {
  const possible: Scored[] = [];
  for (const candidate of candidates) {
    if (candidate.foundBy === FOUND_BY.token || candidate.persons > MOST_PERSONS) continue;
    const { evidence, veto, sameNetwork } = compareVectors(candidate.vector, vector, kind);
    if (veto === null) possible.push({ ...candidate, evidence, sameNetwork });
  }
  // Of two that are equally alike the one that was met last.
  possible.sort((a, b) => b.evidence - a.evidence || b.lastSeen - a.lastSeen);
  const [leader] = possible;
  if (!leader) return { id: null, reason: 'new', confidence: 1, doubt: null };
  const alike = candidates.filter(({ foundBy }) => foundBy === leader.foundBy).length;
  // Of a crowded block only some were looked at: the device itself may be among the others. Half of a block is enough to
  // report it, because a device that several blocks hold counts for the first of them.
  const needed = neededOf(kind, leader.sameNetwork) + (alike >= perBlock / 2 ? CROWDED_EVIDENCE : 0);
  const doubt = isDoubtful(kind, leader) ? leader.vector : null;
  const exact = possible.filter(
    (candidate) =>
      candidate.foundBy === FOUND_BY.exact &&
      now - candidate.lastSeen <= EXACT_DAYS * DAY_MS &&
      featureOf(vector, 'network') !== 0,
  );
  if (exact.length === 1 && exact[0] === leader && leader.evidence >= needed - 1) {
    return { id: leader.id, reason: 'exact', confidence: 0.95, doubt };
  }
  if (leader.evidence < needed) return { id: null, reason: 'new', confidence: 1, doubt: null };
  if (!leads(kind, possible)) return { id: null, reason: 'ambiguous', confidence: 0.5, doubt: null };
  return {
    id: leader.id,
    reason: 'likeness',
    confidence: confidenceOf(leader.evidence, needed),
    doubt,
  };
}

/**
 * Which stored device a session comes from: that of its token, when it looks like it; else the one whose hashes and
 * network are equal, when it is the only one; else the one that is alike enough and clearly more than any other. A token
 * that was given to a device by looks alone parts from it when a later visit contradicts that.
 */
export function matchDevice(vector: Vector, candidates: readonly Candidate[], options: MatchOptions): Match {
  // Most browsers still have their token: then nothing else need be looked at.
  const byToken = candidates.find((candidate) => candidate.foundBy === FOUND_BY.token);
  let tokenParted = false;
  if (byToken) {
    const { similarity, veto } = compareVectors(byToken.vector, vector, options.kind);
    if (similarity >= TOKEN_SIMILARITY && !contradicts(veto)) {
      const verdict = byToken.doubt ? judgeDoubt(byToken.doubt, vector, options.kind) : 'settled';
      tokenParted = verdict === 'parted';
      const doubt = verdict === 'open' ? byToken.doubt : null;
      if (!tokenParted) {
        return { id: byToken.id, reason: 'token', confidence: 0.99, tokenCopied: false, tokenParted, doubt };
      }
    }
  }
  const tokenCopied = byToken !== undefined && !tokenParted;
  const byLooks = matchByLooks(vector, candidates, options);
  const unknown = tokenCopied ? 'token-copied' : tokenParted ? 'token-parted' : 'new';
  return {
    ...byLooks,
    reason: byLooks.reason === 'new' ? unknown : byLooks.reason,
    tokenCopied,
    tokenParted,
  };
}
