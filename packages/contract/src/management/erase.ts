import { ERASE_LIMITS } from '../erase/read-erase';
import { personal } from '../personal';
import { closed, openObject, stringOrNull, Type } from '../schema';
import { managementRoute } from './document';
import { keyKind } from './members';

const LARGEST_PAGE = 500;

const record = closed({
  table: Type.String({ description: 'Where the row is kept' }),
  row: personal('text', openObject),
});

/** What is kept of a person, for who asks about it. */
export const PERSON_ROUTES = {
  exportPerson: managementRoute({
    operationId: 'exportPerson',
    method: 'post',
    path: '/person-export',
    tag: 'Persons',
    summary: 'Everything that is kept of a person, page by page',
    description:
      'At least one of `email` and `user_id`. Pass `next` as `cursor` for the page behind; the first page is noted in the audit trail.',
    query: closed({
      space: Type.Optional({
        ...keyKind,
        description: 'Data of live keys (default) or of test keys',
      } as typeof keyKind),
    }),
    body: closed({
      email: Type.Optional(Type.String({ minLength: 3, maxLength: ERASE_LIMITS.emailLength })),
      user_id: Type.Optional(Type.String({ minLength: 1, maxLength: ERASE_LIMITS.userIdLength })),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_PAGE })),
      cursor: Type.Optional(Type.String({ maxLength: 500, description: '`next` of the page before' })),
    }),
    bodyExample: { email: 'jane@example.com', limit: 100 },
    data: closed({ records: Type.Array(record), next: stringOrNull }),
  }),
};
