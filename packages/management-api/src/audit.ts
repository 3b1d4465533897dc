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
    summary: 'List audit records',
    description:
      'Returns audit records with actor, action, target and change, newest first. Records contain no secrets. Send `next` as `before` to get the next page.',
    query: closed({
      limit: pageLimit(1_000),
      before: pageBefore('Only records below this sequence number'),
      actor: filterText('Only records of this actor'),
      action: filterText('Only records of this action, such as `session.refuse`'),
      only: Type.Optional(
        Type.Literal('changes', {
          description: 'Only changes, sign-ins and refusals: no views of personal data, images and files',
        }),
      ),
      from: filterTime('Only records at or after this time, RFC 3339'),
      to: filterTime('Only records before this time, RFC 3339'),
    }),
    data: closed({ records: Type.Array(auditRecord), next: integerOrNull }),
  }),
  verifyAudit: managementRoute({
    operationId: 'verifyAudit',
    method: 'get',
    path: '/audit-log/verification',
    tag: 'Audit',
    summary: 'Verify the audit log',
    description:
      "Checks the hash chain of the account's audit log and the authentication code of each record, and compares the log with the newest records that the server processes stored outside the database. `first_broken` is the first record that fails or is missing. If `expected_height` is greater than `height`, the records between them were removed. Earlier versions wrote the records before `authenticated_from` without a code.",
    data: closed({
      intact: boolean,
      first_broken: integerOrNull,
      authenticated_from: integerOrNull,
      height: integer,
      /** Largest sequence number stored outside the database; null without any. */
      expected_height: integerOrNull,
      head: sha256,
    }),
  }),
  readAuditCheckpoint: managementRoute({
    operationId: 'readAuditCheckpoint',
    method: 'get',
    path: '/audit-log/checkpoint',
    tag: 'Audit',
    summary: 'Get a signed audit checkpoint',
    description:
      'Returns the current length and head of the audit log with an Ed25519 signature (RFC 8032). Store it outside the database to detect later changes. Returns 409 if the audit log is not intact.',
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
