import { median } from '../robust';
import { between, type Edge, movesMoney, sumOf } from '../state/edge';
import type { Graph } from '../state/graph';
import type { Node } from '../state/node';
import { byTime, DAY_MS, type Detector, HOUR_MS, hoursOf, money, scoreAbove } from './detector';

/** Period in which other splits of similar amounts belong to the same flow. */
const FLOW_MS = 180 * DAY_MS;
/** Parties that a flow of splits visits, and the most transfers of its evidence. */
const MAX_PARTIES = 24;
const MAX_FLOW = 96;
/** Similar transfers between two parties that make a later step of a flow. */
const MIN_STEP = 2;

/** Parts of similar amounts in one currency. */
interface Parts {
  readonly currency: string | null;
  readonly smallest: number;
  readonly largest: number;
  readonly since: number;
  readonly until: number;
}

const isPart = (edge: Edge, { currency, smallest, largest }: Parts): boolean =>
  movesMoney(edge) && edge.currency === currency && edge.amount! >= smallest && edge.amount! <= largest;

/** Returns the parts of a party in one direction, by the other party. */
function steps(node: Node, direction: 'in' | 'out', parts: Parts): ReadonlyMap<string, readonly Edge[]> {
  const found = new Map<string, Edge[]>();
  for (const edge of between(node[direction], parts.since, parts.until)) {
    const other = direction === 'in' ? edge.sender : edge.receiver;
    if (other === null || other === node.key || edge.amount === null || !isPart(edge, parts)) continue;
    const known = found.get(other);
    if (known) known.push(edge);
    else found.set(other, [edge]);
  }
  return found;
}

/**
 * Returns the splits of similar amounts that are connected to a party, in both directions.
 * @param own the parts of the new split
 */
function flowOf(graph: Graph, from: string, own: readonly Edge[], parts: Parts): readonly Edge[] {
  // Both parties of a transfer remember it.
  const edges = new Map(own.map((edge) => [`${edge.id} ${edge.event}`, edge]));
  const seen = new Set([from]);
  for (const key of seen) {
    const node = graph.party(key);
    if (!node) continue;
    for (const direction of ['in', 'out'] as const)
      for (const [other, step] of steps(node, direction, parts)) {
        if (step.length < MIN_STEP) continue;
        if (edges.size + step.length <= MAX_FLOW)
          for (const edge of step) edges.set(`${edge.id} ${edge.event}`, edge);
        // The set grows while it is read.
        if (seen.size < MAX_PARTIES) seen.add(other);
      }
  }
  return byTime([...edges.values()]);
}

export const splitTransfers: Detector = ({ edge, graph, sender, receiver }, p) => {
  if (!sender || !receiver || sender === receiver || !edge.amount || !movesMoney(edge)) return null;
  const since = edge.at - p.window_hours! * HOUR_MS;
  const edges = between(sender.out, since, edge.at).filter(
    (one) =>
      one.receiver === receiver.key &&
      movesMoney(one) &&
      one.currency === edge.currency &&
      (one.amount ?? 0) > 0,
  );
  if (edges.length < p.min_parts!) return null;
  const amounts = edges.map(({ amount }) => amount!);
  const [smallest, largest] = [Math.min(...amounts), Math.max(...amounts)];
  if (largest - smallest > p.max_spread! * largest) return null;
  // Parts of other splits aren't ordinary payments: the larger half of the other payments counts.
  const others = sender.out
    .filter((one) => movesMoney(one) && one.receiver !== receiver.key && (one.amount ?? 0) > largest)
    .map(({ amount }) => amount!);
  const usual = others.length > 0 ? median(others) : graph.typicalAmount;
  if (usual === null || largest > p.max_ratio! * usual) return null;
  const evidence = flowOf(graph, receiver.key, edges, {
    currency: edge.currency,
    smallest: largest * (1 - p.max_spread!),
    largest: smallest / (1 - p.max_spread!),
    since: edge.at - FLOW_MS,
    until: edge.at,
  });
  return {
    node: receiver,
    edges: evidence,
    measure: evidence.length,
    score: scoreAbove(edges.length, p.min_parts!),
    values: { parts: edges.length, total: money(sumOf(edges)), hours: hoursOf(edges) },
  };
};
