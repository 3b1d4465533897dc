import type { VelocityKey, VelocitySubject } from '@assay/contract';
import type { State } from '@assay/rules';
import type { PartialFacts } from './facts';

/** Earlier transactions under one of this transaction's keys. */
export interface EarlierEvents {
  readonly by: VelocityKey;
  /** How many; one when left out. */
  readonly times?: number;
  /** When they happened; five minutes ago when left out. */
  readonly minutesAgo?: number;
  /** The subject in which each of them differs from every other and from this transaction. */
  readonly each?: VelocitySubject;
  /** Subjects with a given value, the same in all of them. */
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

/** A transaction that a rule fires on, and one that it just leaves alone. */
export interface RuleExample {
  readonly fires: Example;
  readonly spares: Example;
}

/** Examples by rule id. */
export type RuleExamples = { readonly [ruleId: string]: RuleExample };

/** An example of a transaction without a past. */
export const when = (facts: PartialFacts, lists: Example['lists'] = {}): Example => ({
  facts,
  earlier: [],
  lists,
});

/** An example of a transaction with earlier ones. */
export const after = (facts: PartialFacts, ...earlier: readonly EarlierEvents[]): Example => ({
  facts,
  earlier,
  lists: {},
});
