import type { Transfer } from '../transfer';

/** A transfer as the entities that took part in it remember it. The amount is finite and not negative, or null. */
export interface Edge extends Omit<Transfer, 'senderAccount' | 'receiverAccount' | 'transactionAt'> {
  /** True if the sender had not paid this receiver before, as far as the sender's state reaches. */
  readonly isNewPair: boolean;
}

/** Checks whether the event moves money. */
export const movesMoney = ({ event }: Pick<Edge, 'event'>): boolean =>
  event === 'payment' || event === 'payout' || event === 'captured';

/**
 * Inserts an edge into a list ordered by time, oldest first, and drops the oldest one above the capacity. A late
 * edge is inserted at its time; one that is older than a full list is ignored.
 */
export function insertByTime(edges: Edge[], edge: Edge, capacity: number): void {
  let place = edges.length;
  while (place > 0 && edges[place - 1]!.at > edge.at) place--;
  if (place === edges.length) edges.push(edge);
  else if (place === 0 && edges.length >= capacity) return;
  else edges.splice(place, 0, edge);
  if (edges.length > capacity) edges.shift();
}

/** Returns the index of the first edge at or after a time. */
export function firstSince(edges: readonly Edge[], since: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (edges[middle]!.at < since) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the edges of a period, both ends included. */
export function between(edges: readonly Edge[], since: number, until: number): readonly Edge[] {
  const found: Edge[] = [];
  for (let i = firstSince(edges, since); i < edges.length && edges[i]!.at <= until; i++)
    found.push(edges[i]!);
  return found;
}

export const sumOf = (edges: readonly Edge[]): number =>
  edges.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** Returns the distinct values of a member, without null. */
export function distinctOf<M extends keyof Edge>(
  edges: readonly Edge[],
  member: M,
): ReadonlySet<NonNullable<Edge[M]>> {
  const values = new Set<NonNullable<Edge[M]>>();
  for (const edge of edges) {
    const value = edge[member];
    if (value !== null) values.add(value as NonNullable<Edge[M]>);
  }
  return values;
}
