import type {
  BinDetails,
  EmailDetails,
  FraudConfig,
  FraudHistory,
  FraudRequest,
  GeolocationDetails,
  IpDetails,
  PhoneDetails,
  StringAnalysis,
} from '@assay/contract';
import type { Providers } from '@assay/providers';
import type { EnrichmentData } from '../enrichment/index';
import type { HistoryKind } from './velocity-keys';

/** What the modules tell of a transaction, under the names of the response. */
export interface Details {
  readonly ip_details: IpDetails | null;
  readonly email_details: EmailDetails | null;
  readonly bin_details: BinDetails | null;
  readonly phone_details: PhoneDetails | null;
  readonly geolocation_details: GeolocationDetails | null;
  readonly string_analyses: readonly StringAnalysis[];
}

/** Why a module says what it says: kept with the decision, shown in the panel, never part of the answer. */
export type Evidence = { readonly [module: string]: unknown };

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

/** One module of the fraud call. `look` answers null when it could not look; it never throws for a slow source. */
export interface Signal<Name extends keyof Details> {
  readonly name: Name;
  wants(request: FraudRequest, config: FraudConfig): boolean;
  look(context: SignalContext, evidence: (note: unknown) => void): Details[Name] | Promise<Details[Name]>;
}
