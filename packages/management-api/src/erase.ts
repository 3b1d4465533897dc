import {
  closed,
  ERASE_DOMAINS,
  ERASE_LIMITS,
  ERASE_STATES,
  literals,
  named,
  openObject,
  personal,
  string,
  stringOrNull,
  Type,
} from '@assay/contract';
import { managementRoute } from './document';
import { ENVIRONMENT } from './members';

const LARGEST_PAGE = 500;

const record = named('StoredRecord', {
  table: Type.String({ description: 'Table of the stored row' }),
  row: personal('text', openObject),
});

const PERSON = {
  email: Type.Optional(Type.String({ minLength: 3, maxLength: ERASE_LIMITS.emailLength })),
  user_id: Type.Optional(Type.String({ minLength: 1, maxLength: ERASE_LIMITS.userIdLength })),
};
const erasure = closed({ request_id: string, status: literals(ERASE_STATES) });

/** Routes for data subject requests: stored data of a person. */
export const PERSON_ROUTES = {
  exportPerson: managementRoute({
    operationId: 'exportPerson',
    method: 'post',
    path: '/person-export',
    tag: 'Persons',
    summary: 'Export personal data',
    description:
      'Returns the stored data of a person page by page. At least one of `email` and `user_id` is required. Send `next` as `cursor` to get the next page; the audit log records the first page.',
    query: closed(ENVIRONMENT),
    body: closed({
      ...PERSON,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_PAGE })),
      cursor: Type.Optional(Type.String({ maxLength: 500, description: '`next` of the previous page' })),
    }),
    bodyExample: { email: 'jane@example.com', limit: 100 },
    data: closed({ records: Type.Array(record), next: stringOrNull }),
  }),
  beginErasure: managementRoute({
    operationId: 'beginErasure',
    method: 'post',
    path: '/person-erasures',
    tag: 'Persons',
    summary: 'Start an erasure',
    description:
      'Starts the irreversible deletion of the stored data of a person. At least one of `email` and `user_id` is required. The audit log records the request without the person.',
    query: closed(ENVIRONMENT),
    body: closed({
      ...PERSON,
      domains: Type.Array(literals(ERASE_DOMAINS), { minItems: 1, maxItems: ERASE_DOMAINS.length }),
    }),
    bodyExample: { user_id: 'user-42', domains: ['FRAUD', 'IDV'] },
    data: erasure,
  }),
  readPersonErasure: managementRoute({
    operationId: 'readPersonErasure',
    method: 'get',
    path: '/person-erasures/{id}',
    tag: 'Persons',
    summary: 'Get the status of an erasure',
    description:
      'Returns the status of an erasure by the `request_id` of `POST /person-erasures` or of the erase API.',
    query: closed(ENVIRONMENT),
    data: erasure,
  }),
};
