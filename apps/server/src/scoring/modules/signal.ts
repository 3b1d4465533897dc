import type {
  Details,
  DeviceDetails,
  EmailDetails,
  EnvironmentId,
  EvaluationId,
  FraudConfig,
  FraudHistory,
  FraudRequest,
  ModuleName,
  PhoneDetails,
  SessionMonitoringDetails,
  TransactionId,
} from '@assay/contract';
import { baseModel, Scorer } from '@assay/learning';
import type { Providers } from '@assay/providers';
import type { Connection, StateName } from '@assay/store';
import type { Caller } from '../../identity/index';
import type { EnrichmentData } from '../enrichment/open-enrichment';
import type { HistoryKind } from '../identity-keys/velocity-keys';
import type { ReservedOutcome } from '../reserved-values/reserved-value';

/** Facts about one email address or one phone number. */
type TargetFacts =
  | { readonly email: string; readonly email_details: Omit<EmailDetails, 'risk_scores'> }
  | { readonly phone_number: string; readonly phone_details: Omit<PhoneDetails, 'risk_scores'> };

/**
 * Scores one target by its own facts alone.
 * @param now UNIX milliseconds
 * @returns the probability of fraud, 0 to 100 with two decimals; null = not scored
 */
export type TargetRisk = (facts: TargetFacts, now: number) => number | null;

/**
 * Returns the scorer for `risk_scores.global_network_score`. It uses the base model, which is the same for
 * every account, because an account's own model scores whole transactions. Facts of the request other than
 * the target are missing. The history counts the requests of every account that shares.
 */
export function targetRisk(): TargetRisk {
  const scorer = new Scorer(baseModel());
  return (facts, now) => scorer.score({ facts, now, velocity: () => undefined });
}

/** Scorer of a deployment without model scores. */
export const noTargetRisk: TargetRisk = () => null;

/**
 * Reasons for the result of a module. Stored with the decision and shown in the panel, never part of the
 * response.
 */
export type ModuleEvidence = { readonly [module: string]: unknown };

/** The live sources that were queried, each with the status of its response. */
export type LiveNotes = { readonly [provider: string]: string };

/** The evaluation that a signal's rows belong to. */
export interface DecidedCall {
  readonly environmentId: EnvironmentId;
  readonly evaluationId: EvaluationId;
  readonly transactionId: TransactionId;
  /** UNIX milliseconds. */
  readonly at: number;
  readonly state: StateName;
}

/** Writes rows of a feature in the same database transaction as the evaluation. */
export type Write = (connection: Connection, call: DecidedCall) => Promise<void>;

export interface SignalContext {
  readonly request: FraudRequest;
  readonly config: FraudConfig;
  readonly data: EnrichmentData;
  readonly providers: Providers;
  readonly risk: TargetRisk;
  /** The account's own domains, from its contact email and website. */
  readonly ownDomains: readonly string[];
  /** UNIX milliseconds. */
  readonly now: number;
  /** Deadline of the whole request, in UNIX milliseconds. */
  readonly deadline: number;
  /**
   * Returns the deadline of one module: the timeout of the request, else the account's, within the deadline
   * of the whole request.
   */
  deadlineOf(module: 'ip' | 'email' | 'phone' | 'bin' | 'ekyc'): number;
  history(kind: HistoryKind): Promise<FraudHistory>;
  newId(): string;
  /** Meaning of the reserved values in a request with a test key; absent for all other keys. */
  readonly reserved?: readonly ReservedOutcome[];
}

/** Additional inputs of a module that stores rows or reads the caller's rows. */
export interface FeatureContext extends SignalContext {
  readonly caller: Caller;
  /** The opened session of the browser. */
  readonly device: OpenedDevice | null;
  /** Adds rows to store in the same database transaction as the evaluation. */
  also(write: Write): void;
}

/**
 * Returns the result of another module; null if that module was not wanted. Dependencies between modules must
 * not form a cycle.
 */
export type OtherFindings = <N extends ModuleName>(name: N) => Promise<Details[N] | null>;

/**
 * One module of the fraud API. `look` returns null if no lookup was possible. It never throws because a
 * source is slow. Its place on the wire is the record of the same name in the contract.
 */
export interface Signal<Name extends ModuleName, Context extends SignalContext = SignalContext> {
  /** The lifetime counters that it shows, read together with those of the request. */
  readonly history?: HistoryKind;
  wants(request: FraudRequest, config: FraudConfig): boolean;
  look(
    context: Context,
    evidence: (note: unknown) => void,
    others: OtherFindings,
  ): Details[Name] | null | Promise<Details[Name] | null>;
}

/** An opened device session, before anything is counted. */
export interface OpenedDevice {
  /**
   * Returns the device details, evaluated together with the session stream of the same request; null without a
   * stream.
   */
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

/** Opens `session` texts; null if a text can't be read. Never throws because of browser input. */
export interface DeviceOpener {
  open(call: {
    readonly caller: Caller;
    readonly request: FraudRequest;
    readonly config: FraudConfig;
    /** UNIX milliseconds. */
    readonly now: number;
  }): Promise<OpenedDevice | null>;
}
