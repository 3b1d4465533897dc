import type { ErrorName } from '../errors';
import { documented, IDEMPOTENCY_KEY, type JsonSchema } from '../route';
import { named, sentId, string, Type } from '../schema';

/** Maximum counts of a tag request (docs/reference/tags.md). */
export const TAG_LIMITS = {
  tagsPerRequest: 50,
  tagsPerTransaction: 100,
  tagLength: 256,
  transactionsPerRequest: 500,
  valuesListed: 20_000,
} as const;

const tags = Type.Array(string, { description: 'In the order in which they were given' });
const tagged = named('Tags', { tags });
const bulk = named('BulkTags', {
  updated_items: Type.Array(named('TaggedTransaction', { transaction_id: string, tags })),
});

const sentTags = (least: number): JsonSchema => ({
  type: 'array',
  minItems: least,
  maxItems: TAG_LIMITS.tagsPerRequest,
  items: { type: 'string', minLength: 1, maxLength: TAG_LIMITS.tagLength },
});
const sentIds: JsonSchema = {
  type: 'array',
  minItems: 1,
  maxItems: TAG_LIMITS.transactionsPerRequest,
  items: sentId(255),
};
const singleBody = (name: string, least: number): JsonSchema => ({
  $id: name,
  type: 'object',
  required: ['tags'],
  properties: { tags: sentTags(least) },
});
const bulkBody = (name: string, least: number): JsonSchema => ({
  $id: name,
  type: 'object',
  required: ['transaction_ids', 'tags'],
  properties: { transaction_ids: sentIds, tags: sentTags(least) },
});

const ID = {
  name: 'transaction_id',
  in: 'path',
  schema: { type: 'string', maxLength: 255 },
  description: 'ID of the transaction: the one from the request, or the generated one',
} as const;
const BODY_ERRORS: readonly ErrorName[] = [
  'emptyBody',
  'badJson',
  'length',
  'notFound',
  'conflict',
  'requestTimeout',
  'unsupportedMediaType',
];

const single = (
  name: string,
  verb: string,
  summary: string,
  description: string,
  body = singleBody('TagsBody', 1),
) =>
  documented({
    operationId: name,
    method: 'post',
    path: `/RestService/tag-api/v1/tags/{transaction_id}/${verb}`,
    tag: 'Tags',
    summary,
    description,
    parameters: [ID, IDEMPOTENCY_KEY],
    body,
    bodyExample: { tags: ['vip', 'checked by hand'] },
    success: { status: 200, data: tagged },
    errors: BODY_ERRORS,
    scope: 'tags',
  });
const many = (
  name: string,
  verb: string,
  summary: string,
  description: string,
  body = bulkBody('BulkTagsBody', 1),
) =>
  documented({
    ...single(name, verb, summary, description),
    path: `/RestService/tag-api/v1/tags/${verb}`,
    parameters: [IDEMPOTENCY_KEY],
    body,
    bodyExample: { transaction_ids: ['order-1', 'order-2'], tags: ['vip'] },
    success: { status: 200, data: bulk },
    errors: [...BODY_ERRORS, 'noTransactions'],
  });

/** Routes of the tag API (docs/reference/tags.md). */
export const TAG_ROUTES = {
  addTags: single(
    'addTags',
    'add',
    'Add tags to a transaction',
    'Adds tags to the existing ones. Returns all tags of the transaction. Rules, searches and the panel use them immediately.',
  ),
  replaceTags: single(
    'replaceTags',
    'update',
    'Replace the tags of a transaction',
    'Sets the tags of a transaction; an empty list removes all. Returns all tags of the transaction.',
    singleBody('ReplaceTagsBody', 0),
  ),
  removeTags: single(
    'removeTags',
    'delete',
    'Remove tags from a transaction',
    'Removes the listed tags and ignores tags that the transaction does not have. Returns the remaining tags.',
  ),
  bulkAddTags: many(
    'bulkAddTags',
    'bulk-add',
    'Add tags to several transactions',
    'Adds tags to up to 500 transactions. If one transaction is unknown, nothing changes. Returns each transaction with all its tags.',
  ),
  bulkReplaceTags: many(
    'bulkReplaceTags',
    'bulk-update',
    'Replace the tags of several transactions',
    'Sets the tags of up to 500 transactions. If one transaction is unknown, nothing changes. Returns each transaction with all its tags.',
    bulkBody('BulkReplaceTagsBody', 0),
  ),
  bulkRemoveTags: many(
    'bulkRemoveTags',
    'bulk-delete',
    'Remove tags from several transactions',
    'Removes the listed tags from up to 500 transactions. If one transaction is unknown, nothing changes. Returns each transaction with its remaining tags.',
  ),
  readTags: documented({
    operationId: 'readTags',
    method: 'get',
    path: '/RestService/tag-api/v1/tags/{transaction_id}',
    tag: 'Tags',
    summary: 'List the tags of a transaction',
    description:
      "Returns the tags in the order in which they were added. The list is empty if the transaction isn't tagged.",
    parameters: [ID],
    success: { status: 200, data: tagged },
    errors: ['notFound'],
    scope: 'tags',
  }),
  clearTags: documented({
    operationId: 'clearTags',
    method: 'delete',
    path: '/RestService/tag-api/v1/tags/{transaction_id}',
    tag: 'Tags',
    summary: 'Remove all tags of a transaction',
    description: 'Removes every tag of a transaction. Returns the empty list.',
    parameters: [ID],
    success: { status: 200, data: tagged },
    errors: ['notFound'],
    scope: 'tags',
  }),
} as const;
