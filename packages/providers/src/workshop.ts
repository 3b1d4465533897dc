import type { Clock } from './clock';
import type { DnsClient } from './dns/dns-client';
import type { VendorEndpoint } from './http/vendor-json';
import type { LookupPort } from './lookup';
import { createAddressPolicy } from './net/address-policy';
import { createGuardedFetch } from './net/guarded-fetch';
import { type GuardedNetwork, systemHostResolver } from './net/guarded-network';
import { defaultLimits, type ProviderName, withOverrides } from './provider-limits';
import type { ProvidersConfig, SourceConfig, VendorConfig } from './providers-config';
import type { RdapLines } from './registration/rdap-bootstrap';
import { type ResilientLookup, type ResilientOptions, ResilientSource } from './resilience/resilient';

/** Inputs for creating the sources. */
export interface Workshop {
  readonly config: ProvidersConfig;
  readonly clock: Clock;
  readonly userAgent: string;
  readonly randomLocalPart: () => string;
  readonly dns: DnsClient | null;
  readonly world: GuardedNetwork;
  readonly rdapServers: RdapLines;
}

/** Returns the resolver of a source. @throws TypeError if there is none */
export function needsDns({ dns }: Workshop, setting: ProviderName | 'dns'): DnsClient {
  if (dns === null) throw new TypeError(`"${setting}" needs "dns" to be configured.`);
  return dns;
}

/** Returns the endpoint of a vendor. @throws TypeError if the URL is not usable */
export function endpoint(
  { config, userAgent }: Workshop,
  name: ProviderName,
  vendor: VendorConfig,
  publicUrl?: string,
): VendorEndpoint {
  const baseUrl = vendor.baseUrl ?? publicUrl ?? '';
  if (!/^https?:\/\//i.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new TypeError(`"${name}.baseUrl" must be an http(s) URL.`);
  }
  const allowNetworks = [...(config.allowNetworks ?? []), ...(vendor.allowNetworks ?? [])];
  const network = { policy: createAddressPolicy(allowNetworks), resolve: systemHostResolver };
  const tls = vendor.ca === undefined ? {} : { ca: vendor.ca };
  return { baseUrl, userAgent, fetch: createGuardedFetch(network, { reuseConnections: true, ...tls }) };
}

/** Creates a source with its cache, breaker and limits. */
export function guarded<Input, Value>(
  { clock }: Workshop,
  name: ProviderName,
  source: SourceConfig,
  port: LookupPort<Input, Value>,
  more: Pick<ResilientOptions<Input, Value>, 'keyOf' | 'breakerOf' | 'isComplete'> = {},
): ResilientLookup<Input, Value> {
  return new ResilientSource(port, {
    name,
    clock,
    ...withOverrides(defaultLimits[name], source.limits),
    ...more,
  });
}
