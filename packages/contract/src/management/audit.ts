import { boolean, closed, integer, integerOrNull, openObject, string, Type } from '../schema';
import { managementRoute } from './document';
import { pageBefore, pageLimit, timestamp } from './members';

const auditRecord = closed({
  sequence: integer,
  at: timestamp,
  /** A key's prefix and name, or a panel user's id. */
  actor: string,
  action: string,
  target: string,
  /** Members by action; ids, counts and settings, never the values on a list. */
  change: openObject,
});

export const AUDIT_ROUTES = {
  readAudit: managementRoute({
    operationId: 'readAudit',
    method: 'get',
    path: '/audit',
    tag: 'Audit',
    summary: 'The audit trail, newest first',
    description:
      'Each record says who did what to which thing and what changed; it holds no secrets. Pass `next` as `before` for the page behind.',
    query: closed({
      limit: pageLimit(1_000),
      before: pageBefore('Only records below this sequence number'),
    }),
    data: closed({ records: Type.Array(auditRecord), next: integerOrNull }),
  }),
  verifyAudit: managementRoute({
    operationId: 'verifyAudit',
    method: 'get',
    path: '/audit/verification',
    tag: 'Audit',
    summary: "Whether every record's hash still follows from the one before it",
    description: 'Walks the trail of the account and answers the first record whose seal is broken, or null.',
    data: closed({ intact: boolean, first_broken: integerOrNull }),
  }),
};
