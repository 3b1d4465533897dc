import {
  boolean,
  closed,
  integer,
  literals,
  nullable,
  type Static,
  string,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { evaluationSummary } from './evaluation-list';
import { FOUND_KINDS } from './find';
import { ENVIRONMENT, pageLimit } from './members';

/** Number of an identifier's newest transactions that are analyzed. */
export const LINKED_CALLS = 250;
/**
 * Number of newest transactions in which the people of a busy identifier are counted, so that one frequent
 * user can't hide a hub.
 */
export const COUNTED_CALLS = 2000;
/** For a name: number of its newest transactions whose identifiers are linked. */
export const NAMED_CALLS = 25;
/** Number of people above which an identifier is a hub and links nothing. */
export const HUB_PEOPLE = 25;

const MAX_NEIGHBOURS = 50;
const MAX_SKIPPED = 5000;
const moment = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

const linkedMembers = {
  kind: literals(FOUND_KINDS),
  /** Its reference in GET /links and GET /evaluations: a keyed hash. */
  key: string,
  /** Number of analyzed transactions with the identifier, at most 250. */
  calls: integer,
  /** Number of user ids in its newest 2,000 transactions; without a user id, the email address counts. */
  people: integer,
  /** More people share it than related people plausibly would: it links nothing and is not expanded. */
  hub: boolean,
  first_seen: timestamp,
  last_seen: timestamp,
  /** Transactions by current state. */
  approved: integer,
  in_review: integer,
  declined: integer,
  /** Transactions labeled as fraud. */
  frauds: integer,
  /** Its newest evaluation; null if that is no longer stored. */
  newest: nullable(evaluationSummary),
};
const linked = closed(linkedMembers);
export type Linked = Static<typeof linked>;

const links = closed({
  /**
   * The requested identifier; null for an evaluation, a name, and an identifier without transactions in the
   * period.
   */
  entity: nullable(linked),
  neighbours: Type.Array(
    closed({
      ...linkedMembers,
      /** Number of transactions with both identifiers. */
      shared: integer,
      shared_first: timestamp,
      shared_last: timestamp,
    }),
  ),
  /** Value of `skip` for the next page; null = last page. */
  next: nullable(integer),
});
export type Links = Static<typeof links>;

export const LINK_ROUTES = {
  readLinks: managementRoute({
    operationId: 'readLinks',
    method: 'get',
    path: '/links',
    tag: 'Evaluations',
    summary: 'List linked identifiers',
    description: `Returns the users, addresses, devices and cards that share transactions with an identifier (\`key\`) or an evaluation. It reads the newest ${LINKED_CALLS} transactions. An identifier of more than ${HUB_PEOPLE} people is a \`hub\` and is not expanded.`,
    query: closed({
      ...ENVIRONMENT,
      key: Type.Optional(
        Type.String({
          maxLength: 100,
          description: '`key` of a result of `POST /search`, or of a neighbor',
        }),
      ),
      evaluation: Type.Optional(Type.String({ maxLength: 36, description: 'ID of an evaluation' })),
      from: moment('Only transactions at or after this time, RFC 3339'),
      to: moment('Only transactions before this time, RFC 3339'),
      limit: pageLimit(MAX_NEIGHBOURS),
      skip: Type.Optional(
        Type.Integer({ minimum: 0, maximum: MAX_SKIPPED, description: '`next` of the previous page' }),
      ),
    }),
    data: links,
    errors: ['notFound'],
  }),
};
