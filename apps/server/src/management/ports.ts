import type { SourceStatus } from '@assay/enrichment';
import type { ProviderStats } from '@assay/providers';
import type { DecisionExplanation } from '@assay/rules';
import type { ManagedList } from '@assay/rules';
import type { Account, Connection, KeptEvaluationRecord } from '@assay/store';
import type { PolicyDocument } from '../policy/index';

/** Values that came onto a list of an account, or left it. */
export interface ListChange {
  readonly accountId: number;
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

/** What the management API needs of the rest of the server. */
export interface ManagementPorts {
  /** Requests per second of new accounts; 0 = no limit. */
  readonly rateLimit: number;
  /** The first policy of new accounts. */
  readonly defaultPolicy: PolicyDocument;
  /** Why an evaluation came out as it did; null when its rules are no longer kept. */
  explain(record: KeptEvaluationRecord, account: Account): Promise<DecisionExplanation | null>;
  dataSources(): readonly SourceStatus[];
  providerStats(): readonly ProviderStats[];
  /** Tells those who want to know, in the transaction of the change. */
  listChanged(connection: Connection, change: ListChange): Promise<void>;
}
