import type { EkycType } from '@assay/contract';
import type { DnsblZone } from './dns/data/dnsbl-zones';
import type { DnsClientSettings } from './dns/dns-client';
import type { AnswerMap } from './identity/field-map';
import type { QuestionForm, SignatureConfig } from './identity/question-form';
import type { LimitOverrides } from './provider-limits';

/** Settings of every source. */
export interface SourceConfig {
  readonly limits?: LimitOverrides;
}

/** Settings of a source with an HTTP API. */
export interface VendorConfig extends SourceConfig {
  /** Default: the vendor's public URL, if it has one. */
  readonly baseUrl?: string;
  /** Private networks (CIDR) in which only this source may be reached, for a gateway of the operator. */
  readonly allowNetworks?: readonly string[];
  /** Certificate authority (PEM) of such a gateway. */
  readonly ca?: string;
}

/** An identity source with an HTTP API, described by the operator: no vendor's format is built in. */
export interface IdentityVendorConfig extends VendorConfig {
  /** Name in statistics, evidence and cost caps. */
  readonly name: string;
  /** The checks that use this source. */
  readonly types: readonly EkycType[];
  readonly baseUrl: string;
  readonly request: QuestionForm;
  readonly signature?: SignatureConfig;
  readonly answer: AnswerMap;
  /** Cost of a query, and the maximum cost per day (UTC), in the operator's currency. */
  readonly cost?: { readonly perQuestion: number; readonly perDay: number };
}

/** A service that verifies postal addresses, in one of two common formats. */
export type AddressVendorConfig = VendorConfig & {
  /** Cost of a query, and the maximum cost per day (UTC), in the operator's currency. */
  readonly cost?: { readonly perQuestion: number; readonly perDay: number };
  /** ISO 3166-1 alpha-2 codes of the countries that it is used for; default all. */
  readonly countries?: readonly string[];
} & (
    | {
        readonly shape: 'smarty';
        readonly authId: string;
        readonly authToken: string;
        /** Base URL for countries other than the United States. */
        readonly internationalBaseUrl?: string;
      }
    | { readonly shape: 'google'; readonly apiKey: string }
  );

/** Sites that are queried for accounts of an address or number. */
export interface AccountsConfig extends SourceConfig {
  /** Lawful basis for looking up persons: a letter of Art. 6 (1) GDPR. Without it no site is queried. */
  readonly lawfulBasis: string;
  /** Purpose, in one sentence, as documentation for later questions. */
  readonly statement: string;
  /** Names of the sites to query; default all. */
  readonly sites?: readonly string[];
  readonly exclude?: readonly string[];
  /** Limits of individual sites. */
  readonly siteLimits?: { readonly [site: string]: LimitOverrides };
  /** A gateway of the operator that forwards requests: it receives `/HOST/path`. */
  readonly gateway?: string;
  /** Private networks (CIDR) in which the gateway may be. */
  readonly allowNetworks?: readonly string[];
}

/**
 * Configuration of external sources. A source whose part is left out is never queried; an empty object causes
 * no network traffic. Secrets exist only here and are never logged.
 */
export interface ProvidersConfig {
  /** Identifies this deployment to the sources; default `Assay`. */
  readonly userAgent?: string;
  /** Private networks (CIDR) that every source may reach; for tests and closed networks. */
  readonly allowNetworks?: readonly string[];

  /** DNS servers; enables the records of email domains. */
  readonly dns?: DnsClientSettings & SourceConfig;
  /** Block lists queried by DNS; needs `dns`. */
  readonly dnsbl?: SourceConfig & { readonly zones: readonly DnsblZone[] };
  /** Forward-confirmed reverse DNS for search engine crawlers; needs `dns`. */
  readonly confirmedHost?: SourceConfig;
  /** Domain registration; at least one of the two. */
  readonly registration?: SourceConfig & {
    /** IANA's `dns.json`, its folder, or `feed` for the one that the deployment stores. */
    readonly rdapBootstrap?: string;
    readonly whois?: {
      readonly rootServer?: string;
      readonly servers?: Readonly<Record<string, string>>;
      readonly port?: number;
    };
  };
  /** Mailbox checks at mail servers; needs `dns`. */
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
  /** binlist.net v3 or a service with the same format. */
  readonly binIssuer?: VendorConfig & { readonly apiKey?: string };
  /** The format of this package's README; there is no public default. */
  readonly hlr?: VendorConfig & { readonly baseUrl: string; readonly apiKey: string };
  /** Twilio Lookup v2. */
  readonly callerName?: VendorConfig & { readonly username: string; readonly password: string };
  readonly abuseReports?: VendorConfig & { readonly apiKey: string; readonly maxAgeInDays?: number };
  /** Shodan InternetDB. */
  readonly scannedHost?: VendorConfig;
  /** Postal addresses. */
  readonly addressVerification?: AddressVendorConfig;
  /** Accounts at known sites. */
  readonly accounts?: AccountsConfig;
  /** Whoxy's reverse WHOIS or a service with the same format. */
  readonly domainRegistrations?: VendorConfig & { readonly apiKey: string };
  /** Identity sources in query order. */
  readonly identity?: readonly IdentityVendorConfig[];
}

/** Public URLs of the two supported address services. */
export const addressBaseUrls = {
  smarty: 'https://us-street.api.smarty.com',
  smartyInternational: 'https://international-street.api.smarty.com',
  google: 'https://addressvalidation.googleapis.com',
} as const;

/** Public URLs of the vendors' APIs. */
export const vendorBaseUrls = {
  breaches: 'https://haveibeenpwned.com/api/v3',
  pwnedPasswords: 'https://api.pwnedpasswords.com',
  binIssuer: 'https://lookup.binlist.net',
  callerName: 'https://lookups.twilio.com',
  abuseReports: 'https://api.abuseipdb.com',
  domainRegistrations: 'https://api.whoxy.com',
  scannedHost: 'https://internetdb.shodan.io',
} as const;
