import { ENTITY_KINDS, type Entity, type EntityKind } from '../transfer';
import { type Node, newNode } from './node';
import { Population } from './population';

/** Weight of an amount in the moving average. */
const AMOUNT_WEIGHT = 1 / 1000;

/** The entities that are in memory, and which of them changed. */
export class Graph {
  private readonly nodes = new Map<EntityKind, Map<string, Node>>(
    ENTITY_KINDS.map((kind) => [kind, new Map()]),
  );
  private readonly changed = new Set<Node>();
  /** Averages over all parties. */
  population = new Population();

  /** Time of the first transfer, UNIX milliseconds; null = none yet. */
  since: number | null = null;
  /** Average logarithm of the recent amounts; null = none yet. */
  logAmount: number | null = null;

  /** Notes an amount for the typical one. */
  noteAmount(amount: number): void {
    if (amount <= 0) return;
    const log = Math.log(amount);
    this.logAmount = this.logAmount === null ? log : this.logAmount + (log - this.logAmount) * AMOUNT_WEIGHT;
  }

  /** Returns the geometric mean of about a thousand recent amounts; null = unknown. */
  get typicalAmount(): number | null {
    return this.logAmount === null ? null : Math.exp(this.logAmount);
  }

  get size(): number {
    let size = 0;
    for (const kind of this.nodes.values()) size += kind.size;
    return size;
  }

  find(kind: EntityKind, key: string): Node | undefined {
    return this.nodes.get(kind)!.get(key);
  }

  party(key: string): Node | undefined {
    return this.find('party', key);
  }

  /** Returns the entity, created if it is new, and marks it as changed. */
  change(kind: EntityKind, key: string, at: number): Node {
    const ofKind = this.nodes.get(kind)!;
    let node = ofKind.get(key);
    if (!node) {
      node = newNode(kind, key, at);
      ofKind.set(key, node);
    }
    this.changed.add(node);
    return node;
  }

  /** Puts an entity that was stored. One that is in memory already stays. */
  put(node: Node): void {
    const ofKind = this.nodes.get(node.kind)!;
    if (!ofKind.has(node.key)) ofKind.set(node.key, node);
  }

  /** Returns the changed entities and forgets that they changed. */
  takeChanged(): readonly Node[] {
    const changed = [...this.changed];
    this.changed.clear();
    return changed;
  }

  has({ kind, key }: Entity): boolean {
    return this.nodes.get(kind)!.has(key);
  }

  /**
   * Drops unchanged entities that were inactive since a time.
   * @returns the number of dropped entities
   */
  dropIdle(before: number): number {
    let dropped = 0;
    for (const ofKind of this.nodes.values())
      for (const [key, node] of ofKind)
        if (node.lastSeen < before && !this.changed.has(node)) {
          ofKind.delete(key);
          dropped++;
        }
    return dropped;
  }
}
