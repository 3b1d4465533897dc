import type {
  AmlBankScreeningDetails,
  AmlDetails,
  BinDetails,
  DeviceDetails,
  EmailDetails,
  FraudConfig,
  FraudHistory,
  FraudRequest,
  GeolocationDetails,
  IpDetails,
  PhoneDetails,
  SessionMonitoringDetails,
  StringAnalysis,
} from '@assay/contract';
import type { Providers } from '@assay/providers';
import type { Connection, StateName } from '@assay/store';
import type { Caller } from '../accounts/index';
import type { EnrichmentData } from '../enrichment/index';
import type { HistoryKind } from '../identity-keys/index';

/** What the modules tell of a transaction, under the names of the response. */
export interface Details {
  readonly ip_details: IpDetails | null;
  readonly email_details: EmailDetails | null;
  readonly bin_details: BinDetails | null;
  readonly phone_details: PhoneDetails | null;
  readonly geolocation_details: GeolocationDetails | null;
  readonly string_analyses: readonly StringAnalysis[];
  readonly aml_details: AmlDetails | null;
  readonly aml_bank_screening_details: AmlBankScreeningDetails | null;
  readonly device_details: DeviceDetails | null;
  readonly session_monitoring_details: SessionMonitoringDetails | null;
}

/** Why a module says what it says: kept with the decision, shown in the panel, never part of the answer. */
export type Evidence = { readonly [module: string]: unknown };

/** The evaluation that a signal's own rows belong to. */
export interface DecidedCall {
  readonly spaceId: number;
  readonly evaluationId: string;
  readonly transactionId: string;
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
  /** UNIX milliseconds. */
  readonly now: number;
  /** UNIX milliseconds after which nothing is waited for. */
  readonly deadline: number;
  /** Deadline of one module: the call's timeout for it, else the account's, within the deadline of the whole call. */
  deadlineOf(module: 'ip' | 'email' | 'phone' | 'bin'): number;
  history(kind: HistoryKind): Promise<FraudHistory>;
  newId(): string;
}

/** What a module that is a feature of its own may know and do beside looking. */
export interface FeatureContext extends SignalContext {
  readonly caller: Caller;
  /** Has rows kept in the transaction of the evaluation. */
  also(write: Write): void;
}

/** One module of the fraud call. `look` answers null when it could not look; it never throws for a slow source. */
export interface Signal<Name extends keyof Details, Context extends SignalContext = SignalContext> {
  readonly name: Name;
  wants(request: FraudRequest, config: FraudConfig): boolean;
  look(context: Context, evidence: (note: unknown) => void): Details[Name] | Promise<Details[Name]>;
}

/** Modules that are features of their own and are handed in by the composition. */
export type FeatureModule = 'aml_details' | 'aml_bank_screening_details' | 'session_monitoring_details';
export type FeatureSignals = { readonly [Name in FeatureModule]?: Signal<Name, FeatureContext> };
/** The features' modules of one call, with its caller. */
export interface FeatureLook {
  readonly signals: FeatureSignals;
  readonly context: FeatureContext;
  readonly device: OpenedDevice | null;
}

/** What an opened device session tells before anything is counted. */
export interface OpenedDevice {
  readonly details: DeviceDetails;
  /** Keys of the device under which transactions are counted. */
  readonly keys: {
    readonly device_hash?: string;
    readonly cookie_hash?: string;
    readonly true_device_id?: string;
  };
  readonly evidence: unknown;
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
