import { surprise } from '../robust';
import { between, distinctOf, type Edge, movesMoney, sumOf } from '../state/edge';
import type { Graph } from '../state/graph';
import type { Node } from '../state/node';
import {
  byTime,
  DAY_MS,
  type Detector,
  daysOf,
  HOUR_MS,
  hoursOf,
  money,
  newShare,
  percent,
  scoreAbove,
} from './detector';

import { counterpartySurprise } from './fans';

/** Counterparties that a pattern over two hops examines, newest first. */
const MAX_NEIGHBORS = 32;

const newest = (keys: ReadonlySet<string>): readonly string[] => [...keys].slice(-MAX_NEIGHBORS);

interface Passed {
  readonly intermediary: string;
  readonly funding: Edge;
  readonly collected: number;
}

/** Returns, by source, the intermediaries that it funded before they paid the collector. */
function fundedBy(graph: Graph, collected: readonly Edge[], collector: string, since: number) {
  const sources = new Map<string, Passed[]>();
  for (const intermediary of newest(distinctOf(collected, 'sender'))) {
    const node = graph.party(intermediary);
    if (!node || intermediary === collector) continue;
    const paid = collected.filter(({ sender }) => sender === intermediary);
    const until = paid.at(-1)!.at;
    const seen = new Set<string>();
    for (const funding of between(node.in, since, until)) {
      const source = funding.sender;
      if (source === null || source === collector || seen.has(source) || !movesMoney(funding)) continue;
      seen.add(source);
      const passed = sources.get(source);
      const one = { intermediary, funding, collected: sumOf(paid) };
      if (passed) passed.push(one);
      else sources.set(source, [one]);
    }
  }
  return sources;
}

export const scatterGather: Detector = ({ edge, graph, receiver }, p) => {
  if (!receiver || edge.sender === null || !movesMoney(edge)) return null;
  const since = edge.at - p.window_days! * DAY_MS;
  const collected = between(receiver.in, since, edge.at).filter(movesMoney);
  if (distinctOf(collected, 'sender').size < p.min_intermediaries!) return null;
  let best: readonly Passed[] = [];
  for (const passed of fundedBy(graph, collected, receiver.key, since).values())
    if (passed.length > best.length) best = passed;
  if (best.length < p.min_intermediaries!) return null;
  const scattered = best.reduce((sum, { funding }) => sum + (funding.amount ?? 0), 0);
  const total = best.reduce((sum, one) => sum + one.collected, 0);
  if (total < p.min_share! * scattered || total > p.max_share! * scattered) return null;
  const members = new Set(best.map(({ intermediary }) => intermediary));
  const edges = byTime([
    ...best.map(({ funding }) => funding),
    ...collected.filter(({ sender }) => sender !== null && members.has(sender)),
  ]);
  if (newShare(edges) < p.min_new_share!) return null;
  return {
    node: receiver,
    edges,
    measure: best.length,
    score: scoreAbove(best.length, p.min_intermediaries!),
    values: { intermediaries: best.length, total: money(total), days: daysOf(edges) },
  };
};

export const gatherScatter: Detector = (seen, p) => {
  const { edge, sender } = seen;
  if (!sender || edge.receiver === null || !movesMoney(edge)) return null;
  const since = edge.at - p.window_days! * DAY_MS;
  const sent = firstsIn(sender.out, since, edge.at);
  if (distinctOf(sent, 'receiver').size < p.min_receivers!) return null;
  const received = firstsIn(sender.in, since, edge.at);
  const senders = distinctOf(received, 'sender').size;
  if (senders < p.min_senders!) return null;
  // Only what leaves after half of the senders have paid is distributed money.
  const half = received[received.length >> 1]!.at;
  const distributed = sent.filter(({ at }) => at >= half);
  const receivers = distinctOf(distributed, 'receiver').size;
  if (receivers < p.min_receivers!) return null;
  const inflow = sumOf(received);
  const share = sumOf(distributed) / inflow;
  if (!(share >= p.min_share! && share <= p.max_share!)) return null;
  const ms = p.window_days! * DAY_MS;
  const gathered = counterpartySurprise(seen, sender.in, 'sender', { since, ms, count: senders });
  const scattered = counterpartySurprise(seen, sender.out, 'receiver', { since, ms, count: receivers });
  if (gathered + scattered < p.min_surprise!) return null;
  const edges = byTime([...received, ...distributed]);
  return {
    node: sender,
    edges,
    measure: Math.min(senders, receivers),
    score: scoreAbove(Math.min(senders, receivers), Math.min(p.min_senders!, p.min_receivers!)),
    values: { senders, receivers, inflow: money(inflow), share: percent(share), days: daysOf(edges) },
  };
};

