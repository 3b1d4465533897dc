import type { AccountId } from '@assay/contract';
import type { ManagedList } from '@assay/rules';
import type { Connection } from '@assay/store';

/** Values that came onto a list of an account, or left it. */
export interface ListChange {
  readonly accountId: AccountId;
  readonly list: ManagedList;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** All of its entries went. */
  readonly cleared: boolean;
  /** A key, a panel user, or a rule. */
  readonly author: string;
  /** UNIX milliseconds. */
  readonly at: number;
}

/** Announces a change of a list to those who want it, in the transaction of the change. */
export type EmitListChange = (connection: Connection, change: ListChange) => Promise<void>;

/** What the routes of lists need of the rest of the server. */
export interface ListPorts {
  readonly listChanged: EmitListChange;
  /** Called with errors that occur after the response has been sent. */
  readonly onFault: (error: unknown) => void;
}
