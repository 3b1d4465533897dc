import type { EntityKind, Transfer } from '../transfer';
import { type Edge, movesMoney } from './edge';
import type { Graph } from './graph';
import { addToDay, type Node } from './node';

/** Returns the entities that may remember the transaction of an event. */
function nodesOf(graph: Graph, transfer: Transfer): readonly Node[] {
  const nodes = new Set<Node>();
  const add = (kind: EntityKind, key: string | null) => {
    const node = key === null ? undefined : graph.find(kind, key);
    if (node) nodes.add(node);
    const owner = node?.owner ? graph.find(kind, node.owner) : undefined;
    if (owner) nodes.add(owner);
  };
  for (const key of [transfer.sender, transfer.receiver, transfer.senderAccount, transfer.receiverAccount])
    add('party', key);
  add('merchant', transfer.merchant);
  add('card', transfer.card);
  add('bin', transfer.bin);
  add('device', transfer.device);
  add('affiliate', transfer.affiliate);
  add('campaign', transfer.campaign);
  return [...nodes];
}

type Change = (edge: Edge, node: Node) => Edge | null;

/**
 * Replaces what the entities of a transfer remember about its transaction.
 * @param isMeant selects among the edges with the id of the transfer
 * @param change returns the new edge, or null to forget it
 * @returns the first edge that was found; null = none is remembered
 */
function replace(
  graph: Graph,
  transfer: Transfer,
  isMeant: (edge: Edge) => boolean,
  change: Change,
): Edge | null {
  let found: Edge | null = null;
  for (const node of nodesOf(graph, transfer))
    for (const edges of [node.in, node.out]) {
      const place = edges.findLastIndex((edge) => edge.id === transfer.id && isMeant(edge));
      if (place < 0) continue;
      const edge = edges[place]!;
      found ??= edge;
      const next = change(edge, node);
      if (next) edges[place] = next;
      else edges.splice(place, 1);
      graph.change(node.kind, node.key, node.lastSeen);
    }
  return found;
}

/** Forgets an edge, its part of the day's totals, and that its receiver was paid, unless another payment remains. */
const forget: Change = (edge, node) => {
  if (node.days.length > 0) addToDay(node, edge, -1);
  if (edge.isNewPair && edge.sender === node.key && edge.receiver !== null) {
    const isPaidAgain = node.out.some(
      (other) => other.id !== edge.id && other.receiver === edge.receiver && movesMoney(other),
    );
    const place = isPaidAgain ? -1 : node.known.indexOf(edge.receiver);
    if (place >= 0) node.known.splice(place, 1);
  }
  return null;
};

/**
 * The first capture replaces the authorized amount. Further ones are added. A capture of an unknown amount or in another
 * currency changes nothing.
 */
function captured(graph: Graph, transfer: Transfer): Transfer | null {
  const { amount, currency, transactionAt } = transfer;
  const wasDeclined = replace(graph, transfer, ({ event }) => event === 'declined', forget);
  if (wasDeclined) return { ...transfer, event: 'payment', at: transactionAt ?? transfer.at };
  const isKnown = amount !== null && Number.isFinite(amount) && amount >= 0;
  replace(graph, transfer, movesMoney, (edge, node) => {
    if (!isKnown || edge.amount === null || edge.currency !== currency) return edge;
    const before = edge.event === 'captured' ? edge.amount : 0;
    const next: Edge = { ...edge, event: 'captured', amount: before + amount };
    if (node.days.length > 0) {
      addToDay(node, edge, -1);
      addToDay(node, next);
    }
    return next;
  });
  return null;
}

/**
 * Applies an event to the transaction that it concerns.
 *
 * - A payment that the issuer declined becomes a declined attempt at its time.
 * - A capture sets the amount, and makes a payment of a declined attempt.
 * - A dispute is counted once, and not at all after it was won.
 *
 * @returns the transfer to remember; null = the event only changed what is remembered
 */
export function amend(graph: Graph, transfer: Transfer): Transfer | null {
  const { event, transactionAt } = transfer;
  if (event === 'captured') return captured(graph, transfer);
  if (event === 'declined') {
    let isKnown = false;
    replace(
      graph,
      transfer,
      ({ event: known }) => known === 'declined',
      (edge) => {
        isKnown = true;
        return edge;
      },
    );
    if (isKnown) return null;
    const paid = replace(graph, transfer, movesMoney, forget);
    return { ...transfer, at: transactionAt ?? transfer.at, amount: transfer.amount ?? paid?.amount ?? null };
  }
  const isDispute = ({ event: known }: Edge) => known === 'disputed';
  if (event === 'dispute_won') {
    replace(graph, transfer, isDispute, forget);
    return null;
  }
  if (event === 'disputed' && replace(graph, transfer, isDispute, (edge) => edge)) return null;
  return transfer;
}
