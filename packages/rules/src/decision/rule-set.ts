/** A customer's rules as they are stored and exchanged, and the result of a decision. */

import type { ListField } from '@assay/contract';
import type { RuleNode } from '../ast';
import type { State } from '../velocity/event';

/**
 * live: has effect; canary: has effect for a share of transactions, otherwise shadow; shadow: evaluated and
 * reported without effect; off: not evaluated.
 */
export type RuleMode = 'live' | 'canary' | 'shadow' | 'off';

interface ScoreChange {
  readonly operation: '+' | '-';
  /** Points, 0 or more; decimals allowed. */
  readonly value: number;
}

export interface ListAction {
  readonly list_id: string;
  /** The transaction value that is added to the list. */
  readonly field: ListField;
  readonly action: 'add';
}

/** Effect of a matched rule: it changes the score; or it sets the state, changes a list, or both. */
export interface Effect {
  readonly score?: ScoreChange | null;
  readonly state?: State | null;
  readonly list?: ListAction | null;
}

export interface Rule {
  readonly id: string;
  readonly name: string;
  /** Id of a category, if it belongs to one. */
  readonly category?: string | null;
  /** Rules with a lower priority run and are listed first; equal priorities are ordered by id. */
  readonly priority: number;
  readonly mode: RuleMode;
  /** For a canary: percentage of transactions in which it counts; decimals allowed. */
  readonly canary_percent?: number | null;
  readonly when: RuleNode;
  readonly then: Effect;
  /** ISO 8601: the rule is evaluated from `starts_at` (inclusive) to `ends_at` (exclusive). */
  readonly starts_at?: string | null;
  readonly ends_at?: string | null;
}

/** Minimum scores of the states, 0 to 100. */
export interface Thresholds {
  readonly review: number;
  readonly decline: number;
}

export const DEFAULT_THRESHOLDS: Thresholds = { review: 10, decline: 20 };

export interface RuleCategory {
  readonly id: string;
  readonly name: string;
  /** Thresholds of the category; its state is reported and never becomes the transaction's. */
  readonly thresholds: Thresholds | null;
}

export interface ManagedList {
  readonly id: string;
  readonly name: string;
  /** Allowlists and blocklists set the state; plain lists are only used by rules. */
  readonly kind: 'allow' | 'block' | 'plain';
  readonly field: ListField;
}

/** Account settings for counting, versioned with the rules. Everything is optional. */
export interface VelocitySettings {
  /** Values of `action_type` or `transaction_type` whose money comes to the user; default: `DIRECTIONS`. */
  readonly inflow?: readonly string[];
  /** Values of `action_type` or `transaction_type` whose money leaves the user; default: `DIRECTIONS`. */
  readonly outflow?: readonly string[];
  /** Paths of the custom fields that are keys and subjects, such as `custom_fields.voucher`. */
  readonly indexed_fields?: readonly string[];
  /** Currency of the account, ISO 4217, for `account_currency` and `account_amount`. */
  readonly currency?: string;
}

export interface RuleSet {
  readonly rules: readonly Rule[];
  readonly categories: readonly RuleCategory[];
  readonly lists: readonly ManagedList[];
  readonly thresholds: Thresholds;
  readonly velocity?: VelocitySettings;
}

/** Prefix of the id of an applied list. Rule ids can't contain a colon. */
export const LIST_REASON = 'L:';

/** An applied rule, or a list that set the state. */
export interface AppliedRule {
  readonly id: string;
  readonly name: string;
  /** Null for a rule that sets a state or changes a list. */
  readonly operation: '+' | '-' | null;
  readonly score: number;
}

/** A matched shadow rule, or a canary without effect, with the effect it would have had. */
export interface ShadowRule extends AppliedRule {
  readonly state: State | null;
}

export interface CategoryDetail {
  readonly id: string;
  readonly name: string;
  /** Sum of the category's matched scores, clamped to 0–100; null without a live scoring rule. */
  readonly score: number | null;
  /** State by the category's thresholds; null without thresholds. */
  readonly state: State | null;
}

/** A list entry to add after the decision is stored. The value is personal data. */
export interface ListEntry {
  readonly rule_id: string;
  readonly list_id: string;
  readonly field: ListField;
  readonly action: 'add';
  /** Normalized for the list. */
  readonly value: string;
}

/** The score after one matched rule, before clamping. */
export interface ScoreStep {
  readonly rule_id: string;
  readonly operation: '+' | '-';
  readonly score: number;
  readonly total: number;
}

/** Reason for the state. `default` means that the score was below both thresholds. */
export type DecidedBy =
  | { readonly by: 'allow_list' | 'block_list'; readonly ids: readonly string[] }
  | { readonly by: 'rule'; readonly ids: readonly string[] }
  | { readonly by: 'threshold'; readonly threshold: 'review' | 'decline'; readonly at: number }
  | { readonly by: 'default' };

export interface Decision {
  readonly state: State;
  readonly decided_by: DecidedBy;
  /** Sum of the matched scores, clamped to 0–100 with two decimals, regardless of the reason for the state. */
  readonly fraud_score: number;
  /** Lists that set the state, then the matched rules that counted, in order. */
  readonly applied_rules: readonly AppliedRule[];
  readonly rule_category_details: readonly CategoryDetail[];
  readonly shadow_rules: readonly ShadowRule[];
  /** Ids of live and shadow rules that the step budget did not cover: it is unknown whether they match. */
  readonly undecided_rules: readonly string[];
  readonly list_actions: readonly ListEntry[];
  readonly score_path: readonly ScoreStep[];
}
