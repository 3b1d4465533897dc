import type { Parameters } from '../catalog';
import { between, type Edge, movesMoney } from '../state/edge';
import type { Graph } from '../state/graph';
import { byTime, DAY_MS, type Detector, daysOf, HOUR_MS, hoursOf, money, scoreAbove } from './detector';

/** Edges that one search may examine, so that hubs on the way don't make it slow. */
const SEARCH_BUDGET = 1500;
/** Newest fitting edges that are followed per account. */
const MAX_BRANCHES = 12;

interface Search {
  readonly graph: Graph;
  readonly minHops: number;
  readonly maxHops: number;
  readonly oldest: number;
  /** Maximum time between two consecutive transfers. */
  readonly gapMs: number;
  readonly maxLoss: number;
  readonly maxGain: number;
  readonly minAmount: number;
  /** Follows only first transfers between two parties. */
  readonly onlyNew: boolean;
  /** Maximum difference of amounts, as a share, when the order of the transfers doesn't matter; null = it does. */
  readonly equal: number | null;
  /** The path is complete when an edge leaves this party; null = at the maximum length. */
  readonly origin: string | null;
  budget: number;
}

/** Checks whether the money of the earlier edge may be that of the later one. */
function continues(
  earlier: Edge,
  later: Edge,
  { maxLoss, maxGain, minAmount, equal, onlyNew }: Search,
): boolean {
  if (onlyNew && !earlier.isNewPair) return false;
  if (!movesMoney(earlier) || earlier.amount === null || later.amount === null) return false;
  if (earlier.currency !== later.currency || earlier.amount < minAmount) return false;
  if (equal !== null) return Math.abs(later.amount - earlier.amount) <= equal * later.amount;
  return later.amount >= earlier.amount * (1 - maxLoss) && later.amount <= earlier.amount * (1 + maxGain);
}

/**
 * Follows money backward from an edge, newest edges first.
 * @param path edges from the end to the current one
 * @returns the longest path without an origin, or the first one that leaves the origin; null = none
 */
function backward(path: readonly Edge[], search: Search): readonly Edge[] | null {
  const current = path.at(-1)!;
  if (current.sender === null) return null;
  let best: readonly Edge[] | null = null;
  if (search.origin === null && path.length >= search.minHops) best = path;
  if (path.length >= search.maxHops) return best;
  const node = search.graph.party(current.sender);
  if (!node || (search.onlyNew && node.known.length > MAX_RECEIVERS)) return best;
  const since = search.equal === null ? Math.max(search.oldest, current.at - search.gapMs) : search.oldest;
  const candidates = between(node.in, since, search.equal === null ? current.at : path[0]!.at);
  let branches = 0;
  for (let i = candidates.length - 1; i >= 0 && branches < MAX_BRANCHES; i--) {
    const earlier = candidates[i]!;
    if (earlier === current || earlier.sender === null || !continues(earlier, current, search)) continue;
    if (search.budget-- <= 0) return best;
    const closes = earlier.sender === search.origin;
    if (closes && path.length + 1 >= search.minHops) return [...path, earlier];
    // A party appears once on a path, so that own accounts don't lead the search in a circle.
    if (
      closes ||
      path.some(({ sender, receiver }) => sender === earlier.sender || receiver === earlier.sender)
    )
      continue;
    branches++;
    const found = backward([...path, earlier], search);
    if (found && search.origin !== null) return found;
    if (found && (best === null || found.length > best.length)) best = found;
  }
  return best;
}

const isSelf = (edge: Edge): boolean => edge.sender === edge.receiver;

/** Ratio of two consecutive amounts of a cycle whose amounts differ. */
const LOOSE_RATIO = 3;
/** Minimum number of its transfers: among people who know each other, three often close a circle by chance. */
const LOOSE_HOPS = 4;
/** A party with more receivers is a hub, such as a shop: many paths cross it by chance. */
const MAX_RECEIVERS = 24;

/**
 * Finds a cycle of first transfers with different amounts, if it is hardly a coincidence: the number of paths that the
 * search followed, divided by the number of parties, is about the probability that one of them returns by chance.
 */
function unlikely(edge: Edge, inOrder: Search, maxChance: number): readonly Edge[] | null {
  if (!edge.isNewPair) return null;
  const paths = Math.floor(maxChance * inOrder.graph.population.parties);
  const search = {
    ...inOrder,
    minHops: Math.max(inOrder.minHops, LOOSE_HOPS),
    onlyNew: true,
    maxLoss: 1 - 1 / LOOSE_RATIO,
    maxGain: LOOSE_RATIO - 1,
    budget: Math.min(SEARCH_BUDGET, paths),
  };
  return backward([edge], search);
}

