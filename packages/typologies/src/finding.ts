import type { Entity } from './transfer';

/** A drawn edge of the subgraph of a finding. */
export interface FindingEdge {
  readonly id: string;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly from: Entity;
  readonly to: Entity;
}

/** A typology that matches an entity. */
export interface Finding {
  readonly typology: string;
  readonly entity: Entity;
  /** UNIX milliseconds of the first and last evidence. */
  readonly since: number;
  readonly until: number;
  /** Ids of transfers, oldest first; at most {@link MAX_EVIDENCE}. */
  readonly evidence: readonly string[];
  readonly edges: readonly FindingEdge[];
  /** From 0 to 1: 0.5 at the thresholds of the parameters, higher above them. */
  readonly score: number;
  /** Sentence with the numbers that led to the finding. */
  readonly reason: string;
  /** The numbers of the sentence, by name. */
  readonly values: Readonly<Record<string, number>>;
}

export const MAX_EVIDENCE = 100;
