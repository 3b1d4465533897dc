import {
  boolean,
  closed,
  LABEL_VALUES,
  literals,
  named,
  personal,
  state,
  string,
  stringOrNull,
  TAG_LIMITS,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { ENVIRONMENT } from './members';

const MAX_COMMENT_LENGTH = 2000;

const comment = Type.String({ maxLength: MAX_COMMENT_LENGTH });

const change = named('TransactionChange', {
  id: string,
  kind: literals(['label', 'unlabel', 'review', 'note']),
  at: timestamp,
  author: string,
  label: stringOrNull,
  previous_label: stringOrNull,
  state,
  previous_state: state,
  comment: personal('text', string),
});

const current = named('TransactionState', {
  transaction_id: string,
  current_state: state,
  label: stringOrNull,
  /** The label is negative and the state APPROVE, or the label positive and the state DECLINE. */
  label_contradicts_state: boolean,
});

/** Routes for reviews and labels of transactions. */
export const FEEDBACK_ROUTES = {
  reviewTransaction: managementRoute({
    operationId: 'reviewTransaction',
    method: 'post',
    path: '/transactions/{transaction_id}/review',
    tag: 'Feedback',
    summary: 'Set the state of a transaction',
    description:
      'Sets the state by manual review and sends `transaction/status_updated`. The rule decision and the label do not change. Returns 409 if `expected_state` is no longer the state.',
    query: closed(ENVIRONMENT),
    body: closed({ state, comment: Type.Optional(comment), expected_state: Type.Optional(state) }),
    bodyExample: { state: 'APPROVE', comment: 'Called the customer.', expected_state: 'REVIEW' },
    data: current,
  }),
  noteTransaction: managementRoute({
    operationId: 'noteTransaction',
    method: 'post',
    path: '/transactions/{transaction_id}/notes',
    tag: 'Feedback',
    summary: 'Add a note to a transaction',
    description:
      'Stores an encrypted note in the history of a transaction. State and label do not change. Returns the current state.',
    query: closed(ENVIRONMENT),
    body: closed({ comment: { ...comment, minLength: 1, pattern: '\\S' } as typeof comment }),
    bodyExample: { comment: 'The customer calls back on Monday.' },
    data: current,
  }),
  labelTransaction: managementRoute({
    operationId: 'labelTransaction',
    method: 'put',
    path: '/transactions/{transaction_id}/label',
    tag: 'Feedback',
    summary: 'Label a transaction',
    description:
      'Sets the label and overwrites an existing one. A negative label sets the state to DECLINE, a positive label to APPROVE. Models learn from labels.',
    query: closed(ENVIRONMENT),
    body: closed({ label: literals(LABEL_VALUES.map(({ value }) => value)) }),
    bodyExample: { label: 'fraud_detection_fraud' },
    data: current,
  }),
  unlabelTransaction: managementRoute({
    operationId: 'unlabelTransaction',
    method: 'delete',
    path: '/transactions/{transaction_id}/label',
    tag: 'Feedback',
    summary: 'Remove the label of a transaction',
    description:
      'Removes the label; the transaction returns to the state of its rule decision and leaves the training data. Returns the new state.',
    query: closed(ENVIRONMENT),
    data: current,
  }),
  tagTransaction: managementRoute({
    operationId: 'tagTransaction',
    method: 'put',
    path: '/transactions/{transaction_id}/tags',
    tag: 'Feedback',
    summary: 'Set the tags of a transaction',
    description:
      'Replaces the tags of a transaction; an empty list removes all. Returns all tags of the transaction.',
    query: closed(ENVIRONMENT),
    body: closed({
      tags: Type.Array(Type.String({ minLength: 1, maxLength: TAG_LIMITS.tagLength }), {
        maxItems: TAG_LIMITS.tagsPerTransaction,
      }),
    }),
    bodyExample: { tags: ['vip', 'checked by hand'] },
    data: named('TransactionTags', { transaction_id: string, tags: Type.Array(string) }),
  }),
  listTransactionChanges: managementRoute({
    operationId: 'listTransactionChanges',
    method: 'get',
    path: '/transactions/{transaction_id}/changes',
    tag: 'Feedback',
    summary: 'List the changes of a transaction',
    description:
      'Returns the newest 200 labels, reviews and notes of a transaction, newest first, with author, comment, and the values before and after.',
    query: closed(ENVIRONMENT),
    data: closed({ changes: Type.Array(change) }),
  }),
  listTagValues: managementRoute({
    operationId: 'listTagValues',
    method: 'get',
    path: '/tags',
    tag: 'Feedback',
    summary: 'List tag values',
    description: 'Returns up to 20,000 tags that are in use, for autocompletion.',
    query: closed(ENVIRONMENT),
    data: closed({ tags: Type.Array(string) }),
  }),
};
