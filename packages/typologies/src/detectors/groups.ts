import { surprise } from '../robust';
import { type Edge, firstSince, sumOf } from '../state/edge';
import type { Graph } from '../state/graph';
import type { Node } from '../state/node';
import { byTime, DAY_MS, type Detector, daysOf, money, scoreAbove } from './detector';

/** Accounts that a search takes in around the current group. */
const MAX_AROUND = 64;
/** The neighbors of the transfer, and the neighbors of the group that was found among them. */
const ROUNDS = 2;
/** Period in which a further group with a reported account extends its alert. */
const SAME_ALERT_MS = 30 * DAY_MS;

/** The first transfers between an account and others within a period. */
interface Member {
  readonly node: Node;
  readonly sent: number;
  readonly received: number;
  readonly others: ReadonlyMap<string, readonly Edge[]>;
  /** Other members of the current group with which it has such a transfer. */
  links: number;
}

function memberOf(node: Node, since: number, until: number): Member {
  const others = new Map<string, Edge[]>();
  let sent = 0;
  let received = 0;
  const add = (list: readonly Edge[], other: 'sender' | 'receiver') => {
    for (let i = firstSince(list, since); i < list.length && list[i]!.at <= until; i++) {
      const edge = list[i]!;
      const key = edge[other];
      if (!edge.isNewPair || key === null || key === node.key) continue;
      if (other === 'receiver') sent++;
      else received++;
      const known = others.get(key);
      if (known) known.push(edge);
      else others.set(key, [edge]);
    }
  };
  add(node.out, 'receiver');
  add(node.in, 'sender');
  return { node, sent, received, others, links: 0 };
}

/** Sums over the members of a group; `pairs` is the sum of sent times received, because a member doesn't pay itself. */
interface Totals {
  sent: number;
  received: number;
  pairs: number;
}

interface Group {
  readonly surprise: number;
  readonly keys: readonly string[];
}

/** Removes a member from a group and returns the number of its links. */
function remove(members: Map<string, Member>, key: string, totals: Totals): number {
  const member = members.get(key)!;
  for (const other of member.others.keys()) {
    const linked = members.get(other);
    if (linked) linked.links--;
  }
  members.delete(key);
  totals.sent -= member.sent;
  totals.received -= member.received;
  totals.pairs -= member.sent * member.received;
  return member.links;
}

/** Returns the member that adds least to the group beyond the links that chance explains; null = all are fixed. */
function weakest(
  members: ReadonlyMap<string, Member>,
  fixed: ReadonlySet<string>,
  totals: Totals,
  all: number,
) {
  let key: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [name, { sent, received, links }] of members) {
    if (fixed.has(name)) continue;
    const expected = (sent * (totals.received - received) + received * (totals.sent - sent)) / all;
    if (links - expected < least) {
      least = links - expected;
      key = name;
    }
  }
  return key;
}

/**
 * Removes the weakest member one after the other and returns the group whose links are most surprising (greedy peeling,
 * Charikar 2000). A group of n members needs n - 1 links to be connected: the links beyond that are compared with the
 * number that the activity of the members explains by chance (configuration model).
 * @param all first transfers of all parties in the same period
 */
function densest(
  members: Map<string, Member>,
  fixed: ReadonlySet<string>,
  all: number,
  minMembers: number,
): Group {
  const totals: Totals = { sent: 0, received: 0, pairs: 0 };
  let links = 0;
  for (const member of members.values()) {
    member.links = 0;
    for (const key of member.others.keys()) if (members.has(key)) member.links++;
    links += member.links / 2;
    totals.sent += member.sent;
    totals.received += member.received;
    totals.pairs += member.sent * member.received;
  }
  let best: Group = { surprise: 0, keys: [] };
  while (members.size >= minMembers) {
    const expected = (totals.sent * totals.received - totals.pairs) / all;
    const beyond = links - (members.size - 1);
    const found = beyond > 0 ? surprise(beyond, expected) : 0;
    if (found > best.surprise) best = { surprise: found, keys: [...members.keys()] };
    const key = weakest(members, fixed, totals, all);
    if (key === null) break;
    links -= remove(members, key, totals);
  }
  return best;
}

/** Returns the most surprising group with both parties of a transfer. */
function groupAround(graph: Graph, edge: Edge, ends: readonly string[], ms: number, minMembers: number) {
  const since = edge.at - ms;
  const all = graph.population.newPairsWithin(ms);
  const fixed = new Set(ends);
  const read = new Map<string, Member | null>();
  const get = (key: string): Member | null => {
    const known = read.get(key);
    if (known !== undefined) return known;
    const node = graph.party(key);
    const member = node ? memberOf(node, since, edge.at) : null;
    read.set(key, member);
    return member;
  };
  let best: Group = { surprise: 0, keys: ends };
  for (let round = 0; round < ROUNDS; round++) {
    const links = new Map<string, number>();
    for (const key of best.keys)
      for (const other of get(key)?.others.keys() ?? []) links.set(other, (links.get(other) ?? 0) + 1);
    for (const key of best.keys) links.delete(key);
    const around = [...links].sort((a, b) => b[1] - a[1]).slice(0, MAX_AROUND);
    const members = new Map<string, Member>();
    for (const key of [...best.keys, ...around.map(([other]) => other)]) {
      const member = get(key);
      if (member) members.set(key, member);
    }
    const found = densest(members, fixed, all, minMembers);
    if (found.surprise <= best.surprise) break;
    best = found;
  }
  return { surprise: best.surprise, members: best.keys.flatMap((key) => get(key) ?? []) };
}

/** Returns the account of the group that was reported last, so that its alert is extended, or the one with most links. */
function reported(members: readonly Member[], at: number): Node {
  const rank = ({ node, links }: Member) => {
    const last = node.found.get('new_group');
    return last && at - last[0] < SAME_ALERT_MS ? last[0] : links;
  };
  return members.reduce((best, member) => (rank(member) > rank(best) ? member : best)).node;
}

export const newGroup: Detector = ({ edge, graph, sender, receiver }, p) => {
  if (!sender || !receiver || sender === receiver || !edge.isNewPair) return null;
  const ends = [sender.key, receiver.key];
  const found = groupAround(graph, edge, ends, p.window_days! * DAY_MS, p.min_members!);
  if (found.surprise < p.min_surprise!) return null;
  const keys = new Set(found.members.map(({ node }) => node.key));
  for (const member of found.members)
    member.links = [...member.others.keys()].filter((key) => keys.has(key)).length;
  const edges = byTime(
    found.members.flatMap(({ node, others }) =>
      [...others].flatMap(([key, list]) =>
        keys.has(key) ? list.filter((one) => one.sender === node.key) : [],
      ),
    ),
  );
  return {
    node: reported(found.members, edge.at),
    edges,
    measure: edges.length,
    score: scoreAbove(found.surprise, p.min_surprise!),
    values: { members: keys.size, transfers: edges.length, total: money(sumOf(edges)), days: daysOf(edges) },
  };
};
