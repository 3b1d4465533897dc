import type { Vault } from '../privacy/vault';
import type { Queries } from './statement';

export interface Connection extends Queries {
  /** Seals and opens what is kept of persons. */
  readonly vault: Vault;
}

export interface Database extends Connection {
  /** Runs `work` in one transaction; a throw rolls back. */
  transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** The same database for work that no request waits for: a statement may take so many milliseconds (ten minutes), 0 = no limit. */
  patient(statementMs?: number): Database;
  /**
   * Whether the tables of accounts lie on several servers (`distribution/`): asked of the database once, before its first statement. For
   * those who look after the database; statements of accounts go by `form` and `groupOf`.
   */
  isDistributed(): Promise<boolean>;
  /** A number for an account: one statement may change or lock rows of accounts that have the same. */
  groupOf(account: number): Promise<number>;
  readonly refusals: WriteRefusals;
  /** From now on, what is kept is sealed by this; without it, by nothing. */
  sealWith(vault: Vault): void;
  close(): Promise<void>;
}

/** Whether the server refused to write for a state of its own: a full disk, or read-only. */
export interface WriteRefusals {
  /** SQLSTATE of the last refusal; null = none since `forget`. */
  last(): string | null;
  forget(): void;
}
