import { surprise } from '../robust';
import { between, distinctOf, type Edge, firstSince, movesMoney, sumOf } from '../state/edge';
import { MAX_EDGES } from '../state/node';
import { DAY_MS, type Detector, daysOf, hasLearned, money, type Seen, scoreAbove } from './detector';

/**
 * Returns how surprising a number of counterparties in a window is, given the windows before. A full state doesn't
 * reach further back than its oldest edge.
 */
export function counterpartySurprise(
  { graph, edge }: Pick<Seen, 'graph' | 'edge'>,
  edges: readonly Edge[],
  member: 'sender' | 'receiver',
  window: { readonly since: number; readonly ms: number; readonly count: number },
): number {
  const earlier = edges.slice(0, firstSince(edges, window.since));
  const isFull = edges.length >= MAX_EDGES;
  const begins = isFull ? edges[0]!.at : (graph.since ?? edge.at);
  // A full state within the window: the number of its windows per period is what is usual.
  if (isFull && earlier.length < MAX_EDGES / 4) return 0;
  const windows = Math.max(1, (window.since - begins) / window.ms);
  return surprise(window.count, (distinctOf(earlier, member).size + 0.5) / windows);
}

/** Many new counterparties within a window, compared with the windows before. */
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
  const parties = distinctOf(recent, member);
  if (parties.size < limits.min) return null;
  const added = distinctOf(
    recent.filter(({ isNewPair }) => isNewPair),
    member,
  );
  if (added.size < limits.newShare * parties.size) return null;
  const window = { since, ms: limits.windowMs, count: parties.size };
  if (counterpartySurprise(seen, edges, member, window) < limits.surprise) return null;
  return { recent, parties: parties.size, added: added.size };
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
  if (edge.at - receiver.firstSeen > p.max_age_days! * DAY_MS) return null;
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
