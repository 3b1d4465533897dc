import type { DnsblZone } from './dns/data/dnsbl-zones';
import type { DnsClientSettings } from './dns/dns-client';
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
    /** IANA's `dns.json`, or the folder that holds it. */
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
}

/** Public addresses of the vendors' APIs. */
export const vendorBaseUrls = {
  breaches: 'https://haveibeenpwned.com/api/v3',
  pwnedPasswords: 'https://api.pwnedpasswords.com',
  binIssuer: 'https://lookup.binlist.net',
  callerName: 'https://lookups.twilio.com',
  abuseReports: 'https://api.abuseipdb.com',
  scannedHost: 'https://internetdb.shodan.io',
} as const;
