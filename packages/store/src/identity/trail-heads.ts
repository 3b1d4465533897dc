import type { AccountId } from '@assay/contract';
import type { AuditLogHead, Connection } from '../connection/connection';

const appended = new WeakMap<Connection, Map<AccountId, AuditLogHead>>();

/** Remembers the record that a transaction appended last to an audit log. */
export function rememberHead(connection: Connection, head: AuditLogHead): void {
  const heads = appended.get(connection) ?? new Map<AccountId, AuditLogHead>();
  heads.set(head.account, head);
  appended.set(connection, heads);
}

/** Returns the newest record of each audit log that a transaction appended to. */
export const headsOf = (connection: Connection): readonly AuditLogHead[] => [
  ...(appended.get(connection)?.values() ?? []),
];
