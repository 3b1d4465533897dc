import { randomBytes } from 'node:crypto';
import { EKYC_TYPES, type IdentityQuestion, type IdentityRecord } from '@assay/contract';
import { type AccountSite, accountSites } from './accounts/account-sites';
import { createRegistrationsPort, type RegisteredDomains } from './accounts/domain-registrations';
import { type AddressProvider, addressProvider } from './address/address-provider';
import { type BinIssuer, createBinlistPort } from './bin/binlist';
import { type AccountBreaches, createHibpPort } from './breach/hibp-breaches';
import { createPwnedPasswordsPort, type PwnedPassword } from './breach/pwned-passwords';
import { type Clock, systemClock } from './clock';
import { type ConfirmedHost, createConfirmedHostPort } from './dns/confirmed-host';
import { createDnsClient, type DnsClient, dnsHostResolver } from './dns/dns-client';
import { createDnsblPort, type DnsblAnswer } from './dns/dnsbl';
import {
  areDomainRecordsComplete,
  createDomainRecordsPort,
  type DomainQuestion,
  type DomainRecords,
} from './dns/domain-records';
import type { VendorEndpoint } from './http/vendor-endpoint';
import { createIdentityPort } from './identity/identity-vendor';
import { type AbuseReport, createAbuseIpDbPort } from './ip/abuseipdb';
import { createInternetDbPort, type ScannedHost } from './ip/internetdb';
import { requireKnownSettings } from './known-settings';
import type { LookupPort } from './lookup';
import { createAddressPolicy } from './net/address-policy';
import { createGuardedFetch } from './net/guarded-fetch';
import { type GuardedNetwork, systemHostResolver } from './net/guarded-network';
import { type CallerName, createCnamPort } from './phone/cnam';
import { createHlrPort, type HlrAnswer } from './phone/hlr';
import { defaultLimits, type ProviderName, withOverrides } from './provider-limits';
import {
  type IdentityVendorConfig,
  type ProvidersConfig,
  type SourceConfig,
  type VendorConfig,
  vendorBaseUrls,
} from './providers-config';
import { createRdapPort } from './registration/rdap';
import { type RdapLines, rdapBootstrapFile, rdapBootstrapStored } from './registration/rdap-bootstrap';
import { createRegistrationPort, type DomainRegistration } from './registration/registration';
import { createWhoisPort } from './registration/whois';
import type { ProviderStats } from './resilience/provider-stats';
import { type ResilientLookup, type ResilientOptions, resilient } from './resilience/resilient';
import { createMailboxProbe, isMailboxStateSettled, type MailboxState } from './smtp/mailbox-probe';
import { createWebsitePort, type WebsiteState } from './web/website';

/** The configured sources; one that is not configured is absent. */
interface ProviderLookups {
  /** By domain (and its registrable domain). */
  readonly domainRecords?: ResilientLookup<DomainQuestion, DomainRecords>;
  /** By IP address. */
  readonly dnsbl?: ResilientLookup<string, DnsblAnswer>;
  /** By IP address. */
  readonly confirmedHost?: ResilientLookup<string, ConfirmedHost>;
  /** By registrable domain. */
  readonly registration?: ResilientLookup<string, DomainRegistration>;
  /** By e-mail address. */
  readonly mailbox?: ResilientLookup<string, MailboxState>;
  /** By domain. */
  readonly website?: ResilientLookup<string, WebsiteState>;
  /** By e-mail address. */
  readonly breaches?: ResilientLookup<string, AccountBreaches>;
  /** By the password's SHA-1 in hex. */
  readonly pwnedPasswords?: ResilientLookup<string, PwnedPassword>;
  /** By card BIN, at least six digits. */
  readonly binIssuer?: ResilientLookup<string, BinIssuer>;
  /** By international phone number in digits. */
  readonly hlr?: ResilientLookup<string, HlrAnswer>;
  /** By international phone number in digits. */
  readonly callerName?: ResilientLookup<string, CallerName>;
  /** By IP address. */
  readonly abuseReports?: ResilientLookup<string, AbuseReport>;
  /** By e-mail address. */
  readonly domainRegistrations?: ResilientLookup<string, RegisteredDomains>;
  /** By IP address. */
  readonly scannedHost?: ResilientLookup<string, ScannedHost>;
}

