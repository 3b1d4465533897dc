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

const record = named('KeptRecord', {
  table: Type.String({ description: 'Where the row is kept' }),
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
    summary: 'Everything that is kept of a person, page by page',
    description:
      'At least one of `email` and `user_id`. Pass `next` as `cursor` for the page behind; the first page is noted in the audit trail.',
    query: closed(ENVIRONMENT),
    body: closed({
      ...PERSON,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_PAGE })),
      cursor: Type.Optional(Type.String({ maxLength: 500, description: '`next` of the page before' })),
    }),
    bodyExample: { email: 'jane@example.com', limit: 100 },
    data: closed({ records: Type.Array(record), next: stringOrNull }),
  }),
  beginErasure: managementRoute({
    operationId: 'beginErasure',
    method: 'post',
    path: '/person-erasures',
    tag: 'Persons',
    summary: 'Begins to erase what is kept of a person',
    description:
      'As POST /RestService/erase-api/v2, for who is signed in to the panel. At least one of `email` and `user_id`. It goes on by itself, whatever happens, and cannot be undone; the audit trail notes that it was begun, and not for whom.',
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
    summary: 'How far an erasure is',
    description: 'By the `request_id` of POST /person-erasures or of the erase API.',
    query: closed(ENVIRONMENT),
    data: erasure,
  }),
};
