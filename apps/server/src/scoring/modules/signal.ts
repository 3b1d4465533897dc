import type {
  Details,
  DeviceDetails,
  EvaluationId,
  FraudConfig,
  FraudHistory,
  FraudRequest,
  ModuleName,
  SessionMonitoringDetails,
  SpaceId,
  TransactionId,
} from '@assay/contract';
import type { Providers } from '@assay/providers';
import type { Connection, StateName } from '@assay/store';
import type { Caller } from '../../identity/index';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import type { HistoryKind } from '../identity-keys/velocity-keys';
import type { ReservedOutcome } from '../reserved-values/reserved-value';
import type { TargetRisk } from './target-risk';

/** Why a module answers as it does: kept with the decision, shown in the panel, never part of the answer. */
export type ModuleEvidence = { readonly [module: string]: unknown };

/** The live sources that were queried, each with the status of its answer. */
export type LiveNotes = { readonly [provider: string]: string };

/** The evaluation that a signal's own rows belong to. */
export interface DecidedCall {
  readonly spaceId: SpaceId;
  readonly evaluationId: EvaluationId;
  readonly transactionId: TransactionId;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly state: StateName;
}

/** Rows that a feature keeps in the transaction of the evaluation: with it, or not at all. */
export type Write = (connection: Connection, call: DecidedCall) => Promise<void>;

export interface SignalContext {
  readonly request: FraudRequest;
  readonly config: FraudConfig;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly risk: TargetRisk;
  /** UNIX milliseconds. */
  readonly now: number;
  /** UNIX milliseconds after which nothing is waited for. */
  readonly deadline: number;
  /** Deadline of one module: the call's timeout for it, else the account's, within the deadline of the whole call. */
  deadlineOf(module: 'ip' | 'email' | 'phone' | 'bin' | 'ekyc'): number;
  history(kind: HistoryKind): Promise<FraudHistory>;
  newId(): string;
  /** What the reserved values of a test key's request mean; absent for every other key. */
  readonly reserved?: readonly ReservedOutcome[];
}

/** What a module that keeps rows of its own, or looks at the caller's, may know and do beside looking. */
export interface FeatureContext extends SignalContext {
  readonly caller: Caller;
  /** The opened session of the browser. */
  readonly device: OpenedDevice | null;
  /** Has rows kept in the transaction of the evaluation. */
  also(write: Write): void;
}

/** What another module of the call found; null where it was not asked. One that is asked so asks none that asks back. */
export type OtherFindings = <N extends ModuleName>(name: N) => Promise<Details[N] | null>;

/**
 * One module of the fraud call: how it looks. `look` answers null when it could not look; it never throws for a slow
 * source. Its place on the wire is the record of the same name in the contract.
 */
export interface Signal<Name extends ModuleName, Context extends SignalContext = SignalContext> {
  /** The lifetime counters that it shows: read with the call's own. */
  readonly history?: HistoryKind;
  wants(request: FraudRequest, config: FraudConfig): boolean;
  look(
    context: Context,
    evidence: (note: unknown) => void,
    others: OtherFindings,
  ): Details[Name] | null | Promise<Details[Name] | null>;
}

/** What an opened device session shows before anything is counted. */
export interface OpenedDevice {
  /** What it reports, judged together with what the session stream of the same call showed; null = there is none. */
  judged(stream: SessionMonitoringDetails['session_risk'] | null): {
    readonly details: DeviceDetails;
    readonly evidence: unknown;
  };
  /** Keys of the device under which transactions are counted. */
  readonly keys: {
    readonly device_hash?: string;
    readonly cookie_hash?: string;
    readonly true_device_id?: string;
  };
  readonly write?: Write;
}

/** Opens `session` texts; null for one that cannot be read. Never throws for what a browser sent. */
export interface DeviceOpener {
  open(call: {
    readonly caller: Caller;
    readonly request: FraudRequest;
    readonly config: FraudConfig;
    /** UNIX milliseconds. */
    readonly now: number;
  }): Promise<OpenedDevice | null>;
}
