import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Linked, type LinksAnswer, linksPage, type Space } from '../api/evaluations';

/** What an answer says of an identifier, whatever it was reached over. */
export type Entity = Omit<Linked, 'shared' | 'shared_first' | 'shared_last'>;

export interface NetworkNode {
  /** Of the identifier; of a call `evaluation:` and its id. */
  readonly key: string;
  /** null = the call that was asked about. */
  readonly entity: Entity | null;
  /** The node whose links it was first found among; null for what was asked about. */
  readonly over: string | null;
  /** Calls that carry both it and `over`. */
  readonly shared: number | null;
}

interface NetworkEdge {
  readonly from: string;
  readonly to: string;
  /** Calls that carry both. */
  readonly shared: number;
}

export interface Network {
  readonly nodes: readonly NetworkNode[];
  readonly edges: readonly NetworkEdge[];
}

/** An answer of GET /links, and the key (or `evaluation:` and the id) that it was asked with. */
interface LinksPage {
  readonly key: string;
  readonly answer: LinksAnswer;
}

/** No more is drawn and listed: who shares with so many is a hub by then. */
export const MOST_NODES = 2500;

const edgeName = (one: string, other: string): string =>
  one < other ? `${one} ${other}` : `${other} ${one}`;

/** Everything that some answers tell, each identifier and each link once, in the order in which it was found. */
export function networkOf(pages: readonly LinksPage[]): Network {
  const nodes = new Map<string, NetworkNode>();
  const edges = new Map<string, NetworkEdge>();
  for (const { key, answer } of pages) {
    // A device that was joined with another is answered under the other's key.
    const centre = answer.entity?.key ?? key;
    const isCall = key.startsWith('evaluation:');
    if (!nodes.has(centre) && (isCall || answer.entity))
      nodes.set(centre, { key: centre, entity: answer.entity, over: null, shared: null });
    for (const { shared, shared_first: _, shared_last: __, ...entity } of answer.neighbours) {
      if (entity.key === centre) continue;
      if (!nodes.has(entity.key)) {
        if (nodes.size >= MOST_NODES) continue;
        nodes.set(entity.key, { key: entity.key, entity, over: centre, shared });
      }
      const name = edgeName(centre, entity.key);
      const known = edges.get(name)?.shared ?? 0;
      edges.set(name, { from: centre, to: entity.key, shared: Math.max(known, shared) });
    }
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}

/** Without what everybody shares; what was asked about stays. */
export function withoutHubs({ nodes, edges }: Network): Network {
  const kept = nodes.filter(({ entity, over }) => over === null || !entity?.hub);
  const keys = new Set(kept.map(({ key }) => key));
  return { nodes: kept, edges: edges.filter(({ from, to }) => keys.has(from) && keys.has(to)) };
}

/** How bad what is known of an identifier is, the worst first. */
export type Standing = 'call' | 'hub' | 'fraud' | 'declined' | 'review' | 'clean';

export function standingOf({ entity }: Pick<NetworkNode, 'entity'>): Standing {
  if (!entity) return 'call';
  if (entity.frauds > 0) return 'fraud';
  if (entity.hub) return 'hub';
  if (entity.declined > 0) return 'declined';
  return entity.in_review > 0 ? 'review' : 'clean';
}

/** So many are expanded by one press. */
const AT_ONCE = 25;

/** How soon something leads on to others: people first, then what many of them share. */
const leadsOn = ({ entity }: NetworkNode): number =>
  entity?.kind === 'user_id' ? Number.MAX_SAFE_INTEGER : (entity?.people ?? 0);

interface Asked {
  readonly space: Space;
  readonly days: number | undefined;
  /** What the network begins with. */
  readonly root: string;
}

interface Load {
  readonly key: string;
  readonly skip: number;
}

export interface NetworkState {
  readonly network: Network;
  /** The first answer is not there yet. */
  readonly isPending: boolean;
  readonly isExpanding: boolean;
  readonly error: unknown;
  /** Whether a node has links that are not shown. */
  canExpand(node: NetworkNode): boolean;
  expand(node: NetworkNode): void;
  /** Expands those of some that can be, the first few. */
  expandAll(nodes: readonly NetworkNode[]): void;
}

/** The links of something, and of whatever of them was expanded, as one network. Give each root a component of its own. */
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
  const isFull = network.nodes.length >= MOST_NODES;
  /** What is to be asked for next of a node; null = all of its links are shown. */
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
