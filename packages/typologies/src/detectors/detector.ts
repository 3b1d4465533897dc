import type { Parameters } from '../catalog';
import type { Edge } from '../state/edge';
import type { Graph } from '../state/graph';
import type { Node } from '../state/node';

/** A new edge, and the entities that took part in it. */
export interface Seen {
  readonly edge: Edge;
  readonly graph: Graph;
  readonly sender: Node | null;
  readonly receiver: Node | null;
  readonly device: Node | null;
  readonly card: Node | null;
  readonly bin: Node | null;
  readonly merchant: Node | null;
  readonly affiliate: Node | null;
  readonly campaign: Node | null;
}

/** A match of a detector. */
export interface Found {
  readonly node: Node;
  readonly edges: readonly Edge[];
  /** Size of the pattern: the same pattern is reported again only when it has grown. */
  readonly measure: number;
  /** From 0 to 1. */
  readonly score: number;
  /** Numbers of the explanation. */
  readonly values: Readonly<Record<string, number>>;
}

/**
 * Checks whether an edge completes a pattern. Its cost is bounded by the remembered edges of a fixed number of
 * entities.
 */
export type Detector = (seen: Seen, parameters: Parameters) => Found | null;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/**
 * Checks whether the history is long enough to distinguish new accounts and counterparties from those that were not seen yet.
 */
export const hasLearned = ({ edge, graph }: Seen, { learning_days }: Parameters): boolean =>
  edge.at - (graph.since ?? edge.at) >= learning_days! * DAY_MS;

/** From this length of history on, accounts that were not seen before are new even if there are many. */
const FULL_HISTORY_MS = 90 * DAY_MS;

/**
 * Checks whether an account that was not seen before is unusual. While the history is short and many transfers reach such
 * accounts, most of them are old accounts that are used for the first time since monitoring began.
 */
export const areNewAccountsRare = ({ edge, graph }: Seen, { max_new_accounts }: Parameters): boolean =>
  graph.population.newReceivers <= max_new_accounts! || edge.at - (graph.since ?? edge.at) >= FULL_HISTORY_MS;

/** Returns a score of 0.5 at a threshold that rises to 1 for values far above it. */
export const scoreAbove = (value: number, threshold: number): number =>
  threshold <= 0 ? 0.5 : Math.min(1, Math.max(0, 1 - 0.5 * (threshold / Math.max(value, threshold))));

/** Returns the time from the first edge to the last in days, at least one. */
export const daysOf = (edges: readonly Edge[]): number => {
  const [first] = edges;
  const last = edges.at(-1);
  return first && last ? Math.max(1, Math.ceil((last.at - first.at) / DAY_MS)) : 1;
};

/** Returns the time from the first edge to the last in hours, at least one. */
export const hoursOf = (edges: readonly Edge[]): number => {
  const [first] = edges;
  const last = edges.at(-1);
  return first && last ? Math.max(1, Math.ceil((last.at - first.at) / HOUR_MS)) : 1;
};

export const percent = (share: number): number => Math.round(share * 1000) / 10;
export const money = (amount: number): number => Math.round(amount * 100) / 100;

export const byTime = (edges: readonly Edge[]): readonly Edge[] =>
  [...new Set(edges)].sort((a, b) => a.at - b.at);

/** Returns the share of edges between parties that had no transfers before. */
export const newShare = (edges: readonly Edge[]): number =>
  edges.filter(({ isNewPair }) => isNewPair).length / Math.max(1, edges.length);
