import {
  closed,
  integer,
  literals,
  named,
  nullable,
  number,
  numberOrNull,
  personal,
  type Static,
  state,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { pageLimit, personNamed } from './members';

/** Maximum number of reasons in a summary. */
export const MAX_REASONS = 3;

/** An evaluation as lists show it. */
export const evaluationSummary = named('EvaluationSummary', {
  id: string,
  transaction_id: string,
  service_id: integer,
  at: timestamp,
  state,
  fraud_score: number,
  policy_version: integer,
  /** After labels and manual reviews; `state` is the rule decision. */
  current_state: state,
  label: stringOrNull,
  tags: Type.Array(string),
  /** The person in the request. */
  person: personNamed,
  amount: numberOrNull,
  currency: stringOrNull,
  action_type: stringOrNull,
  ip: personal('ip', stringOrNull),
  /** Country of the IP address; if unknown, the one in the request. */
  country: stringOrNull,
  card_hash: personal('card', stringOrNull),
  /** First 6 to 8 and last 4 digits, as far as the request has them. */
  card: personal('card', stringOrNull),
  /** Applied rules and lists with the most weight: those that set the state first, then by points. */
  reasons: Type.Array(
    closed({ id: string, name: string, operation: nullable(literals(['+', '-'])), score: number }),
    { maxItems: MAX_REASONS },
  ),
});
export type EvaluationSummary = Static<typeof evaluationSummary>;

const MAX_ROWS = 500;
export const PAGE = {
  limit: pageLimit(MAX_ROWS),
  before: Type.Optional(Type.String({ maxLength: 36, description: '`next` of the previous page' })),
};

const text = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ maxLength, description }));
const amount = (description: string) =>
  Type.Optional(Type.Number({ minimum: -1e15, maximum: 1e15, description }));
const score = (description: string) => Type.Optional(Type.Number({ minimum: 0, maximum: 100, description }));
const moment = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

/**
 * Filters of evaluations. None of them identifies a person, because URLs are logged. Persons are referenced
 * by a `key`.
 */
export const EVALUATION_FILTERS = {
  state: Type.Optional({ ...state, description: 'Only evaluations with this rule decision' } as typeof state),
  current_state: Type.Optional({
    ...state,
    description: 'Only evaluations with this current state, after labels and reviews',
  } as typeof state),
  transaction_id: text(255, 'Only evaluations of this transaction'),
  key: text(400, '`key` of a result of `POST /search`; several keys, separated by commas, must all match'),
  tag: text(256, 'Only transactions with this tag'),
  label: text(64, 'Only transactions with this label'),
  rule: text(64, 'Only evaluations with this applied rule; `L:` and a list ID: the list set the state'),
  amount_from: amount('Minimum amount, in any currency'),
  amount_to: amount('Maximum amount, in any currency'),
  currency: text(4, 'Currency of the amount, ISO 4217'),
  action_type: text(64, '`action_type` of the request, such as login or purchase'),
  country: text(
    2,
    'Country of the IP address, the user, the billing or the shipping address, ISO 3166-1 alpha-2',
  ),
  card_bin: text(15, 'First 6 or 8 digits of the card number'),
  email_domain: text(255, 'Domain of the email address'),
  payment_mode: text(255, '`payment_mode` of the request'),
  merchant_id: text(255, '`merchant_id` of the request'),
  score_from: score('Minimum fraud score, 0 to 100'),
  score_to: score('Maximum fraud score, 0 to 100'),
  from: moment('Only evaluations at or after this time, RFC 3339'),
  to: moment('Only evaluations before this time, RFC 3339'),
};

/** A page of evaluations. */
export const evaluationPage = closed({
  evaluations: Type.Array(evaluationSummary),
  next: stringOrNull,
  /**
   * false while transactions of an earlier version are still being indexed; until then filters miss the older
   * ones.
   */
  complete: Type.Boolean(),
});