/** A configured source of identities. */
export interface IdentityProvider {
  readonly config: Pick<IdentityVendorConfig, 'name' | 'types' | 'cost'>;
  readonly lookup: ResilientLookup<IdentityQuestion, IdentityRecord>;
}

export interface Providers extends ProviderLookups {
  /** Sources of identities in the order in which they are asked. */
  readonly identity: readonly IdentityProvider[];
  /** The service that verifies postal addresses. */
  readonly addressVerification?: AddressProvider;
  /** Sites that may be asked for accounts. */
  readonly accounts: readonly AccountSite[];
  /** One entry per configured source, for metrics and the panel. */
  stats(): readonly ProviderStats[];
  /** Ends every question under way; later ones are answered `timeout`. */
  close(): void;
}

/** What is taken from the surroundings. */
interface ProvidersEnvironment {
  readonly clock?: Clock;
  /** A local part that no mailbox has. */
  readonly randomLocalPart?: () => string;
  /** The registry of RDAP servers that the deployment keeps, for `"rdapBootstrap": "feed"`. */
  readonly rdapServers?: RdapLines;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
const topLevelOf = (domain: string) => domain.slice(domain.lastIndexOf('.') + 1).toLowerCase();

/** What the sources are built of. */
interface Workshop {
  readonly config: ProvidersConfig;
  readonly clock: Clock;
  readonly userAgent: string;
  readonly randomLocalPart: () => string;
  readonly dns: DnsClient | null;
  readonly world: GuardedNetwork;
  readonly rdapServers: RdapLines;
}

/** @throws TypeError when there is none. */
function needsDns({ dns }: Workshop, setting: ProviderName | 'dns'): DnsClient {
  if (dns === null) throw new TypeError(`"${setting}" needs "dns" to be configured.`);
  return dns;
}

/** @throws TypeError when the address is not usable. */
function endpoint(
  { config, userAgent }: Workshop,
  name: ProviderName,
  vendor: VendorConfig,
  publicUrl?: string,
): VendorEndpoint {
  const baseUrl = vendor.baseUrl ?? publicUrl ?? '';
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new TypeError(`"${name}.baseUrl" is not an http(s) URL.`);
  }
  const allowNetworks = [...(config.allowNetworks ?? []), ...(vendor.allowNetworks ?? [])];
  const network = { policy: createAddressPolicy(allowNetworks), resolve: systemHostResolver };
  const tls = vendor.ca === undefined ? {} : { ca: vendor.ca };
  return { baseUrl, userAgent, fetch: createGuardedFetch(network, { keepAlive: true, ...tls }) };
}

function guarded<Input, Value>(
  { clock }: Workshop,
  name: ProviderName,
  source: SourceConfig,
  port: LookupPort<Input, Value>,
  more: Pick<ResilientOptions<Input, Value>, 'keyOf' | 'breakerOf' | 'isComplete'> = {},
): ResilientLookup<Input, Value> {
  return resilient(port, { name, clock, ...withOverrides(defaultLimits[name], source.limits), ...more });
}

/** Sources that are asked by DNS. */
function dnsLookups(of: Workshop): Pick<ProviderLookups, 'domainRecords' | 'dnsbl' | 'confirmedHost'> {
  const { dns, dnsbl, confirmedHost } = of.config;
  return {
    ...(dns && {
      domainRecords: guarded(of, 'domainRecords', dns, createDomainRecordsPort(needsDns(of, 'dns')), {
        isComplete: areDomainRecordsComplete,
      }),
    }),
    ...(dnsbl && {
      dnsbl: guarded(of, 'dnsbl', dnsbl, createDnsblPort(needsDns(of, 'dnsbl'), dnsbl.zones), {
        isComplete: ({ unanswered }) => unanswered.length === 0,
      }),
    }),
    ...(confirmedHost && {
      confirmedHost: guarded(
        of,
        'confirmedHost',
        confirmedHost,
        createConfirmedHostPort(needsDns(of, 'confirmedHost')),
        { isComplete: (host) => host.search_engine_spider !== null },
      ),
    }),
  };
}

