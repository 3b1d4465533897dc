import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** Newest record of an audit log at some time: its sequence number and hash. */
export interface AuditLogHead {
  readonly account: AccountId;
  readonly height: number;
  readonly hash: Buffer;
}

/**
 * Called with the heads of a transaction after its commit, in the order of the commits. The transaction's
 * caller waits for the returned promise, which must not be rejected.
 */
export type NoteHeads = (heads: readonly AuditLogHead[]) => Promise<void>;

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
