import type { AccountId } from '@assay/contract';
import type { Vault } from '../privacy/vault';
import type { Queries } from './statement';

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

export interface Connection extends Queries {
  /** Encrypts and decrypts stored personal data. */
  readonly vault: Vault;
}

export interface Database extends Connection {
  /** Runs `work` in one transaction; an error rolls it back. */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /**
   * Returns the same database for work outside requests, with another statement timeout in milliseconds
   * (default ten minutes); 0 = no limit.
   */
  patient(statementMs?: number): Database;
  /**
   * Checks whether the tables of accounts are on several servers (`distribution/`); queried once, before the
   * first statement. For maintenance code only; statements of accounts use `form` and `groupOf`.
   */
  isDistributed(): Promise<boolean>;
  /**
   * Returns the group number of an account: one statement may change or lock rows of accounts with the same
   * number.
   */
  groupOf(account: number): Promise<number>;
  readonly refusals: WriteRefusals;
  /** Sets the vault that encrypts stored data; without it, data is stored unencrypted. */
  sealWith(vault: Vault): void;
  /** Sets the function that stores the heads of audit logs outside the database. */
  noteHeadsWith(note: NoteHeads): void;
  close(): Promise<void>;
}

/** Records write refusals that are caused by the server state: a full disk, or read-only mode. */
export interface WriteRefusals {
  /** Returns the SQLSTATE of the last refusal; null = none since `forget`. */
  last(): string | null;
  forget(): void;
}
