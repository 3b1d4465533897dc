import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Linked, type LinksAnswer, linksPage, type Space } from '../api/evaluations';

/** Properties of an identifier, independent of how it was reached. */
export type Entity = Omit<Linked, 'shared' | 'shared_first' | 'shared_last'>;

export interface NetworkNode {
  /** Key of the identifier, or `evaluation:` and an ID. */
  readonly key: string;
  /** null for the transaction at the center. */
  readonly entity: Entity | null;
  /** Node through which it was found first; null for the start node. */
  readonly over: string | null;
  /** Transactions with both it and `over`. */
  readonly shared: number | null;
  /** Nodes of one kind that the graph shows as one; see `grouped`. */
  readonly group?: NodeGroup;
}

export interface NodeGroup {
  readonly kind: Entity['kind'];
  readonly members: readonly NetworkNode[];
}

export interface NetworkEdge {
  readonly from: string;
  readonly to: string;
  /** Transactions with both. */
  readonly shared: number;
  /** Times of the first and the last of them, in UNIX milliseconds. */
  readonly first: number;
  readonly last: number;
}

export interface Network {
  readonly nodes: readonly NetworkNode[];
  readonly edges: readonly NetworkEdge[];
}

/** Response of GET /links, with the requested key (or `evaluation:` and an ID). */
interface LinksPage {
  readonly key: string;
  readonly answer: LinksAnswer;
}

/** Maximum number of nodes; larger networks contain hubs. */
export const MAX_NODES = 2500;

const edgeName = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/** Merges responses to a network with each identifier and link once, in discovery order. */
export function networkOf(pages: readonly LinksPage[]): Network {
  const nodes = new Map<string, NetworkNode>();
  const edges = new Map<string, NetworkEdge>();
  for (const { key, answer } of pages) {
    // The response for a merged device contains the key of the other device.
    const centre = answer.entity?.key ?? key;
    const isCall = key.startsWith('evaluation:');
    if (!nodes.has(centre) && (isCall || answer.entity))
      nodes.set(centre, { key: centre, entity: answer.entity, over: null, shared: null });
    for (const { shared, shared_first, shared_last, ...entity } of answer.neighbours) {
      if (entity.key === centre) continue;
      if (!nodes.has(entity.key)) {
        if (nodes.size >= MAX_NODES) continue;
        nodes.set(entity.key, { key: entity.key, entity, over: centre, shared });
      }
      const name = edgeName(centre, entity.key);
      const known = edges.get(name);
      const [first, last] = [Date.parse(shared_first), Date.parse(shared_last)];
      edges.set(name, {
        from: centre,
        to: entity.key,
        shared: Math.max(known?.shared ?? 0, shared),
        first: Math.min(known?.first ?? first, first),
        last: Math.max(known?.last ?? last, last),
      });
    }
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}

/** Maximum number of nodes expanded at once. */
const AT_ONCE = 25;

/** Returns the expansion priority: people first, then widely shared attributes. */
const leadsOn = ({ entity }: NetworkNode): number =>
  entity?.kind === 'user_id' ? Number.MAX_SAFE_INTEGER : (entity?.people ?? 0);

interface Asked {
  readonly space: Space;
  readonly days: number | undefined;
  /** Start node of the network. */
  readonly root: string;
}

interface Load {
  readonly key: string;
  readonly skip: number;
}

export interface NetworkState {
  readonly network: Network;
  /** True until the first response arrives. */
  readonly isPending: boolean;
  readonly isExpanding: boolean;
  readonly error: unknown;
  /** Returns true if a node has links that are not shown. */
  canExpand(node: NetworkNode): boolean;
  expand(node: NetworkNode): void;
  /** Expands the first few expandable nodes. */
  expandAll(nodes: readonly NetworkNode[]): void;
}

/**
 * Loads the links of the start node and of expanded nodes as one network. Use a separate component for each
 * start node.
 */
export function useNetwork({ space, days, root }: Asked): NetworkState {
  const [asked, setAsked] = useState<readonly Load[]>([]);
  const loads: readonly Load[] = [{ key: root, skip: 0 }, ...asked];
  const { pages, isPending, isExpanding, error } = useQueries({
    queries: loads.map((load) => linksPage({ space, days, ...load })),
    combine: (readings) => ({
      pages: readings.flatMap(({ data }, index): LinksPage[] => {
        const load = loads[index];
        return data && load ? [{ key: load.key, answer: data }] : [];
      }),
      isPending: readings[0]?.isPending ?? true,
      isExpanding: readings.some(({ isFetching }) => isFetching),
      error: readings.find(({ error: failed }) => failed !== null)?.error ?? null,
    }),
  });
  const network = useMemo(() => networkOf(pages), [pages]);
  const lastOf = useMemo(
    () => new Map(pages.map((page) => [page.answer.entity?.key ?? page.key, page])),
    [pages],
  );
  const isFull = network.nodes.length >= MAX_NODES;
  /** Returns the next page to load for a node; null if all links are shown. */
  const loadOf = ({ key, entity }: NetworkNode): Load | null => {
    if (!entity || entity.hub || isFull) return null;
    const last = lastOf.get(key);
    if (!last) return loads.some((load) => load.key === key) ? null : { key, skip: 0 };
    const { next } = last.answer;
    return next === null ? null : { key: last.key, skip: next };
  };
  const load = (nodes: readonly NetworkNode[]) => {
    const wanted = nodes.map(loadOf).filter((one) => one !== null);
    setAsked((known) => [
      ...known,
      ...wanted
        .slice(0, AT_ONCE)
        .filter(({ key, skip }) => !known.some((one) => one.key === key && one.skip === skip)),
    ]);
  };
  return {
    network,
    isPending,
    isExpanding,
    error,
    canExpand: (node) => loadOf(node) !== null,
    expand: (node) => load([node]),
    expandAll: (nodes) => load([...nodes].sort((one, other) => leadsOn(other) - leadsOn(one))),
  };
}