/**
 * Returns the share of edges between parties whose first transfer is part of a period: money that moves in parts repeats
 * its own relations.
 */
function newRelations(graph: Graph, edges: readonly Edge[], since: number): number {
  const isNew = (edge: Edge) =>
    edge.isNewPair ||
    (edge.sender !== null &&
      graph
        .party(edge.sender)
        ?.out.some((one) => one.isNewPair && one.at >= since && one.receiver === edge.receiver));
  return edges.filter(isNew).length / Math.max(1, edges.length);
}

export const cycle: Detector = ({ edge, graph, receiver }, p) => {
  if (!receiver || edge.sender === null || edge.amount === null || isSelf(edge) || !movesMoney(edge))
    return null;
  // Nothing returns to a party that sent nothing.
  if (receiver.out.length === 0) return null;
  const inOrder: Search = {
    graph,
    minHops: p.min_hops!,
    maxHops: p.max_hops!,
    oldest: edge.at - p.window_days! * DAY_MS,
    gapMs: p.max_pause_days! * DAY_MS,
    maxLoss: p.max_loss!,
    maxGain: p.max_gain!,
    minAmount: 0,
    onlyNew: false,
    equal: null,
    origin: receiver.key,
    budget: SEARCH_BUDGET,
  };
  const inAnyOrder = {
    ...inOrder,
    oldest: edge.at - p.equal_window_days! * DAY_MS,
    equal: p.equal_tolerance!,
    budget: SEARCH_BUDGET,
  };
  const found =
    backward([edge], inOrder) ?? backward([edge], inAnyOrder) ?? unlikely(edge, inOrder, p.max_chance!);
  if (!found) return null;
  const edges = byTime(found);
  if (newRelations(graph, edges, edge.at - p.window_days! * DAY_MS) < p.min_new_share!) return null;
  return {
    node: receiver,
    edges,
    measure: edges.length,
    score: scoreAbove(edges.length, p.min_hops! - 1),
    values: { hops: edges.length, total: money(edge.amount), days: daysOf(edges) },
  };
};

export const layeringChain: Detector = ({ edge, graph, receiver }, p) => {
  if (!receiver || edge.sender === null || isSelf(edge) || !movesMoney(edge)) return null;
  if (edge.amount === null || edge.amount < p.min_amount!) return null;
  const found = backward([edge], chainSearch(graph, edge, p));
  if (!found) return null;
  const edges = [...found].reverse();
  return {
    node: receiver,
    edges,
    measure: edges.length,
    score: scoreAbove(edges.length, p.min_hops! - 1),
    values: { hops: edges.length, total: money(edge.amount), hours: hoursOf(edges) },
  };
};

const chainSearch = (graph: Graph, edge: Edge, p: Parameters): Search => ({
  graph,
  minHops: p.min_hops!,
  maxHops: 6,
  oldest: edge.at - 6 * p.window_hours! * HOUR_MS,
  gapMs: p.window_hours! * HOUR_MS,
  maxLoss: p.max_loss!,
  maxGain: p.max_gain!,
  minAmount: p.min_amount!,
  onlyNew: false,
  equal: null,
  origin: null,
  budget: SEARCH_BUDGET,
});

export const roundTrip: Detector = ({ edge, sender, receiver }, p) => {
  if (!sender || !receiver || isSelf(edge) || edge.amount === null || !movesMoney(edge)) return null;
  if (edge.amount < p.min_amount!) return null;
  const since = edge.at - p.window_days! * DAY_MS;
  const isLarge = (one: Edge) =>
    movesMoney(one) && (one.amount ?? 0) >= p.min_amount! && one.currency === edge.currency;
  const forth = between(sender.out, since, edge.at).filter(
    (one) => one.receiver === receiver.key && isLarge(one),
  );
  const back = between(receiver.out, since, edge.at).filter(
    (one) => one.receiver === sender.key && isLarge(one),
  );
  const fits = (one: Edge) =>
    back.some(
      (other) => Math.abs(other.amount! - one.amount!) <= p.max_loss! * Math.max(other.amount!, one.amount!),
    );
  const trips = Math.min(forth.filter(fits).length, back.length);
  if (trips < p.min_round_trips!) return null;
  const edges = [...forth, ...back].sort((a, b) => a.at - b.at);
  const total = edges.reduce((sum, { amount }) => sum + amount!, 0);
  // Both parties have the same pattern: it is reported for the one with the smaller key.
  const node = sender.key < receiver.key ? sender : receiver;
  return {
    node,
    edges,
    measure: trips,
    score: scoreAbove(trips, p.min_round_trips!),
    values: { round_trips: trips, total: money(total), days: daysOf(edges) },
  };
};
