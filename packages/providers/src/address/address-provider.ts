import type { Clock } from '../clock';
import type { VendorEndpoint } from '../http/vendor-json';
import { defaultLimits, withOverrides } from '../provider-limits';
import { type AddressVendorConfig, addressBaseUrls } from '../providers-config';
import { type ResilientLookup, ResilientSource } from '../resilience/resilient';
import { createGooglePort } from './google';
import { createSmartyPort } from './smarty';
import type { AddressQuestion, VendorAddress } from './vendor-address';

/** The configured address service. */
export interface AddressProvider {
  readonly config: Pick<AddressVendorConfig, 'cost' | 'countries'>;
  readonly lookup: ResilientLookup<AddressQuestion, VendorAddress>;
}

/**
 * Creates the configured address service.
 * @param at returns the endpoint of the service for its public URL
 * @throws TypeError for an unknown shape or missing secrets; the message names the setting, never its value
 */
export function addressProvider(
  config: AddressVendorConfig,
  at: (publicUrl: string) => VendorEndpoint,
  clock: Clock,
): AddressProvider {
  const limits = withOverrides(defaultLimits.addressVerification, config.limits);
  return {
    config,
    lookup: new ResilientSource(portOf(config, at, clock), { name: 'addressVerification', clock, ...limits }),
  };
}

function portOf(config: AddressVendorConfig, at: (publicUrl: string) => VendorEndpoint, clock: Clock) {
  const { shape } = config;
  if (shape === 'smarty') {
    required('authId', config.authId);
    required('authToken', config.authToken);
    return createSmartyPort({
      ...at(addressBaseUrls.smarty),
      internationalBaseUrl:
        config.internationalBaseUrl ?? config.baseUrl ?? addressBaseUrls.smartyInternational,
      authId: config.authId,
      authToken: config.authToken,
      clock,
    });
  }
  if (shape !== 'google') throw new TypeError('"addressVerification.shape" must be "smarty" or "google".');
  required('apiKey', config.apiKey);
  return createGooglePort({ ...at(addressBaseUrls.google), apiKey: config.apiKey, clock });
}

function required(name: string, value: unknown): void {
  if (typeof value !== 'string' || value === '')
    throw new TypeError(`"addressVerification.${name}" is missing.`);
}
