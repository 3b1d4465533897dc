import type { SourceStatus } from '@assay/enrichment';
import type { ProviderStats } from '@assay/providers';
import type { DecisionExplanation } from '@assay/rules';
import type { Account, KeptEvaluationRecord } from '@assay/store';
import type { RoutePorts } from '../accounts/index';
import type { Hasher } from '../identity-keys/index';
import type { OidcProvider } from '../oidc/index';
import type { EmitListChange, PolicyDocument } from '../policy/index';
import type { CheckpointSigner } from '../trail/index';

/** What the management API needs of the rest of the server. */
export interface ManagementPorts {
  readonly routePorts: RoutePorts;
  readonly hasher: Hasher;
  /** Requests per second of new accounts; 0 = no limit. */
  readonly rateLimit: number;
  /** The first policy of new accounts. */
  readonly defaultPolicy: PolicyDocument;
  /** Why an evaluation came out as it did; null when its rules are no longer kept. */
  explain(record: KeptEvaluationRecord, account: Account): Promise<DecisionExplanation | null>;
  dataSources(): readonly SourceStatus[];
  providerStats(): readonly ProviderStats[];
  readonly listChanged: EmitListChange;
  /** Told of faults behind an answer that has left already. */
  readonly onFault: (error: unknown) => void;
  /** Where people sign in beside here; null = nowhere. */
  readonly oidc: OidcProvider | null;
  /** Signs checkpoints of the audit trail. */
  readonly signer: CheckpointSigner;
}
