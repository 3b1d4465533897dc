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
import { evaluationSummary, SPACE } from './evaluation-list';
import { FOUND_KINDS } from './find';
import { pageLimit } from './members';

/** An identifier is looked at by so many of its newest calls. */
export const LINKED_CALLS = 250;
/** The people of a busy identifier are counted over so many: one who calls often hides no hub. */
export const COUNTED_CALLS = 2000;
/** Of a name, what so many of its newest calls carry. */
export const NAMED_CALLS = 25;
/** What more persons than this carry links nobody: a hub. */
export const HUB_PEOPLE = 25;

const MOST_NEIGHBOURS = 50;
const MOST_SKIPPED = 5000;
const moment = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

const linkedMembers = {
  kind: literals(FOUND_KINDS),
  /** Names it in GET /links and GET /evaluations: a keyed hash. */
  key: string,
  /** How many of the calls that were looked at carry it, at most 250. */
  calls: integer,
  /** How many user ids its newest 2,000 calls name; where one names none, its e-mail address counts. */
  people: integer,
  /** More people carry it than those who know each other do: it links nobody, and is not expanded. */
  hub: boolean,
  first_seen: timestamp,
  last_seen: timestamp,
  /** Calls by their present state. */
  approved: integer,
  in_review: integer,
  declined: integer,
  /** Calls whose transaction is labelled as fraud. */
  frauds: integer,
  /** The newest call that carries it; null when it is kept no longer. */
  newest: nullable(evaluationSummary),
};
const linked = closed(linkedMembers);
export type Linked = Static<typeof linked>;

const links = closed({
  /** What was asked about; null for a call, for a name, and for an identifier that no call of that time carries. */
  entity: nullable(linked),
  neighbours: Type.Array(
    closed({
      ...linkedMembers,
      /** How many calls carry both. */
      shared: integer,
      shared_first: timestamp,
      shared_last: timestamp,
    }),
  ),
  /** To be handed over as `skip` for the page behind; null = there is none. */
  next: nullable(integer),
});
export type Links = Static<typeof links>;

export const LINK_ROUTES = {
  readLinks: managementRoute({
    operationId: 'readLinks',
    method: 'get',
    path: '/links',
    tag: 'Evaluations',
    summary: 'Who and what is linked with an identifier or a call',
    description: `With \`key\`: the users, addresses, devices and cards that calls name together with it, those of the most calls first. With \`evaluation\`: what that call itself carries. The key of a name stands for its newest ${NAMED_CALLS} calls. One of the two is sent. An identifier is looked at by its newest ${LINKED_CALLS} calls, and its people are counted over ${COUNTED_CALLS}; one of more than ${HUB_PEOPLE} people is a \`hub\`, and its neighbours are not told.`,
    query: closed({
      ...SPACE,
      key: Type.Optional(
        Type.String({ maxLength: 100, description: '`key` of POST /search or of a neighbour' }),
      ),
      evaluation: Type.Optional(Type.String({ maxLength: 36, description: 'Id of a decided call' })),
      from: moment('Only calls of this moment or later, RFC 3339'),
      to: moment('Only calls before this moment, RFC 3339'),
      limit: pageLimit(MOST_NEIGHBOURS),
      skip: Type.Optional(
        Type.Integer({ minimum: 0, maximum: MOST_SKIPPED, description: '`next` of the page before' }),
      ),
    }),
    data: links,
    errors: ['notFound'],
  }),
};
