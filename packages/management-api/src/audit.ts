import {
  boolean,
  closed,
  integer,
  integerOrNull,
  named,
  notPersonal,
  openObject,
  string,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { pageBefore, pageLimit } from './members';

/** SHA-256, hexadecimal. */
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

const auditRecord = named('AuditRecord', {
  sequence: integer,
  at: timestamp,
  /** Prefix and name of a key, or the id of a panel user. */
  actor: string,
  action: string,
  target: string,
  /** Members by action: ids, counts and settings, never list values. */
  change: notPersonal(openObject),
  /** Hash over the previous record's hash and this record. */
  hash: sha256,
  /** True if the record has an authentication mark made with the deployment key. */
  authenticated: boolean,
});

const filterText = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 200, description }));
const filterTime = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

export const AUDIT_ROUTES = {
  readAudit: managementRoute({
    operationId: 'readAudit',
    method: 'get',
    path: '/audit-log',
    tag: 'Audit',
    summary: 'The audit trail, newest first',
    description:
      'Each record says who did what to which thing and what changed; it holds no secrets. Pass `next` as `before` for the page behind.',
    query: closed({
      limit: pageLimit(1_000),
      before: pageBefore('Only records below this sequence number'),
      actor: filterText('Only records of this actor'),
      action: filterText('Only records of this action, such as `session.refuse`'),
      from: filterTime('Only records from this moment on'),
      to: filterTime('Only records before this moment'),
    }),
    data: closed({ records: Type.Array(auditRecord), next: integerOrNull }),
  }),
  verifyAudit: managementRoute({
    operationId: 'verifyAudit',
    method: 'get',
    path: '/audit-log/verification',
    tag: 'Audit',
    summary: 'Whether the trail still proves itself',
    description:
      'Walks the trail of the account: the hash of each record follows from the one before it, the marks on them are those of this deployment, whose key is not in the database, and every record has one or lies below an `audit.mark` by which an operator vouched for it. `first_broken` is the first record that fails, or null. `authenticated_from` is the first record with a mark; those before it were written by an earlier version.',
    data: closed({
      intact: boolean,
      first_broken: integerOrNull,
      authenticated_from: integerOrNull,
      height: integer,
      head: sha256,
    }),
  }),
  readAuditCheckpoint: managementRoute({
    operationId: 'readAuditCheckpoint',
    method: 'get',
    path: '/audit-log/checkpoint',
    tag: 'Audit',
    summary: 'How high the trail is now, signed',
    description:
      'To be kept where the administrators of the database cannot write: it shows later that records below it were changed or cut off. The signature is Ed25519 (RFC 8032) over the lines `assay audit checkpoint 1`, `account`, `height`, `head` and `at`, each closed by a line feed. A trail that does not prove itself gets none (409).',
    errors: ['conflict'],
    data: closed({
      account: integer,
      height: integer,
      head: sha256,
      at: timestamp,
      public_key: string,
      signature: string,
    }),
  }),
};
