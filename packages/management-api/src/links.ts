import {
  boolean,
  closed,
  integer,
  literals,
  named,
  nullable,
  number,
  type Static,
  string,
  stringOrNull,
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

/** Number of newest transactions whose identifiers are searched for clusters. */
export const CLUSTER_CALLS = 1000;
/** Number of newest declined transactions, and of those in review, that are searched in addition. */
export const CLUSTER_HELD_CALLS = 250;
/** Time budget of the search for clusters, in milliseconds. */
export const CLUSTER_MS = 2000;
/** Number of each identifier's newest transactions that count for its cluster. */
export const CLUSTER_KEY_CALLS = 100;
/** Maximum number of clusters in a response. */
export const MAX_CLUSTERS = 80;
/** Maximum number of identifiers listed for a cluster. */
export const MAX_CLUSTER_IDENTIFIERS = 8;

const cluster = named('LinkCluster', {
  /** Kind of the identifier that most people of the cluster share. */
  kind: literals(FOUND_KINDS),
  /** That identifier, for `GET /links`. */
  key: string,
  /**
   * Number of user ids in the newest 100 transactions of each identifier; without a user id, the email address
   * counts.
   */
  people: integer,
  /** Number of transactions, from the newest 100 of each identifier. */
  calls: integer,
  approved: integer,
  in_review: integer,
  declined: integer,
  /** Transactions labeled as fraud. */
  frauds: integer,
  /** Sum of the amounts by currency, largest first. */
  amounts: Type.Array(closed({ currency: stringOrNull, total: number })),
  first_seen: timestamp,
  last_seen: timestamp,
  /** Shared identifiers, those of most people first. */
  identifiers: Type.Array(
    closed({ kind: literals(FOUND_KINDS), key: string, people: integer, calls: integer }),
    { maxItems: MAX_CLUSTER_IDENTIFIERS },
  ),
  /** Number of all shared identifiers. */
  identifier_count: integer,
  /** Newest evaluation; null if it is no longer stored. */
  newest: nullable(evaluationSummary),
});
export type LinkCluster = Static<typeof cluster>;

const clusters = closed({
  /** Those with the highest risk, the largest, the newest, and those with the most money; highest risk first. */
  clusters: Type.Array(cluster, { maxItems: MAX_CLUSTERS }),
  /** Number of transactions whose identifiers were searched. */
  analyzed: integer,
  /** false if the time budget ended the search early. */
  complete: boolean,
});
export type LinkClusters = Static<typeof clusters>;

export const LINK_ROUTES = {
  listLinkClusters: managementRoute({
    operationId: 'listLinkClusters',
    method: 'get',
    path: '/links/clusters',
    tag: 'Evaluations',
    summary: 'List suggested clusters',
    description: `Returns groups of people who share devices, cards, addresses, phone numbers or accounts. It reads the newest ${CLUSTER_CALLS} transactions and the newest ${CLUSTER_HELD_CALLS} in review and ${CLUSTER_HELD_CALLS} declined ones, for at most ${CLUSTER_MS / 1000} seconds. Identifiers of more than ${HUB_PEOPLE} people are ignored. IP addresses alone don't form a cluster.`,
    query: closed({ ...ENVIRONMENT }),
    data: clusters,
  }),
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
