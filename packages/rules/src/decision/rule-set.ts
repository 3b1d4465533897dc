/** A customer's rules as they are stored and exchanged, and what a decision answers. */

import type { ListField } from '@assay/contract';
import type { RuleNode } from '../ast';
import type { State } from '../velocity/event';

/** live: counts; canary: counts for a share of the calls, else shadow; shadow: evaluated and reported, changes nothing; off: not evaluated. */
export type RuleMode = 'live' | 'canary' | 'shadow' | 'off';

interface ScoreChange {
  readonly operation: '+' | '-';
  /** Points, 0 or more; decimals allowed. */
  readonly value: number;
}

export interface ListAction {
  readonly list_id: string;
  /** Which of the transaction's values goes onto the list. */
  readonly field: ListField;
  readonly action: 'add';
}

/** What a fired rule does: it changes the score; or it sets the state, acts on a list, or does both. */
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
  /** Lower runs and is listed first; equal priorities go by id. */
  readonly priority: number;
  readonly mode: RuleMode;
  /** Of a canary: for how many of a hundred calls it counts; decimals allowed. */
  readonly canary_percent?: number | null;
  readonly when: RuleNode;
  readonly then: Effect;
  /** ISO 8601: the rule is evaluated from `starts_at` (inclusive) to `ends_at` (exclusive). */
  readonly starts_at?: string | null;
  readonly ends_at?: string | null;
}

/** Scores from which a state is reached, 0 to 100. */
export interface Thresholds {
  readonly review: number;
  readonly decline: number;
}

export const DEFAULT_THRESHOLDS: Thresholds = { review: 10, decline: 20 };

export interface RuleCategory {
  readonly id: string;
  readonly name: string;
  /** The category's own thresholds; its state is reported and never becomes the transaction's. */
  readonly thresholds: Thresholds | null;
}

export interface ManagedList {
  readonly id: string;
  readonly name: string;
  /** Allow and block lists decide by themselves; plain lists only serve rules. */
  readonly kind: 'allow' | 'block' | 'plain';
  readonly field: ListField;
}

export interface RuleSet {
  readonly rules: readonly Rule[];
  readonly categories: readonly RuleCategory[];
  readonly lists: readonly ManagedList[];
  readonly thresholds: Thresholds;
}

/** Begins the id of an applied rule that is no rule but what fixed the state; no id of a rule may hold a colon. */
export const LIST_REASON = 'L:';

/** A rule that was applied, or a list that fixed the state. */
export interface AppliedRule {
  readonly id: string;
  readonly name: string;
  /** Null for a rule that sets a state or touches a list. */
  readonly operation: '+' | '-' | null;
  readonly score: number;
}

/** A shadow rule that would have fired, or a canary that did not count, with what it would have done. */
export interface ShadowRule extends AppliedRule {
  readonly state: State | null;
}

export interface CategoryDetail {
  readonly id: string;
  readonly name: string;
  /** Sum of the category's fired scores, clamped 0–100; null when it has no live scoring rule. */
  readonly score: number | null;
  /** By the category's own thresholds; null when it has none. */
  readonly state: State | null;
}

/** A list entry to be made once the decision is stored. The value is personal data. */
export interface ListEntry {
  readonly rule_id: string;
  readonly list_id: string;
  readonly field: ListField;
  readonly action: 'add';
  /** In the list's spelling. */
  readonly value: string;
}

/** The score after one fired rule, before clamping. */
export interface ScoreStep {
  readonly rule_id: string;
  readonly operation: '+' | '-';
  readonly score: number;
  readonly total: number;
}

/** What fixed the state. `default` means that the score stayed below both thresholds. */
export type DecidedBy =
  | { readonly by: 'allow_list' | 'block_list'; readonly ids: readonly string[] }
  | { readonly by: 'rule'; readonly ids: readonly string[] }
  | { readonly by: 'threshold'; readonly threshold: 'review' | 'decline'; readonly at: number }
  | { readonly by: 'default' };

export interface Decision {
  readonly state: State;
  readonly decided_by: DecidedBy;
  /** Sum of the fired scores clamped to 0–100, two decimals, whatever fixed the state. */
  readonly fraud_score: number;
  /** Lists that fixed the state, then the fired rules that counted in order. */
  readonly applied_rules: readonly AppliedRule[];
  readonly rule_category_details: readonly CategoryDetail[];
  readonly shadow_rules: readonly ShadowRule[];
  /** Ids of the live and shadow rules that the work of a decision did not suffice for: whether they hold is not known. */
  readonly undecided_rules: readonly string[];
  readonly list_actions: readonly ListEntry[];
  readonly score_path: readonly ScoreStep[];
}
