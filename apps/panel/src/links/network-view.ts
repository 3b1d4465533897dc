import type { Network, NetworkEdge, NetworkNode, NodeGroup } from './network';

/** Removes widely shared nodes; the start node stays. */
export function withoutHubs({ nodes, edges }: Network): Network {
  const kept = nodes.filter(({ entity, over }) => over === null || !entity?.hub);
  const keys = new Set(kept.map(({ key }) => key));
  return { nodes: kept, edges: edges.filter(({ from, to }) => keys.has(from) && keys.has(to)) };
}

/** Period in UNIX milliseconds, both inclusive. */
export type Period = readonly [from: number, to: number];

/** Returns the period of all links; null without links at different times. */
export function periodOf(edges: readonly NetworkEdge[]): Period | null {
  const from = Math.min(...edges.map(({ first }) => first));
  const to = Math.max(...edges.map(({ last }) => last));
  return edges.length > 0 && from < to ? [from, to] : null;
}

/** Removes links outside of a period, and nodes without a remaining link; the start node stays. */
export function withinPeriod({ nodes, edges }: Network, [from, to]: Period): Network {
  const kept = edges.filter(({ first, last }) => last >= from && first <= to);
  const keys = new Set(kept.flatMap((edge) => [edge.from, edge.to]));
  return { nodes: nodes.filter(({ key, over }) => over === null || keys.has(key)), edges: kept };
}

/** Returns how recent a link is within the period of all links: 0 = oldest, 1 = newest. */
export function recencyOf({ last }: Pick<NetworkEdge, 'last'>, period: Period | null): number {
  if (period === null) return 1;
  return Math.min(1, Math.max(0, (last - period[0]) / (period[1] - period[0])));
}

/** Minimum number of nodes that the graph shows as one. */
const MIN_GROUP = 5;

/**
 * Replaces nodes of one kind whose only link is to the same node by one node for all of them.
 * @param open keys of the groups that stay apart
 */
export function grouped({ nodes, edges }: Network, open: ReadonlySet<string>): Network {
  const linkOf = new Map<string, NetworkEdge | null>();
  for (const edge of edges)
    for (const key of [edge.from, edge.to]) linkOf.set(key, linkOf.has(key) ? null : edge);
  const groupOf = (node: NetworkNode): string | null => {
    const link = linkOf.get(node.key);
    if (!link || !node.entity || node.over === null) return null;
    const other = link.from === node.key ? link.to : link.from;
    return `group:${node.entity.kind}:${other}`;
  };
  const groups = new Map<string, NetworkNode[]>();
  for (const node of nodes) {
    const name = groupOf(node);
    if (name !== null && !open.has(name)) groups.set(name, [...(groups.get(name) ?? []), node]);
  }
  for (const [name, members] of groups) if (members.length < MIN_GROUP) groups.delete(name);
  const hidden = new Map([...groups].flatMap(([name, members]) => members.map(({ key }) => [key, name])));
  const groupNodes = [...groups].flatMap(([name, members]): NetworkNode[] => {
    const kind = members[0]?.entity?.kind;
    const over = members[0]?.over ?? null;
    if (kind === undefined) return [];
    const shared = members.reduce((sum, node) => sum + (node.shared ?? 0), 0);
    const group: NodeGroup = { kind, members };
    return [{ key: name, entity: null, over, shared, group }];
  });
  const merged = new Map<string, NetworkEdge>();
  for (const edge of edges) {
    const from = hidden.get(edge.from) ?? edge.from;
    const to = hidden.get(edge.to) ?? edge.to;
    const known = merged.get(`${from} ${to}`);
    merged.set(`${from} ${to}`, {
      from,
      to,
      shared: (known?.shared ?? 0) + edge.shared,
      first: Math.min(known?.first ?? edge.first, edge.first),
      last: Math.max(known?.last ?? edge.last, edge.last),
    });
  }
  return {
    nodes: [...nodes.filter(({ key }) => !hidden.has(key)), ...groupNodes],
    edges: [...merged.values()],
  };
}

/** Risk status of an identifier, worst first. */
export type Standing = 'call' | 'hub' | 'fraud' | 'declined' | 'review' | 'clean';

/** From worst to best. */
const STANDINGS: readonly Standing[] = ['fraud', 'declined', 'review', 'hub', 'clean'];

/** Returns the risk status of a node; of a group, that of its worst member. */
export function standingOf({ entity, group }: Pick<NetworkNode, 'entity' | 'group'>): Standing {
  if (group) {
    const members = new Set(group.members.map(standingOf));
    return STANDINGS.find((standing) => members.has(standing)) ?? 'clean';
  }
  if (!entity) return 'call';
  if (entity.frauds > 0) return 'fraud';
  if (entity.hub) return 'hub';
  if (entity.declined > 0) return 'declined';
  return entity.in_review > 0 ? 'review' : 'clean';
}
