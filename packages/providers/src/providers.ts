import { randomBytes } from 'node:crypto';
import { EKYC_TYPES, type IdentityQuestion, type IdentityRecord } from '@assay/contract';
import { type AccountSite, accountSites } from './accounts/account-sites';
import { type AddressProvider, addressProvider } from './address/address-provider';
import { type Clock, systemClock } from './clock';
import { type ConfirmedHost, createConfirmedHostPort } from './dns/confirmed-host';
import { createDnsClient, dnsHostResolver } from './dns/dns-client';
import { createDnsblPort, type DnsblAnswer } from './dns/dnsbl';
import {
  areDomainRecordsComplete,
  createDomainRecordsPort,
  type DomainQuestion,
  type DomainRecords,
} from './dns/domain-records';
import { createIdentityPort } from './identity/identity-vendor';
import { requireKnownSettings } from './known-settings';
import type { LookupPort } from './lookup';
import { createAddressPolicy } from './net/address-policy';
import { createGuardedFetch } from './net/guarded-fetch';
import { systemHostResolver } from './net/guarded-network';
import { defaultLimits, withOverrides } from './provider-limits';
import type { IdentityVendorConfig, ProvidersConfig } from './providers-config';
import { createRdapPort } from './registration/rdap';
import { type RdapLines, rdapBootstrapFile, rdapBootstrapStored } from './registration/rdap-bootstrap';
import { createRegistrationPort, type DomainRegistration } from './registration/registration';
import { createWhoisPort } from './registration/whois';
import type { ProviderStats } from './resilience/provider-stats';
import { type ResilientLookup, ResilientSource } from './resilience/resilient';
import { createMailboxProbe, isMailboxStateSettled, type MailboxState } from './smtp/mailbox-probe';
import { type VendorLookups, vendorLookups } from './vendor-lookups';
import { createWebsitePort, type WebsiteState } from './web/website';
import { endpoint, guarded, needsDns, type Workshop } from './workshop';

/** The configured sources; a source without configuration is absent. */
interface ProviderLookups extends VendorLookups {
  /** By domain (and its registrable domain). */
  readonly domainRecords?: ResilientLookup<DomainQuestion, DomainRecords>;
  /** By IP address. */
  readonly dnsbl?: ResilientLookup<string, DnsblAnswer>;
  /** By IP address. */
  readonly confirmedHost?: ResilientLookup<string, ConfirmedHost>;
  /** By registrable domain. */
  readonly registration?: ResilientLookup<string, DomainRegistration>;
  /** By email address. */
  readonly mailbox?: ResilientLookup<string, MailboxState>;
  /** By domain. */
  readonly website?: ResilientLookup<string, WebsiteState>;
}

/** A configured identity source. */
export interface IdentityProvider {
  readonly config: Pick<IdentityVendorConfig, 'name' | 'types' | 'cost'>;
  readonly lookup: ResilientLookup<IdentityQuestion, IdentityRecord>;
}

export interface Providers extends ProviderLookups {
  /** Identity sources in query order. */
  readonly identity: readonly IdentityProvider[];
  /** The service that verifies postal addresses. */
  readonly addressVerification?: AddressProvider;
  /** Sites that may be queried for accounts. */
  readonly accounts: readonly AccountSite[];
  /** One entry per configured source, for metrics and the panel. */
  stats(): readonly ProviderStats[];
  /** Ends every running query; later ones return `timeout`. */
  close(): void;
}

/** Inputs from the environment. */
interface ProvidersEnvironment {
  readonly clock?: Clock;
  /** Returns a local part that no mailbox has. */
  readonly randomLocalPart?: () => string;
  /** The registry of RDAP servers that the deployment stores, for `"rdapBootstrap": "feed"`. */
  readonly rdapServers?: RdapLines;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
const topLevelOf = (domain: string) => domain.slice(domain.lastIndexOf('.') + 1).toLowerCase();

/** Creates the sources that are queried by DNS. */
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

/** Creates the sources at the domain's own servers and at its registry. */
function domainLookups(of: Workshop): Pick<ProviderLookups, 'registration' | 'mailbox' | 'website'> {
  const { world, userAgent, randomLocalPart } = of;
  const { registration, mailbox, website } = of.config;
  return {
    ...(registration && {
      registration: guarded(of, 'registration', registration, registrationPort(registration, of), {
        // Every registry has separate servers and rate limits.
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

/** Creates the identity sources; each has a separate breaker, limits and statistics. */
function identityProviders(of: Workshop): readonly IdentityProvider[] {
  const names = new Set<string>();
  return (of.config.identity ?? []).map((vendor, at) => {
    const { name, types, request, answer } = vendor;
    if (!/^[a-z0-9-]{1,40}$/.test(name ?? '') || names.has(name)) {
      throw new TypeError(
        `"identity[${at}].name" must be unique and contain only lowercase letters, digits and hyphens.`,
      );
    }
    names.add(name);
    const known =
      Array.isArray(types) && types.length > 0 && types.every((type) => EKYC_TYPES.includes(type));
    if (!known) throw new TypeError(`"identity[${at}].types" must be a list of check types.`);
    if (typeof request?.path !== 'string') throw new TypeError(`"identity[${at}].request.path" is missing.`);
    if (!answer?.person) throw new TypeError(`"identity[${at}].answer.person" is missing.`);
    const port = createIdentityPort({ ...endpoint(of, 'identity', vendor), config: vendor, clock: of.clock });
    const limits = withOverrides(defaultLimits.identity, vendor.limits);
    return {
      config: vendor,
      lookup: new ResilientSource(port, { name: `identity:${name}`, clock: of.clock, ...limits }),
    };
  });
}

/**
 * Creates the configured sources, each with a separate cache, breaker and limits.
 * @throws TypeError if a setting is missing or unusable; the message names the setting, never its value
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

/** Value instead of a path: the registry that the deployment stores. */
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