/** Sources at the domain's own servers and at its registry. */
function domainLookups(of: Workshop): Pick<ProviderLookups, 'registration' | 'mailbox' | 'website'> {
  const { world, userAgent, randomLocalPart } = of;
  const { registration, mailbox, website } = of.config;
  return {
    ...(registration && {
      registration: guarded(of, 'registration', registration, registrationPort(registration, of), {
        // Every registry has its own servers and its own rate limit.
        breakerOf: topLevelOf,
        isComplete: ({ registered }) => registered !== null,
      }),
    }),
    ...(mailbox && {
      mailbox: guarded(
        of,
        'mailbox',
        mailbox,
        createMailboxProbe({ ...mailbox, dns: needsDns(of, 'mailbox'), network: world, randomLocalPart }),
        { breakerOf: domainOf, isComplete: isMailboxStateSettled },
      ),
    }),
    ...(website && {
      website: guarded(
        of,
        'website',
        website,
        createWebsitePort({ ...website, fetch: createGuardedFetch(world), userAgent }),
        { breakerOf: domainOf, isComplete: (state) => state.website_exists !== null },
      ),
    }),
  };
}

type VendorLookups = Omit<
  ProviderLookups,
  keyof ReturnType<typeof dnsLookups> | keyof ReturnType<typeof domainLookups>
>;

/** Services of vendors, asked by HTTP. */
function vendorLookups(of: Workshop): VendorLookups {
  const { clock, config } = of;
  const { breaches, pwnedPasswords, binIssuer, hlr, callerName, abuseReports, scannedHost } = config;
  const { domainRegistrations } = config;
  const at = <Name extends keyof typeof vendorBaseUrls>(name: Name, vendor: VendorConfig) => ({
    ...endpoint(of, name, vendor, vendorBaseUrls[name]),
    clock,
  });
  return {
    ...(breaches && {
      breaches: guarded(
        of,
        'breaches',
        breaches,
        createHibpPort({ ...at('breaches', breaches), apiKey: breaches.apiKey }),
      ),
    }),
    ...(pwnedPasswords && {
      pwnedPasswords: guarded(
        of,
        'pwnedPasswords',
        pwnedPasswords,
        createPwnedPasswordsPort(at('pwnedPasswords', pwnedPasswords)),
      ),
    }),
    ...(binIssuer && {
      binIssuer: guarded(
        of,
        'binIssuer',
        binIssuer,
        createBinlistPort({ ...binIssuer, ...at('binIssuer', binIssuer) }),
      ),
    }),
    ...(hlr && {
      hlr: guarded(of, 'hlr', hlr, createHlrPort({ ...endpoint(of, 'hlr', hlr), apiKey: hlr.apiKey, clock })),
    }),
    ...(callerName && {
      callerName: guarded(
        of,
        'callerName',
        callerName,
        createCnamPort({ ...callerName, ...at('callerName', callerName) }),
      ),
    }),
    ...(abuseReports && {
      abuseReports: guarded(
        of,
        'abuseReports',
        abuseReports,
        createAbuseIpDbPort({ ...abuseReports, ...at('abuseReports', abuseReports) }),
      ),
    }),
    ...(domainRegistrations && {
      domainRegistrations: guarded(
        of,
        'domainRegistrations',
        domainRegistrations,
        createRegistrationsPort({
          ...domainRegistrations,
          ...at('domainRegistrations', domainRegistrations),
        }),
      ),
    }),
    ...(scannedHost && {
      scannedHost: guarded(
        of,
        'scannedHost',
        scannedHost,
        createInternetDbPort(at('scannedHost', scannedHost)),
      ),
    }),
  };
}

