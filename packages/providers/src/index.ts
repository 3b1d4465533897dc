export type { BinIssuer } from './bin/binlist';
export type { AccountBreach, AccountBreaches } from './breach/hibp-breaches';
export type { PwnedPassword } from './breach/pwned-passwords';
export { type Cancel, type Clock, systemClock } from './clock';
export type { ConfirmedHost } from './dns/confirmed-host';
export { type DnsblCode, type DnsblZone, publicDnsblZones } from './dns/data/dnsbl-zones';
export type { DnsAnswer, MxRecord } from './dns/dns-answer';
export { createDnsClient, type DnsClient, type DnsClientSettings, dnsHostResolver } from './dns/dns-client';
export type { DnsblAnswer, DnsblListing } from './dns/dnsbl';
export type { DomainQuestion, DomainRecords, SpfLink } from './dns/domain-records';
export { retryAfterMs } from './http/retry-after';
export type { AbuseReport } from './ip/abuseipdb';
export type { ScannedHost } from './ip/internetdb';
export { type FailureKind, failureKind, type LookupContext, LookupFailure, type LookupPort } from './lookup';
export { type AddressPolicy, createAddressPolicy, isPublicAddress } from './net/address-policy';
export { asciiDomain } from './net/domain-name';
export {
  createGuardedFetch,
  type GuardedFetch,
  type GuardedFetchOptions,
  type GuardedRequest,
  type GuardedResponse,
} from './net/guarded-fetch';
export {
  type GuardedNetwork,
  guardedConnect,
  type HostResolver,
  permittedAddresses,
  systemHostResolver,
} from './net/guarded-network';
export type { CallerName } from './phone/cnam';
export type { HlrStatus } from './phone/data/hlr-statuses';
export type { HlrAnswer, NetworkOperator, VisitedOperator } from './phone/hlr';
export {
  defaultLimits,
  type LimitOverrides,
  type ProviderLimits,
  type ProviderName,
} from './provider-limits';
export {
  createProviders,
  type ProviderLookups,
  type Providers,
  type ProvidersEnvironment,
} from './providers';
export type { ProvidersConfig, SourceConfig, VendorConfig } from './providers-config';
export type { RdapDomain } from './registration/rdap-domain';
export type { DomainRegistration } from './registration/registration';
export type { BreakerSettings, BreakerState } from './resilience/circuit-breaker';
export type { CallerLimits, Outcome, OutcomeStatus } from './resilience/outcome';
export type { ProviderCounters, ProviderStats } from './resilience/provider-stats';
export {
  type CacheSettings,
  type ResilientLookup,
  type ResilientOptions,
  resilient,
} from './resilience/resilient';
export type { MailboxState } from './smtp/mailbox-probe';
export type { WebsiteState } from './web/website';
