import type { EkycType } from '@assay/contract';
import type { DnsblZone } from './dns/data/dnsbl-zones';
import type { DnsClientSettings } from './dns/dns-client';
import type { AnswerMap } from './identity/field-map';
import type { QuestionForm, SignatureConfig } from './identity/question-form';
import type { LimitOverrides } from './provider-limits';

/** Settings every source has. */
export interface SourceConfig {
  readonly limits?: LimitOverrides;
}

/** Settings of a source behind an HTTP API. */
export interface VendorConfig extends SourceConfig {
  /** Default: the vendor's public address, where there is one. */
  readonly baseUrl?: string;
  /** Private networks (CIDR) this source alone may be reached in, for a gateway of the operator's own. */
  readonly allowNetworks?: readonly string[];
  /** Authority (PEM) of such a gateway's certificate. */
  readonly ca?: string;
}

/** A source of identities behind an HTTP API, described by the operator: no vendor's shape is built in. */
export interface IdentityVendorConfig extends VendorConfig {
  /** Names it in statistics, evidence and cost caps. */
  readonly name: string;
  /** The checks it is asked for. */
  readonly types: readonly EkycType[];
  readonly baseUrl: string;
  readonly request: QuestionForm;
  readonly signature?: SignatureConfig;
  readonly answer: AnswerMap;
  /** What a question costs, and the most that may be spent in a day (UTC), in the operator's currency. */
  readonly cost?: { readonly perQuestion: number; readonly perDay: number };
}

/** A service that verifies postal addresses, in one of the two shapes that most contracts have. */
export type AddressVendorConfig = VendorConfig & {
  /** What a question costs, and the most that may be spent in a day (UTC), in the operator's currency. */
  readonly cost?: { readonly perQuestion: number; readonly perDay: number };
  /** ISO 3166-1 alpha-2 of the countries that it is asked about; default all. */
  readonly countries?: readonly string[];
} & (
    | {
        readonly shape: 'smarty';
        readonly authId: string;
        readonly authToken: string;
        /** Base URL for other countries than the United States. */
        readonly internationalBaseUrl?: string;
      }
    | { readonly shape: 'google'; readonly apiKey: string }
  );

/** Sites that are asked whether an address or number has an account there. */
export interface AccountsConfig extends SourceConfig {
  /** On what ground persons are looked up: a letter of Art. 6 (1) GDPR. Without it nothing is asked. */
  readonly lawfulBasis: string;
  /** Why, in a sentence: it stands in the configuration for whoever asks later. */
  readonly statement: string;
  /** Names of the sites that are asked; default all. */
  readonly sites?: readonly string[];
  readonly exclude?: readonly string[];
  /** Limits of single sites. */
  readonly siteLimits?: { readonly [site: string]: LimitOverrides };
  /** A gateway of the operator's own that passes questions on: it is asked `/HOST/path`. */
  readonly gateway?: string;
  /** Private networks (CIDR) in which the gateway may be. */
  readonly allowNetworks?: readonly string[];
}

/**
 * Which outside sources are used and how. A part left out is a source that is never asked: an empty object
 * makes no network traffic at all. Secrets live here only and are never logged.
 */
export interface ProvidersConfig {
  /** Names this deployment to the sources; default `Assay`. */
  readonly userAgent?: string;
  /** Private networks (CIDR) that every source may reach; for tests and closed networks. */
  readonly allowNetworks?: readonly string[];

  /** DNS servers; switches on the records of e-mail domains. */
  readonly dns?: DnsClientSettings & SourceConfig;
  /** Block lists asked by DNS; needs `dns`. */
  readonly dnsbl?: SourceConfig & { readonly zones: readonly DnsblZone[] };
  /** Forward-confirmed reverse DNS for search-engine spiders; needs `dns`. */
  readonly confirmedHost?: SourceConfig;
  /** Domain registration; at least one of the two. */
  readonly registration?: SourceConfig & {
    /** IANA's `dns.json`, the folder that holds it, or `feed` for the one that the deployment keeps. */
    readonly rdapBootstrap?: string;
    readonly whois?: {
      readonly rootServer?: string;
      readonly servers?: Readonly<Record<string, string>>;
      readonly port?: number;
    };
  };
  /** Questions to mail servers; needs `dns`. */
  readonly mailbox?: SourceConfig & {
    readonly heloName: string;
    readonly mailFrom?: string;
    readonly port?: number;
    readonly perHost?: number;
    readonly neverProbe?: readonly string[];
  };
  readonly website?: SourceConfig & { readonly ports?: { readonly https: number; readonly http: number } };

  /** Have I Been Pwned v3. */
  readonly breaches?: VendorConfig & { readonly apiKey: string };
  readonly pwnedPasswords?: VendorConfig;
  /** binlist.net v3 or a service of the same shape. */
  readonly binIssuer?: VendorConfig & { readonly apiKey?: string };
  /** The shape of this package's README; there is no public default. */
  readonly hlr?: VendorConfig & { readonly baseUrl: string; readonly apiKey: string };
  /** Twilio Lookup v2. */
  readonly callerName?: VendorConfig & { readonly username: string; readonly password: string };
  readonly abuseReports?: VendorConfig & { readonly apiKey: string; readonly maxAgeInDays?: number };
  /** Shodan InternetDB. */
  readonly scannedHost?: VendorConfig;
  /** Postal addresses. */
  readonly addressVerification?: AddressVendorConfig;
  /** Registrations of accounts at known sites. */
  readonly accounts?: AccountsConfig;
  /** Whoxy's reverse WHOIS or a service of the same shape. */
  readonly domainRegistrations?: VendorConfig & { readonly apiKey: string };
  /** Sources of identities in the order in which they are asked. */
  readonly identity?: readonly IdentityVendorConfig[];
}

/** Public addresses of the two shapes of services of addresses. */
export const addressBaseUrls = {
  smarty: 'https://us-street.api.smarty.com',
  smartyInternational: 'https://international-street.api.smarty.com',
  google: 'https://addressvalidation.googleapis.com',
} as const;

/** Public addresses of the vendors' APIs. */
export const vendorBaseUrls = {
  breaches: 'https://haveibeenpwned.com/api/v3',
  pwnedPasswords: 'https://api.pwnedpasswords.com',
  binIssuer: 'https://lookup.binlist.net',
  callerName: 'https://lookups.twilio.com',
  abuseReports: 'https://api.abuseipdb.com',
  domainRegistrations: 'https://api.whoxy.com',
  scannedHost: 'https://internetdb.shodan.io',
} as const;