/** Sources of identities; each has a breaker, limits and statistics of its own. */
function identityProviders(of: Workshop): readonly IdentityProvider[] {
  const names = new Set<string>();
  return (of.config.identity ?? []).map((vendor, at) => {
    const { name, types, request, answer } = vendor;
    if (!/^[a-z0-9-]{1,40}$/.test(name ?? '') || names.has(name)) {
      throw new TypeError(
        `"identity[${at}].name" is not a name of its own in small letters, digits and hyphens.`,
      );
    }
    names.add(name);
    const known =
      Array.isArray(types) && types.length > 0 && types.every((type) => EKYC_TYPES.includes(type));
    if (!known) throw new TypeError(`"identity[${at}].types" is not a list of types of checks.`);
    if (typeof request?.path !== 'string') throw new TypeError(`"identity[${at}].request.path" is missing.`);
    if (!answer?.person) throw new TypeError(`"identity[${at}].answer.person" is missing.`);
    const port = createIdentityPort({ ...endpoint(of, 'identity', vendor), config: vendor, clock: of.clock });
    const limits = withOverrides(defaultLimits.identity, vendor.limits);
    return {
      config: vendor,
      lookup: resilient(port, { name: `identity:${name}`, clock: of.clock, ...limits }),
    };
  });
}

/**
 * Builds the configured sources, each behind its own cache, breaker and limits.
 * @throws TypeError when a setting is missing or unusable; the message names the setting, never its value
 */
export function createProviders(config: ProvidersConfig, environment: ProvidersEnvironment = {}): Providers {
  requireKnownSettings(config);
  const dns = config.dns === undefined ? null : createDnsClient(config.dns);
  const workshop: Workshop = {
    config,
    clock: environment.clock ?? systemClock,
    userAgent: config.userAgent ?? 'Assay',
    randomLocalPart: environment.randomLocalPart ?? (() => randomBytes(12).toString('hex')),
    dns,
    rdapServers: environment.rdapServers ?? (() => null),
    world: {
      policy: createAddressPolicy(config.allowNetworks),
      resolve: dns === null ? systemHostResolver : dnsHostResolver(dns),
    },
  };
  const lookups: ProviderLookups = {
    ...dnsLookups(workshop),
    ...domainLookups(workshop),
    ...vendorLookups(workshop),
  };
  const identity = identityProviders(workshop);
  const accounts = accountSites(config.accounts, {
    fetch: createGuardedFetch({
      policy: createAddressPolicy([
        ...(config.allowNetworks ?? []),
        ...(config.accounts?.allowNetworks ?? []),
      ]),
      resolve: systemHostResolver,
    }),
    clock: workshop.clock,
    userAgent: workshop.userAgent,
  });
  const { addressVerification: vendor } = config;
  const addressVerification =
    vendor &&
    addressProvider(vendor, (url) => endpoint(workshop, 'addressVerification', vendor, url), workshop.clock);
  const configured = [
    ...Object.values(lookups),
    ...identity.map(({ lookup }) => lookup),
    ...accounts.map(({ lookup }) => lookup),
    ...(addressVerification ? [addressVerification.lookup] : []),
  ] as readonly ResilientLookup<unknown, unknown>[];
  return {
    ...lookups,
    identity,
    accounts,
    ...(addressVerification && { addressVerification }),
    stats: () => configured.map((lookup) => lookup.stats()),
    close: () => {
      for (const lookup of configured) lookup.close();
    },
  };
}

/** In place of a path: the registry that the deployment keeps. */
const STORED = 'feed';

function registrationPort(
  config: NonNullable<ProvidersConfig['registration']>,
  { world: network, userAgent, clock, rdapServers }: Workshop,
): LookupPort<string, DomainRegistration> {
  const { rdapBootstrap, whois } = config;
  if (rdapBootstrap === undefined && whois === undefined) {
    throw new TypeError('"registration" needs "rdapBootstrap" or "whois".');
  }
  const rdap =
    rdapBootstrap === undefined
      ? null
      : createRdapPort({
          bootstrap:
            rdapBootstrap === STORED
              ? rdapBootstrapStored(rdapServers, clock)
              : rdapBootstrapFile(rdapBootstrap, clock),
          fetch: createGuardedFetch(network),
          userAgent,
          clock,
        });
  return createRegistrationPort(rdap, whois === undefined ? null : createWhoisPort({ ...whois, network }));
}
