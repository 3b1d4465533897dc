import type {
  Details,
  EnvironmentId,
  FraudConfig,
  FraudData,
  FraudRequest,
  TransactionId,
  WebhookEvent,
} from '@assay/contract';
import type { Providers } from '@assay/providers';
import type { Facts, VelocityValue } from '@assay/rules';
import type { Account, IdempotentCall, NewEvaluation } from '@assay/store';
import type { Caller, Directory } from '../../identity/index';
import type { Metrics } from '../../platform/metrics';
import type { Runtime } from '../../platform/runtime';
import type { Tracing } from '../../platform/tracing';
import type { ActivePolicy, EmitListChange, Policies } from '../../policy/index';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import type { Hasher } from '../identity-keys/velocity-keys';
import type { FeatureSignals } from '../modules/plain-signals';
import type { DeviceOpener, TargetRisk } from '../modules/signal';
import type { InFlight, Velocity } from './velocity-look';

/** Everything that a model may read: the same data that the rules read, before they decide. */
export interface ModelInput {
  readonly caller: Caller;
  /** Result of `factsOf`, without a score. */
  readonly facts: Facts;
  readonly velocity: readonly VelocityValue[];
  /** The velocity plan that `velocity` belongs to, in the same order. */
  readonly policy: ActivePolicy;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** A fraud probability, 0 to 100 with two decimals, and what is stored about it with the evaluation. */
export interface ModelScore {
  readonly score: number;
  readonly seen: unknown;
}

export interface BlackboxModel {
  score(input: ModelInput): ModelScore | null;
}

/** A parsed request on its way through the scoring pipeline. */
export interface FraudCall {
  readonly caller: Caller;
  readonly request: FraudRequest;
  readonly config: FraudConfig;
  /** Time when the whole request had arrived, in UNIX milliseconds. */
  readonly receivedAt: number;
  readonly idempotency?: IdempotentCall;
}

/** A stored evaluation, as reported to counters. */
interface StoredCall {
  readonly request: FraudRequest;
  readonly seen: {
    readonly details?: Details;
    readonly shadow_rules: readonly string[];
    readonly blackbox_score: number | null;
    readonly calculation_time: number;
  };
  /** `data` of the response. */
  readonly answered: Partial<FraudData>;
}

/** Dependencies of the pipeline stages. */
export interface FraudPorts {
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly directory: Directory;
  readonly policies: Policies;
  readonly velocity: Velocity;
  readonly inFlight: InFlight;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  /** Live lookups of test keys: empty. */
  readonly noProviders: Providers;
  readonly risk: TargetRisk;
  /** Modules that are separate features. */
  readonly features: FeatureSignals;
  readonly devices: DeviceOpener | null;
  /** Returns the score of the account's model for the data of a transaction; null without a model. */
  readonly model: BlackboxModel | null;
  /** Returns the tags of a transaction. */
  readonly tagsOf: (environmentId: EnvironmentId, transactionId: TransactionId) => Promise<readonly string[]>;
  /** Returns true if an endpoint of the environment is subscribed to the event. */
  readonly wants: (account: Account, environmentId: EnvironmentId, event: WebhookEvent) => Promise<boolean>;
  readonly listChanged: EmitListChange;
  readonly keep: (evaluation: NewEvaluation) => Promise<void>;
  /**
   * Called after each evaluation is stored.
   * @param id id of the evaluation
   */
  readonly onKept: (id: string, call: StoredCall) => void;
  readonly nextServiceId: () => Promise<number>;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly callDeadlineMs: number;
}
