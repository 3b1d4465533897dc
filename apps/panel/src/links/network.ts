import type { Linked, LinksAnswer } from '../api/links';

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
export interface LinksPage {
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