export const passThrough: Detector = (seen, p) => {
  const { edge, sender } = seen;
  if (!sender || edge.amount === null || !movesMoney(edge)) return null;
  const since = edge.at - p.window_hours! * HOUR_MS;
  const received = between(sender.in, since, edge.at).filter(
    (one) => movesMoney(one) && one.currency === edge.currency,
  );
  if (received.length < p.min_transfers!) return null;
  const inflow = sumOf(received);
  if (inflow < p.min_amount!) return null;
  const sent = between(sender.out, received[0]!.at, edge.at).filter(
    (one) => movesMoney(one) && one.currency === edge.currency && one.receiver !== null,
  );
  const share = sumOf(sent) / inflow;
  if (share < p.min_share! || share > p.max_share!) return null;
  const edges = byTime([...received, ...sent]);
  if (newShare(edges) < p.min_new_share!) return null;
  const count = distinctOf(
    received.filter(({ isNewPair }) => isNewPair),
    'sender',
  ).size;
  const window = { since, ms: p.window_hours! * HOUR_MS, count };
  if (counterpartySurprise(seen, sender.in, 'sender', window) < p.min_surprise!) return null;
  return {
    node: sender,
    edges,
    measure: received.length,
    score: scoreAbove(inflow, p.min_amount!),
    values: { share: percent(share), inflow: money(inflow), hours: hoursOf(edges) },
  };
};

/** Returns the number of members of a set that are in another one. */
function shared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let both = 0;
  for (const one of some) if (others.has(one)) both++;
  return both;
}

/** Returns the first transfers between two parties in a period: ordinary relations repeat. */
const firstsIn = (edges: readonly Edge[], since: number, until: number) =>
  between(edges, since, until).filter(({ isNewPair }) => isNewPair);
const sendersOf = (edges: readonly Edge[], since: number, until: number) =>
  distinctOf(firstsIn(edges, since, until), 'sender');
const receiversOf = (edges: readonly Edge[], since: number, until: number) =>
  distinctOf(firstsIn(edges, since, until), 'receiver');

export const stackedLayers: Detector = ({ edge, graph, sender, receiver }, p) => {
  if (!sender || !receiver || !movesMoney(edge)) return null;
  const since = edge.at - p.window_days! * DAY_MS;
  const before = sendersOf(sender.in, since, edge.at);
  const after = receiversOf(sender.out, since, edge.at);
  if (before.size < p.min_layer! || after.size < p.min_layer!) return null;
  const peers = newest(sendersOf(receiver.in, since, edge.at)).filter((key) => {
    const peer = key === sender.key ? undefined : graph.party(key);
    return (
      peer &&
      shared(sendersOf(peer.in, since, edge.at), before) >= p.min_layer! &&
      shared(receiversOf(peer.out, since, edge.at), after) >= p.min_layer!
    );
  });
  if (peers.length < p.min_peers!) return null;
  const layer = [sender, ...peers.map((key) => graph.party(key)!)];
  const edges = byTime(
    layer.flatMap((node) => [
      ...firstsIn(node.in, since, edge.at).filter((one) => one.sender !== null && before.has(one.sender)),
      ...firstsIn(node.out, since, edge.at).filter((one) => one.receiver !== null && after.has(one.receiver)),
    ]),
  );
  return {
    node: sender,
    edges,
    measure: peers.length + 1,
    score: scoreAbove(peers.length + 1, p.min_peers! + 1),
    values: { peers: peers.length, senders: before.size, receivers: after.size },
  };
};

/**
 * Returns how surprising the first transfers from senders to common receivers are: those beyond the ones that
 * connect them, compared with the number that the activity of both sides explains by chance.
 */
function sharedSurprise(
  graph: Graph,
  at: number,
  ms: number,
  senders: readonly Node[],
  receivers: ReadonlySet<string>,
): number {
  let sent = 0;
  let between = 0;
  const reached = new Set<string>();
  for (const { out } of senders)
    for (const { receiver } of firstsIn(out, at - ms, at)) {
      sent++;
      if (receiver === null || !receivers.has(receiver)) continue;
      between++;
      reached.add(receiver);
    }
  let received = 0;
  for (const key of reached) received += firstsIn(graph.party(key)?.in ?? [], at - ms, at).length;
  const all = graph.population.newPairsWithin(ms);
  return surprise(Math.max(0, between - (senders.length + reached.size - 1)), (sent * received) / all);
}

export const bipartite: Detector = ({ edge, graph, sender, receiver }, p) => {
  if (!sender || !receiver || !movesMoney(edge)) return null;
  const since = edge.at - p.window_days! * DAY_MS;
  const receivers = receiversOf(sender.out, since, edge.at);
  if (receivers.size < p.min_receivers!) return null;
  const peers = newest(sendersOf(receiver.in, since, edge.at)).filter((key) => {
    const peer = key === sender.key ? undefined : graph.party(key);
    return peer && shared(receiversOf(peer.out, since, edge.at), receivers) >= p.min_receivers!;
  });
  if (peers.length + 1 < p.min_senders!) return null;
  const shares = sharedSurprise(
    graph,
    edge.at,
    p.window_days! * DAY_MS,
    [sender, ...peers.map((key) => graph.party(key)!)],
    receivers,
  );
  if (shares < p.min_surprise!) return null;
  const edges = byTime(
    [sender, ...peers.map((key) => graph.party(key)!)].flatMap(({ out }) =>
      firstsIn(out, since, edge.at).filter((one) => one.receiver !== null && receivers.has(one.receiver)),
    ),
  );
  return {
    node: sender,
    edges,
    measure: peers.length + 1,
    score: scoreAbove((peers.length + 1) * receivers.size, p.min_senders! * p.min_receivers!),
    values: { senders: peers.length, receivers: receivers.size, days: daysOf(edges) },
  };
};
