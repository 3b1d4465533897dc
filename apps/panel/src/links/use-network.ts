import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Space } from '../api/evaluations';
import { linksPage } from '../api/links';
import { type LinksPage, MOST_NODES, type Network, type NetworkNode, networkOf } from './network';

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
