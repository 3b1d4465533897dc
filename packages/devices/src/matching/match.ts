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
}

export type MatchReason = 'token' | 'exact' | 'likeness' | 'new' | 'ambiguous' | 'token-copied';

export interface Match {
  /** null = a device that was not met before. */
  readonly id: string | null;
  readonly reason: MatchReason;
  /** 0 to 1. */
  readonly confidence: number;
  /** The token is known from a device that this cannot be. */
  readonly tokenCopied: boolean;
}

/** What was found by the token, and by the block of equal hashes and network. */
export const FOUND_BY = { token: 0, exact: 1 } as const;

const TOKEN_SIMILARITY = 0.5;
const EXACT_DAYS = 30;
const DAY_MS = 86_400_000;
/** Evidence that is asked of a device without a token, and how far the next best must lie behind. */
const ACCEPT: { readonly [K in DeviceKind]: { readonly evidence: number; readonly lead: number } } = {
  other: { evidence: 7, lead: 1.6 },
  maker: { evidence: 5.2, lead: 1.6 },
  phone: { evidence: 4.5, lead: 2.5 },
};
/** Evidence that is asked beyond that of a device from a crowded block. */
const CROWDED_EVIDENCE = 2.5;
/** A device with more persons a day is a kiosk, or many devices that look the same. */
const MOST_PERSONS = 5;

const contradicts = (veto: string | null): boolean =>
  veto === 'os' || veto === 'engine' || veto === 'browser' || veto === 'touch-points';

const confidenceOf = (evidence: number, needed: number): number =>
  Math.round((1 / (1 + Math.exp(needed - 1.5 - evidence))) * 100) / 100;

interface Scored extends Candidate {
  readonly evidence: number;
}

/** The best of the candidates and how far it leads; of candidates with one id the vectors are one device. */
function bestOf(scored: readonly Scored[]): { readonly best: Scored; readonly lead: number } | null {
  const [best, second] = [...scored].sort((a, b) => b.evidence - a.evidence);
  return best ? { best, lead: second ? best.evidence - second.evidence : Number.POSITIVE_INFINITY } : null;
}

/**
 * Which stored device a session comes from: that of its token, when it looks like it; else the one whose hashes and
 * network are equal, when it is the only one; else the one that is alike enough and clearly more than any other.
 */
export function matchDevice(
  vector: Vector,
  candidates: readonly Candidate[],
  options: {
    readonly kind: DeviceKind;
    readonly now: number;
    /** Most candidates that a block gives; left out = all there are. */
    readonly perBlock?: number;
  },
): Match {
  const compare = (candidate: Candidate) => compareVectors(candidate.vector, vector, options.kind);
  // Most browsers still have their token: then nothing else need be looked at.
  const byToken = candidates.find((candidate) => candidate.foundBy === FOUND_BY.token);
  if (byToken) {
    const { similarity, veto } = compare(byToken);
    if (similarity >= TOKEN_SIMILARITY && !contradicts(veto)) {
      return { id: byToken.id, reason: 'token', confidence: 0.99, tokenCopied: false };
    }
  }
  const tokenCopied = byToken !== undefined;
  const possible: Scored[] = [];
  for (const candidate of candidates) {
    if (candidate.foundBy === FOUND_BY.token || candidate.persons > MOST_PERSONS) continue;
    const { evidence, veto } = compare(candidate);
    if (veto === null) possible.push({ ...candidate, evidence });
  }
  const exact = possible.filter(
    (candidate) =>
      candidate.foundBy === FOUND_BY.exact &&
      options.now - candidate.lastSeen <= EXACT_DAYS * DAY_MS &&
      featureOf(vector, 'network') !== 0,
  );
  const leader = bestOf(possible);
  const { evidence, lead } = ACCEPT[options.kind];
  const alike = leader ? candidates.filter(({ foundBy }) => foundBy === leader.best.foundBy).length : 0;
  // Of a crowded block only some were looked at: the device itself may be among the others. Half of a block is enough to
  // say so, because a device that several blocks hold counts for the first of them.
  const isCrowded = alike >= (options.perBlock ?? Number.POSITIVE_INFINITY) / 2;
  const needed = evidence + (isCrowded ? CROWDED_EVIDENCE : 0);
  const [only] = exact;
  if (only && exact.length === 1 && leader?.best.id === only.id && only.evidence >= needed - 1) {
    return { id: only.id, reason: 'exact', confidence: 0.95, tokenCopied };
  }
  const nobody: Match = {
    id: null,
    reason: tokenCopied ? 'token-copied' : 'new',
    confidence: 1,
    tokenCopied,
  };
  if (!leader || leader.best.evidence < needed) return nobody;
  if (leader.lead < lead) return { ...nobody, reason: 'ambiguous', confidence: 0.5 };
  return {
    id: leader.best.id,
    reason: 'likeness',
    confidence: confidenceOf(leader.best.evidence, needed),
    tokenCopied,
  };
}
