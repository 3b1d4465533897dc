import type { VelocityKey, VelocitySubject } from '@assay/contract';
import type { State } from '@assay/rules';
import type { PartialFacts } from './facts';

/** Earlier transactions under one of this transaction's keys. */
export interface EarlierEvents {
  readonly by: VelocityKey;
  /** Number of transactions; one by default. */
  readonly times?: number;
  /** Age in minutes; five by default. */
  readonly minutesAgo?: number;
  /** Subject that differs in each of them and from this transaction. */
  readonly each?: VelocitySubject;
  /** Subjects with the same given value in all of them. */
  readonly of?: { readonly [S in VelocitySubject]?: string };
  readonly amount?: number;
  readonly ip_country?: string;
  readonly state?: State;
}

export interface Example {
  readonly facts: PartialFacts;
  readonly earlier: readonly EarlierEvents[];
  /** Entries of managed lists, by list id. */
  readonly lists: { readonly [list: string]: readonly string[] };
}

/** A transaction that a rule matches, and one that it just misses. */
export interface RuleExample {
  readonly fires: Example;
  readonly spares: Example;
}

/** Examples by rule id. */
export type RuleExamples = { readonly [ruleId: string]: RuleExample };

/** Returns an example of a transaction without earlier ones. */
export const when = (facts: PartialFacts, lists: Example['lists'] = {}): Example => ({
  facts,
  earlier: [],
  lists,
});

/** Returns an example of a transaction with earlier ones. */
export const after = (facts: PartialFacts, ...earlier: readonly EarlierEvents[]): Example => ({
  facts,
  earlier,
  lists: {},
});
