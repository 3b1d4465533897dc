import { documented, IDEMPOTENCY_KEY, type JsonSchema } from '../route';
import { literals, named, sentId, Type } from '../schema';
import { ERASE_DOMAINS, ERASE_LIMITS } from './read-erase';

export const ERASE_STATES = ['IN_PROGRESS', 'COMPLETED', 'FAILED'] as const;

const eraseStatus = named('EraseProgress', {
  request_id: Type.String({ format: 'uuid' }),
  status: literals(ERASE_STATES),
});

export const ERASE_PERSON_SCHEMA = {
  emails: { type: 'array', maxItems: ERASE_LIMITS.values, items: { type: 'string', format: 'email' } },
  user_ids: {
    type: 'array',
    maxItems: ERASE_LIMITS.values,
    items: sentId(ERASE_LIMITS.userIdLength),
  },
} satisfies JsonSchema;

/** Routes of the erase API (docs/reference/erase-api.md). */
export const ERASE_ROUTES = {
  erasePerson: documented({
    operationId: 'erasePerson',
    method: 'post',
    path: '/RestService/erase-api/v2',
    tag: 'Erase',
    summary: 'Erase personal data',
    description:
      'Starts the deletion of the stored data of persons in the named domains. At least one of `emails` and `user_ids` is required. The job continues after a restart, and the webhook `erase/finished` reports its end.',
    parameters: [IDEMPOTENCY_KEY],
    body: {
      $id: 'EraseRequest',
      type: 'object',
      required: ['domains'],
      properties: {
        domains: { type: 'array', minItems: 1, items: { enum: ERASE_DOMAINS } },
        ...ERASE_PERSON_SCHEMA,
      },
    },
    bodyExample: { domains: ['FRAUD'], emails: ['jane@example.com'], user_ids: ['customer-17'] },
    success: { status: 200, data: eraseStatus },
    errors: ['emptyBody', 'badJson', 'length', 'conflict', 'requestTimeout', 'unsupportedMediaType'],
    scope: 'erase',
  }),
  readErasure: documented({
    operationId: 'readErasure',
    method: 'get',
    path: '/RestService/erase-api/v2/{request_id}',
    tag: 'Erase',
    summary: 'Get the status of an erase request',
    description:
      'Returns `IN_PROGRESS`, `COMPLETED`, or `FAILED` if data remains; repeat the request in that case. Only the account that created the request can read it.',
    parameters: [
      {
        name: 'request_id',
        in: 'path',
        schema: { type: 'string', format: 'uuid' },
        description: '`request_id` of the erase request',
      },
    ],
    success: { status: 200, data: eraseStatus },
    errors: ['notFound'],
    scope: 'erase',
  }),
} as const;
