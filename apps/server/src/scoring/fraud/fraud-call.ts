import type {
  Details,
  FraudConfig,
  FraudData,
  FraudRequest,
  SpaceId,
  TransactionId,
  WebhookEvent,
} from '@assay/contract';
import type { Providers } from '@assay/providers';
import type { Facts, VelocityValue } from '@assay/rules';
import type { Account, IdempotentCall, NewEvaluation } from '@assay/store';
import type { Caller, Directory } from '../../identity/index';
import type { Ambient } from '../../platform/ambient';
import type { Metrics } from '../../platform/metrics';
import type { Tracing } from '../../platform/tracing';
import type { ActivePolicy, EmitListChange, Policies } from '../../policy/index';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import type { Hasher } from '../identity-keys/velocity-keys';
import type { FeatureSignals } from '../modules/plain-signals';
import type { DeviceOpener } from '../modules/signal';
import type { TargetRisk } from '../modules/target-risk';
import type { InFlight, Velocity } from './velocity-look';

/** Everything a model may look at: what the rules see, before they decide. */
export interface ModelInput {
  readonly caller: Caller;
  /** Of `factsOf`, without a score. */
  readonly facts: Facts;
  readonly velocity: readonly VelocityValue[];
  /** The velocity plan that `velocity` answers, in its order. */
  readonly policy: ActivePolicy;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** A fraud probability, 0 to 100 with two decimals, and what the evaluation keeps about it. */
export interface ModelScore {
  readonly score: number;
  readonly seen: unknown;
}

export interface BlackboxModel {
  score(input: ModelInput): ModelScore | null;
}

/** A read request on its way through the corridor. */
export interface FraudCall {
  readonly caller: Caller;
  readonly request: FraudRequest;
  readonly config: FraudConfig;
  /** When the whole request had arrived, UNIX milliseconds. */
  readonly receivedAt: number;
  readonly idempotency?: IdempotentCall;
}

/** A call that was kept, for whoever counts them. */
interface KeptCall {
  readonly request: FraudRequest;
  readonly seen: {
    readonly details?: Details;
    readonly shadow_rules: readonly string[];
    readonly blackbox_score: number | null;
    readonly calculation_time: number;
  };
  /** `data` of the answer. */
  readonly answered: Partial<FraudData>;
}

/** What the steps of the corridor work with. */
export interface FraudPorts {
  readonly ambient: Ambient;
  readonly hasher: Hasher;
  readonly directory: Directory;
  readonly policies: Policies;
  readonly velocity: Velocity;
  readonly inFlight: InFlight;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  /** Live look-ups of test keys: none. */
  readonly noProviders: Providers;
  readonly risk: TargetRisk;
  /** Modules that are features of their own. */
  readonly features: FeatureSignals;
  readonly devices: DeviceOpener | null;
  /** The score of the account's model for what the call saw; null without a model. */
  readonly model: BlackboxModel | null;
  /** The tags of a transaction. */
  readonly tagsOf: (spaceId: SpaceId, transactionId: TransactionId) => Promise<readonly string[]>;
  /** Whether some endpoint of a space is subscribed to an event. */
  readonly wants: (account: Account, spaceId: SpaceId, event: WebhookEvent) => Promise<boolean>;
  readonly listChanged: EmitListChange;
  readonly keep: (evaluation: NewEvaluation) => Promise<void>;
  /** Told of every call once it is kept. @param id of its evaluation */
  readonly onKept: (id: string, call: KeptCall) => void;
  readonly nextServiceId: () => Promise<number>;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly callDeadlineMs: number;
}
