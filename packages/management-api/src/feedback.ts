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

const LONGEST_COMMENT = 2000;

const comment = Type.String({ maxLength: LONGEST_COMMENT });

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
    summary: 'Sets the state of a transaction by hand',
    description:
      'The state that the rules gave stays readable; `transaction/status_updated` is sent when the state changes. A label stays, also one that says the opposite: `label_contradicts_state` is true then. With `expected_state` it is set only while that is the state: who was slower gets 409 (3009).',
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
    summary: 'Keeps a note on a transaction, for whoever looks at it later',
    description:
      'It changes neither state nor label, stands among the changes, is kept sealed and goes with the transaction. Answers the state that counts.',
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
    summary: 'Labels a transaction; a label there is overwritten',
    description:
      'A negative label makes the transaction DECLINE, a positive one APPROVE; models learn from it. Answers the state that follows.',
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
    summary: 'Removes the label of a transaction: it goes back to the state that the rules gave it',
    description: 'It is left out of training. Answers the state that follows.',
    query: closed(ENVIRONMENT),
    data: current,
  }),
  tagTransaction: managementRoute({
    operationId: 'tagTransaction',
    method: 'put',
    path: '/transactions/{transaction_id}/tags',
    tag: 'Feedback',
    summary: 'Replaces the tags of a transaction; an empty list removes all',
    description: 'Answers the tags that the transaction has now.',
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
    summary: 'The newest 200 labels, states and notes that people gave a transaction, newest first',
    description:
      'Each with the label and the state before and after it, who made it, and the comment of a review or the text of a note.',
    query: closed(ENVIRONMENT),
    data: closed({ changes: Type.Array(change) }),
  }),
  listTagValues: managementRoute({
    operationId: 'listTagValues',
    method: 'get',
    path: '/tags',
    tag: 'Feedback',
    summary: `Tag values that were used, at most ${TAG_LIMITS.valuesListed}`,
    description: 'For completing what somebody begins to type.',
    query: closed(ENVIRONMENT),
    data: closed({ tags: Type.Array(string) }),
  }),
};
