import { predictedSurprise } from '../robust';
import { between, distinctOf, type Edge, firstSince, movesMoney, sumOf } from '../state/edge';
import { MAX_EDGES } from '../state/node';
import {
  areNewAccountsRare,
  DAY_MS,
  type Detector,
  daysOf,
  hasLearned,
  money,
  type Seen,
  scoreAbove,
} from './detector';

/** A period in which counterparties are counted. */
interface Window {
  /** UNIX milliseconds. */
  readonly since: number;
  readonly ms: number;
  /** New counterparties in the period. */
  readonly count: number;
}

/**
 * Returns how surprising a number of new counterparties in a window is, given the windows before and the average of all
 * parties. A full state doesn't reach further back than its oldest edge.
 */
export function counterpartySurprise(
  { graph, edge }: Pick<Seen, 'graph' | 'edge'>,
  edges: readonly Edge[],
  member: 'sender' | 'receiver',
  window: Window,
): number {
  const earlier = edges.slice(0, firstSince(edges, window.since)).filter(({ isNewPair }) => isNewPair);
  const begins = edges.length >= MAX_EDGES ? edges[0]!.at : (graph.since ?? edge.at);
  const { population } = graph;
  return predictedSurprise(
    window.count,
    { count: distinctOf(earlier, member).size, windows: Math.max(0, window.since - begins) / window.ms },
    population.newPairsWithin(window.ms) / Math.max(1, population.parties),
  );
}

/** Many new counterparties within a window, compared with the windows before and with all parties. */
function fan(
  seen: Seen,
  edges: readonly Edge[],
  member: 'sender' | 'receiver',
  limits: {
    readonly windowMs: number;
    readonly min: number;
    readonly newShare: number;
    readonly surprise: number;
  },
) {
  const { at } = seen.edge;
  const since = at - limits.windowMs;
  const recent = between(edges, since, at).filter(movesMoney);
  const parties = distinctOf(recent, member).size;
  if (parties < limits.min) return null;
  const first = recent.filter(({ isNewPair }) => isNewPair);
  const added = distinctOf(first, member).size;
  if (added < limits.newShare * parties) return null;
  const window = { since, ms: limits.windowMs, count: added };
  if (counterpartySurprise(seen, edges, member, window) < limits.surprise) return null;
  return { recent: first, parties, added };
}

export const fanIn: Detector = (seen, p) => {
  const { edge, receiver } = seen;
  if (!receiver || !edge.sender || !movesMoney(edge) || !hasLearned(seen, p)) return null;
  const found = fan(seen, receiver.in, 'sender', {
    windowMs: p.window_days! * DAY_MS,
    min: p.min_senders!,
    newShare: p.min_new_share!,
    surprise: p.min_surprise!,
  });
  return (
    found && {
      node: receiver,
      edges: found.recent,
      measure: found.parties,
      score: scoreAbove(found.parties, p.min_senders!),
      values: {
        senders: found.parties,
        new_senders: found.added,
        total: money(sumOf(found.recent)),
        days: daysOf(found.recent),
      },
    }
  );
};

export const fanOut: Detector = (seen, p) => {
  const { edge, sender } = seen;
  if (!sender || !edge.receiver || !movesMoney(edge) || !hasLearned(seen, p)) return null;
  const found = fan(seen, sender.out, 'receiver', {
    windowMs: p.window_days! * DAY_MS,
    min: p.min_receivers!,
    newShare: p.min_new_share!,
    surprise: p.min_surprise!,
  });
  return (
    found && {
      node: sender,
      edges: found.recent,
      measure: found.parties,
      score: scoreAbove(found.parties, p.min_receivers!),
      values: {
        receivers: found.parties,
        new_receivers: found.added,
        total: money(sumOf(found.recent)),
        days: daysOf(found.recent),
      },
    }
  );
};

export const manyToNewAccount: Detector = (seen, p) => {
  const { edge, receiver } = seen;
  if (!receiver || !edge.sender || !movesMoney(edge) || !hasLearned(seen, p)) return null;
  if (!areNewAccountsRare(seen, p) || edge.at - receiver.firstSeen > p.max_age_days! * DAY_MS) return null;
  const incoming = between(receiver.in, receiver.firstSeen, edge.at).filter(movesMoney);
  const senders = distinctOf(incoming, 'sender').size;
  const total = sumOf(incoming);
  if (senders < p.min_senders! || total < p.min_amount!) return null;
  return {
    node: receiver,
    edges: incoming,
    measure: senders,
    score: scoreAbove(senders, p.min_senders!),
    values: { senders, total: money(total), days: daysOf(incoming) },
  };
};
